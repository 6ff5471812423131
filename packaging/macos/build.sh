#!/usr/bin/env bash
# Builds dist/Meadhall.app and a disk image from it, signed and notarised where a name to sign with is given.
# Not yet run; see README.md.
#
#   IDENTITY="Developer ID Application: …" PROFILE=notary packaging/macos/build.sh
#
# PYTHON as in packaging/build.sh; IDENTITY and PROFILE (of xcrun notarytool store-credentials) may be left out.
set -euo pipefail
cd "$(dirname "$0")/../.."

packaging/build.sh
version="$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' desktop/__init__.py)"
app=dist/Meadhall.app
image="dist/Meadhall-$version-$(uname -m).dmg"
entitlements=packaging/macos/entitlements.plist

if [ -n "${IDENTITY:-}" ]; then
    # from the inside out, the app itself last; whatever changes it afterwards breaks the signature
    find "$app/Contents" -type f \( -name '*.dylib' -o -name '*.so' \) -print0 |
        xargs -0 codesign --force --timestamp --options runtime --sign "$IDENTITY"
    codesign --force --timestamp --options runtime --entitlements "$entitlements" --sign "$IDENTITY" "$app"
    codesign --verify --deep --strict "$app"
fi

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cp -R "$app" "$folder/"
ln -s /Applications "$folder/Applications"
hdiutil create -quiet -volname Meadhall -srcfolder "$folder" -ov -format UDZO "$image"

if [ -n "${IDENTITY:-}" ]; then
    codesign --force --timestamp --sign "$IDENTITY" "$image"
fi
if [ -n "${PROFILE:-}" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$PROFILE" --wait
    xcrun stapler staple "$image"
fi
echo "build: $image"
