"""The A9 on a container door, beside the lock bar, at night."""

from .. import parts
from ..geometry import box, loft, rounded_body, text, tube
from ..materials import get
from . import View
from .props import hex_bolt, rivets


def build(product):
    paint = get("container paint")
    product.root.rotation_euler = (0, 0, 0.03)
    # The door: flat fields between shallow grooves that run across it.
    for y in (-444, -222, 0, 222, 444):
        field = rounded_body("field", 1600, 200, 40, 6, paint, top=10, top_rise=14, z=-40, segments=4)
        field.location.y = y
    box("door", 2000, 1600, 20, paint, (0, 0, -48), edge=1)
    # Lock bar, its guide with bolts, its handle.
    tube("lock bar", [(122, -800, 34), (122, 800, 34)], 17, get("galvanized"), straight=True)
    for y in (-124, 176):
        box("guide plate", 100, 70, 7, get("galvanized"), (122, y, 0), radius=6, edge=1.5)
        guide = loft("guide", 60, 40, 16, [(3, 6), (0, 9), (0, 44), (6, 55), (12, 56)], get("galvanized"), segments=8)
        guide.location = (122, y, 0)
        for side in (-1, 1):
            hex_bolt((122 + side * 40, y, 7), size=6, material="galvanized")
    box("handle", 26, 210, 12, get("galvanized"), (160, 40, 44), radius=6, edge=3, rotation=(0, 0, 3))
    # Painted marks.
    white = get("container letters")
    text("WMKU 204518 6", 30, white, (-190, 74, 0.05), align="LEFT", weight="bold", spacing=1.15)
    for y, line, number in ((-58, "MAX GROSS", "30,480 KG"), (-80, "TARE", "2,230 KG")):
        text(line, 15, white, (-150, y, 0.05), align="LEFT", weight="bold", spacing=1.1)
        text(number, 15, white, (60, y, 0.05), align="RIGHT", weight="bold", spacing=1.1)
    rivets([(x, -134, 0) for x in range(-380, 60, 66)], radius=3.6, material="container paint")
    parts.cable_tie((122, 26, 34), (0, 1, 0), radius=17.4, width=4)
    return View(
        centre=(-36, 6, 14), width=420, azimuth=-30, elevation=46, lens=62, blur=0.012, focus=(0, -28, 30), light=330, gain=0.62,
        wall=True, night=True,
    )
