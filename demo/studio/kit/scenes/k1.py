"""The K1 held by its lanyard on the reader of a turnstile."""

from .. import parts
from ..geometry import box, cylinder, panel, ring, rounded_body, text, tube
from ..materials import get
from . import View


def build(product):
    product.root.rotation_euler = (0, 0, 0.24)
    product.root.location = (-4, 4, 11)
    # The turnstile: a long steel top between two edges, glass behind it.
    box("top", 1600, 210, 40, get("#6B7278"), (0, 10, -40), radius=4, edge=3)
    for y in (-98, 118):
        box("edge", 1600, 7, 46, get("dark steel"), (0, y, -40), radius=1, edge=1)
    box("glass", 700, 12, 520, get("smoked lens"), (120, 250, -120), radius=3, edge=2)
    # The reader with its light, and what it says.
    rounded_body("reader", 150, 118, 9, 16, get("shell panel"), top=3, bottom=0.5, segments=14).location = (0, 0, 0)
    panel("field", 134, 102, 11, get("piano black"), 9, 0.6)
    parts.led_ring((52, -34, 9.5), radius=7, width=1.2, colour="led green")
    text("TOWER 3", 6, get("print light"), (-58, -41, 9.8), align="LEFT", weight="bold")
    # The lanyard from a corner of the card over the edge.
    ring("eye", 6, 4, 1.6, get("steel"), (-52, 26, 14), segments=14)
    tube("band", [(-52, 28, 15), (-70, 48, 15), (-110, 52, 13), (-150, 20, 8), (-180, -60, 8), (-200, -150, -60)], 5, get("strap signal"), flatten=0.5)
    cylinder("clip", 4.4, 16, get("steel"), (-55, 31, 14), edge=1.4, rotation=(0, 90, 140))
    # A second reader along the row.
    rounded_body("next reader", 150, 118, 9, 16, get("shell panel"), top=3, bottom=0.5, segments=14).location = (420, 0, 0)
    return View(
        centre=(-6, 6, 10), width=250, azimuth=-22, elevation=38, lens=66, blur=0.013, focus=(0, 0, 14), light=230, gain=1.0,
    )
