"""The V3 on the bulkhead behind a dashboard, tied to the wiring loom."""

from .. import parts
from ..geometry import box, cylinder, group, panel, text, tube
from ..materials import get
from . import View
from .props import arc, conduit, ground, hex_bolt, ties


def build(product):
    product.drop_loose()
    product.root.rotation_euler = (0, 0, 0)
    product.root.location = (0, 0, 2.2)
    ground("felt")
    box("bracket", 112, 66, 2.2, get("galvanized"), (-4, 0, 0), radius=4, edge=0.6)
    for x, y in ((-54, 27), (46, 27), (-54, -27), (46, -27)):
        cylinder("screw", 3.2, 1.6, get("dark steel"), (x, y, 2.2), edge=0.6)
    # Its own wires run in a short tube to the main loom.
    depth = 18
    starts = [(50, (i - 2.5) * depth / 5, 8.4 + (1.1 if i % 2 else -1.1)) for i in range(6)]
    parts.wire_fan(starts, (1, 0, 0), (82, 4, 7), (1, 0.25, 0), parts.WIRES["V3"])
    branch = [(82, 4, 7), (92, 6.5, 7)] + arc((96, 44), 37, -90, -10, 7) + [(134, 52, 8), (134, 68, 9)]
    conduit(branch, radius=5.2, pitch=2.9)
    # The loom: a thick tube along the top, a thinner one over it, and a row of plugs.
    conduit([(-420, 78, 11), (-120, 74, 11), (420, 66, 11)], radius=11, pitch=4.6)
    conduit([(-420, 103, 8), (420, 92, 8)], radius=7, pitch=3.6)
    ties([(-92, 74, 11), (14, 72.2, 11), (176, 69.6, 11)], radius=11.4)
    for x in (-168, 232):
        plug, _ = parts.multi_pin_plug(columns=4)
        group("plug", plug, (x, 18, 0), (0, 0, 90))
        tube("lead", [(x, 32, 6), (x, 44, 8), (x + 3, 60, 10), (x + 4, 72, 11)], 4.6, get("rubber"))
    # Fuse holder below, a ground bolt, and a pressed edge in the sheet.
    box("fuse box", 104, 46, 22, get("shell graphite"), (-104, -92, 0), radius=4, edge=2)
    for i in range(5):
        box("fuse", 12, 7, 9, get(("wire red", "wire blue", "wire yellow", "wire green", "accent")[i]), (-140 + 18 * i, -92, 20), radius=1, edge=0.6)
    hex_bolt((112, -74, 0), size=8)
    box("ground lug", 34, 13, 2, get("tin"), (98, -74, 1.2), radius=4, edge=0.5, rotation=(0, 0, 8))
    tube("ground lead", [(86, -76, 3), (70, -79, 4), (40, -84, 4), (-10, -96, 4), (-60, -150, 4)], 3.6, get("wire black"))
    panel("sheet edge", 900, 8, 3, get("galvanized"), -0.2, 2.4).location = (0, -130, 0)
    text("12 V", 7, get("print light"), (-104, -75, 0.2))
    return View(centre=(10, 2, 8), width=236, azimuth=-14, elevation=50, lens=70, blur=0.016, focus=(0, -12, 16), light=190)
