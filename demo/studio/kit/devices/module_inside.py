"""What the shield of a module covers: the board's copper and print, chips with their marks, and small parts.

Sizes are those of real parts in millimetres. Each kind of part is a layer of its own, so that the 3D view can name it;
copper, print and small parts belong to the board.
"""

from ..electronics import PAD, PRINT, TRACK, buses, chip, discs, footprint, outline, small_parts
from ..geometry import box, quads
from ..materials import get

# Chips: layer, middle (x, y), size (x, y, z), material, lines of the mark, pads along each side.
GNSS = [
    ("receiver", (-1.5, -0.5), (5, 5, 0.85), "chip", ("WM-G1", "2538 TW"), 10),
    ("crystal", (3.55, 2.75), (2.5, 2.0, 0.75), "steel", ("26.000",), 0),
    ("filter", (-4.7, 3.55), (1.5, 1.3, 0.5), "label", ("SF",), 0),
    ("filter", (-2.6, 3.75), (1.5, 1.1, 0.55), "chip", ("A2",), 0),
    ("filter", (-0.6, 3.55), (1.5, 1.3, 0.5), "label", ("SF",), 0),
    ("memory", (3.75, -2.7), (3.0, 2.6, 0.7), "chip", ("16M",), 4),
]
CELLULAR = [
    ("processor", (-4.0, -3.6), (8.6, 8.6, 0.95), "chip", ("WM-L1", "CAT 1 BIS", "2541 TW"), 18),
    ("memory", (4.6, -6.6), (6.0, 5.0, 0.8), "chip", ("64M + 64M",), 7),
    ("radio", (-4.6, 6.0), (5.0, 5.0, 0.8), "chip", ("WM-R4", "RF"), 10),
    ("amplifier", (1.7, 6.7), (4.4, 3.6, 0.85), "chip", ("PA 23",), 6),
    ("filter", (6.6, 8.8), (1.8, 1.4, 0.5), "label", ("B1",), 0),
    ("filter", (6.6, 6.8), (1.8, 1.4, 0.5), "label", ("B3",), 0),
    ("filter", (6.6, 4.8), (1.8, 1.4, 0.5), "label", ("B8",), 0),
    ("filter", (8.9, 8.8), (1.8, 1.4, 0.5), "label", ("B20",), 0),
    ("filter", (8.9, 6.8), (1.8, 1.4, 0.5), "label", ("B28",), 0),
    ("receiver", (6.4, 0.4), (3.6, 3.6, 0.75), "chip", ("WM-G1",), 7),
    ("crystal", (1.4, 2.2), (2.5, 2.0, 0.75), "steel", ("38.4",), 0),
]

# Rows of small parts: first middle (x, y), count, pitch, along x?, size code.
GNSS_ROWS = [
    (-5.0, 2.1, 6, 0.95, True, 1),
    (-5.3, -3.4, 6, 1.1, False, 1),
    (-3.6, -4.1, 5, 1.1, True, 1),
    (1.9, -0.6, 4, 0.95, False, 1),
    (3.0, 0.9, 2, 0.8, True, 0),
    (5.7, -4.4, 4, 0.9, False, 0),
    (0.9, 4.4, 3, 0.8, False, 0),
]
CELLULAR_ROWS = [
    (-9.3, -7.0, 8, 1.25, False, 1),
    (-8.2, -9.4, 9, 1.25, True, 1),
    (1.2, -8.6, 6, 1.25, False, 1),
    (2.6, -2.9, 6, 1.25, True, 1),
    (-8.6, 2.1, 7, 1.2, True, 1),
    (-8.6, 4.2, 4, 1.2, False, 1),
    (-0.8, 9.6, 5, 1.1, True, 0),
    (3.3, 1.7, 1, 1.0, True, 1),
    (-1.1, 4.4, 5, 1.0, False, 0),
    (9.2, -1.2, 5, 1.1, False, 0),
]
COILS = {"gnss": [(5.35, 0.6, 1.5, 1.9)], "cellular": [(9.0, -4.6, 2.4, 2.2), (9.0, -8.4, 2.4, 2.2)]}


def fill(product, kind, z, shift=0, lift=2):
    """Adds what is under the shield. kind is "gnss" or "cellular"; z the board's top; shift where its middle is; lift
    how far the chips rise in the exploded view."""
    chips, rows = (GNSS, GNSS_ROWS) if kind == "gnss" else (CELLULAR, CELLULAR_ROWS)
    for number, name in enumerate(dict.fromkeys(chip[0] for chip in chips)):
        product.layer(name, (0, 0, lift * (1 if number % 2 else 1.25)))
    pads, outlines = [], []
    for name, (x, y), (width, depth, height), material, lines, legs in chips:
        x += shift
        product.add(chip(name, (x, y, z), (width, depth, height), material, lines), name)
        pads += footprint(x, y, width, depth, legs)
        outlines += outline(x, y, width + 0.5, depth + 0.5)
        if legs:
            product.add(quads("leg", footprint(x, y, width - 0.12, depth - 0.12, legs, 0.14), z + 0.05, get("tin")), name)
    for x, y, width, depth in COILS[kind]:
        x += shift
        product.add(box("coil", width, depth, 1.1, get("rubber grey"), (x, y, z), radius=0.25, edge=0.12), "board")
        pads += [(x - width / 2 - 0.2, y - depth / 2, x + width / 2 + 0.2, y + depth / 2)]
    middles = [(x + shift, y) for _, (x, y), *_ in chips]
    product.add(small_parts([(x + shift, *row) for x, *row in rows], z), "board")
    product.add(quads("pads", pads, z + PAD, get("gold")), "board")
    product.add(quads("outlines", outlines, z + PRINT, get("label")), "board")
    product.add(quads("tracks", buses(list(zip(middles, middles[1:])), 0.28, 0.05), z + TRACK, get("trace")), "board")
    product.add(discs("vias", vias(chips, shift), 0.13, z + PAD, get("gold")), "board")


def vias(chips, shift):
    """Plated holes round each chip that has legs."""
    spots = []
    for _, (x, y), (width, depth, _), _, _, legs in chips:
        if legs:
            for side in (-1, 1):
                for i in range(legs // 2):
                    along = ((i + 0.5) / (legs // 2) - 0.5) * 0.9
                    spots.append((x + shift + along * width, y + side * (depth / 2 + 0.62)))
    return spots
