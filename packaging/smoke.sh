#!/usr/bin/env bash
# Tries the frozen program as strangers will start it.
#
#   packaging/smoke.sh [FOLDER]      dist/meadhall if none is given
#
# Needs Xvfb and xdotool.  Prints one line for each thing tried, and stops at the first that fails.
set -euo pipefail
cd "$(dirname "$0")/.."
bundle="$(realpath "${1:-dist/meadhall}")"
room="$(mktemp -d)"
server=
finish() {
    [ -z "$server" ] || kill "$server" 2> /dev/null || true
    chmod -R u+w "$room"
    rm -rf "$room"
}
trap finish EXIT

# a folder that nobody may write into, whose path holds a blank and a letter that is not ASCII
place="$room/read only ő/meadhall"
mkdir -p "$(dirname "$place")" "$room/home"
cp -a "$bundle" "$place"
chmod -R a-w "$room/read only ő"
program="$place/meadhall"
as=()
if [ "$(id -u)" = 0 ]; then
    # root may write everywhere, so somebody else starts the program
    chmod 755 "$room"
    as=(setpriv --reuid nobody --regid nogroup --clear-groups)
fi

# without -noreset it begins anew whenever its last client goes, and refuses whoever comes in that moment
Xvfb -displayfd 3 -noreset -screen 0 1280x1024x24 -nolisten tcp -ac 3> "$room/display" 2> /dev/null &
server=$!
for _ in $(seq 100); do
    [ -s "$room/display" ] && break
    sleep 0.1
done
display=":$(cat "$room/display")"

# a home that was never used, no language, nothing of this machine's settings
home="$room/home"
fresh() {
    home="$(mktemp -d "$room/home/XXXXXX")"
    [ ${#as[@]} = 0 ] || chown nobody "$home"
    chmod 755 "$room/home"
}
bare() {
    (cd / && exec "${as[@]}" env -i PATH=/usr/bin:/bin HOME="$home" LC_ALL=C timeout 240 env "$@")
}

try() {
    local what="$1" began
    shift
    fresh
    began="$(date +%s%N)"
    if ! "$@" > "$room/out" 2> "$room/err"; then
        echo "smoke: $what: failed" >&2
        cat "$room/out" "$room/err" >&2
        exit 1
    fi
    if grep -iE "could not|cannot|unable to|no such file|error|traceback|segmentation" "$room/err" >&2; then
        echo "smoke: $what: said the above" >&2
        exit 1
    fi
    printf 'smoke: %-58s %6d ms\n' "$what" $((($(date +%s%N) - began) / 1000000))
}

said() {
    if ! grep -qF "$1" "$room/out"; then
        echo "smoke: did not say \"$1\":" >&2
        cat "$room/out" >&2
        exit 1
    fi
}

silently() {
    SILENT=1 "$@"
}

# the window itself: opened, seen, closed by its key; it must end by itself, and well
window() {
    local pid seen=
    if [ -n "${SILENT:-}" ]; then
        bare DISPLAY="$display" QT_QPA_PLATFORM=xcb "$program" >&- 2>&- < /dev/null &
    else
        bare DISPLAY="$display" QT_QPA_PLATFORM=xcb "$program" &
    fi
    pid=$!
    for _ in $(seq 300); do
        seen="$(DISPLAY="$display" xdotool search --onlyvisible --name '^Meadhall$' 2> /dev/null | head -n 1)" || true
        [ -z "$seen" ] && kill -0 "$pid" 2> /dev/null || break
        sleep 0.1
    done
    if [ -z "$seen" ]; then
        echo "no window came" >&2
        kill "$pid" 2> /dev/null || true
        return 1
    fi
    sleep "${LINGER:-2}"
    if [ -n "${SECOND:-}" ]; then
        # hands over and ends
        bare DISPLAY="$display" QT_QPA_PLATFORM=xcb "$program" || return 1
    fi
    # there is no window manager here that would give it the keyboard
    DISPLAY="$display" xdotool windowfocus --sync "$seen" key ctrl+q
    wait "$pid"
}

try "--version" bare "$program" --version
said "Meadhall"
try "self-test, offscreen" bare QT_QPA_PLATFORM=offscreen "$program" self-test
said "font: Alegreya Sans"
said "computer player: in a process of its own"
for file in resources/translations/meadhall_*.qm; do
    language="${file##*_}"
    [ ! -e "$file" ] || said "language: ${language%.qm}"
done
try "self-test, in real windows" bare DISPLAY="$display" QT_QPA_PLATFORM=xcb "$program" self-test
said "on xcb"
try "the window, opened and closed" window
try "the same, with neither stdout nor stderr" silently window
SECOND=1 try "a second start, handed to the first" window
try "games without a window" bare "$program" simulate claim2 --games 2
echo "smoke: all well"
