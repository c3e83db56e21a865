"""The A9 taken apart, its layers one above the other: what the page of custom work opens with."""

from . import View
from .props import ground

# How far apart, of what the 3D model opens to
OPEN = 0.62


def build(product):
    ground("dash plastic")
    product.root.rotation_euler = (0, 0, 0.42)
    product.set_explode(OPEN)
    return View(centre=(0, 0, 58), width=226, azimuth=-10, elevation=19, lens=80, blur=0.006, focus=(0, -20, 70), light=360, gain=2.1, night=True)
