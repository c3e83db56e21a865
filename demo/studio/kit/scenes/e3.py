"""The E3 on the frame of a motorcycle, between the tank, the engine's fins and a spring."""

import math

from .. import parts
from ..geometry import box, cylinder, ring, rounded_body, tube
from ..materials import build as make_material
from ..materials import get
from . import View
from .props import ground, hex_bolt, ties


def build(product):
    paint = make_material("tank paint", "#8F1D14", roughness=0.16, specular=0.5, coat=1)
    frame_paint = make_material("frame", (0.02, 0.021, 0.023), roughness=0.2, specular=0.5, coat=0.8)
    product.root.rotation_euler = (0, 0, 0.02)
    product.root.location = (0, 0, 20)
    ground("rubber", z=-60)
    # Two tubes of the frame, and the plate between them that carries the device.
    for y in (-26, 30):
        tube("frame", [(-500, y + 26, 0), (-160, y + 6, 0), (160, y - 4, 0), (500, y - 34, 0)], 13, frame_paint)
    box("plate", 138, 62, 3, get("galvanized"), (0, 1, 16.6), radius=6, edge=0.7)
    for side in (-1, 1):
        hex_bolt((side * 62, 20, 19.6), size=4)
    # The tank: painted, with a seam and its cap.
    rounded_body("tank", 560, 190, 150, 80, paint, top=60, bottom=26, seam=52, segments=22, z=-30).location = (-70, 168, 0)
    cylinder("cap", 34, 8, get("aluminium"), (-150, 168, 118), edge=2)
    ring("rim", 40, 34, 6, get("steel"), (-150, 168, 116))
    # The engine: a block with cooling fins.
    for i in range(9):
        box("fin", 250, 120, 5, get("aluminium"), (-150, -138, -56 + i * 12), radius=16, edge=1.6)
    box("head", 180, 84, 60, get("shell graphite"), (-150, -138, -56), radius=10, edge=3)
    # A spring round its damper.
    turns, steps = 8, 26
    coil = [
        (170 + 40 * math.cos(2 * math.pi * i / steps), -112 + i * 150 / (turns * steps) * 1.2 - 60, 6 + 40 * math.sin(2 * math.pi * i / steps))
        for i in range(turns * steps)
    ]
    tube("spring", coil, 6.4, get("accent"))
    tube("damper", [(170, -260, 6), (170, 40, 6)], 21, get("steel"), straight=True)
    # Its own cable joins the loom that runs along the tube.
    parts.round_cable([(-420, -6, 18), (-200, -30, 20), (-80, -38, 21), (40, -40, 21), (120, -34, 20), (420, -62, 18)], 5)
    ties([(-112, -36, 20), (96, -37, 20)], radius=6)
    return View(centre=(0, 4, 22), width=300, azimuth=18, elevation=46, lens=64, blur=0.012, focus=(0, -8, 32), light=270, gain=1.15)
