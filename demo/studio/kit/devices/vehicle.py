"""Wired vehicle trackers: flat box, ribbed cable exit, harness; optionally external antennas."""

from .. import parts
from ..electronics import circuit_board
from ..geometry import cylinder, gasket, lid, panel, place, rounded_body, text, tray
from ..materials import get, print_on
from ..product import Product


def wired_tracker(
    model="V3",
    width=85,
    depth=42,
    height=14,
    shell="shell black",
    panel_shell="shell panel",
    rating="9-90 V    IP67",
    network="LTE Cat 1",
    wires="V3",
    leds=("led green", "led signal"),
    cable=True,
    antennas=0,
    ears=False,
):
    """The family's base: any size. antennas=2 adds SMA stick antennas on the -x side. wires names a product in
    parts.WIRES.

    ears=True adds screw lugs for fixed mounting (the long-life 'pro' cases)."""
    product = Product(model, focus=(width * 0.30, 0, height), focus_size=width * 0.42, yaw=28)
    if antennas:  # the close-up shows the antenna sockets
        product.focus, product.focus_size = (-width * 0.44, -depth * 0.12, height * 0.7), width * 0.55
    elif ears:  # ... or the cable exit and a screw lug
        product.focus, product.focus_size = (width * 0.46, -depth * 0.12, height * 0.7), width * 0.56
    product.layer("base", (0, 0, 0))
    product.layer("battery", (0, 0, height * 0.9))
    product.layer("board", (0, 0, height * 2.0))
    product.layer("seal", (0, 0, height * 2.6))
    product.layer("lid", (0, 0, height * 3.4))
    product.layer("harness", (width * 0.35, 0, 0))
    if antennas:
        product.layer("antennas", (-width * 0.4, 0, 0))
    radius = min(7.8, depth * 0.2)
    split = height * 0.42
    ink = print_on(shell)

    product.add(tray("base", width, depth, split, radius, get(shell), wall=2, floor=1.4), "base")
    product.add(
        place(
            parts.rating_label(
                "MODEL " + model,
                [f"GNSS + {network}  /  {rating}", "IMEI 000000 00 000000 0", "Made for fleets"],
                width * 0.7,
                depth * 0.68,
            ),
            (0, 0, 0),
            (180, 0, 0),
        ),
        "base",
    )
    product.add(
        place(parts.battery_pack(width * 0.52, depth * 0.62, height * 0.28), (width * 0.1, 0, 1.6)), "battery"
    )
    product.add(place(circuit_board(width - 8, depth - 8, patch=not antennas), (0, 0, height * 0.38)), "board")

    # The lid ends .3 mm above the base: that gap is the seam.
    product.add(gasket(width, depth, radius, split, get("accent")), "seal")
    product.add(lid("lid", width, depth, height, radius, split + 0.28, get(shell), segments=18), "lid")
    product.add(
        panel("top panel", width - 7.5, depth - 7.5, radius - 2.6, get(panel_shell), height - 0.05, 0.38),
        "lid",
    )
    top = height + 0.33
    window_depth = min(depth * 0.56, 26)
    product.add(
        place(
            parts.led_window(
                7.4,
                window_depth,
                0,
                [(window_depth * 0.24, leds[0]), (-window_depth * 0.24, leds[1])],
                ("GNSS", "NET"),
                ink,
            ),
            (width / 2 - 12.5, 0, top),
        ),
        "lid",
    )
    badge = min(depth * 0.44, 19)
    product.add(
        parts.waymark(badge, get("silver"), (-width * 0.5 + 8 + badge * 0.62, 0, top), raised=0.35), "lid"
    )
    product.add(
        text(
            model, depth * 0.105, ink, (-width * 0.01, depth * 0.05, top + 0.01), weight="bold", spacing=1.08
        ),
        "lid",
    )
    product.add(
        text(
            rating,
            depth * 0.050,
            get("print dim") if "black" in shell else ink,
            (-width * 0.01, -depth * 0.065, top + 0.01),
            spacing=1.12,
        ),
        "lid",
    )
    if ears:
        for side in (-1, 1):
            for y in (-depth * 0.32, depth * 0.32):
                ear = rounded_body("ear", 13, 11, 2.6, 5, get(shell), top=0.6, bottom=0.4)
                product.add(place(ear, (side * (width / 2 + 1.5), y, 0)), "base")
                product.add(parts.screw((side * (width / 2 + 4), y, 2.5), radius=2.4), "base")

    shroud_depth = min(depth * 0.56, 24)
    product.add(parts.socket_shroud(width / 2, shroud_depth, height * 0.60, height * 0.12), "base")
    if cable:
        reach = 1.0 if depth > 34 else 0.85
        objects = parts.harness(width / 2 + 7, height * 0.42, shroud_depth * 0.78, parts.WIRES[wires], reach=reach)
        product.add(objects, "harness", loose=True)
    for i in range(antennas):
        y = (i - (antennas - 1) / 2) * depth * 0.5
        product.add(parts.sma_antenna((-width / 2, y, height * 0.5), (0, -90, 0), length=52), "antennas")
    if antennas:
        # GNSS puck in front of the case; its lead runs to a gold socket in the side wall.
        puck_x, puck_y, socket_x, wall = -width * 0.52, -depth / 2 - 44, -width * 0.22, -depth / 2
        product.add(parts.puck_antenna((puck_x, puck_y, 0)), "antennas", loose=True)
        lead = [
            (puck_x + 18, puck_y, 3.5),
            (puck_x + 34, puck_y, 2.5),
            (socket_x + 6, puck_y + 6, 1.8),
            (socket_x + 4, wall - 22, 1.8),
            (socket_x, wall - 12, 4),
            (socket_x, wall - 4, 4.8),
            (socket_x, wall + 1, 4.8),
        ]
        product.add(parts.round_cable(lead, 1.5), "antennas", loose=True)
        product.add(
            cylinder(
                "antenna nut",
                3.4,
                5,
                get("gold"),
                (socket_x, wall + 0.5, 4.8),
                edge=0.4,
                rotation=(90, 0, 0),
                segments=6,
            ),
            "base",
        )
    return product
