#!/usr/bin/env bash
# Installs the Debian package, starts what a desktop would start, and removes it again.
#
#   packaging/smoke_deb.sh [FILE.deb]      dist/meadhall_*.deb if none is given
#
# Needs to be root; leaves the machine as it was.
set -euo pipefail
cd "$(dirname "$0")/.."
package="$(realpath "${1:-$(ls -t dist/meadhall_*.deb | head -n 1)}")"
if [ "$(id -u)" != 0 ]; then
    echo "smoke: only root may install $package" >&2
    exit 1
fi
trap 'dpkg --purge meadhall > /dev/null 2>&1 || true' EXIT

say() { printf 'smoke: %s\n' "$*"; }
fail() {
    echo "smoke: $*" >&2
    exit 1
}

DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package" > /dev/null
[ "$(dpkg-query -W -f '${Status}' meadhall)" = "install ok installed" ] || fail "it is not installed"
say "installed: $(meadhall --version)"
[ "$(command -v meadhall-window)" = /usr/bin/meadhall-window ] || fail "meadhall-window is not there"

room="$(mktemp -d)"
chmod 777 "$room"
(cd / && setpriv --reuid nobody --regid nogroup --clear-groups env -i PATH=/usr/bin:/bin HOME="$room" LC_ALL=C \
    QT_QPA_PLATFORM=offscreen timeout 120 meadhall self-test) > "$room/said" || fail "self-test: $(cat "$room/said")"
say "self-test: $(tail -n 1 "$room/said")"

desktop=/usr/share/applications/org.meadhall.Meadhall.desktop
desktop-file-validate "$desktop" || fail "desktop file"
appstreamcli validate --no-net /usr/share/metainfo/org.meadhall.Meadhall.metainfo.xml > "$room/said" \
    || fail "metainfo: $(cat "$room/said")"
update-mime-database /usr/share/mime > /dev/null 2>&1 || true
for name in evening.meadhall mine.ghourdeck.yaml; do
    echo "deck: no" > "$room/$name"
    kind="$(gio info -a standard::content-type "$room/$name" | sed -n 's/.*content-type: //p')"
    grep -q "MimeType=.*$kind;" "$desktop" || fail "$name is $kind, which the program does not open"
    find /usr/share/icons/hicolor -name "${kind/\//-}.png" | grep -q . || fail "$kind has no icon"
    say "$name: $kind"
done

dpkg --purge meadhall > /dev/null
[ ! -e /usr/lib/meadhall ] && [ ! -e /usr/bin/meadhall ] || fail "something is left behind"
rm -rf "$room"
say "removed"
