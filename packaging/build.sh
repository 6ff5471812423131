#!/usr/bin/env bash
# Builds the bundle, dist/meadhall, and with --deb the Debian package from it.
#
#   packaging/build.sh [--deb]
#
# PYTHON names an interpreter that has Meadhall and PyInstaller (pip install -e ".[bundle]"); without it a virtual
# environment is made for the purpose, and thrown away.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ -z "${PYTHON:-}" ]; then
    environment="$(mktemp -d)"
    trap 'rm -rf "$environment"' EXIT
    python3 -m venv "$environment"
    PYTHON="$environment/bin/python"
    "$PYTHON" -m pip install -q ".[bundle]"
fi

rm -rf build/bundle dist/meadhall
"$PYTHON" -m PyInstaller --noconfirm --log-level ERROR --workpath build/bundle --distpath dist packaging/meadhall.spec

# without these the program aborts on a bare desktop, and nothing on this machine would show it
if [ "$(uname)" = Linux ]; then
    PYTHONPATH=packaging "$PYTHON" - <<'PY'
import sys
from pathlib import Path
from kept import XCB
missing = [name for name in XCB if not any(Path("dist/meadhall").rglob(name))]
if missing:
    sys.exit(f"build: not in the bundle: {', '.join(missing)}; install them on this machine and build again")
PY
fi
echo "build: dist/meadhall, $(du -sm dist/meadhall | cut -f1) MB"

if [ "${1:-}" = --deb ]; then
    PYTHON="$PYTHON" packaging/deb.sh
fi
