"""Small add-ons: mounting tape, magnet plate, buckle strap, fuel probe, temperature tag, key fob."""

import math

from mathutils import Vector

from .. import parts
from ..geometry import (
    box,
    cylinder,
    fillet,
    from_faces,
    group,
    loft,
    panel,
    place,
    ring,
    rounded_body,
    strap,
    text,
    tray,
    tube,
)
from ..materials import get, print_on
from ..product import Product


def ribbon(name, path, height, thickness, material, z=0.0):
    """A thin band standing on its edge along a flat path [(x, y), ...]: the loose end of a tape."""
    vertices, faces = [], []
    for i, (x, y) in enumerate(path):
        before, after = Vector(path[max(i - 1, 0)]), Vector(path[min(i + 1, len(path) - 1)])
        along = (after - before).normalized()
        side = Vector((-along.y, along.x)) * thickness / 2
        for sign in (-1, 1):
            for level in (z, z + height):
                vertices.append((x + sign * side.x, y + sign * side.y, level))
    for i in range(len(path) - 1):
        a, b = 4 * i, 4 * i + 4
        faces += [
            (a, b, b + 1, a + 1),
            (b + 2, a + 2, a + 3, b + 3),
            (a + 1, b + 1, b + 3, a + 3),
            (a + 2, b + 2, b, a),
        ]
    last = 4 * (len(path) - 1)
    faces += [(0, 1, 3, 2), (last + 2, last + 3, last + 1, last)]
    return from_faces(name, vertices, faces, material)


def mounting_tape(model="T1", width=20, outer=37, core=21):
    """A roll of double-sided foam tape with an orange liner, and two cut pads in front of it."""
    product = Product(model, focus=(outer * 0.5, -outer * 0.7, width), focus_size=outer * 1.1, yaw=18, back="turn")
    foam, liner = get("foam"), get("liner")
    product.add(ring("core", core, core - 2.4, width + 0.2, get("kraft"), segments=24))
    radius, turn = core, 0
    while radius < outer - 1.6:  # the windings: foam, liner, foam, liner ...
        wobble = 0.12 * math.sin(turn * 2.3)
        product.add(ring("foam", radius + 1.25, radius, width - 0.2 + wobble, foam, (0, 0, 0.1), segments=24))
        product.add(ring("liner", radius + 1.55, radius + 1.25, width, liner, segments=24))
        radius, turn = radius + 1.55, turn + 1
    edge = radius
    # The loose end leaves the roll at the front, follows it a little and straightens out.
    path = []
    for i in range(40):
        angle = math.radians(250 + 1.5 * i)
        path.append(((edge + 0.7) * math.cos(angle), (edge + 0.7) * math.sin(angle)))
    angle = math.radians(250 + 1.5 * 39)
    x, y = path[-1]
    for i in range(1, 30):
        angle += math.radians(0.6 - 0.085 * i)
        x, y = x - math.sin(angle) * 1.25, y + math.cos(angle) * 1.25
        path.append((x, y))
    product.add(ribbon("loose foam", path, width - 0.3, 1.1, foam, 0.15))
    outside = []
    for i, (px, py) in enumerate(path):
        before, after = Vector(path[max(i - 1, 0)]), Vector(path[min(i + 1, len(path) - 1)])
        along = (after - before).normalized()
        outside.append((px + along.y * 0.7, py - along.x * 0.7))
    product.add(ribbon("loose liner", outside, width, 0.25, liner))

    def pad(x, y, turn, z=0.0):
        items = [
            rounded_body("pad foam", 52, 26, 1.2, 4, foam, top=0.15, bottom=0.1, segments=10),
            panel("pad liner", 52, 26, 4, liner, 1.25, 0.12, edge=0.06, segments=10),
            place(panel("pad tab", 11, 9, 3, liner, 1.2, 0.12, edge=0.05, segments=8), (28, 0, 0)),
            parts.waymark(9, get("print dark"), (-15, 0, 1.38), raised=0.02),
            text("T1  PEEL HERE", 2.5, get("print dark"), (6, 0, 1.38), weight="bold", spacing=1.15),
        ]
        return group("pad", items, (x, y, z), (0, 0, turn))

    product.add(pad(-24, -outer - 20, 8))
    product.add(pad(-14, -outer - 34, -9, 1.5))
    return product


