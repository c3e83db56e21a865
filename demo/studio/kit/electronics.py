"""Small things on circuit boards: chips with their marks, resistors and capacitors, copper, print.

Sizes are those of real parts in millimetres. What there is much of is one mesh of plain faces: it is seen from afar, and the
3D models have to stay small.
"""

import math
import random

from .geometry import box, cylinder, from_faces, group, loft, quads, ring, text
from .materials import get

# Heights above the board's top, each clear of the one below: tracks, pads, print.
TRACK = 0.006
PAD = 0.012
PRINT = 0.02
# Length, width and height of a small part by its code, as in 0201, 0402 and 0603.
SMALL = [(0.6, 0.3, 0.3), (1.0, 0.5, 0.45), (1.6, 0.8, 0.6)]


def chip(name, place, size, material, lines):
    """A chip with its mark and the dot at its first leg."""
    (x, y, z), (width, depth, height) = place, size
    printed = get("print light" if material == "chip" else "print dark")
    items = [box(name, width, depth, height, get(material), place, radius=0.12, edge=0.06, segments=2)]
    line = min(depth / (len(lines) + 1.2), width / 5.2, 1.15)
    for number, words in enumerate(lines):
        middle = y + ((len(lines) - 1) / 2 - number) * line * 1.25
        items.append(text(words, line, printed, (x, middle, z + height + 0.012), raise_by=0.002))
    if width > 2.4 and material == "chip":
        corner = (x - width / 2 + 0.45, y + depth / 2 - 0.45)
        items.append(discs("first leg", [corner], 0.16, z + height + 0.012, printed))
    return items


def footprint(x, y, width, depth, legs, out=0.3):
    """The pads of a chip: legs on each side, or one at either end; rectangles."""
    if not legs:
        half = width / 2
        return [(x + s * half - out, y - depth / 2, x + s * half + out, y + depth / 2) for s in (-1, 1)]
    rectangles = []
    for side in (-1, 1):
        for i in range(legs):
            along = ((i + 0.5) / legs - 0.5) * 0.92
            half = 0.46 * min(width, depth) / legs * 0.55
            cx, cy = x + along * width, y + side * depth / 2
            rectangles.append((cx - half, cy - out, cx + half, cy + out))
            cx, cy = x + side * width / 2, y + along * depth
            rectangles.append((cx - out, cy - half, cx + out, cy + half))
    return rectangles


def outline(x, y, width, depth, line=0.07):
    """The printed frame of a part: four thin rectangles."""
    w, d = width / 2 + line, depth / 2 + line
    return [
        (x - w, y - d, x + w, y - d + line),
        (x - w, y + d - line, x + w, y + d),
        (x - w, y - d, x - w + line, y + d),
        (x + w - line, y - d, x + w, y + d),
    ]


def small_parts(rows, z):
    """Rows of resistors and capacitors, each (first x, first y, count, pitch, along x?, size code); returns the objects."""
    bodies, ends = [], []
    for x, y, count, pitch, along, code in rows:
        length, width, height = SMALL[code]
        for i in range(count):
            cx, cy = (x + i * pitch, y) if along else (x, y + i * pitch)
            # A row along x holds parts that stand across it, and the other way round.
            w, d = (width, length) if along else (length, width)
            bodies.append((cx - w / 2, cy - d / 2, z, cx + w / 2, cy + d / 2, z + height))
            for side in (-1, 1):
                tip = 0.26 * length
                ex, ey = (0, side * (d - tip) / 2) if along else (side * (w - tip) / 2, 0)
                hw, hd = (w / 2 + 0.02, tip / 2) if along else (tip / 2, d / 2 + 0.02)
                ends.append((cx + ex - hw, cy + ey - hd, z, cx + ex + hw, cy + ey + hd, z + height + 0.02))
    return [
        blocks("parts", bodies[::2], get("kraft")),
        blocks("parts", bodies[1::2], get("chip")),
        blocks("ends", ends, get("tin")),
    ]


