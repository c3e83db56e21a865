"""The D2 on the bench in the hall, ready for the walk, with the lead beside it."""

import math

from ..geometry import box, cylinder, group, loft, place, ring, tube
from ..materials import get
from . import View
from .props import wood


def webbing(points, width=20, thickness=2.2, material="webbing ink"):
    """A flat strap along the points, lying on its side (its width stands up)."""
    lead = tube("lead", points, thickness, get(material))
    lead.scale.z = width / (2 * thickness)
    return lead


def build(product):
    product.root.rotation_euler = (0, 0, -0.30)
    product.root.location = (0, 0, 0)
    planks = wood("oak", (0.50, 0.31, 0.16), (0.33, 0.19, 0.09))
    for i in range(9):
        box("plank", 1600, 118, 26, planks, (30 * (i % 3), -330 + i * 120, -26), radius=1.5, edge=1.5)
    box("wall", 3000, 20, 1400, get("wall paint"), (0, 640, -200), radius=1, edge=0.5)
    box("skirting", 3000, 16, 60, get("label"), (0, 622, 0), radius=1, edge=1)
    # The lead: a coil on edge, a steel snap hook towards the camera.
    coil = []
    for i in range(70):
        angle = i / 20 * 2 * math.pi
        radius = 62 - i * 0.28
        coil.append((148 + radius * math.cos(angle), 66 + radius * 0.9 * math.sin(angle), 0))
    end = [(118, -16, 0), (92, -46, 0), (70, -70, 0)]
    place(webbing(coil + [(150, 12, 0), (136, 0, 0)] + end), (0, 0, 10))
    hook = [
        ring("swivel", 8, 5, 5, get("steel"), (0, 0, 4), segments=14),
        cylinder("neck", 3.4, 12, get("steel"), (-7, 0, 6.5), edge=0.6, rotation=(0, -90, 0)),
        tube("snap", [(-18, 0, 6.5), (-24, 9, 6.5), (-40, 11, 6.5), (-52, 4, 6.5), (-52, -6, 6.5), (-42, -10, 6.5)], 3.4, get("steel")),
        tube("gate", [(-20, -2, 6.5), (-30, -9, 6.5), (-43, -10, 6.5)], 2.4, get("steel")),
    ]
    group("hook", hook, (64, -76, 0), (0, 0, 46))
    # A tennis ball and a bowl, out of focus.
    ball = loft("ball", 66, 66, 33, [(33 * (1 - math.sin(a)), 33 - 33 * math.cos(a)) for a in (i / 16 * math.pi for i in range(1, 16))], get("ball"), segments=12, exponent=2)
    ball.location = (-150, 150, 0)
    bowl = loft("bowl", 190, 190, 95, [(0, 0), (4, 4), (16, 58), (18, 60), (22, 58), (32, 14), (60, 10)], get("steel"), segments=20, exponent=2)
    bowl.location = (60, 330, 0)
    return View(centre=(34, -14, 22), width=262, azimuth=-8, elevation=20, lens=70, blur=0.016, focus=(-18, -66, 16), light=320)
