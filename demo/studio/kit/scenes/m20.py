"""The M20 soldered to a carrier board."""

import random

from .. import parts
from ..geometry import box, cylinder, group, loft, quads, ring, text, tube
from ..materials import get
from . import View
from .props import small_parts


def build(product):
    product.root.rotation_euler = (0, 0, 0)
    product.root.location = (0, 0, 0.05)
    loft("carrier", 118, 84, 3, [(0, -1.6, 0), (0, -0.1, 1), (0.1, 0, 1)], [get("board edge"), get("solder mask")], segments=5)
    copper, print_white, gold = get("trace"), get("label"), get("gold")
    # Tracks from the module's pads, bent once, and a field of stitching holes round the antenna feed.
    tracks = []
    for i in range(12):
        y = (i - 5.5) * 0.915
        for side in (-1, 1):
            reach = 13 + (i % 4) * 2.6 + (9 if i < 6 else 0)
            x0, x1 = sorted((side * 8.2, side * reach))
            tracks.append((x0, y - 0.14, x1, y + 0.14))
            tracks.append((side * reach - 0.14, min(y, y * 3.2), side * reach + 0.14, max(y, y * 3.2)))
    quads("tracks", tracks, 0.012, copper)
    chance = random.Random(3)
    for _ in range(130):
        x, y = chance.uniform(-56, 56), chance.uniform(-39, 39)
        if abs(x) > 11 or abs(y) > 9:
            ring("via", 0.34, 0.16, 0.03, gold, (x, y, 0), segments=3)
    small_parts([(-6, 8.6, 6, 1.7, True), (5.6, 8.9, 4, 1.7, True), (-15.6, -5, 5, 2.1, False), (12.4, -3.6, 4, 2.1, False),
                 (-7.4, -9.4, 8, 1.9, True), (22, 9, 6, 2.0, True), (-34, 12, 7, 1.8, True), (24, -14, 4, 2.2, False)], 0)
    # The antenna socket, its pi filter and feed.
    quads("feed", [(10.6, 2.7, 24, 3.4)], 0.014, copper)
    group("coax", [
        box("coax base", 2.6, 2.6, 0.4, get("label"), radius=0.2, edge=0.05),
        ring("coax shell", 1.05, 0.8, 1.25, gold, (0, 0, 0.3), segments=10),
        cylinder("coax pin", 0.28, 1.0, gold, (0, 0, 0.3), edge=0.05),
    ], (25.4, 3.05, 0))
    # A microcontroller, a flash, an oscillator, a coil, an electrolytic capacitor.
    box("controller", 10, 10, 1.1, get("chip"), (-27, -3, 0.05), radius=0.3, edge=0.1)
    for i in range(16):
        for dx, dy, w, d in ((-5.5, 1, 1.2, 0.26), (5.5, 1, 1.2, 0.26)):
            box("pin", w, d, 0.3, get("tin"), (-27 + dx, -3 + (i - 7.5) * 0.58 * dy, 0), radius=0.05, edge=0.03, segments=1)
            box("pin", d, w, 0.3, get("tin"), (-27 + (i - 7.5) * 0.58, -3 + dx, 0), radius=0.05, edge=0.03, segments=1)
    cylinder("dot", 0.5, 0.02, get("print dim"), (-30.6, 0.6, 1.14), edge=0.005)
    text("WM32L4", 1.3, get("print dim"), (-27, -2.4, 1.17), raise_by=0.004)
    box("flash", 6, 5, 0.9, get("chip"), (18, -9.6, 0.05), radius=0.2, edge=0.08)
    box("oscillator", 3.2, 2.5, 0.8, get("steel"), (-15.4, 8.4, 0), radius=0.3, edge=0.1)
    box("coil", 5, 5, 2.6, get("chip"), (34, -13, 0), radius=0.9, edge=0.3)
    cylinder("capacitor", 3.1, 5.6, get("aluminium"), (38, 14, 0.6), edge=0.4)
    box("capacitor foot", 6.6, 6.6, 0.9, get("chip"), (38, 14, 0), radius=0.6, edge=0.2)
    # Header, printed names, outline of the module.
    for i in range(10):
        for j in range(2):
            x, y = -52 + 2.54 * j, -16 + 2.54 * i
            box("header", 2.4, 2.4, 2.5, get("chip"), (x, y, 0), radius=0.3, edge=0.15, segments=1)
            box("post", 0.6, 0.6, 8, gold, (x, y, 0), radius=0.05, edge=0.1, segments=1)
    for label, x, y, size in (("GNSS", 0, 12.2, 1.5), ("U3", -10.4, 7.2, 1.2), ("ANT", 25.4, 6.2, 1.4), ("U1", -33.6, 4.6, 1.2), ("L2", 34, -8.8, 1.2), ("C11", 21, 12, 1.1), ("J2  UART", 6, -13.2, 1.4)):
        text(label, size, print_white, (x, y, 0.01), raise_by=0.006)
    w, d = 9.2, 7.0
    quads("outline", [(-w, d, w, d + 0.18), (-w, -d - 0.18, w, -d), (-w, -d, -w + 0.18, d), (w - 0.18, -d, w, d)], 0.012, print_white)
    parts.waymark(7, print_white, (-41, -24, 0.01), raised=0.01)
    text("CARRIER  M20  R2", 1.6, print_white, (-36, -24, 0.01), align="LEFT", raise_by=0.006)
    tube("edge lead", [(57, -30, 2), (66, -30, 2), (80, -34, 2)], 1.2, get("wire red"))
    return View(centre=(1, 0, 0.6), width=40, azimuth=-28, elevation=36, lens=80, blur=0.026, focus=(-1, -4.5, 2.6), light=40)
