"""The V3 on a car's loom and an A5 without a wire, under the floor of its boot."""

from .. import catalogue, parts
from ..geometry import box, ring, rounded_body
from ..materials import build as make_material
from ..materials import get
from . import View
from .props import conduit, ground, hex_bolt, ties


def build(product):
    product.drop_loose()
    product.root.rotation_euler = (0, 0, 0.12)
    product.root.location = (-66, 18, 3)
    paint = make_material("body paint", "#B9C2C4", roughness=0.24, specular=0.5, coat=0.8)
    ground("rubber", z=-80)
    # Sheet metal with pressed beads, and the edge of the well that holds the spare wheel.
    box("floor", 1600, 900, 20, paint, (0, 120, -20), edge=2)
    for y in (112, 168, 224):
        rounded_body("bead", 1100, 22, 7, 6, paint, top=4, bottom=1, segments=6).location = (40, y, -1)
    ring("tyre", 330, 180, 90, get("rubber"), (330, -330, -40))
    rounded_body("trim", 1600, 220, 16, 10, get("felt"), top=6, bottom=2, segments=6).location = (-200, -236, -1)
    # The wired unit on its plate, with six wires to the loom.
    box("plate", 116, 66, 2.4, get("galvanized"), (-66, 18, 0), radius=6, edge=0.6)
    for side in (-1, 1):
        hex_bolt((-66 + 51 * side, 18 - 22 * side, 2.4), size=4)
    conduit([(-700, 92, 9), (-20, 84, 9), (700, 78, 9)], radius=8)
    parts.wire_fan([(-28, 22 + (i - 2.5) * 3, 12) for i in range(6)], (1, 0.12, 0), (4, 62, 12), (0.3, 1, 0), parts.WIRES["V3"])
    ties([(-150, 85.6, 9), (120, 82.8, 9)], radius=8.6)
    # The other holds itself by its magnets, elsewhere.
    other = catalogue.build("asset-mini", ())
    other.drop_loose()
    other.root.location = (92, -18, 0)
    other.root.rotation_euler = (0, 0, -0.2)
    return View(centre=(8, 4, 12), width=312, azimuth=-14, elevation=46, lens=66, blur=0.009, focus=(0, -10, 16), light=250, gain=0.9)
