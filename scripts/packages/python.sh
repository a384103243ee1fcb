#!/usr/bin/env bash
# Builds the wheel around the program that swift build left, twice; installs it, checks types and metadata, and runs its tests on
# the program in it. They need no server beside.
set -euo pipefail
shopt -s inherit_errexit
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

venv=$(scripts/packages/python_environment)
scripts/portable "$(swift build --show-bin-path)/scrim" "$work/first"
wheel=$(scripts/package-wheel --out "$work/dist" "$work/first")
# From another folder, with the mask of who keeps files to themselves.
(umask 077 && cp -R "$work/first" "$work/second" && chmod 755 "$work/second/bin/scrim")
again=$(umask 077 && scripts/package-wheel --out "$work/again" "$work/second")
cmp "$wheel" "$again"
"$venv/bin/twine" check --strict "$wheel"

"$venv/bin/pip" install --quiet --disable-pip-version-check --no-index --no-deps --force-reinstall "$wheel"
cd packages/python
"$venv/bin/mypy" --cache-dir ../../.build/mypy src tests
"$venv/bin/python" -m pytest -q -p no:cacheprovider