def blocks(name, boxes, material):
    """Many plain boxes (x0, y0, z0, x1, y1, z1) without their undersides, in one mesh: parts too small for rounded edges."""
    vertices, faces = [], []
    for x0, y0, z0, x1, y1, z1 in boxes:
        n = len(vertices)
        vertices += [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0)]
        vertices += [(x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]
        faces += [(n + a, n + b, n + c, n + d) for a, b, c, d in
                  ((4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
    return from_faces(name, vertices, faces, material)


def discs(name, spots, radius, z, material, corners=8):
    """Many flat discs in one mesh: plated holes, first legs."""
    vertices, faces = [], []
    for x, y in spots:
        n = len(vertices)
        angles = [2 * math.pi * i / corners for i in range(corners)]
        vertices += [(x + radius * math.cos(a), y + radius * math.sin(a), z) for a in angles]
        faces.append(tuple(range(n, n + corners)))
    return from_faces(name, vertices, faces, material)


def circuit_board(width, depth, thickness=1.2, seed=1, patch=True):
    """A populated board: patch antenna or two antenna sockets, shielded modem, controller, supply, SIM tray, connector."""
    top = thickness
    antenna = min(depth * 0.62, 22)
    can = (min(width * 0.26, 22), min(depth * 0.5, 20))
    chip_size = min(7, depth * 0.24)
    tray = (min(13, width * 0.22), depth * 0.3)
    left = (-width * 0.26, 0)
    modem = (width * 0.12, depth * 0.14)
    controller = (width * 0.36, depth * 0.2)
    sim = (width * 0.30, -depth * 0.26)
    supply = (width * 0.06, -depth * 0.28)
    items = [
        loft(
            "board",
            width,
            depth,
            2.5,
            [(0, 0, 0), (0, thickness - 0.1, 1), (0.1, thickness, 1)],
            [get("board edge"), get("solder mask")],
            segments=4,
        )
    ]
    if patch:
        items += patch_antenna(left, antenna, top)
    else:
        items += [socket((left[0] - antenna * 0.3, side * depth * 0.3), top) for side in (-1, 1)]
        items.append(box("amplifier", chip_size, chip_size * 0.8, 0.9, get("steel"), (*left, top), radius=0.3, edge=0.15))
    items += shield(modem, can, 2.2, top)
    items += chip("controller", (*controller, top), (chip_size, chip_size, 0.9), "chip", ("WM32", "2540"))
    items += chip("supply", (*supply, top), (chip_size * 0.6, chip_size * 0.6, 0.8), "chip", ("P4",))
    coil = chip_size * 0.7
    items.append(box("coil", coil, coil, 1.8, get("rubber grey"), (supply[0] + chip_size, supply[1], top), radius=0.4, edge=0.2))
    items += [
        box("sim tray", *tray, 1.3, get("steel"), (*sim, top), radius=0.4, edge=0.15),
        box("sim card", tray[0] * 0.62, tray[1] * 0.7, 0.1, get("tin"), (sim[0], sim[1], top + 1.28), radius=0.3, edge=0.04),
        box("connector", chip_size * 0.5, depth * 0.22, 2.2, get("label"), (-width * 0.02, -depth * 0.36, top), radius=0.2, edge=0.1),
    ]
    taken = [
        around(left, (antenna, antenna)),
        around(modem, can),
        around(controller, (chip_size + 1.6, chip_size + 1.6)),
        around(sim, tray),
        around((supply[0] + chip_size * 0.5, supply[1]), (chip_size * 2.2, chip_size * 1.2)),
        around((-width * 0.02, -depth * 0.36), (chip_size * 0.5, depth * 0.22)),
    ]
    items += small_parts(free_rows(width, depth, taken, seed), top)
    legs = footprint(*controller, chip_size, chip_size, 12) + footprint(*supply, chip_size * 0.6, chip_size * 0.6, 5)
    printed = [*outline(*controller, chip_size + 1, chip_size + 1), *outline(*sim, tray[0] + 0.8, tray[1] + 0.8)]
    items += [
        quads("pads", legs, top + PAD, get("gold")),
        quads("tracks", buses([(controller, modem), (modem, left), (controller, sim), (supply, modem)]), top + TRACK, get("trace")),
        quads("print", printed, top + PRINT, get("label")),
        discs("holes", rim(width, depth), 0.28, top + PAD, get("gold")),
    ]
    return group("circuit board", items)


def patch_antenna(place, side, z):
    """A ceramic patch with its metal face and the soldered feed."""
    x, y = place
    face = z + 4.08
    return [
        box("patch antenna", side, side, 4, get("ceramic"), (x, y, z), radius=0.8, edge=0.2),
        box("patch metal", side * 0.84, side * 0.84, 0.12, get("tin"), (x, y, z + 3.97), radius=0.5, edge=0.04),
        discs("feed", [(x + side * 0.08, y)], side * 0.05, face + 0.02, get("silver"), corners=14),
    ]


def socket(place, z):
    """A coaxial socket for an antenna's lead."""
    x, y = place
    return group(
        "socket",
        [
            box("socket base", 2.6, 2.6, 0.4, get("label"), (x, y, z), radius=0.2, edge=0.05),
            ring("socket shell", 1.05, 0.8, 1.25, get("gold"), (x, y, z + 0.3), segments=6),
            cylinder("socket pin", 0.28, 1.0, get("gold"), (x, y, z + 0.3), edge=0.05, segments=3),
        ],
    )


def shield(place, size, height, z):
    """A shielding can with its laser mark on the flange that it is soldered to."""
    (x, y), (width, depth) = place, size
    line = min(1.4, width / 7)
    return [
        box("flange", width + 0.8, depth + 0.8, 0.25, get("tin"), (x, y, z), radius=0.6, edge=0.08),
        box("shield", width, depth, height, get("steel"), (x, y, z), radius=0.8, edge=0.3),
        text("LTE + GNSS", line, get("laser"), (x, y + depth * 0.12, z + height + 0.03), raise_by=0.005),
        text("WM-C4", line * 0.8, get("laser"), (x, y - depth * 0.16, z + height + 0.03), raise_by=0.005),
    ]


def around(middle, size, room=0.7):
    """The place that a part takes, with some room: x0, y0, x1, y1."""
    (x, y), (width, depth) = middle, size
    return (x - width / 2 - room, y - depth / 2 - room, x + width / 2 + room, y + depth / 2 + room)


def free_rows(width, depth, taken, seed):
    """Rows of small parts on a grid wherever nothing else stands, most places left empty."""
    chance = random.Random(seed)
    code = 2 if depth > 40 else 1
    length, breadth, _ = SMALL[code]
    rows, pitch = [], breadth * 2
    y = -depth / 2 + 2.4
    while y < depth / 2 - 2:
        x = -width / 2 + 2.6
        while x < width / 2 - 3 * pitch:
            count = chance.choice((2, 3, 4))
            place = (x - length, y - length, x + count * pitch, y + length)
            clear = place[2] < width / 2 - 1.5 and not any(
                place[0] < b[2] and b[0] < place[2] and place[1] < b[3] and b[1] < place[3] for b in taken
            )
            if clear and chance.random() < 0.55:
                rows.append((x, y, count, pitch, True, code))
            x += (count + 1.5) * pitch
        y += length * 1.9
    return rows


def buses(pairs, pitch=0.5, half=0.09):
    """Copper between the middles of two parts: five parallel lines with one bend; half is half a line's width."""
    lines = []
    for (x0, y0), (x1, y1) in pairs:
        for i in range(5):
            step = (i - 2) * pitch
            (left, right), (low, high) = sorted((x0, x1)), sorted((y0, y1))
            lines.append((left, y0 + step - half, right + step, y0 + step + half))
            lines.append((x1 + step - half, low, x1 + step + half, high + step))
    return lines


def rim(width, depth, inset=1.3, pitch=2.6):
    """Plated holes along the edge of a board."""
    w, d = width / 2 - inset, depth / 2 - inset
    across = [(-w + (i + 0.5) * 2 * w / int(2 * w / pitch), s * d) for i in range(int(2 * w / pitch)) for s in (-1, 1)]
    return across + [(s * w, -d + (i + 0.5) * 2 * d / int(2 * d / pitch)) for i in range(int(2 * d / pitch)) for s in (-1, 1)]
