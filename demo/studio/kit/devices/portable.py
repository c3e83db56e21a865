"""Rechargeable trackers to carry: pocket tracker with lanyard, SOS pendant, card-thin key finder."""

from .. import parts
from ..electronics import circuit_board
from ..geometry import cylinder, gasket, lid, place, ring, rounded_body, text, tray, tube
from ..materials import get, print_on
from ..product import Product


def lanyard(x, y, z, material="strap signal", length=85):
    """A cord loop through an eyelet at (x, y, z), lying on the floor behind it, with a clamp bead."""
    eye, floor, cord = (x, y, z), 1.9, 1.5
    left = [eye, (x + 5, y - 1, z), (x + 12, y - 3, floor), (x + 24, y - 3, floor)]
    loop = [
        (x + 24, y - 2, floor),
        (x + 38, y - 16, floor),
        (x + length, y - 26, floor),
        (x + length + 22, y + 6, floor),
        (x + length - 8, y + 34, floor),
        (x + 42, y + 18, floor),
        (x + 24, y + 2, floor),
    ]
    right = [(x + 24, y + 3, floor), (x + 12, y + 3, floor), (x + 5, y + 1, z), eye]
    return [
        tube("cord", left[:-1] + loop + right[1:], cord, get(material)),
        cylinder("bead", 4.2, 9, get("shell black"), (x + 19, y, 4.2), edge=1.2, rotation=(0, 90, 0)),
    ]


def pocket_tracker(
    model="P2",
    width=72,
    depth=42,
    height=15,
    shell="shell white",
    accent="accent",
    cord=True,
    cord_material="strap signal",
    caption="SOS",
):
    """Palm-size pebble: ring light round one button, USB-C in the end wall, eyelet for the lanyard."""
    product = Product(model, focus=(width * 0.20, 0, height), focus_size=width * 0.5, yaw=26)
    product.layer("base", (0, 0, 0))
    product.layer("battery", (0, 0, height * 1.0))
    product.layer("board", (0, 0, height * 1.9))
    product.layer("seal", (0, 0, height * 2.5))
    product.layer("lid", (0, 0, height * 3.2))
    product.layer("lanyard", (width * 0.35, 0, 0))
    split, corner = height * 0.46, depth * 0.36
    ink = print_on(shell)
    product.add(
        tray("base", width, depth, split, corner, get(shell), wall=2, floor=1.5, bottom=4.2, segments=22),
        "base",
    )
    product.add(gasket(width, depth, corner, split, get("accent")), "seal")
    product.add(
        lid(
            "lid",
            width,
            depth,
            height,
            corner,
            split + 0.25,
            get(shell),
            top=5.5,
            top_rise=5.0,
            steps=12,
            segments=22,
            smooth_angle=40,
        ),
        "lid",
    )
    product.add(place(parts.battery_pack(width * 0.55, depth * 0.6, height * 0.3), (0, 0, 1.7)), "battery")
    product.add(place(circuit_board(width * 0.72, depth * 0.66), (0, 0, height * 0.40)), "board")
    product.add(parts.led_ring((width * 0.20, 0, height - 0.15), radius=7.4, width=0.8), "lid")
    product.add(
        parts.push_button(
            (width * 0.20, 0, height - 0.1),
            radius=5.4,
            material="gloss white" if "white" in shell else shell,
            height=0.7,
        ),
        "lid",
    )
    if caption:
        product.add(text(caption, 2.6, get("accent"), (width * 0.20, 0, height + 0.62), weight="bold"), "lid")
    product.add(parts.waymark(12, ink, (-width * 0.20, 1.5, height), raised=0.06), "lid")
    product.add(text(model, 2.4, ink, (-width * 0.20, -6.2, height + 0.02), spacing=1.1), "lid")
    # The end wall is vertical at about 40 % of the height; the port looks along -x there.
    product.add(parts.usb_c_port((-width / 2 - 0.02, 0, height * 0.40), (90, 0, -90)), "base")
    product.add(
        ring("eyelet", 4.2, 2.4, 3.4, get(shell), (width / 2 + 1.6, 0, height * 0.46 - 1.7), segments=12),
        "base",
    )
    product.add(
        place(
            parts.rating_label(
                "MODEL " + model,
                ["Rechargeable  5 V  1 A", "IP67   LTE Cat 1 + GNSS"],
                width * 0.5,
                depth * 0.5,
            ),
            (0, 0, 0),
            (180, 0, 0),
        ),
        "base",
    )
    if cord:
        product.add(lanyard(width / 2 + 2.5, 0, height * 0.46, cord_material, length=46), "lanyard", loose=True)
    return product


