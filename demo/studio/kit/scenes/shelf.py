"""The sample shelf of the workshop: devices stand on end, each on a card with its model."""

import math

import bpy

from .. import catalogue, stage
from ..geometry import box, text
from ..materials import build as make_material
from ..materials import get
from . import View
from .props import wood

# preset, model on the card, x, shelf (0 low, 1 high), how far it is stood up (degrees)
SAMPLES = (
    ("vehicle-pro", "V5", -226, 1, 78),
    ("asset", "A9", -84, 1, 76),
    ("pocket", "P2", 48, 1, 74),
    ("asset-solar", "A9S", 200, 1, 76),
    ("vehicle", "V3", -236, 0, 78),
    ("bike-bottle", "B3", -122, 0, 0),
    ("obd", "O1", -14, 0, 0),
    ("cold", "C4", 92, 0, 76),
    ("pet", "D2", 212, 0, 0),
)
LOW, HIGH = 0, 168


def build(product):
    oak = wood("oak", (0.40, 0.27, 0.15), (0.27, 0.165, 0.08), scale=0.6)
    wall = make_material("workshop wall", "#8FA3A8", roughness=0.9, specular=0.15)
    box("wall", 2000, 20, 1200, wall, (0, 120, -300), edge=1)
    for z in (LOW, HIGH, 336):
        box("board", 1400, 190, 18, oak, (0, 20, z - 18), radius=1, edge=1.2)
        box("edge", 1400, 3, 18.4, get("dark steel"), (0, -76, z - 18.2), radius=0.5, edge=0.4)
    for x in (-318, 330):
        box("upright", 26, 26, 900, get("dark steel"), (x, -50, -300), radius=2, edge=1)
    for preset, model, x, shelf, stands in SAMPLES:
        device = product if preset == "asset" else catalogue.build(preset, ())
        device.drop_loose()
        level = HIGH if shelf else LOW
        device.root.rotation_euler = (math.radians(stands), 0, 0 if stands else 0.5)
        device.root.location = (x, 0, 0)
        bpy.context.view_layer.update()
        device.root.location.z = level - stage.evaluated_points(device.objects())[:, 2].min()
        box("card", 44, 1.2, 15, get("label"), (x, -78.2, level - 16.6), radius=0.8, edge=0.3)
        text(model, 9.4, get("print dark"), (x, -78.95, level - 9.4), (90, 0, 0), weight="bold")
    return View(centre=(-8, -20, 128), width=600, azimuth=-10, elevation=13, lens=70, blur=0.006, focus=(0, -20, 150), light=520, gain=1.75)
