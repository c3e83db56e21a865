"""Render every picture of shots.py that is missing or out of date.

    ./render-all.sh [--draft] [--width N] [--samples N] [--only PATTERN ...] [--jobs N] [--force]
                    [--touch] [--list] [--deadline HH:MM]

Without options each picture gets its finished size. --draft renders 640 px; --width and --samples
choose anything between. A picture is left alone when nothing that made it has changed and it is
already at least as wide and as clean as asked. --only takes file name patterns such as '*-hero*'.
--touch records the pictures as up to date without rendering (after a change that cannot be seen).
--deadline stops starting pictures at that time of day.

PNG files go to .cache, finished WebP files to ../content/media, what was rendered to rendered.json.
"""

import argparse
import concurrent.futures
import datetime
import fnmatch
import hashlib
import json
import os
import re
import subprocess
import threading
import time

import shots

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.path.join(HERE, ".cache")
OUT = os.path.join(os.path.dirname(HERE), "content", "media")
RECORD = os.path.join(HERE, "rendered.json")
SHARED = ["brand", "electronics", "geometry", "materials", "parts", "product", "scene", "stage"]
lock = threading.Lock()


def read(path):
    with open(path, encoding="utf-8") as stream:
        return stream.read()


def fingerprint(item):
    """Changes whenever the picture's description or the code that draws it changes."""
    catalogue = read(os.path.join(HERE, "kit", "catalogue.py"))
    entry = re.search(rf'^    "{re.escape(item["preset"])}": \(.*?(?=^    "|^}})', catalogue, re.S | re.M).group(0)
    module = re.search(r"\(\s*(\w+)\.", entry).group(1)
    parts = [json.dumps(item, sort_keys=True), entry]
    parts += [read(os.path.join(HERE, "kit", "devices", module + ".py"))]
    parts += [read(os.path.join(HERE, "kit", name + ".py")) for name in SHARED]
    if item["kind"] == "use":
        parts += [read(os.path.join(HERE, "kit", "scenes", name + ".py")) for name in ("props", item["scene"])]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def load_record():
    return json.loads(read(RECORD)) if os.path.exists(RECORD) else {}


def save_record(file, note):
    with lock:
        record = load_record()
        record[file] = note
        with open(RECORD + ".new", "w", encoding="utf-8") as stream:
            json.dump(record, stream, indent=1, sort_keys=True)
            stream.write("\n")
        os.replace(RECORD + ".new", RECORD)


def size_for(item, options):
    if options.draft:
        return 640, 10
    width, samples = shots.final_size(item)
    return options.width or width, options.samples or samples


def up_to_date(item, note, width, samples):
    return (
        note
        and os.path.exists(os.path.join(OUT, item["file"]))
        and note["made_from"] == fingerprint(item)
        and note["width"] >= width
        and (note["width"] > width or note["samples"] >= samples)
    )


def encode(png, webp, quality):
    os.makedirs(os.path.dirname(webp), exist_ok=True)
    fresh = webp[:-5] + ".new.webp"
    subprocess.run(
        ["ffmpeg", "-loglevel", "error", "-y", "-i", png, "-pix_fmt", "bgra", "-c:v", "libwebp"]
        + ["-quality", str(quality), "-compression_level", "6", "-preset", "photo", fresh],
        check=True,
    )
    os.replace(fresh, webp)


def render(item, width, samples, options):
    if options.deadline and datetime.datetime.now().strftime("%H:%M") >= options.deadline:
        return
    started = time.time()
    made_from = fingerprint(item)
    png = os.path.join(CACHE, item["file"].replace("/", "-")[:-5] + ".png")
    command = [os.path.join(HERE, "shoot.sh"), item["preset"], item["view"], png]
    command += ["--width", str(width), "--samples", str(samples)]
    command += ["--search", "4" if width <= 960 else "5" if width <= 1200 else "7"]
    if item["kind"] == "use":
        command += ["--scene", item["scene"], "--height", str(width * 2 // 3)]
    if item["arguments"]:
        command += ["--variant"] + [f"{key}={value}" for key, value in item["arguments"].items()]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        print(f"FAILED {item['file']}\n{result.stdout}{result.stderr}", flush=True)
        return
    encode(png, os.path.join(OUT, item["file"]), 88)
    save_record(item["file"], {"made_from": made_from, "width": width, "samples": samples})
    print(f"{item['file']}  {width} px, {samples} samples, {time.time() - started:.0f} s", flush=True)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, prog="render-all.sh"
    )
    parser.add_argument("--draft", action="store_true", help="640 px, 10 samples")
    parser.add_argument("--width", type=int)
    parser.add_argument("--samples", type=int)
    parser.add_argument("--only", nargs="*", default=["*"])
    parser.add_argument("--jobs", type=int, default=1, help="pictures at the same time")
    parser.add_argument("--force", action="store_true")
    parser.add_argument("--touch", action="store_true")
    parser.add_argument("--list", action="store_true", help="show what would be rendered")
    parser.add_argument("--deadline", help="HH:MM")
    options = parser.parse_args()
    os.makedirs(CACHE, exist_ok=True)
    record = load_record()
    queue = []
    for item in shots.all_shots():
        if not any(fnmatch.fnmatch(item["file"], "*" + pattern.lstrip("*")) for pattern in options.only):
            continue
        note = record.get(item["file"])
        if options.touch:
            if note:
                save_record(item["file"], {**note, "made_from": fingerprint(item)})
            continue
        width, samples = size_for(item, options)
        if options.force or not up_to_date(item, note, width, samples):
            queue.append((item, width, samples))
    print(f"{len(queue)} pictures to render", flush=True)
    if options.list:
        for item, width, samples in queue:
            print(f"  {item['file']}  {width} px, {samples} samples")
        return
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for future in [pool.submit(render, *job, options) for job in queue]:
            future.result()


if __name__ == "__main__":
    main()