def sos_pendant(model="S1", diameter=46, height=14.5, shell="shell white", cord_material="strap ink"):
    """Round emergency button for persons: large orange button in the middle, breakaway cord."""
    product = Product(model, focus=(0, 0, height), focus_size=diameter * 0.8, yaw=20)
    product.layer("base", (0, 0, 0))
    product.layer("board", (0, 0, height))
    product.layer("lid", (0, 0, height * 2.2))
    product.layer("lanyard", (0, diameter * 0.4, 0))
    split, radius = height * 0.44, diameter / 2
    product.add(
        tray(
            "base",
            diameter,
            diameter,
            split,
            radius,
            get(shell),
            wall=2,
            floor=1.5,
            bottom=3.5,
            segments=22,
            exponent=2,
        ),
        "base",
    )
    product.add(
        lid(
            "lid",
            diameter,
            diameter,
            height,
            radius,
            split + 0.25,
            get(shell),
            top=7.5,
            top_rise=4.6,
            steps=12,
            segments=22,
            exponent=2,
            smooth_angle=40,
        ),
        "lid",
    )
    product.add(place(circuit_board(diameter * 0.62, diameter * 0.62), (0, 0, height * 0.4)), "board")
    product.add(
        ring("bezel", radius * 0.60, radius * 0.52, 0.5, get("silver"), (0, 0, height - 0.12), segments=22),
        "lid",
    )
    product.add(parts.push_button((0, 0, height - 0.1), radius=radius * 0.50, height=1.3), "lid")
    product.add(
        text("SOS", diameter * 0.115, get("gloss white"), (0, 0, height + 1.08), weight="bold", spacing=1.1),
        "lid",
    )
    product.add(parts.led((0, -radius * 0.68, height - 0.55), "led green", 0.7), "lid")
    product.add(
        parts.waymark(6.5, get("print dark"), (-radius * 0.0, radius * 0.715, height - 0.75), raised=0.1),
        "lid",
    )
    lug = radius + 2.6
    product.add(ring("eyelet", 4.6, 2.5, 3.6, get(shell), (0, lug, height * 0.45 - 1.8), segments=12), "base")
    product.add(
        place(
            parts.rating_label("MODEL " + model, ["IP67  LTE Cat 1 + GNSS", "Contact charging"], 26, 15),
            (0, 0, 0),
            (180, 0, 0),
        ),
        "base",
    )
    floor, z = 1.7, height * 0.45
    cord = [
        (-1.2, lug + 0.4, z),
        (-2.4, lug + 7, z * 0.6),
        (-5, lug + 16, floor),
        (-22, lug + 30, floor),
        (-44, lug + 28, floor),
        (-50, lug + 2, floor),
        (-40, lug - 12, floor),
        (-34, lug + 14, floor),
        (-12, lug + 46, floor),
        (24, lug + 44, floor),
        (44, lug + 24, floor),
        (26, lug + 18, floor),
        (5, lug + 16, floor),
        (2.4, lug + 7, z * 0.6),
        (1.2, lug + 0.4, z),
    ]
    product.add(tube("cord", cord, 1.3, get(cord_material)), "lanyard", loose=True)
    return product


def card_tracker(model="K1", width=86, depth=54, height=3.6, shell="shell ink"):
    """Wallet card: thin plate, orange edge line, mark."""
    product = Product(model, focus=(width * 0.1, depth * 0.1, height), focus_size=width * 0.72, yaw=24)
    product.add(
        rounded_body("card", width, depth, height, 6, get(shell), top=0.8, bottom=0.8, seam=height * 0.5)
    )
    ink = print_on(shell)
    product.add(parts.waymark(24, get("silver"), (-width * 0.22, depth * 0.08, height), raised=0.2))
    product.add(parts.wordmark(4.2, ink, (-width * 0.36, -depth * 0.30, height + 0.01), align="LEFT"))
    product.add(text(model + "  Card", 3.0, ink, (width * 0.40, -depth * 0.30, height + 0.01), align="RIGHT"))
    product.add(parts.led_ring((width * 0.32, depth * 0.22, height - 0.1), radius=4.2, width=0.6))
    product.add(
        parts.push_button((width * 0.32, depth * 0.22, height - 0.15), radius=3, material=shell, height=0.4)
    )
    product.add(
        place(
            parts.rating_label("MODEL " + model, ["BLE + LTE Cat 1", "Contact charging"], 40, 22),
            (0, 0, 0),
            (180, 0, 0),
        )
    )
    return product
