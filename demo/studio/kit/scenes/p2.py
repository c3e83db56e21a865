"""The P2 on the front pocket of a child's bag, its cord through the strap."""

from ..geometry import box, ring, rounded_body, tube
from ..materials import get
from . import View
from .props import ground


def zip_line(y, z, half):
    """A zip along x: two tapes, teeth between them, and its slider."""
    items = [box("tape", 2 * half, 13, 1.2, get("webbing ink"), (0, y, z), radius=0.6, edge=0.4)]
    for i in range(int(2 * half / 3.4)):
        items.append(box("tooth", 2.2, 5.2, 1.6, get("dark steel"), (-half + 3.4 * i, y, z + 0.9), radius=0.5, edge=0.3, segments=1))
    items.append(box("slider", 15, 9, 4, get("steel"), (half * 0.42, y, z + 1.4), radius=3, edge=1))
    items.append(box("pull", 26, 7, 2.2, get("accent"), (half * 0.42 + 19, y - 4, z + 4), radius=3, edge=0.9, rotation=(0, 0, -14)))
    return items


def build(product):
    product.drop_loose()
    product.root.rotation_euler = (0, 0, -0.34)
    product.root.location = (8, -6, 20)
    ground("webbing ink", z=-30)
    # The bag lies on its back: its front, and on it a pocket.
    rounded_body("bag", 420, 560, 46, 90, get("strap ink"), top=26, bottom=4, z=-44, segments=20).location.y = 40
    rounded_body("pocket", 330, 250, 24, 60, get("strap ink"), top=16, bottom=2, z=-4, segments=20).location = (0, -14, 0)
    zip_line(70, 18.6, 120)
    zip_line(226, 1, 150)
    for side in (-1, 1):  # reflecting edges
        tube("piping", [(side * 152, -110, 8), (side * 158, 0, 9), (side * 152, 80, 8)], 2.6, get("label"))
    # A loop of webbing that the cord is tied to.
    box("loop", 24, 74, 2.6, get("strap signal"), (92, 40, 19), radius=1.5, edge=0.8, rotation=(0, 0, -12))
    for along in (-30, 30):
        box("stitch", 18, 1, 0.6, get("print light"), (92 + along * 0.208, 40 + along * 0.978, 21.4), radius=0.4, edge=0.2, rotation=(0, 0, -12))
    ring("carabiner", 14, 10.6, 4, get("aluminium"), (80, 14, 20), segments=20)
    return View(centre=(6, 4, 18), width=250, azimuth=-16, elevation=50, lens=66, blur=0.013, focus=(4, -16, 30), light=250, gain=0.95, wall=True)
