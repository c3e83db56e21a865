"""Cold chain: temperature logger with a display and a steel probe on a cable."""

from .. import parts
from ..electronics import circuit_board
from ..geometry import cylinder, gasket, lid, loft, panel, place, text, tray
from ..materials import get, print_on
from ..product import Product


def temperature_logger(
    model="C4", width=62, depth=96, height=20, shell="shell white", probe=True, reading="-18.4", unit="°C"
):
    """White case, dark display with the reading, orange start button, probe lying in front."""
    product = Product(model, focus=(0, depth * 0.20, height), focus_size=width * 1.0, yaw=24)
    product.layer("base", (0, 0, 0))
    product.layer("battery", (0, 0, height * 0.9))
    product.layer("board", (0, 0, height * 1.7))
    product.layer("seal", (0, 0, height * 2.2))
    product.layer("lid", (0, 0, height * 2.8))
    product.layer("display", (0, 0, height * 3.5))
    product.layer("probe", (width * 0.4, 0, 0))
    split = height * 0.45
    ink = print_on(shell)
    product.add(
        tray("base", width, depth, split, 11, get(shell), wall=2.2, floor=1.6, bottom=3, segments=18), "base"
    )
    product.add(place(parts.battery_pack(width * 0.6, depth * 0.42, height * 0.28), (0, -depth * 0.16, 1.8)), "battery")
    product.add(
        place(circuit_board(width * 0.78, depth * 0.82), (0, 0, height * 0.42)),
        "board",
    )
    product.add(gasket(width, depth, 11, split, get("accent"), wall=2.2), "seal")
    product.add(
        lid("lid", width, depth, height, 11, split + 0.28, get(shell), top=3.6, wall=2.2, segments=18), "lid"
    )
    product.add(
        panel("bezel", width * 0.80, depth * 0.40, 5, get("piano black"), height - 0.1, 0.3, edge=0.25),
        "display",
    ).location.y = (
        depth * 0.20
    )
    top = height + 0.22
    product.add(
        text(
            reading,
            depth * 0.145,
            get("label"),
            (-width * 0.05, depth * 0.22, top),
            weight="bold",
            spacing=1.0,
        ),
        "display",
    )
    product.add(text(unit, depth * 0.05, get("label"), (width * 0.29, depth * 0.245, top)), "display")
    product.add(
        text(
            "LOGGING",
            depth * 0.026,
            get("led signal"),
            (-width * 0.32, depth * 0.075, top),
            align="LEFT",
            spacing=1.2,
        ),
        "display",
    )
    product.add(
        text(
            "-25 / -15", depth * 0.026, get("print light"), (width * 0.32, depth * 0.075, top), align="RIGHT"
        ),
        "display",
    )
    product.add(parts.waymark(width * 0.24, ink, (-width * 0.20, -depth * 0.14, height), raised=0.06), "lid")
    product.add(text(model, 3.2, ink, (-width * 0.20, -depth * 0.22, height + 0.02), weight="bold"), "lid")
    product.add(
        parts.push_button((width * 0.20, -depth * 0.16, height - 0.1), radius=6.2, height=1.1), "lid"
    )
    product.add(text("START", 2.2, ink, (width * 0.20, -depth * 0.265, height + 0.02), spacing=1.15), "lid")
    product.add(parts.led((0, -depth * 0.36, height - 0.05), "led green", 0.8), "lid")
    if probe:
        x = width / 2
        floor = 2.0
        product.add(
            parts.strain_relief((x - 1, -depth * 0.25, height * 0.42), (0, 90, 0), radius=1.7), "probe", loose=True
        )
        path = [
            (x + 6, -depth * 0.25, height * 0.42),
            (x + 16, -depth * 0.25, height * 0.4),
            (x + 28, -depth * 0.25, floor),
            (x + 46, -depth * 0.22, floor),
            (x + 52, -depth * 0.55, floor),
            (x + 26, -depth * 0.80, floor),
            (x - 6, -depth * 0.78, floor),
            (x - 20, -depth * 0.78, floor),
        ]
        product.add(parts.round_cable(path, 1.7, "rubber grey"), "probe", loose=True)
        px, py = path[-1][0], path[-1][1]
        product.add(
            cylinder("probe boot", 3.2, 12, get("accent"), (px + 4, py, 3.2), edge=0.9, rotation=(0, -90, 0)),
            "probe",
            loose=True,
        )
        product.add(
            loft(
                "probe tip",
                5,
                5,
                2.5,
                [(0, 0), (0, 46), (0.3, 48.5), (1, 50.5), (2, 51.3)],
                get("steel"),
                segments=10,
                exponent=2,
            ),
            "probe",
            loose=True,
        )
        place(product.loose[-1], (px - 6, py, 3.0), (0, -90, 0))
    product.add(
        place(
            parts.rating_label(
                "MODEL " + model,
                ["-40 to +60 °C   IP65", "LTE Cat 1 + BLE", "IMEI 000000 00 000000 0"],
                width * 0.72,
                depth * 0.40,
            ),
            (0, 0, 0),
            (180, 0, 0),
        ),
        "base",
    )
    return product
