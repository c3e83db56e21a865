"""The A9 on the canopy of a generator, in a bracket and without a wire."""

from ..geometry import box, rounded_body, text
from ..materials import get
from . import View
from .props import hex_bolt, rivets


def build(product):
    product.drop_loose()
    product.root.rotation_euler = (0, 0, 0.03)
    product.root.location = (0, 0, 5)
    paint = get("#E8A317")
    box("canopy", 1800, 1300, 20, paint, (0, 0, -20), edge=1)
    rounded_body("fold", 1800, 60, 30, 8, paint, top=8, bottom=1, segments=8).location = (0, 196, -2)
    # The bracket, which stands over its ends.
    box("bracket", 176, 84, 5, get("galvanized"), (0, 0, 0), radius=8, edge=0.8)
    for x in (-78, 78):
        for y in (-28, 28):
            hex_bolt((x, y, 5), size=4.6, material="galvanized")
    # Louvres of the air inlet, and a plate.
    box("inlet", 270, 190, 4, paint, (-250, -30, -1), radius=12, edge=2)
    for i in range(7):
        louvre = box("louvre", 226, 15, 10, paint, (-250, -98 + 24 * i, 2), radius=2, edge=2)
        louvre.rotation_euler.x = 0.5
    box("plate", 170, 74, 1.2, get("aluminium"), (146, 92, 0), radius=5, edge=0.4)
    dark = get("print dark")
    text("GENERATOR 40 kVA", 11, dark, (74, 102, 1.3), align="LEFT", weight="bold", spacing=1.06)
    text("400 V   50 Hz   58 A", 8, dark, (74, 84, 1.3), align="LEFT", weight="bold", spacing=1.06)
    rivets([(68, 122, 0.6), (224, 122, 0.6), (68, 62, 0.6), (224, 62, 0.6)], radius=3)
    return View(centre=(-6, 10, 16), width=400, azimuth=-18, elevation=46, lens=64, blur=0.01, focus=(0, -24, 34), light=290, gain=0.82)
