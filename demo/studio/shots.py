"""The list of all product pictures.

Every picture has an output file under demo/content/media, a preset of kit/catalogue.py, a view of
kit/stage.py and the arguments in which this product differs from the preset. `python3 shots.py`
prints the list.
"""

# code: (preset, arguments, view of CODE-top.webp: where the body is seen flat and to scale)
# The sizes and the print on the case follow the product line.
PRODUCTS = {
    "v3": ("vehicle", {}, "top"),
    "p2": ("pocket", {}, "top"),
    "d2": ("pet", {}, "front"),
    "a9": ("asset", {}, "top"),
    "v5": ("vehicle-pro", {}, "top"),
    "a5": ("asset-mini", {}, "top"),
    "m20": ("gnss", {}, "top"),
    "s1": ("pendant", {}, "top"),
    "v7": ("vehicle-4g", {}, "top"),
    "o1": ("obd", {}, "top"),
    "a3": (
        "asset-mini",
        {"model": "A3", "width": 64, "depth": 40, "height": 14, "magnets": False, "side": "button", "claim": "180 DAYS    IP65"},
        "top",
    ),
    "a7": (
        "asset",
        {
            "model": "A7",
            "width": 92,
            "depth": 58,
            "height": 28,
            "panel_shell": "shell graphite",
            "side": "grips",
            "claim": "300 DAYS    IP67",
            "network": "NB-IoT / LTE-M + GNSS",
        },
        "top",
    ),
    "a9s": ("asset-solar", {"claim": "365 DAYS    IP68"}, "top"),
    "c4": ("cold", {}, "top"),
    "v1": ("vehicle-mini", {}, "top"),
    "e1": ("scooter", {}, "top"),
    "e3": ("scooter", {"model": "E3", "length": 104, "rating": "9-90 V    IP67", "shell": "shell graphite"}, "top"),
    "p4": ("pocket-dark", {}, "top"),
    "k1": ("card", {}, "top"),
    "d1": ("pet-cat", {}, "front"),
    "b1": ("bike-light", {}, "top"),
    "b3": ("bike-bottle", {}, "top"),
    "v8": ("vehicle-4g", {"model": "V8 4G", "network": "LTE Cat 1", "antennas": 1, "width": 96, "wires": "V8"}, "top"),
    "v9": (
        "vehicle-4g",
        {"model": "V9 4G", "antennas": 2, "shell": "shell graphite", "height": 28, "rating": "9-36 V    IP67", "wires": "V9"},
        "top",
    ),
    "o3": ("obd", {"model": "O3", "led": "led green", "lead": True}, "top"),
    "t1": (
        "obd",
        {"model": "T1", "width": 58, "depth": 52, "height": 27, "shell": "shell graphite", "network": "LTE Cat 4"},
        "top",
    ),
    "m30": (
        "gnss",
        {
            "model": "M30",
            "width": 17,
            "depth": 22,
            "height": 2.4,
            "lines": "GNSS receiver  L1 + L5|GPS  GAL  GLO  BDS|LOT 2540-02",
        },
        "top",
    ),
    "c40": ("lte", {}, "top"),
}

# file name: (preset, arguments, view)
ACCESSORIES = {
    "relay-r12": ("relay", {}, "hero"),
    "harness-h6": ("harness", {}, "hero"),
    "cable-u1": ("usb-cable", {}, "hero"),
    "dock-1": ("cradle", {}, "hero"),
    "box": ("box", {}, "hero"),
    "tape-t1": ("tape", {}, "hero"),
    "magnet-g1": ("magnet-plate", {}, "hero"),
    "strap-s1": ("strap", {}, "hero"),
    "probe-f1": ("fuel-probe", {}, "hero"),
    "tag-b1": ("tag", {}, "hero"),
    "keyfob-k1": ("key-fob", {}, "hero"),
}

# Products that have a picture in use: kit/scenes/CODE.py.
IN_USE = ["v3", "a9", "d2", "o1", "c4", "m20", "e1", "a9s", "p2", "e3", "v9", "b1", "b3", "k1"]

# Other pictures that pages open with: file name to preset and scene.
SCENES = {
    "family": ("asset", "family"),
    "generator": ("asset", "generator"),
    "boot": ("vehicle", "boot"),
    "seat": ("scooter", "seat"),
    "a9-inside": ("asset", "inside"),
    "assembly-line": ("asset", "line"),
    "climate-chamber": ("asset", "chamber"),
    "workbench": ("asset", "bench"),
    "caliper": ("lte", "caliper"),
    "sample-shelf": ("asset", "shelf"),
    "board-of-1999": ("gnss", "board"),
}

# Products whose underside says more than their top.
UNDERSIDES = ["a5"]

# Products with a 3D model, content/media/models/CODE.glb; see export.py.
MODELS = ["v3", "a9", "d2", "p2", "v7", "o1", "m20", "c40", "e1", "c4"]

# Products that are shown taken apart on paper, and from where: a collar opens to its front. The A9's picture is a scene.
INSIDE = {code: "inside-front" if code == "d2" else "inside" for code in MODELS if code != "a9"}

# Finished size: width in pixels (4:3; in use 3:2) and samples per half picture.
FINAL = {"hero": (1600, 5), "use": (1600, 6), "accessory": (1200, 5), "top": (1200, 5), "detail": (1200, 5), "inside": (1200, 5)}

# Presets with a white case. It shows the noise that black plastic hides, so these get more samples.
PALE = ["pet", "pet-cat", "pocket", "pendant", "cold", "cradle", "tag", "usb-cable", "box"]
PALE_SAMPLES = 10


def final_size(item):
    """Width in pixels and samples per half picture of a finished picture."""
    width, samples = FINAL[item["kind"]]
    return width, PALE_SAMPLES if item["preset"] in PALE and item["kind"] != "use" else samples


def shot(file, preset, view, arguments, kind, **more):
    return {"file": file, "preset": preset, "view": view, "arguments": arguments, "kind": kind, **more}


def all_shots():
    """Heroes, products in use, accessories, then the other views."""
    shots = [
        shot(f"products/{code}-hero.webp", preset, "hero", arguments, "hero")
        for code, (preset, arguments, _) in PRODUCTS.items()
    ]
    for code in IN_USE:
        preset, arguments, _ = PRODUCTS[code]
        shots.append(shot(f"products/{code}-use.webp", preset, "use", arguments, "use", scene=code))
    for name, (preset, scene) in SCENES.items():
        shots.append(shot(f"products/{name}.webp", preset, "use", {}, "use", scene=scene))
    for code, view in INSIDE.items():
        preset, arguments, _ = PRODUCTS[code]
        shots.append(shot(f"products/{code}-layers.webp", preset, view, arguments, "inside"))
    shots += [
        shot(f"accessories/{name}.webp", preset, view, arguments, "accessory")
        for name, (preset, arguments, view) in ACCESSORIES.items()
    ]
    for code, (preset, arguments, top) in PRODUCTS.items():
        shots.append(shot(f"products/{code}-top.webp", preset, top, arguments, "top"))
        shots.append(shot(f"products/{code}-detail.webp", preset, "detail", arguments, "detail"))
    for code in UNDERSIDES:
        preset, arguments, _ = PRODUCTS[code]
        shots.append(shot(f"products/{code}-back.webp", preset, "back", arguments, "top"))
    return shots


if __name__ == "__main__":
    for item in all_shots():
        extra = " ".join(f"{key}={value!r}" for key, value in item["arguments"].items())
        print(f"{item['file']:34} {item['preset']:14} {item['view']:7} {extra}")
