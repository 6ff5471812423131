#!/usr/bin/env bash
# Brings resources/translations in line with desktop/ui/words, and makes the files the program loads.
# Translate what is "unfinished" with pyside6-linguist (or by hand), then run this again.
set -euo pipefail
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}

"$python" packaging/translations.py
for file in resources/translations/meadhall_*.ts; do
    "$(dirname "$(command -v "$python")")/pyside6-lrelease" -silent "$file" -qm "${file%.ts}.qm"
done
