"""Two-wheelers: hidden bicycle trackers (tail light, under the bottle cage) and a slim box for electric scooters."""

from .. import parts
from ..electronics import circuit_board
from ..geometry import box, cylinder, fillet, gasket, group, lid, loft, panel, place, ring, rounded_body, text, tray
from ..materials import get, print_on
from ..product import Product


def tail_light(model="B1", width=34, length=82, height=26, shell="shell black"):
    """A bicycle rear light that hides a tracker. It lies on its back with the red lens up, clamp below."""
    product = Product(model, focus=(0, length * 0.14, height), focus_size=width * 1.5, yaw=52)
    product.layer("clamp", (0, 0, -14))
    product.layer("base", (0, 0, 0))
    product.layer("board", (0, 0, 16))
    product.layer("lens", (0, 0, 32))
    corner = width * 0.46
    clamp = 9
    product.add(
        rounded_body(
            "base", width, length, height * 0.55, corner, get(shell), top=0.8, bottom=3, z=clamp, segments=20
        ),
        "base",
    )
    z = clamp + height * 0.55
    product.add(
        loft(
            "gasket",
            width - 1.6,
            length - 1.6,
            corner - 0.8,
            [(0, z - 0.2), (0, z + 0.7)],
            get("accent"),
            segments=20,
        ),
        "base",
    )
    lens_h = height * 0.34
    product.add(
        loft(
            "lens",
            width - 0.6,
            length - 0.6,
            corner - 0.3,
            [(0, z + 0.7)] + fillet(z + lens_h, 5.5, steps=10, rise=lens_h * 0.8),
            get("lens red"),
            segments=20,
        ),
        "lens",
    )
    top = z + lens_h
    for i in range(7):  # optics: fine ribs over the light field
        product.add(
            box(
                "lens rib",
                width * 0.52,
                1.7,
                0.7,
                get("lens red"),
                (0, length * 0.02 + i * 4.2, top - 0.3),
                edge=0.3,
            ),
            "lens",
        )
    product.add(
        parts.led_ring((0, -length * 0.25, top - 0.12), radius=5.6, width=0.8, colour="led red"), "lens"
    )
    product.add(
        parts.push_button((0, -length * 0.25, top - 0.15), radius=4.2, material="rubber", height=0.8), "lens"
    )
    product.add(parts.waymark(8.5, get("print light"), (0, -length * 0.11, top + 0.02), raised=0.05), "lens")
    product.add(
        box("bracket", width * 0.5, length * 0.34, clamp + 1, get("rubber"), (0, 0, 0), radius=3, edge=1),
        "clamp",
    )
    product.add(ring("rubber strap", 17, 14.4, 12, get("rubber"), (0, -6, -3), (90, 0, 0)), "clamp")
    product.add(parts.usb_c_port((0, -length / 2 - 0.02, clamp + 7.5), (90, 0, 0)), "base")
    return product


def bottle_mount(model="B3", width=44, length=116, height=12, shell="shell black"):
    """A long flat box that disappears under a bottle cage: two bolt holes on 64 mm, cable pigtail."""
    product = Product(model, focus=(-32, 0, height), focus_size=58, yaw=26)
    product.layer("base", (0, 0, 0))
    product.layer("battery", (0, 0, 12))
    product.layer("board", (0, 0, 22))
    product.layer("seal", (0, 0, 30))
    product.layer("lid", (0, 0, 40))
    ink = print_on(shell)
    split = height * 0.45
    product.add(
        tray("base", length, width, split, width * 0.36, get(shell), wall=2, floor=1.5, segments=20), "base"
    )
    product.add(place(parts.battery_pack(length * 0.42, width * 0.5, 2.6), (length * 0.12, 0, 1.6)), "battery")
    product.add(place(circuit_board(length * 0.7, width * 0.6), (0, 0, 4.3)), "board")
    product.add(gasket(length, width, width * 0.36, split, get("accent")), "seal")
    product.add(
        lid("lid", length, width, height, width * 0.36, split + 0.25, get(shell), top=3.2, segments=20), "lid"
    )
    for side in (-1, 1):
        x = side * 32
        product.add(
            ring(
                "bolt bezel",
                7.4,
                5.0,
                0.7,
                get("accent" if side < 0 else "rubber grey"),
                (x, 0, height - 0.15),
            ),
            "lid",
        )
        product.add(
            cylinder("bolt well", 5.1, 0.2, get("piano black"), (x, 0, height - 0.05), edge=0.05), "lid"
        )
        bolt = loft(
            "bolt",
            8.4,
            8.4,
            4.2,
            [(0, 0), (0, 2.2), (0.6, 2.8), (1.7, 2.8), (1.8, 1)],
            get("steel"),
            segments=10,
            exponent=2,
        )
        product.add(place(bolt, (x, 0, height)), "lid")
    product.add(parts.waymark(19, get("silver"), (0, 2.6, height), raised=0.3), "lid")
    product.add(text(model, 3.0, ink, (0, -9.5, height + 0.02), weight="bold"), "lid")
    product.add(parts.led((12.5, -9.5, height - 0.05), "led green", 0.8), "lid")
    return product


