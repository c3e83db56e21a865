"""The B3 on the down tube of a bicycle, under the cage of its bottle."""

import math

from ..geometry import box, cylinder, group, ring, tube
from ..materials import get
from . import View


def cage():
    """A bottle cage of bent aluminium rod on a plate, without its bottle."""
    rod = get("aluminium")
    side = [(-90, -12, 5), (-78, -32, 22), (-20, -39, 38), (56, -39, 44), (84, -33, 62), (92, 0, 80)]
    other = [(x, -y, z) for x, y, z in reversed(side[:-1])]
    items = [box("cage plate", 104, 13, 2.4, rod, (0, 0, 0), radius=4, edge=0.8)]
    items.append(tube("loop", [*side, *other], 2.5, rod, closed=True))
    for turn in (-1, 1):
        items.append(tube("stay", [(40, 0, 1.4), (52, turn * 22, 6), (56, turn * 39, 44)], 2.5, rod))
    return items


def build(product):
    paint = get("frame paint")
    tilt = math.radians(-38)
    product.root.rotation_euler = (0, 0, 0)
    product.root.location = (0, 0, 20)
    # Everything on the down tube is built along x, then turned with it.
    tube_items = [
        tube("down tube", [(-620, 0, 0), (620, 0, 0)], 21, paint, straight=True),
        tube("brake hose", [(-620, 23, 6), (620, 23, 6)], 2.6, get("rubber"), straight=True),
    ]
    for x in (-150, 140):
        tube_items.append(ring("hose clip", 24.5, 20.8, 7, get("rubber"), (x - 3.5, 0, 0), (0, 90, 0)))
    for x in (-32, 32):
        tube_items.append(cylinder("spacer", 7, 6, get("rubber"), (x, 0, 16), edge=1))
    frame = group("frame", [product.root, *tube_items, group("cage", cage(), (0, 0, 34.6))])
    frame.rotation_euler.y = tilt
    # Seat tube and crank behind it, and a wall far away.
    tube("seat tube", [(320, 0, -240), (250, 0, 420)], 18, paint, straight=True)
    cylinder("bottom bracket", 27, 76, paint, (322, 38, -246), edge=2, rotation=(90, 0, 0))
    box("wall", 6000, 20, 6000, get("wall paint"), (0, 1100, -2600), edge=1)
    return View(
        centre=(0, 0, 26), width=300, azimuth=-16, elevation=44, lens=70, blur=0.013, focus=(0, -14, 32), light=240, gain=0.9,
    )
