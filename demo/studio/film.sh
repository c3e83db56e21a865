#!/bin/sh
# A film from product name to MP4 (H.264) and AV1.
#   ./film.sh DEVICE MOVE OUT_WITHOUT_EXTENSION [any option of film.py]
# Frames are denoised one after another; the exposure is measured once (frame 1) so that it does not flicker.
# FPS_IN=12 ./film.sh ... --fps 12 renders half the frames and lets ffmpeg interpolate to 24.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
[ $# -ge 3 ] || { sed -n '2,5p' "$0"; exit 2; }
device=$1 move=$2 out=$3
shift 3
fps=${FPS_IN:-24}
PATH=/usr/bin:$PATH # see shoot.sh
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
blender -b --factory-startup -P "$here/film.py" --python-exit-code 1 -- --device "$device" --move "$move" \
    --out "$scratch" "$@" >"$scratch/log" 2>&1 || { tail -n 30 "$scratch/log" >&2; exit 1; }
grep '^filmed' "$scratch/log"
gain=
for note in "$scratch"/f*.json; do
    frame=${note%.json}
    said=$(/usr/bin/python3 "$here/denoise.py" "$frame" "$frame.png" --radius 4 ${gain:+--gain "$gain"})
    [ -n "$gain" ] || gain=${said##*gain }
    rm -f "$frame"_?.exr
done
smooth=
[ "$fps" = 24 ] || smooth="-vf minterpolate=fps=24:mi_mode=mci:mc_mode=aobmc"
ffmpeg -loglevel error -y -framerate "$fps" -pattern_type glob -i "$scratch/f*.png" $smooth -c:v libx264 -preset slow \
    -crf 22 -pix_fmt yuv420p -movflags +faststart "$out.mp4"
SVT_LOG=1 ffmpeg -loglevel error -y -framerate "$fps" -pattern_type glob -i "$scratch/f*.png" $smooth -c:v libsvtav1 -preset 6 \
    -crf 36 -pix_fmt yuv420p10le -movflags +faststart "$out.av1.mp4"
ls -l "$out.mp4" "$out.av1.mp4"
