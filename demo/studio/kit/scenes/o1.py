"""The O1 in the diagnostic socket under a dashboard."""

import math

from .. import parts
from ..geometry import box, cylinder, frame, loft, panel, place, prism, rounded_body, text, tube
from ..devices.obd import trapezoid
from ..materials import get
from . import View


def build(product):
    # The plug points down into the panel: the device stands on the socket with its face to the camera.
    product.root.rotation_euler = (math.radians(90), 0, 0)
    product.root.location = (0, 12, 23 + 9)
    trim = get("dash plastic")
    box("dash panel", 1400, 420, 30, trim, (0, 120, -30), radius=2, edge=1)
    lower = box("lower panel", 1400, 300, 30, trim, (0, -248, -30), radius=2, edge=6)
    lower.rotation_euler.x = math.radians(-16)
    frame("recess", 104, 66, 14, 7, 5, trim, (0, 0, -0.5), segments=12)
    panel("recess floor", 92, 54, 8, get("shell panel"), 0, 0.6)
    prism("socket", trapezoid(46, 40, 22), 16, get("shell black"), (0, 0, 4), bevel=0.6)
    # A switch block, a vent and screws along the panel; the steering column further back.
    text("OBD", 8, get("print dim"), (-74, 14, 0.2), weight="bold")
    for x in (-176, 176):
        cylinder("screw", 6, 2, get("dark steel"), (x, 26, 0), edge=0.6)
    rounded_body("switch frame", 96, 62, 6, 8, get("shell panel"), top=2, bottom=0.4, segments=8).location = (176, 96, 0)
    for i in range(2):
        box("switch", 38, 48, 9, get("shell graphite"), (155 + 42 * i, 96, 1), radius=4, edge=2)
        parts.led((155 + 42 * i, 112, 10), "led signal", 1.4)
    for i in range(7):
        vent = box("vent", 120, 5, 16, get("shell panel"), (-168, 70 + 13 * i, -6), radius=1, edge=1)
        vent.rotation_euler.x = math.radians(35)
    frame("vent frame", 140, 106, 14, 8, 7, trim, (-168, 108, 0), segments=10)
    column = loft("column", 150, 130, 40, [(0, 0), (4, 200), (10, 260)], trim, segments=10)
    place(column, (20, 300, 30), (-60, 0, 0))
    parts.round_cable([(-330, 220, 6), (-200, 200, 5), (-60, 214, 5), (120, 200, 6), (330, 216, 8)], 5)
    tube("seam", [(-700, -96, 0.6), (700, -96, 0.6)], 1.0, get("strap signal"), straight=True)
    return View(centre=(4, 6, 30), width=160, azimuth=-24, elevation=33, lens=70, blur=0.016, focus=(0, -6, 34), light=170, gain=1.45)