def magnet_plate(model="G1", width=96, depth=58, height=4.2, shell="shell graphite"):
    """Mounting plate for asset trackers, magnets up: four rubber-rimmed pot magnets on a glass-filled carrier."""
    product = Product(model, focus=(-width * 0.28, -depth * 0.2, height + 6), focus_size=width * 0.5, yaw=-28)
    product.add(
        rounded_body("carrier", width, depth, height, 10, get(shell), top=1.1, bottom=0.9, segments=16)
    )
    ink = print_on(shell)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * width * 0.325, sy * depth * 0.245
            product.add(cylinder("rubber seat", 12.6, 4.6, get("rubber"), (x, y, height - 0.4), edge=1.0, segments=20))
            product.add(ring("pot", 10.9, 8.6, 5.6, get("steel"), (x, y, height - 0.3), segments=20))
            product.add(cylinder("resin", 8.7, 5.1, get("piano black"), (x, y, height - 0.3), edge=0.1, segments=20))
            product.add(cylinder("magnet", 7.3, 5.6, get("silver"), (x, y, height - 0.3), edge=0.35, segments=20))
            product.add(ring("countersink", 2.9, 2.0, 0.25, get("dark steel"), (x, y, height + 5.2), segments=12))
            product.add(cylinder("hole", 2.2, 0.2, get("piano black"), (x, y, height + 5.25), edge=0.02))
    for sx in (-1, 1):  # screw slots at both ends of the middle line
        x = sx * width * 0.44
        rim = panel("slot rim", 8.6, 6, 3, get("rubber"), height - 0.1, 0.25, edge=0.15, segments=10)
        product.add(place(rim, (x, 0, 0)))
        slot = panel("slot", 6.2, 3.6, 1.8, get("piano black"), height + 0.08, 0.1, edge=0.04, segments=10)
        product.add(place(slot, (x, 0, 0)))
    product.add(parts.waymark(11, get("silver"), (0, 9.0, height), raised=0.3))
    product.add(text(model, 4.6, ink, (0, -2.2, height + 0.02), weight="bold", spacing=1.08))
    product.add(text("4 x 90 N", 2.6, ink, (0, -8.6, height + 0.02), spacing=1.12))
    stripe = panel("stripe", 12, 0.9, 0.4, get("accent"), height - 0.05, 0.1, edge=0.04, segments=4)
    product.add(place(stripe, (0, -14.2, 0)))
    return product


