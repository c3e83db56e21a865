"""OBD-II dongles: the 16-pin J1962 plug and a grip shell behind it."""

from .. import parts
from ..electronics import circuit_board
from ..geometry import box, gasket, group, lid, panel, place, prism, text, tray
from ..materials import get, print_on
from ..product import Product


def trapezoid(long_side, short_side, height, steps=6, corner=2.2):
    """Outline of the J1962 plug: two parallel sides of different length, rounded corners."""
    corners = [
        (-long_side / 2, height / 2),
        (-short_side / 2, -height / 2),
        (short_side / 2, -height / 2),
        (long_side / 2, height / 2),
    ]
    points = []
    for i, corner_point in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % 4]
        for k in range(steps + 1):
            t = k / steps

            def towards(other):
                dx, dy = other[0] - corner_point[0], other[1] - corner_point[1]
                length = (dx * dx + dy * dy) ** 0.5
                return corner_point[0] + dx / length * corner, corner_point[1] + dy / length * corner

            a, b = towards(before), towards(after)
            points.append(
                tuple(
                    (1 - t) ** 2 * p + 2 * t * (1 - t) * c + t * t * q for p, c, q in zip(a, corner_point, b)
                )
            )
    return points


def obd_dongle(
    model="O1",
    width=49,
    depth=46,
    height=25,
    shell="shell black",
    plug_length=17,
    led="led signal",
    supply="9-36 V",
    network="LTE Cat 1",
    lead=False,
):
    """Lies on its side: the plug looks along -y (towards the camera in the hero view).

    lead=True puts the plug at the end of a short cable."""
    product = Product(
        model, focus=(0, -depth / 2, height * 0.6), focus_size=width * 1.0, yaw=-32, back="turn"
    )
    product.layer("base", (0, 0, 0))
    product.layer("plug", (0, -30, 0))
    product.layer("board", (0, 0, height * 0.8))
    product.layer("seal", (0, 0, height * 1.25))
    product.layer("lid", (0, 0, height * 1.7))
    split = height * 0.5
    ink = print_on(shell)
    product.add(
        tray("base", width, depth, split, 6.5, get(shell), wall=2, floor=1.6, bottom=3.2, segments=18), "base"
    )
    product.add(gasket(width, depth, 6.5, split, get("accent")), "seal")
    product.add(
        lid("lid", width, depth, height, 6.5, split + 0.28, get(shell), top=3.2, segments=18), "lid"
    )
    product.add(place(circuit_board(width - 9, depth - 9), (0, 0, height * 0.3)), "board")
    top = height
    product.add(
        panel(
            "top panel",
            width * 0.72,
            depth * 0.62,
            4,
            get("shell panel" if "black" in shell else shell),
            top - 0.1,
            0.4,
            edge=0.3,
        ),
        "lid",
    )
    product.add(parts.waymark(width * 0.34, get("silver"), (0, depth * 0.07, top + 0.3), raised=0.3), "lid")
    product.add(text(model, 3.0, ink, (0, -depth * 0.17, top + 0.32), weight="bold"), "lid")
    product.add(parts.led((width * 0.27, -depth * 0.21, top + 0.3), led, 0.7), "lid")
    for side in (-1, 1):
        for i in range(4):
            for layer, low, high in (("base", 0.27, 0.49), ("lid", 0.51, 0.73)):
                grip = box(
                    "grip",
                    1.0,
                    1.4,
                    height * (high - low),
                    get("rubber"),
                    (side * width / 2, depth * 0.04 + i * 3.6, height * low),
                    edge=0.4,
                )
                product.add(grip, layer)
    # Plug: outer skirt, then a dark mouth with two rows of eight blades.
    z, front = height / 2, -depth / 2
    face = front - plug_length + 0.45
    plug = [
        prism(
            "plug skirt",
            trapezoid(40, 34, 17),
            plug_length,
            get("rubber"),
            (0, front - plug_length / 2 + 0.5, z),
            (90, 0, 0),
            bevel=0.5,
        ),
        prism(
            "plug mouth",
            trapezoid(37, 31.4, 14.2),
            0.5,
            get("piano black"),
            (0, face, z),
            (90, 0, 0),
            bevel=0.1,
        ),
        box("plug key", 22, 1.0, 1.7, get("rubber"), (0, face - 0.1, z - 0.85), edge=0.3),
    ]
    for row, count_y in enumerate((3.7, -3.7)):
        for i in range(8):
            x = (i - 3.5) * 3.95 * (1 if row == 0 else 0.94)
            plug.append(
                box(
                    "pin well",
                    2.6,
                    0.5,
                    3.8,
                    get("chip"),
                    (x, face - 0.15, z + count_y - 1.9),
                    radius=0.4,
                    edge=0.1,
                )
            )
            plug.append(
                box(
                    "pin",
                    1.5,
                    3.4,
                    0.75,
                    get("gold"),
                    (x, face - 0.9, z + count_y - 0.4),
                    radius=0.2,
                    edge=0.15,
                )
            )
    if lead:
        plug.append(box("overmould", 37, 12, 19, get("rubber"), (0, front + 5, z - 9.5), radius=3, edge=1.5))
        plug.append(box("overmould stripe", 24, 3, 0.3, get("accent"), (0, front + 6, z + 9.4), radius=0.5, edge=0.1))
        plug.append(parts.strain_relief((0, front + 10, z), (-90, 0, 0), radius=2.6))
        aside, down = -34, 3.0 - z  # where the plug lies, seen from its place in the wall
        product.add(parts.strain_relief((12, front + 1, z), (90, 0, 0), radius=2.6), "base")
        path = [
            (12, front - 9, z),
            (12, front - 18, z),
            (12, front - 30, z + down * 0.6),
            (aside + 30, front - 44, z + down),
            (aside + 4, front - 4, z + down),
            (aside, front - 22, z + down * 0.3),
            (aside, front - 32, z + down * 0.1),
            (aside, front - 40, z + down * 0.1),
        ]
        product.add(parts.round_cable(path, 2.6), "plug", loose=True)
        product.add(group("plug", plug, (aside, -60, down * 0.1)), "plug", loose=True)
        product.focus = (aside, front - 62, height * 0.5)
    else:
        product.add(plug, "plug")
    product.add(
        box("stripe", width * 0.5, 0.3, 1.2, get("accent"), (0, depth / 2, height * 0.70), edge=0.1), "lid"
    )
    product.add(
        place(
            parts.rating_label(
                "MODEL " + model, ["OBD-II   " + supply, f"{network} + GNSS"], width * 0.72, depth * 0.55
            ),
            (0, 0, 0),
            (180, 0, 0),
        ),
        "base",
    )
    return product