def scooter_tracker(model="E1", length=92, width=28, height=13, shell="shell black", rating="12-90 V    IP67", cable=True):
    """Slim potted box for electric two-wheelers: screw ears, sealed cable exit, three-way waterproof plug."""
    product = Product(model, focus=(length * 0.16, -width * 0.2, height), focus_size=length * 0.5, yaw=24)
    ink = print_on(shell)
    product.layer("base", (0, 0, 0))
    product.layer("battery", (0, 0, height * 1.0))
    product.layer("board", (0, 0, height * 1.9))
    product.layer("seal", (0, 0, height * 2.6))
    product.layer("lid", (0, 0, height * 3.4))
    product.layer("cable", (0, -length * 0.25, 0))
    split = height * 0.66
    product.add(tray("base", length, width, split, 5, get(shell), wall=2, bottom=1.6, segments=16), "base")
    product.add(
        place(parts.battery_pack(length * 0.3, width * 0.6, height * 0.3), (-length * 0.25, 0, 1.7)), "battery"
    )
    product.add(place(circuit_board(length * 0.84, width - 6), (0, 0, height * 0.42)), "board")
    product.add(gasket(length, width, 5, split, get("accent")), "seal")
    product.add(lid("lid", length, width, height, 5, split + 0.28, get(shell), top=2.2, segments=16), "lid")
    product.add(
        panel(
            "label panel", length * 0.74, width * 0.62, 3, get("shell panel"), height - 0.1, 0.3, edge=0.25
        ),
        "lid",
    )
    top = height + 0.2
    product.add(parts.waymark(14, get("silver"), (-length * 0.24, 0, top), raised=0.25), "lid")
    product.add(text(model, 3.6, ink, (length * 0.02, 2.2, top + 0.01), weight="bold"), "lid")
    product.add(text(rating, 1.9, ink, (length * 0.02, -3.0, top + 0.01)), "lid")
    for y, colour in ((3, "led green"), (-3, "led signal")):
        product.add(parts.led((length * 0.28, y, top), colour, 0.7), "lid")
    for side in (-1, 1):
        ear = loft("ear", 15, 15, 6, [(0.4, 0), (0, 0.4), (0, 2.8), (0.5, 3.3)], get(shell), segments=12)
        ear.location.x = side * (length / 2 + 3)
        product.add(ear, "base")
        product.add(
            ring("ear bush", 3.6, 2.2, 0.6, get("steel"), (side * (length / 2 + 5.5), 0, 3.1), segments=12),
            "base",
        )
        product.add(
            cylinder(
                "ear hole", 2.25, 0.1, get("piano black"), (side * (length / 2 + 5.5), 0, 3.25), edge=0.02
            ),
            "base",
        )
    if cable:
        x, y = length * 0.30, -width / 2
        product.add(parts.strain_relief((x, y + 1, height * 0.45), (90, 0, 0)), "cable", loose=True)
        floor = 2.5
        path = [
            (x, y - 7, height * 0.45),
            (x, y - 16, height * 0.42),
            (x, y - 26, floor),
            (x - 2, y - 42, floor),
            (x - 24, y - 48, floor),
            (x - 40, y - 42, floor),
            (x - 52, y - 42, floor),
        ]
        product.add(parts.round_cable(path, 2.3), "cable", loose=True)
        cx, cy = path[-1][0], path[-1][1]
        shell_items = [
            cylinder("plug boot", 4.6, 10, get("rubber"), (0, 0, 5.5), edge=1.4, rotation=(0, -90, 0)),
            cylinder("plug shell", 6, 17, get("shell black"), (-8, 0, 6.6), edge=0.8, rotation=(0, -90, 0)),
            ring("plug nut", 6.6, 5.6, 7, get("accent"), (-11, 0, 6.6), (0, -90, 0)),
            cylinder(
                "plug face", 4.9, 0.3, get("piano black"), (-25, 0, 6.6), edge=0.05, rotation=(0, -90, 0)
            ),
        ]
        for py, pz in ((0, 2.2), (-2.0, -1.2), (2.0, -1.2)):
            shell_items.append(
                cylinder(
                    "plug pin",
                    0.8,
                    4.5,
                    get("gold"),
                    (-25, py, 6.6 + pz),
                    edge=0.2,
                    rotation=(0, -90, 0),
                    segments=6,
                )
            )
        holder = group("three way plug", shell_items, (cx + 1, cy, 0))
        product.add(holder, "cable", loose=True)
    product.add(
        place(
            parts.rating_label(
                "MODEL " + model, [rating, "LTE Cat 1 + GNSS"], length * 0.6, width * 0.66
            ),
            (0, 0, 0),
            (180, 0, 0),
        ),
        "base",
    )
    return product
