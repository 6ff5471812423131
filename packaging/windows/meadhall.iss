; Inno Setup 6: the installer for Windows, made from dist\meadhall.  Not yet run; see README.md.
;
;   python -m PyInstaller --noconfirm --workpath build\bundle --distpath dist packaging\meadhall.spec
;   iscc /DVersion=0.1.0 packaging\windows\meadhall.iss
;
; Sign meadhall.exe and meadhall-window.exe before, and the installer after (signtool, with a time stamp).

#ifndef Version
  #error Give the version: iscc /DVersion=0.1.0
#endif

[Setup]
AppId={{6E1B2F0D-6A0C-4E0C-9A53-2F8D6B1B7C41}
AppName=Meadhall
AppVersion={#Version}
AppPublisher=The Meadhall contributors
DefaultDirName={autopf}\Meadhall
DefaultGroupName=Meadhall
; for one user, without an administrator; he may choose otherwise
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesAssociations=yes
CloseApplications=yes
DisableProgramGroupPage=yes
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=meadhall-{#Version}-setup
SetupIconFile=meadhall.ico
UninstallDisplayIcon={app}\meadhall-window.exe
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "hu"; MessagesFile: "compiler:Languages\Hungarian.isl"
Name: "nl"; MessagesFile: "compiler:Languages\Dutch.isl"
Name: "pl"; MessagesFile: "compiler:Languages\Polish.isl"

[CustomMessages]
en.Match=Meadhall match
hu.Match=Meadhall-játszma
nl.Match=Meadhall-partij
pl.Match=Partia Meadhall

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; what an older version brought and this one does not; saves lie elsewhere
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\meadhall\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Meadhall"; Filename: "{app}\meadhall-window.exe"; AppUserModelID: "org.meadhall.Meadhall"
Name: "{autodesktop}\Meadhall"; Filename: "{app}\meadhall-window.exe"; Tasks: desktopicon

[Registry]
; Windows knows the last part of a name alone: decks (*.ghourdeck.yaml) are opened from within the program
Root: HKA; Subkey: "Software\Classes\.meadhall\OpenWithProgids"; ValueType: string; ValueName: "Meadhall.Match"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Meadhall.Match"; ValueType: string; ValueName: ""; ValueData: "{cm:Match}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Meadhall.Match\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\meadhall-window.exe,0"
Root: HKA; Subkey: "Software\Classes\Meadhall.Match\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\meadhall-window.exe"" ""%1"""

[Run]
Filename: "{app}\meadhall-window.exe"; Description: "{cm:LaunchProgram,Meadhall}"; Flags: nowait postinstall skipifsilent
