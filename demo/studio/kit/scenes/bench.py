"""An A9 that came back, opened on the mat of a workbench, with its lid, its screws and the tools beside it."""

from .. import parts
from ..geometry import box, cylinder, frame, group, loft, ring, rounded_body, text, tube
from ..materials import build as make_material
from ..materials import get
from . import View
from .props import ground


def build(product):
    ground("dash plastic", z=-2.2)
    mat = make_material("mat", "#3E6272", roughness=0.85, specular=0.2, bump=0.2, bump_scale=1.2)
    loft("mat", 620, 420, 10, [(0, -2, 0), (0, -0.3, 0), (0.3, 0, 0)], [mat], segments=4)
    frame("edge", 608, 408, 8, 1.2, 0.2, get("print light"), (0, 0, 0))
    for layer in ("lid", "seal"):
        for item in product.layers[layer]:
            item.location.x += 132 if layer == "lid" else 8
            item.location.y += 36 if layer == "lid" else -104
            item.location.z -= 20.9 if layer == "lid" else 20.6
            if layer == "lid":
                item.location.z += 0.1
    product.root.rotation_euler = (0, 0, 0.12)
    product.root.location = (-40, 18, 0)
    # A dish with the four screws.
    group("dish", [
        cylinder("dish", 26, 3, get("steel"), edge=0.8, segments=18),
        ring("wall", 27, 25.4, 9, get("steel"), (0, 0, 1), segments=18),
    ], (-150, -66, 0))
    for i, (x, y, turn) in enumerate(((-158, -60, 20), (-143, -56, 110), (-152, -75, 250), (-139, -71, 70))):
        group("screw", [
            cylinder("head", 3.4, 2.2, get("dark steel"), edge=0.5),
            cylinder("shank", 1.6, 11, get("steel"), (0, 0, -10.4), edge=0.2),
        ], (x, y, 6), (82, 0, turn))
    # Tweezers, a screwdriver, and a paper tag with the serial number.
    for side in (-1, 1):
        tube("tweezers", [(112, -112, 2), (60, -118 + side * 7, 2.6), (20, -124 + side * 5, 2), (-8, -128 + side * 0.6, 1.6)], 1.9, get("steel"), flatten=0.7)
    group("driver", [
        cylinder("grip", 10.5, 86, get("strap ink"), edge=4),
        cylinder("cap", 9, 8, get("accent"), (0, 0, -7), edge=2),
        cylinder("collar", 7, 9, get("rubber"), (0, 0, 85), edge=2),
        cylinder("bit", 2.2, 74, get("steel"), (0, 0, 93), edge=0.3),
    ], (188, -78, 10.5), (0, -90, 12))
    group("tag", [
        rounded_body("tag", 74, 40, 0.5, 4, get("card"), top=0.1, bottom=0.1),
        text("A9   2021-06", 7, get("print dark"), (-30, 8, 0.52), align="LEFT", weight="bold"),
        text("No. 000318", 5.4, get("print dark"), (-30, -2, 0.52), align="LEFT"),
        text("10 YEARS OF RECORDS", 3.4, get("accent"), (-30, -11, 0.52), align="LEFT", weight="bold"),
        ring("eye", 3.4, 1.8, 0.7, get("tin"), (31, 0, 0)),
    ], (-164, 84, 0.2), (0, 0, 14))
    tube("string", [(-132, 92, 1), (-112, 88, 2), (-98, 72, 5), (-92, 60, 8)], 0.5, get("wire white"))
    parts.round_cable([(-310, -150, 3), (-220, -138, 3), (-120, -150, 3), (-40, -190, 3), (40, -260, 3)], 2.6, "rubber")
    return View(centre=(-8, -14, 10), width=392, azimuth=-12, elevation=44, lens=66, blur=0.010, focus=(-30, 0, 30), light=420, gain=0.95)
