#!/bin/sh
# One picture from product name to PNG.
#   ./shoot.sh DEVICE VIEW OUT.png [--draft] [--search N] [any option of render.py]
# --search is the noise filter's radius in pixels (7; 4 for drafts). The noisy halves are made in a temporary folder and removed.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
[ $# -ge 3 ] || { sed -n '2,4p' "$0"; exit 2; }
device=$1 view=$2 out=$3
shift 3
radius=7
previous=
for option in "$@"; do
    [ "$option" = --draft ] && radius=4
    [ "$previous" = --search ] && radius=$option
    previous=$option
done
PATH=/usr/bin:$PATH # Blender looks for its Python modules beside the first python3 it finds
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
if ! blender -b --factory-startup -P "$here/render.py" --python-exit-code 1 -- --device "$device" --view "$view" \
    --out "$scratch" --name picture "$@" >"$scratch/log" 2>&1; then
    tail -n 30 "$scratch/log" >&2
    exit 1
fi
grep '^rendered' "$scratch/log" || { tail -n 30 "$scratch/log" >&2; exit 1; }
/usr/bin/python3 "$here/denoise.py" "$scratch/picture" "$out" --radius "$radius"
