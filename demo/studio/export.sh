#!/bin/sh
# The 3D models of the product pages, as binary glTF: ./export.sh [CODE ...] [--out DIR]; see export.py.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
log=$(mktemp)
trap 'rm -f "$log"' EXIT
PATH=/usr/bin:$PATH # see shoot.sh
blender -b --factory-startup -P "$here/export.py" --python-exit-code 1 -- "$@" >"$log" 2>&1 || { tail -n 30 "$log" >&2; exit 1; }
grep '^exported' "$log"
