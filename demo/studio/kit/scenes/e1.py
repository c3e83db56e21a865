"""The E1 in the battery bay of an electric scooter, between battery and motor controller."""

from .. import parts
from ..geometry import box, cylinder, panel, place, rounded_body, text, tube
from ..materials import get
from . import View
from .props import ground, hex_bolt, ties


def build(product):
    product.root.rotation_euler = (0, 0, 0.02)
    product.root.location = (0, 0, 2.4)
    ground("dash plastic")
    for i in range(7):  # ribs of the moulded bay
        box("rib", 900, 5, 5, get("dash plastic"), (0, -170 + 42 * i, -1), radius=1, edge=1.6)
    box("bracket", 132, 40, 2.4, get("galvanized"), (0, 0, 0), radius=6, edge=0.6)
    for side in (-1, 1):
        hex_bolt((side * 51.5, 0, 5.6), size=3.4)
    # Battery with its label and carrying strap.
    rounded_body("battery", 330, 150, 96, 14, get("shell graphite"), top=6, bottom=3, seam=70, segments=10).location = (-60, 118, 0)
    label = panel("label", 150, 62, 3, get("label"), 0, 0.3)
    place(label, (-52, 42.6, 44), (90, 0, 0))
    dark = get("print dark")
    text("60 V  20 Ah", 15, dark, (-116, 42.2, 54), (90, 0, 0), align="LEFT", weight="bold")
    text("Li-ion  1,200 Wh", 8, dark, (-116, 42.2, 36), (90, 0, 0), align="LEFT")
    text("CHARGE WITH 67.2 V ONLY", 5.4, dark, (-116, 42.2, 24), (90, 0, 0), align="LEFT")
    box("strap", 26, 156, 2.4, get("strap signal"), (42, 118, 95.4), radius=1, edge=0.8)
    box("strap", 26, 2.4, 96, get("strap signal"), (42, 41.6, 0), radius=1, edge=0.8)
    # Motor controller: a finned block with its thick phase wires.
    box("controller", 96, 150, 34, get("aluminium"), (154, -24, 0), radius=4, edge=1.2)
    for i in range(12):
        box("fin", 4, 148, 12, get("aluminium"), (112 + 7.6 * i, -24, 32), radius=0.8, edge=0.6)
    for i, colour in enumerate(("yellow", "green", "blue", "red", "black")):
        x = 122 + 15 * i
        path = [(x, -96, 14), (x, -112, 14), (x - 6, -134, 8), (x - 70, -150 - 8 * i, 6), (x - 330, -150 - 9 * i, 6)]
        tube("phase wire", path, 4, get("wire " + colour))
        cylinder("gland", 6.6, 9, get("rubber"), (x, -97, 14), edge=1, rotation=(90, 0, 0))
    ties([(-40, -168, 6)], radius=25)
    tube("sensor lead", [(107, 20, 12), (92, 22, 10), (80, 34, 6), (84, 44, 5), (120, 58, 5), (220, 66, 5)], 3, get("rubber"))
    parts.round_cable([(-240, 24, 5), (-120, 26, 5), (-70, 30, 5), (20, 32, 5), (90, 38, 5)], 3)
    return View(centre=(2, -12, 16), width=226, azimuth=-22, elevation=40, lens=64, blur=0.014, focus=(-6, -10, 15), light=230, gain=1.6)
