"""The A9 on an assembly line: a tray for each step, from the empty shell to the closed device."""

import math

from .. import catalogue, parts
from ..geometry import box, cylinder, group, rounded_body, text, tube
from ..materials import get
from . import View
from .props import hex_bolt

PITCH = 186
# What is in each tray: the layers that are fitted so far.
STEPS = (
    ("base", "feet"),
    ("base", "feet", "battery"),
    ("base", "feet", "battery", "board"),
    ("base", "feet", "battery", "board", "seal"),
    ("base", "feet", "battery", "board", "seal", "lid"),
    ("base", "feet", "battery", "board", "seal", "lid"),
)


def keep_layers(product, layers):
    """Leave only what is fitted at this step."""
    for layer, items in product.layers.items():
        if layer not in layers:
            for item in items:
                item.hide_render = True
                for child in item.children_recursive:
                    child.hide_render = True


def carrier(x, y, number):
    """A tray that runs on the belt: a plate, four pins that hold the device, its number."""
    items = [rounded_body("carrier", 156, 112, 10, 9, get("shell graphite"), top=1.6, bottom=1)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            items.append(cylinder("pin", 4, 15, get("accent"), (sx * 59, sy * 26, 9.6), edge=1))
    items.append(parts.data_matrix(11, 10.1, get("print light"), (-63, -44), seed=number))
    items.append(text(f"{number:02d}", 9, get("print light"), (-50, -44.5, 10.1), align="LEFT", weight="bold"))
    return group("carrier", items, (x, y, 0))


def build(product):
    belt, rail = get("rubber"), get("aluminium")
    box("belt", 3000, 128, 6, belt, (0, 0, -6), edge=1)
    for i in range(-30, 31):
        box("seam", 0.8, 127, 0.3, get("rubber grey"), (i * 48 + 11, 0, -0.05), edge=0.05, segments=1)
    for y in (-78, 78):
        box("rail", 3000, 24, 34, rail, (0, y, -26), radius=2, edge=1.2)
        box("groove", 3000, 7, 1, get("shell graphite"), (0, y, 7.4), radius=0.4, edge=0.2)
        for i in range(-6, 7):
            hex_bolt((i * 186 + 93, y, 8), size=4, material="galvanized")
    box("table", 4000, 2600, 20, get("dash plastic"), (0, 0, -62), edge=1)
    for number, layers in enumerate(STEPS):
        x = (number - 2) * PITCH
        carrier(x, 0, number + 1)
        device = product if number == 2 else catalogue.build("asset", ())
        device.root.location = (x, 0, 10)
        device.root.rotation_euler = (0, 0, 0)
        keep_layers(device, layers)
    # Behind the line: bins with what is fitted next.
    for i, (fill, colour) in enumerate((("cell wrap", "strap ink"), ("accent", "shell graphite"), ("steel", "strap ink"), ("cell wrap", "shell graphite"))):
        x = -330 + i * 232
        box("bin back", 190, 8, 92, get(colour), (x, 318, -42), radius=3, edge=2)
        box("bin left", 8, 130, 78, get(colour), (x - 92, 258, -42), radius=3, edge=2)
        box("bin right", 8, 130, 78, get(colour), (x + 92, 258, -42), radius=3, edge=2)
        box("bin front", 190, 8, 44, get(colour), (x, 196, -42), radius=3, edge=2)
        box("card", 70, 1, 26, get("label"), (x, 191.4, -32), radius=1, edge=0.3)
        for j in range(15):
            place = (x - 62 + (j % 5) * 26, 224 + (j // 5 % 3) * 30, -8 + (j % 4) * 5)
            cylinder("part", 11, 44, get(fill), place, edge=2, rotation=(0, 82, 24 * math.sin(j * 2.3)))
    # A torque screwdriver in front, on its cable.
    body = [
        cylinder("grip", 15, 108, get("rubber"), (0, 0, 0), edge=4),
        cylinder("collar", 15.6, 12, get("accent"), (0, 0, 104), edge=2),
        cylinder("nose", 9, 44, get("steel"), (0, 0, 114), edge=2),
        cylinder("bit", 2.6, 42, get("dark steel"), (0, 0, 156), edge=0.6),
    ]
    group("screwdriver", body, (-20, -152, -26), (0, 90, 14))
    tube("lead", [(-20, -152, -26), (-60, -160, -28), (-120, -190, -38), (-240, -220, -40), (-420, -260, -40)], 3.2, get("rubber"))
    return View(
        centre=(36, 0, 12), width=560, azimuth=-24, elevation=27, lens=62, blur=0.016, focus=(-20, -22, 34), light=420, gain=0.9,
    )
