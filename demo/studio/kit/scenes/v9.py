"""The V9 bolted to the side plate of an excavator, with its hoses."""

from .. import parts
from ..geometry import box, cylinder, rounded_body, tube
from ..materials import get
from . import View
from .props import hex_bolt, ties


def build(product):
    product.drop_loose()
    product.root.rotation_euler = (0, 0, 0.04)
    product.root.location = (0, 0, 4)
    paint = get("#E8A317")
    box("plate", 1600, 1200, 20, paint, (0, 0, -20), edge=1)
    rounded_body("rib", 1600, 70, 34, 8, paint, top=8, bottom=1, segments=8).location = (0, 168, -2)
    rounded_body("cover", 300, 250, 14, 26, paint, top=6, bottom=1, segments=10).location = (-282, -40, 0)
    box("bracket", 178, 104, 4, get("dark steel"), (0, 0, 0), radius=6, edge=0.8)
    for x in (-78, 78):
        for y in (-42, 42):
            hex_bolt((x, y, 4), size=5.4, material="galvanized")
    for x in (-402, -162):
        for y in (-140, 60):
            hex_bolt((x, y, 13), size=8, material="galvanized")
    # Hydraulic hoses with their fittings, and the loom to the device.
    for i, y in enumerate((-104, -136)):
        tube("hose", [(-700, y - 30, 20), (-200, y - 8, 20), (120, y, 20), (420, y - 30, 22), (760, y - 120, 30)], 12, get("rubber"))
        for x in (-44 + 30 * i, 190 + 24 * i):
            cylinder("fitting", 14.6, 26, get("galvanized"), (x, y, 20), edge=1.5, rotation=(0, 90, 0))
    loom = [(66, 6, 16), (96, 8, 15), (132, 26, 13), (150, 74, 12), (158, 120, 20), (176, 150, 34), (300, 176, 40), (700, 190, 40)]
    tube("loom", loom, 6.4, get("rubber"))
    ties([(148, 70, 12)], (0.25, 1, 0), radius=7)
    parts.wire_fan([(54, (i - 2.5) * 4, 16) for i in range(6)], (1, 0, 0), (72, 6, 16), (1, 0.1, 0), parts.WIRES["V9"])
    return View(centre=(6, 4, 16), width=330, azimuth=-18, elevation=44, lens=64, blur=0.012, focus=(0, -24, 28), light=260, gain=0.82)
