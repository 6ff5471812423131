#!/usr/bin/env bash
# Makes dist/meadhall_VERSION_ARCH.deb from the bundle in dist/meadhall; called by packaging/build.sh --deb.
#
# The bundle lies whole in /usr/lib/meadhall and needs nothing of the system but its C library and what every desktop
# has; what it needs is named here and tried by packaging/smoke_deb.sh.
set -euo pipefail
cd "$(dirname "$0")/.."

version="$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' desktop/__init__.py)"
architecture="$(dpkg --print-architecture)"
# no older C library than that of the machine this was built on is promised to do
libc="$(ldd --version | sed -n '1s/.* \([0-9.]*\)$/\1/p')"
root="$(mktemp -d)"
trap 'rm -rf "$root"' EXIT
umask 022

install -d "$root/DEBIAN" "$root/usr/bin" "$root/usr/lib" "$root/usr/share/doc/meadhall"
cp -a dist/meadhall "$root/usr/lib/meadhall"
chmod -R u+w,go-w,a+rX "$root/usr/lib/meadhall"
ln -s ../lib/meadhall/meadhall "$root/usr/bin/meadhall"
ln -s ../lib/meadhall/meadhall "$root/usr/bin/meadhall-window"
linux=packaging/linux/org.meadhall.Meadhall
install -Dm 644 "$linux.desktop" "$root/usr/share/applications/org.meadhall.Meadhall.desktop"
install -Dm 644 "$linux.metainfo.xml" "$root/usr/share/metainfo/org.meadhall.Meadhall.metainfo.xml"
install -Dm 644 "$linux.mime.xml" "$root/usr/share/mime/packages/org.meadhall.Meadhall.xml"
install -d "$root/usr/share/icons"
cp -r packaging/icons/hicolor "$root/usr/share/icons/hicolor"
chmod -R a+rX "$root/usr/share/icons"
{
    echo "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
    echo "Upstream-Name: Meadhall"
    echo
    echo "Files: *"
    echo "Copyright: $(sed -n 's/^Copyright (c) //p' LICENSE)"
    echo "License: Expat"
    sed 's/^$/./; s/^/ /' LICENSE
    echo
    echo "Files: usr/lib/meadhall/_internal/resources/*"
    echo "Copyright: see ATTRIBUTION.md there"
    echo "License: CC-BY-3.0 and OFL-1.1"
    echo " See ATTRIBUTION.md, OFL-Alegreya.txt and OFL-GrenzeGotisch.txt beside the files."
    echo
    echo "Files: usr/lib/meadhall/_internal/PySide6/*"
    echo "Copyright: The Qt Company Ltd."
    echo "License: LGPL-3"
    echo " On Debian systems the text lies in /usr/share/common-licenses/LGPL-3."
} > "$root/usr/share/doc/meadhall/copyright"
gzip -9n < CHANGELOG.md > "$root/usr/share/doc/meadhall/changelog.gz"
cat > "$root/DEBIAN/control" <<CONTROL
Package: meadhall
Version: $version
Architecture: $architecture
Maintainer: The Meadhall contributors <meadhall@meadhall.invalid>
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Depends: libc6 (>= $libc), libgl1, libegl1, libx11-6, libfontconfig1, libdbus-1-3
Recommends: xdg-desktop-portal
Section: games
Priority: optional
Description: five fantasy games at one wooden table
 Two to seven people sit around one screen and play Claim 2, Armadora, Orcz,
 Gold & Rum or Ghour. The rules are kept by the table, secrets by a curtain,
 and every move is on the disk before it is shown. A workshop builds, checks
 and prints Ghour decks. Needs no network.
CONTROL
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) > "$root/DEBIAN/md5sums"
package="dist/meadhall_${version}_${architecture}.deb"
# PACKING="-Zgzip -z1" is for a package that is only tried: xz takes a minute
# shellcheck disable=SC2086  # two words are meant
dpkg-deb --root-owner-group ${PACKING:--Zxz -z6} --build "$root" "$package" > /dev/null
echo "build: $package, $(du -m "$package" | cut -f1) MB"
