"""The E1 under the raised seat of a scooter, beside the battery's plug."""

from .. import parts
from ..geometry import box, cylinder, frame, rounded_body, tube
from ..materials import build as make_material
from ..materials import get
from . import View
from .props import ground, hex_bolt, ties


def build(product):
    product.drop_loose()
    product.root.rotation_euler = (0, 0, 0.05)
    product.root.location = (0, 0, 3)
    paint = make_material("scooter paint", "#6FB3A0", roughness=0.18, specular=0.5, coat=1)
    ground("rubber", z=-60)
    # The bodywork round the opening, its seal, and the shelf that the device stands on.
    rounded_body("shelf", 420, 150, 22, 18, paint, top=6, bottom=2, segments=12).location = (0, 0, -22)
    rounded_body("side", 900, 120, 60, 40, paint, top=30, bottom=4, segments=18).location = (0, 150, -44)
    rounded_body("nose", 900, 150, 44, 40, paint, top=26, bottom=4, segments=18).location = (0, -172, -50)
    frame("seal", 470, 196, 60, 9, 9, get("rubber"), (0, -6, -10), segments=14)
    box("bracket", 132, 40, 3, get("galvanized"), (0, 0, 0), radius=6, edge=0.6)
    for side in (-1, 1):
        hex_bolt((side * 51.5, 0, 6), size=3.4)
    # The battery's plug and its lead; the hinge of the seat.
    box("plug", 54, 34, 24, get("shell graphite"), (-142, 12, 0), radius=6, edge=2)
    box("latch", 30, 10, 6, get("accent"), (-142, 12, 24), radius=2, edge=1)
    for offset, colour in ((-8, "wire red"), (8, "wire black")):
        path = [(-142 + offset, 28, 12), (-140 + offset, 54, 14), (-118 + offset, 70, 22), (40 + offset, 84, 30), (420, 96, 34)]
        tube("lead", path, 4.4, get(colour))
    cylinder("hinge", 11, 90, get("galvanized"), (150, 40, 8), edge=1.5, rotation=(0, 90, 0))
    parts.round_cable([(64, 4, 12), (92, 2, 11), (110, -14, 8), (96, -36, 4), (20, -44, 4), (-90, -40, 4), (-132, -10, 8)], 2.6)
    ties([(20, -44, 4)], radius=4)
    return View(centre=(-14, 2, 10), width=290, azimuth=-20, elevation=44, lens=64, blur=0.012, focus=(0, -10, 15), light=250, gain=1.0)
