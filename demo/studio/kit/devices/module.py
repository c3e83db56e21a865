"""GNSS and communication modules: board with castellated pads under a laser-marked shield."""

from .. import parts
from ..geometry import box, cylinder, frame, lid, loft, ring, text
from ..materials import get
from ..product import Product
from . import module_inside


def solder_module(
    model="M20",
    width=16,
    depth=12.2,
    height=2.7,
    pads=12,
    lines=("GNSS receiver  L1", "GPS  GAL  GLO  BDS", "LOT 2538-07"),
    coax=0,
    pads_all_round=False,
    inside="gnss",
):
    """Real modules are small: 12 to 32 mm. All details scale with the size. coax adds that many antenna sockets;
    inside is what the shield covers, see module_inside."""
    s = width / 80  # drawn for 80 units of width
    tall = depth > width  # the close-up must hold the laser marking
    focus = (0, 0, height) if tall else (-width * 0.05, -depth * 0.12, height)
    product = Product(model, focus=focus, focus_size=width * (1.2 if tall else 0.62), yaw=33)
    product.layer("board", (0, 0, 0))
    product.layer("shield", (0, 0, depth * 0.75))
    board = 0.8 if width < 20 else 1.0
    product.add(
        loft(
            "board",
            width,
            depth,
            0.6 * s,
            [
                (0, 0, 0),
                (0, board * 0.06, 0),
                (0, board * 0.94, 1),
                (0.12 * s, board, 1),
                (0.2 * s, board, 1),
            ],
            [get("board edge"), get("solder mask")],
            segments=3,
        ),
        "board",
    )
    pitch = depth * 0.9 / pads

    def pad_row(count, along_x, side, row_pitch):
        for i in range(count):
            offset = (i - (count - 1) / 2) * row_pitch
            half = (depth if along_x else width) / 2
            edge = side * (half + 0.15 * s)
            inner = side * (half - 1.7 * s)
            a, b = (offset, edge) if along_x else (edge, offset)
            c, d = (offset, inner) if along_x else (inner, offset)
            product.add(
                cylinder(
                    "castellation",
                    row_pitch * 0.27,
                    board + 0.2 * s,
                    get("gold"),
                    (a, b, -0.1 * s),
                    edge=0.04 * s,
                    segments=4,
                ),
                "board",
            )
            size = (row_pitch * 0.54, 4.2 * s) if along_x else (4.2 * s, row_pitch * 0.54)
            product.add(
                box(
                    "pad",
                    *size,
                    0.22 * s,
                    get("gold"),
                    (c, d, board - 0.06 * s),
                    radius=0.2 * s,
                    edge=0.08 * s,
                    segments=1
                ),
                "board",
            )

    for side in (-1, 1):
        pad_row(pads, False, side, pitch)
        if pads_all_round:
            pad_row(int(width * 0.8 / pitch), True, side, pitch)
    inset_x, inset_y = 14.5 * s, (14.5 if pads_all_round else 6) * s
    can_w, can_d = width - inset_x, depth - inset_y
    if coax:
        can_w -= 12 * s
    shift = -6 * s if coax else 0
    can_h = height - board
    product.add(
        frame("shield frame", can_w + s, can_d + s, s, 1.4 * s, 0.5 * s, get("tin"), (shift, 0, board), segments=4),
        "board",
    )
    module_inside.fill(product, inside, board, shift, height * 0.8)
    can = lid(
        "shield",
        can_w,
        can_d,
        board + 0.05 * s + can_h,
        2.6 * s,
        board + 0.05 * s,
        get("steel"),
        top=1.6 * s,
        wall=0.2,
        roof=0.25,
        recess=0.02,
        segments=10,
    )
    can.location.x = shift
    product.add(can, "shield")
    top = height + 0.15 * s  # clear of the shield, so that the 3D view has nothing to confuse
    slot = get("piano black")
    for side in (-1, 1):
        for i in range(7):
            product.add(
                box(
                    "slot",
                    can_w * 0.05,
                    0.3 * s,
                    can_h * 0.22,
                    slot,
                    (shift + (i - 3) * can_w * 0.128, side * can_d / 2, board + can_h * 0.16),
                    radius=0.1 * s,
                    edge=0.08 * s,
                    segments=1,
                ),
                "shield",
            )
        for i in range(5):
            product.add(
                box(
                    "slot",
                    0.3 * s,
                    can_d * 0.062,
                    can_h * 0.22,
                    slot,
                    (shift + side * can_w / 2, (i - 2) * can_d * 0.165, board + can_h * 0.16),
                    radius=0.1 * s,
                    edge=0.08 * s,
                    segments=1,
                ),
                "shield",
            )
    laser = get("laser")
    left = shift - can_w / 2 + 5 * s
    flat = 0.004
    product.add(parts.waymark(12 * s, laser, (left + 6 * s, can_d * 0.28, top), raised=flat), "shield")
    product.add(
        text(
            model,
            7.6 * s,
            laser,
            (left + 14.5 * s, can_d * 0.28, top),
            align="LEFT",
            weight="bold",
            raise_by=flat,
        ),
        "shield",
    )
    for i, line in enumerate(lines):
        product.add(
            text(line, 3.4 * s, laser, (left, can_d * 0.055 - i * 5.6 * s, top), align="LEFT", raise_by=flat),
            "shield",
        )
    code = 14.5 * s
    product.add(
        parts.data_matrix(
            code, top + flat, laser, (shift + can_w / 2 - code / 2 - 5 * s, -can_d / 2 + code / 2 + 5 * s)
        ),
        "shield",
    )
    product.add(
        cylinder(
            "pin one", 1.5 * s, 0.012, laser, (left + 1.5 * s, -can_d / 2 + 6 * s, top - 0.006), edge=0.002
        ),
        "shield",
    )
    if coax:
        product.layer("sockets", (0, 0, height * 0.9))
    for i in range(coax):
        y = (i - (coax - 1) / 2) * 12 * s + depth * 0.06
        x = width / 2 - 12 * s
        product.add(
            box(
                "coax base",
                5.2 * s,
                5.2 * s,
                0.7 * s,
                get("label"),
                (x, y, board),
                radius=0.4 * s,
                edge=0.1 * s,
            ),
            "sockets",
        )
        product.add(
            ring("coax shell", 2.1 * s, 1.6 * s, 2.4 * s, get("gold"), (x, y, board + 0.6 * s), segments=10),
            "sockets",
        )
        product.add(
            cylinder(
                "coax pin", 0.5 * s, 2 * s, get("gold"), (x, y, board + 0.5 * s), edge=0.1 * s, segments=6
            ),
            "sockets",
        )
    return product
