"""Cold chain: temperature logger with a display and a steel probe on a cable."""

from .. import parts
from ..geometry import cylinder, loft, panel, place, rounded_body, text
from ..materials import get, print_on
from ..product import Product


def temperature_logger(
    model="C4", width=62, depth=96, height=20, shell="shell white", probe=True, reading="-18.4", unit="°C"
):
    """White case, dark display with the reading, orange start button, probe lying in front."""
    product = Product(model, focus=(0, depth * 0.20, height), focus_size=width * 1.0, yaw=24)
    product.layer("body", (0, 0, 0))
    product.layer("face", (0, 0, 18))
    ink = print_on(shell)
    product.add(
        rounded_body(
            "body", width, depth, height, 11, get(shell), top=3.6, bottom=3, seam=height * 0.45, segments=18
        )
    )
    product.add(
        panel("bezel", width * 0.80, depth * 0.40, 5, get("piano black"), height - 0.1, 0.3, edge=0.25),
        "face",
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
        "face",
    )
    product.add(text(unit, depth * 0.05, get("label"), (width * 0.29, depth * 0.245, top)), "face")
    product.add(
        text(
            "LOGGING",
            depth * 0.026,
            get("led signal"),
            (-width * 0.32, depth * 0.075, top),
            align="LEFT",
            spacing=1.2,
        ),
        "face",
    )
    product.add(
        text(
            "-25 / -15", depth * 0.026, get("print light"), (width * 0.32, depth * 0.075, top), align="RIGHT"
        ),
        "face",
    )
    product.add(parts.waymark(width * 0.24, ink, (-width * 0.20, -depth * 0.14, height), raised=0.06), "face")
    product.add(text(model, 3.2, ink, (-width * 0.20, -depth * 0.22, height + 0.02), weight="bold"), "face")
    product.add(
        parts.push_button((width * 0.20, -depth * 0.16, height - 0.1), radius=6.2, height=1.1), "face"
    )
    product.add(text("START", 2.2, ink, (width * 0.20, -depth * 0.265, height + 0.02), spacing=1.15), "face")
    product.add(parts.led((0, -depth * 0.36, height - 0.05), "led green", 0.8), "face")
    if probe:
        x = width / 2
        floor = 2.0
        product.add(
            parts.strain_relief((x - 1, -depth * 0.25, height * 0.42), (0, 90, 0), radius=1.7), loose=True
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
        product.add(parts.round_cable(path, 1.7, "rubber grey"), loose=True)
        px, py = path[-1][0], path[-1][1]
        product.add(
            cylinder("probe boot", 3.2, 12, get("accent"), (px + 4, py, 3.2), edge=0.9, rotation=(0, -90, 0)),
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
        )
    )
    return product