def _webbing(name, radius_x, radius_y, width, thickness, material, z=0.0, start=0, end=360, ribs=420):
    """A woven band: an elliptic strap whose surface rises and falls across the weave."""
    band = strap(name, radius_x, radius_y, width, thickness, material, start=start, end=end, steps=ribs * 2, z=z)
    row = 24  # points of one cross-section, see geometry.strap
    for vertex in band.data.vertices:
        if (vertex.index // row) % 2:
            x, y, _ = vertex.co
            out = math.hypot(x / radius_x, y / radius_y) - 1
            lift = 0.16 if out > 0 else -0.16
            length = math.hypot(x, y)
            vertex.co.x += lift * x / length
            vertex.co.y += lift * y / length
    return band


def buckle_strap(model="S1", half=44, width=20):
    """Adjustable webbing strap, closed to a loop, with a side-release buckle, a slider and a steel D-ring."""
    product = Product(model, focus=(0, -half * 1.05, width * 0.5), focus_size=62, yaw=-16, back="turn")
    rx, ry, lift = half * 1.12, half, 1.6
    product.add(_webbing("webbing", rx, ry, width, 1.7, get("webbing ink"), z=lift))
    # Doubled end with its stitching, to the right of the buckle.
    product.add(_webbing("return", rx + 1.9, ry + 1.9, width, 1.5, get("webbing ink"), z=lift, start=296, end=338, ribs=52))
    for level in (lift + 2.4, lift + width - 2.4):
        for i in range(15):
            first, last = math.radians(312 + i * 1.15), math.radians(312 + i * 1.15 + 0.75)
            ends = [
                ((rx + 2.85) * math.cos(a), (ry + 2.85) * math.sin(a), level) for a in (first, last)
            ]
            product.add(tube("stitch", ends, 0.32, get("stitch"), straight=True))
    black = get("shell black")

    def slider(angle):
        product.add(
            strap("slider", rx + 0.4, ry + 0.4, width + 5, 4.6, black, start=angle - 3.6, end=angle - 2.0, steps=8, z=lift - 2.5),
        )
        product.add(
            strap("slider", rx + 0.4, ry + 0.4, width + 5, 4.6, black, start=angle + 2.0, end=angle + 3.6, steps=8, z=lift - 2.5),
        )
        for z in (lift - 2.5, lift + width + 0.3):
            product.add(
                strap("slider rail", rx + 0.4, ry + 0.4, 2.2, 4.4, black, start=angle - 3.2, end=angle + 3.2, steps=12, z=z),
            )

    slider(222)
    # Side-release buckle, built flat and stood up at the front.
    w = width
    body = rounded_body("buckle body", 27, w + 7, 7.2, 5, black, top=2.4, bottom=1.6, segments=14, seam=None)
    body.location.x = -6
    items = [
        body,
        place(rounded_body("buckle bar", 10, w + 6, 5.4, 2.4, black, top=1.6, bottom=1.2, segments=10), (-23, 0, 0.4)),
        place(rounded_body("clip bar", 10, w + 6, 5.4, 2.4, black, top=1.6, bottom=1.2, segments=10), (22, 0, 0.4)),
        box("clip tongue", 14, w - 2, 4.4, black, (12, 0, 0.9), radius=1.5, edge=1.2),
        box("mouth shadow", 0.3, w + 2, 3.6, get("piano black"), (7.5, 0, 1.6), radius=0.3, edge=0.05),
    ]
    for side in (-1, 1):
        items.append(
            place(
                rounded_body("clip arm", 17, 5.0, 4.8, 2.4, get("accent"), top=1.4, bottom=1.2, segments=10),
                (2.5, side * (w / 2 + 2.6), 1.1),
                (0, 0, side * 4),
            )
        )
    items.append(parts.waymark(11, get("print dim"), (-7, 0, 7.2), raised=0.12))
    product.add(group("buckle", items, (0, -ry - 0.2, lift + w / 2), (90, 0, 0)))
    # D-ring in a fabric keeper on the left.
    angle = math.radians(196)
    x, y = (rx + 1.4) * math.cos(angle), (ry + 1.4) * math.sin(angle)
    product.add(
        strap("ring keeper", rx + 1.5, ry + 1.5, width * 0.55, 1.8, get("webbing ink"), start=191.5, end=200.5, steps=20, z=lift + width * 0.225)
    )
    arc = [(0, -8, 0), (0, 8, 0)] + [
        (-13 * math.sin(t), 8 * math.cos(t) * 1.0, 0) for t in (i / 10 * math.pi for i in range(1, 10))
    ]
    d_ring = tube("d-ring", arc, 1.35, get("steel"), closed=True, straight=True)
    product.add(group("d-ring", [d_ring], (x - 1.0, y, lift + width * 0.5), (62, 0, math.degrees(angle) - 180)))
    return product


def fuel_probe(model="F1", length=230, radius=7, shell="shell black"):
    """Capacitive fuel level probe lying down: perforated aluminium tube, bolted flange, sealed head, cable."""
    product = Product(model, focus=(8, -14, 34), focus_size=78, yaw=-50, back="turn")
    flange = 29
    steel, silver = get("steel"), get("silver")
    items = [
        # along +z before it is laid down: head at the top, tube below
        loft("tube", 2 * radius, 2 * radius, radius, [(0.8, -length), (0, -length + 0.8), (0, 0)], silver, segments=16, exponent=2),
        cylinder("tube end", radius - 1.6, 0.3, get("rubber"), (0, 0, -length - 0.1), edge=0.05, segments=16),
        cylinder("collar", radius + 4.5, 9, steel, (0, 0, -9), edge=0.8, segments=16),
        cylinder("gasket", flange - 0.6, 3.0, get("accent"), (0, 0, 0), edge=0.6, segments=28),
        cylinder("flange", flange, 4.6, steel, (0, 0, 3.0), edge=0.7, segments=28),
        loft(
            "head", 43, 43, 21.5, [(0, 7.5), (0, 22)] + fillet(27, 4, steps=8), get(shell), segments=26, exponent=2
        ),
        ring("head groove", 21.7, 20.8, 1.0, get("rubber"), (0, 0, 11), segments=26),
    ]
    face = [
        parts.waymark(14, silver, (0, 3.2, 27), raised=0.3),
        text(model, 4.2, print_on(shell), (0, -6.6, 27.02), weight="bold"),
        text("9-36 V   RS-485", 2.2, print_on(shell), (0, -11.6, 27.02), spacing=1.1),
        parts.led((0, 12.4, 26.9), "led green", 0.9),
    ]
    items.append(group("face", face, (0, 0, 0), (0, 0, 90)))  # upright when the probe lies down
    for i in range(5):
        angle = math.radians(90 + 72 * i)
        bolt = group(
            "bolt",
            [
                cylinder("washer", 4.0, 0.8, steel, edge=0.2),
                cylinder("bolt head", 3.2, 3.0, get("dark steel"), (0, 0, 0.8), edge=0.4, segments=6),
                cylinder("socket", 1.5, 0.1, get("piano black"), (0, 0, 3.75), edge=0.02, segments=2),
            ],
            (25 * math.cos(angle), 25 * math.sin(angle), 7.5),
        )
        items.append(bolt)
    for i in range(9):  # breather holes along both visible sides of the tube
        for angle in (-90, 30):
            a = math.radians(angle)
            z = -length + 12 + i * 7 if angle == -90 else -length + 15.5 + i * 7
            items.append(
                cylinder(
                    "breather",
                    1.5,
                    0.16,
                    get("piano black"),
                    ((radius - 0.1) * math.cos(a), (radius - 0.1) * math.sin(a), z),
                    edge=0.04,
                    rotation=(0, 90, angle),
                )
            )
    gland = [
        cylinder("gland", 6.2, 7, get("rubber"), (0, 0, 0), edge=0.6, segments=6),
        parts.strain_relief((0, 0, 6.5), radius=2.4, length=14),
    ]
    items.append(group("gland", gland, (0, -20.5, 17), (90, 0, 0)))
    # Lay it down: axis along x, head towards +x, tube tip and flange on the floor.
    tilt = math.degrees(math.asin((flange - radius) / length))
    holder = group("probe", items, (0, 0, flange * math.cos(math.radians(tilt))), (0, 90 - tilt, 0))
    product.add(holder)
    z = flange * math.cos(math.radians(tilt)) - 1
    floor = 2.4
    path = [
        (17, -38, z + 0.6),
        (17, -46, z),
        (17, -62, z * 0.8),
        (16, -78, floor + 3),
        (6, -92, floor),
        (-26, -98, floor),
        (-62, -84, floor),
        (-84, -60, floor),
        (-118, -54, floor),
        (-140, -66, floor),
    ]
    product.add(parts.round_cable(path, 2.4), loose=True)
    end = Vector(path[-1])
    plug = [
        cylinder("plug boot", 4.4, 9, get("rubber"), (2, 0, 5.4), edge=1.2, rotation=(0, -90, 0)),
        cylinder("plug shell", 5.8, 17, get("shell black"), (-6, 0, 6.4), edge=0.8, rotation=(0, -90, 0)),
        ring("plug nut", 6.4, 5.4, 6, get("accent"), (-9, 0, 6.4), (0, -90, 0)),
        cylinder("plug face", 4.7, 0.3, get("piano black"), (-23, 0, 6.4), edge=0.05, rotation=(0, -90, 0)),
    ]
    product.add(group("plug", plug, (end.x, end.y, 0), (0, 0, 29)), loose=True)
    return product


def temperature_tag(model="B1", width=44, height=12, shell="shell white"):
    """Battery tag for cold chains: soft square case, steel sensor dot, screw lug, ring light."""
    product = Product(model, focus=(0, -width * 0.12, height), focus_size=width * 0.85, yaw=24)
    product.layer("base", (0, 0, 0))
    product.layer("lid", (0, 0, 24))
    split, corner = height * 0.42, width * 0.34
    ink = print_on(shell)
    product.add(
        tray("base", width, width, split, corner, get(shell), wall=2, floor=1.4, bottom=2.4, segments=22), "base"
    )
    profile = [(0.12, split + 0.25), (0, split + 0.35)] + fillet(height, 4.2, rise=3.8, steps=12)
    product.add(loft("lid", width, width, corner, profile, get(shell), segments=22, smooth_angle=40), "lid")
    product.add(parts.waymark(14, ink, (0, width * 0.13, height), raised=0.06), "lid")
    product.add(text(model, 3.2, ink, (0, -width * 0.10, height + 0.02), weight="bold", spacing=1.08), "lid")
    product.add(text("-40 … +85 °C", 2.1, ink, (0, -width * 0.19, height + 0.02), spacing=1.1), "lid")
    y = -width * 0.315
    product.add(ring("sensor bezel", 2.7, 1.9, 0.35, get("accent"), (0, y, height - 0.12), segments=16), "lid")
    product.add(cylinder("sensor", 1.9, 0.45, get("steel"), (0, y, height - 0.15), edge=0.2, segments=16), "lid")
    product.add(parts.led((width * 0.30, width * 0.30, height - 0.55), "led green", 0.6), "lid")
    for side in (-1, 1):
        ear = loft("ear", 13, 13, 6, [(0.4, 0), (0, 0.4), (0, 2.6), (0.5, 3.1)], get(shell), segments=12, exponent=2)
        product.add(place(ear, (side * (width / 2 + 2.4), 0, 0)), "base")
        x = side * (width / 2 + 4.4)
        product.add(ring("ear rim", 2.7, 1.9, 0.25, get("rubber grey"), (x, 0, 3.0), segments=12), "base")
        product.add(cylinder("ear hole", 2.0, 0.1, get("piano black"), (x, 0, 3.08), edge=0.02), "base")
    return product


def key_fob(model="K1", width=35, length=58, height=11.5, shell="shell black"):
    """Bluetooth key fob: dished case, large lock button with a ring light, small find button, split ring."""
    product = Product(model, focus=(0, length * 0.06, height), focus_size=width * 1.25, yaw=28)
    product.layer("base", (0, 0, 0))
    product.layer("lid", (0, 0, 22))
    split, corner = height * 0.46, width * 0.44
    ink = print_on(shell)
    product.add(
        tray("base", width, length, split, corner, get(shell), wall=2, floor=1.4, bottom=3.0, segments=22), "base"
    )
    profile = [(0.12, split + 0.25), (0, split + 0.35)] + fillet(height, 4.0, rise=4.0, steps=12)
    product.add(loft("lid", width, length, corner, profile, get(shell), segments=22, smooth_angle=40), "lid")
    y = length * 0.15
    product.add(
        panel("face", width - 9, length - 10, corner - 4, get("shell panel"), height - 0.06, 0.22, edge=0.18, segments=20),
        "lid",
    )
    top = height + 0.14
    product.add(parts.led_ring((0, y, top - 0.1), radius=8.3, width=0.8), "lid")
    product.add(parts.push_button((0, y, top - 0.05), radius=6.4, material="rubber", height=0.8), "lid")
    # A padlock in print: bow and body.
    bow = [(1.5 * math.cos(t), 0.5 + 1.9 * math.sin(t), 0) for t in (i / 12 * math.pi for i in range(13))]
    bow = [(1.5, -0.4, 0)] + bow + [(-1.5, -0.4, 0)]
    lock = [
        tube("bow", bow, 0.3, get("print light"), straight=True, flatten=0.2),
        box("lock", 4.4, 3.2, 0.12, get("print light"), (0, -1.9, -0.05), radius=0.5, edge=0.03),
    ]
    product.add(group("padlock", lock, (0, y, top + 0.72)), "lid")
    product.add(
        parts.push_button((0, -length * 0.14, top - 0.05), radius=3.9, material="accent", height=0.7), "lid"
    )
    product.add(parts.waymark(8, get("silver"), (0, -length * 0.315, top), raised=0.12), "lid")
    product.add(parts.led((0, length * 0.345, top), "led green", 0.6), "lid")
    product.add(text(model, 2.2, ink, (width * 0.23, -length * 0.14, top + 0.01), weight="bold"), "lid")
    # Lug at the far end, with a steel split ring through it.
    lug_y = length / 2 + 2.2
    product.add(
        ring("lug", 5.6, 3.1, 4.2, get(shell), (0, lug_y, split - 2.0), segments=14), "base"
    )
    wire, radius = 1.0, 12.0
    coil = []
    for i in range(81):
        angle = -math.pi / 2 + 4 * math.pi * i / 80
        coil.append((radius * math.cos(angle), radius * math.sin(angle), 2.0 * i / 80 * wire))
    holder = group(
        "split ring", [tube("split ring", coil, wire, get("steel"), straight=True)], (0, lug_y + radius + 2.0, 1.1), (8, 0, 0)
    )
    product.add(holder, loose=True)
    return product
