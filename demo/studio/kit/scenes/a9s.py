"""The A9S on the roof of a trailer, under an open sky."""

from ..geometry import box, rounded_body
from ..materials import get
from . import View
from .props import ground, rivets


def build(product):
    product.root.rotation_euler = (0, 0, -0.16)
    product.root.location = (0, 0, 0)
    roof = get("roof white")
    box("roof", 2400, 5200, 6, roof, (0, 2000, -6), radius=1, edge=0.5)
    for y in (-120, 130, 380, 630, 880, 1380, 1880, 2380):  # the roof bows show as flat ribs with a row of rivets
        box("bow", 2400, 46, 3, roof, (0, y, -0.4), radius=1, edge=1)
        rivets([(x, y, 2.4) for x in range(-700, 701, 46)], radius=5, material="aluminium")
    for x in (330, -1150):  # the edge rail
        rail = rounded_body("rail", 60, 5200, 26, 6, get("aluminium"), top=9, bottom=1, segments=6)
        rail.location = (x, 2000, -6)
        rivets([(x - 44, y, 0) for y in range(-150, 2500, 55)], radius=4, material="aluminium")
    ground("asphalt", 60000, -3900)
    return View(
        centre=(10, 26, 24), width=258, azimuth=-20, elevation=20, lens=42, blur=0.009, focus=(0, -30, 20), light=300,
        gain=0.8, sky=(0.30, 0.46, 0.72),
    )
