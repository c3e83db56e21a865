"""Devices in the climate chamber of a test laboratory, each with a thermocouple."""

from .. import catalogue
from ..geometry import box, cylinder, frame, group, tube
from ..materials import build as make_material
from ..materials import get
from . import View

# preset, place on the shelf, turn in degrees
OTHERS = (
    ("vehicle", (-140, 8), 16),
    ("asset-solar", (84, 76), -12),
    ("scooter", (-72, 96), 8),
    ("cold", (162, -40), -22),
    ("obd", (-150, -96), 30),
)
SHELF = 60
WIDTH, DEPTH, HEIGHT = 560, 460, 380


def wire_shelf():
    """Steel rods, and two bars that carry them."""
    rods = [
        tube("rod", [(x, -DEPTH / 2 + 8, SHELF - 2), (x, DEPTH / 2 - 4, SHELF - 2)], 1.8, get("steel"), straight=True)
        for x in range(-272, 273, 17)
    ]
    for y in (-DEPTH / 2 + 12, -20, DEPTH / 2 - 12):
        rods.append(tube("bar", [(-276, y, SHELF - 6), (276, y, SHELF - 6)], 3, get("steel"), straight=True))
    return rods


def build(product):
    wall = make_material("chamber wall", (0.56, 0.61, 0.66), roughness=0.5, metallic=0.6, bump=0.04, bump_scale=0.3, vary=0.1)
    outside = make_material("chamber", "#DDE2E4", roughness=0.45, specular=0.4)
    # Inside: floor, back and sides of steel; outside: a thick frame with its seal.
    box("floor", WIDTH, DEPTH, 8, wall, (0, 0, -8), edge=1)
    box("back", WIDTH, 8, HEIGHT, wall, (0, DEPTH / 2 + 4, 0), edge=1)
    for side in (-1, 1):
        box("side", 8, DEPTH, HEIGHT, wall, (side * (WIDTH / 2 + 4), 0, 0), edge=1)
        for z in range(20, 360, 40):
            box("runner", 4, DEPTH - 30, 5, get("steel"), (side * (WIDTH / 2 - 2), 0, z), radius=1, edge=0.6)
    for x in range(-200, 201, 40):
        for z in range(190, 340, 25):
            cylinder("vent", 7, 1, get("shell black"), (x, DEPTH / 2 - 0.6, z), edge=0.1, rotation=(90, 0, 0), segments=5)
    front = -DEPTH / 2
    group("rim", [frame("rim", WIDTH + 150, HEIGHT + 150, 26, 76, 26, outside), frame("seal", WIDTH + 34, HEIGHT + 34, 16, 18, 9, get("accent"), (0, 0, 24))], (0, front + 4, HEIGHT / 2), (90, 0, 0))
    wire_shelf()
    product.root.rotation_euler = (0, 0, -0.2)
    product.root.location = (8, -62, SHELF)
    hot = get("wire yellow")
    for preset, (x, y), turn in OTHERS:
        other = catalogue.build(preset, ())
        other.drop_loose()
        other.root.location = (x, y, SHELF + (2 if preset == "obd" else 0))
        other.root.rotation_euler = (0, 0, turn * 3.14159 / 180)
    # Thermocouples: from each device to the port in the side wall.
    for i, (x, y, z) in enumerate(((8, -58, 96), (-140, 12, 80), (84, 80, 88), (-72, 98, 84), (156, -36, 96))):
        box("pad", 11, 9, 0.6, get("label"), (x, y, z), radius=1, edge=0.2)
        tube("thermocouple", [(x, y, z + 1), (x + 14, y + 20, z + 10), (x + 40, y + 70, z + 46), (200, 190 + i * 4, 150 + i * 7), (276, 196, 170 + i * 7)], 1.1, hot)
    cylinder("port", 24, 12, get("rubber grey"), (278, 196, 184), edge=2, rotation=(0, -90, 0))
    return View(centre=(4, -60, 96), width=500, azimuth=-14, elevation=28, lens=50, blur=0.007, focus=(0, -70, 90), light=470, gain=1.35)
