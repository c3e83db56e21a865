"""Magnetic long-standby asset trackers: two shells, orange IP67 seal, corner screws, rubber feet or magnets."""

from .. import parts
from ..electronics import circuit_board
from ..geometry import box, cylinder, frame, lid, panel, place, text, tray
from ..materials import get, print_on
from ..product import Product


def asset_tracker(
    model="A9",
    width=108,
    depth=64,
    height=34,
    shell="shell black",
    panel_shell="shell panel",
    claim="365 DAYS    IP67",
    magnets=True,
    solar=False,
    led="led green",
    network="LTE Cat 1 + GNSS",
    side="grips",
    cell="Li-ion  3.7 V",
):
    """Any size; solar=True replaces the badge panel by a photovoltaic panel.

    Cases lower than 18 mm are glued: no corner screws. side is what the front wall carries: 'grips' (ribs), 'belts'
    (ribs all round), 'port' (charging port under a cover) or 'button'."""
    # The close-up holds the seal, what is on the side wall, and the lettering with its light.
    product = Product(model, focus=(width * 0.16, -depth * 0.34, height * 0.86), focus_size=width * 0.56, yaw=-30)
    if solar:
        product.focus = (-width * 0.16, -depth * 0.3, height)
    product.layer("feet", (0, 0, -height * 0.5))
    product.layer("base", (0, 0, 0))
    product.layer("battery", (0, 0, height * 0.75))
    product.layer("board", (0, 0, height * 1.45))
    product.layer("seal", (0, 0, height * 1.75))
    product.layer("lid", (0, 0, height * 2.2))
    slim = height < 18
    foot = 1.8 if magnets else 0.8
    radius = depth * 0.155
    split = foot + height * 0.56
    top = height + foot
    ink = print_on(shell)

    product.add(
        tray(
            "base",
            width,
            depth,
            split - foot,
            radius,
            get(shell),
            wall=3,
            floor=2.5,
            bottom=2.2,
            z=foot,
            segments=18,
        ),
        "base",
    )
    product.add(
        frame(
            "seal",
            width - 0.9,
            depth - 0.9,
            radius - 0.45,
            3.2,
            1.25,
            get("accent"),
            (0, 0, split),
            segments=18,
        ),
        "seal",
    )
    product.add(
        lid("lid", width, depth, top, radius, split + 1.2, get(shell), top=3.4, wall=3, roof=2.5, recess=0.6, segments=18),
        "lid",
    )

    product.add(
        place(parts.battery_pack(width * 0.78, depth * 0.66, height * 0.38, cell), (0, 0, foot + 2.6)), "battery"
    )
    product.add(place(circuit_board(width * 0.82, depth * 0.74), (0, 0, foot + height * 0.46)), "board")

    plate_w, plate_d = width * (0.84 if slim else 0.68), depth * (0.76 if slim else 0.70)
    if solar:
        plate_w, plate_d = width * 0.80, depth * 0.78
        product.add(place(parts.solar_panel(plate_w, plate_d * 0.80, 0), (0, depth * 0.07, top - 0.1)), "lid")
        product.add(
            parts.waymark(depth * 0.13, get("silver"), (-width * 0.33, -depth * 0.36, top), raised=0.3), "lid"
        )
        product.add(
            text(
                model,
                depth * 0.075,
                ink,
                (-width * 0.25, -depth * 0.36, top + 0.01),
                align="LEFT",
                weight="bold",
            ),
            "lid",
        )
        product.add(parts.led((width * 0.33, -depth * 0.36, top), led), "lid")
    else:
        product.add(
            panel("top panel", plate_w, plate_d, 5.5, get(panel_shell), top - 0.1, 0.55, edge=0.45), "lid"
        )
        face = top + 0.45
        product.add(parts.waymark(depth * 0.34, get("silver"), (-plate_w * 0.26, 0, face), raised=0.4), "lid")
        product.add(
            text(
                model,
                depth * 0.10,
                ink,
                (plate_w * 0.20, depth * 0.07, face + 0.01),
                weight="bold",
                spacing=1.06,
            ),
            "lid",
        )
        product.add(
            text(claim, depth * 0.042, ink, (plate_w * 0.20, -depth * 0.05, face + 0.01), spacing=1.14), "lid"
        )
        product.add(parts.led((plate_w * 0.20, -depth * 0.17, face), led), "lid")
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * width * 0.418, sy * depth * 0.36
            if not solar and not slim:
                product.add(cylinder("boss", 4.2, 0.6, get(panel_shell), (x, y, top - 0.15), edge=0.3), "lid")
                product.add(parts.screw((x, y, top + 0.3)), "lid")
            if magnets:
                product.add(
                    cylinder(
                        "magnet",
                        depth * 0.13,
                        foot,
                        get("steel"),
                        (sx * width * 0.33, sy * depth * 0.29, 0),
                        edge=0.3,
                        segments=14,
                    ),
                    "feet",
                )
            else:
                product.add(
                    parts.rubber_foot(
                        (sx * width * 0.39, sy * depth * 0.34, 0), radius=depth * 0.09, height=foot + 0.4
                    ),
                    "feet",
                )
    product.add(
        place(
            parts.rating_label(
                "MODEL " + model,
                [network, claim, "IMEI 000000 00 000000 0"],
                width * (0.36 if magnets else 0.5),
                depth * 0.40,
            ),
            (0, 0, foot),
            (180, 0, 0),
        ),
        "base",
    )

    if side == "belts":
        for i in range(3):
            z = foot + height * (0.14 + 0.13 * i)
            product.add(
                frame("belt", width + 2, depth + 2, radius + 1, 2.4, 2.2, get("rubber"), (0, 0, z), segments=18), "base"
            )
    elif side == "port":
        z = foot + height * 0.13
        product.add(
            box("port cover", 19, 1.8, 8, get("rubber grey"), (-width * 0.2, -depth / 2, z), radius=0.8, edge=0.7),
            "base",
        )
        product.add(
            box("cover tab", 6, 2.6, 2.2, get("accent"), (-width * 0.2 + 11, -depth / 2, z + 2.9), radius=0.8, edge=0.6),
            "base",
        )
        product.add(
            text("USB-C", 2.6, ink, (-width * 0.2, -depth / 2 - 0.95, z + 4), (90, 0, 0), weight="bold"), "base"
        )
    elif side == "button":
        z = foot + height * 0.26
        product.add(
            box("button frame", 15, 1.0, 4.6, get("piano black"), (width * 0.2, -depth / 2, z - 0.5), radius=0.6, edge=0.4),
            "base",
        )
        product.add(
            box("side button", 13.4, 2.4, 3.4, get("accent"), (width * 0.2, -depth / 2, z + 0.1), radius=1, edge=1), "base"
        )
    ribs = max(5, int(width * 0.085)) if side == "grips" else 0
    for i in range(ribs):
        product.add(
            box(
                "grip",
                2.8,
                2.6,
                height * 0.32,
                get("rubber"),
                ((i - (ribs - 1) / 2) * 5.2, -depth / 2, foot + height * 0.13),
                radius=0.6,
                edge=0.8,
            ),
            "base",
        )
    for end in (-1, 1):
        for i in range(4 if side in ("grips", "port") else 0):
            product.add(
                box(
                    "grip",
                    2.2,
                    depth * 0.5,
                    1.4,
                    get("rubber"),
                    (end * width / 2, 0, foot + height * 0.13 + i * height * 0.09),
                    edge=0.45,
                ),
                "base",
            )
    return product
