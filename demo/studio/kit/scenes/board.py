"""A receiver board as they were in 1999, on a map with a pencil's marks, and a module of today beside it."""

import math
import random

from .. import parts
from ..geometry import box, cylinder, from_faces, group, loft, quads, ring, text, tube
from ..materials import build as make_material
from ..materials import get
from . import View
from .props import ground, wood

PAPER_Z = 0.12


def streets():
    """Rectangles of a street plan on the paper: those along x, those across, and one wide boulevard."""
    along = [(-210, y, 250, y + wide) for y, wide in ((-128, 1.1), (-106, 2), (-86, 1.1), (-20, 1.1), (8, 2), (34, 1.1), (62, 1.1), (88, 2))]
    across = [(x, -140 if i % 3 else -106, x + (2 if i % 4 == 1 else 1.1), 100 if i % 2 else 62) for i, x in enumerate((-190, -168, -131, -109, -84, -40, -19, 6, 49, 70, 96, 139, 158, 183, 222))]
    return along, across, [(-210, -52.5, 250, -48)]


def pencil_marks():
    """The errors of each day: thin strokes across the boulevard, joined by a line, in pencil."""
    chance = random.Random(7)
    strokes, previous = [], None
    for i in range(58):
        x = -196 + i * 7.4
        error = chance.gauss(0, 9) + 8 * math.sin(i / 5)
        point = (x, -50 + error, PAPER_Z + 0.12)
        strokes.append([(x, -50, PAPER_Z + 0.1), point])
        if previous:
            strokes.append([previous, point])
        previous = point
    return strokes


def dual_in_line(x, y, legs, words, turn=0, wide=7.4):
    """A chip of the nineties: black plastic on two rows of legs."""
    length = legs * 2.54
    items = [box("body", length, wide, 3.6, get("chip"), (0, 0, 1.2), radius=0.3, edge=0.3)]
    for i in range(legs):
        for side in (-1, 1):
            items.append(box("leg", 0.9, 0.5, 3.2, get("tin"), (-length / 2 + 1.27 + i * 2.54, side * (wide / 2 + 0.4), 0), radius=0.1, edge=0.08, segments=1))
    items.append(text(words, 2.1, get("print light"), (0, 0, 4.82), raise_by=0.01))
    items.append(cylinder("notch", 0.9, 0.05, get("print dim"), (-length / 2 + 1.8, 0, 4.8), edge=0.01))
    return group("dip", items, (x, y, 1.6), (0, 0, turn))


def build(product):
    desk = wood("desk", (0.23, 0.12, 0.055), (0.10, 0.048, 0.022))
    top = ground("felt", z=-0.4)
    top.data.materials.clear()
    top.data.materials.append(desk)
    paper = make_material("paper", "#EDE6D2", roughness=0.85, specular=0.15, bump=0.06, bump_scale=0.4)
    print_red = make_material("road", "#C98A5A", roughness=0.85, specular=0.1)
    print_grey = make_material("street", "#B9B29C", roughness=0.85, specular=0.1)
    pencil = make_material("graphite", (0.055, 0.055, 0.06), roughness=0.7, specular=0.3)
    bay = make_material("bay", "#BFD3D6", roughness=0.85, specular=0.1)
    loft("map", 500, 300, 1, [(0, -0.3, 0), (0, PAPER_Z, 0)], [paper], segments=2).location = (20, -20, 0)
    shore = [(-230, -170), (270, -170), (270, -134), (180, -146), (90, -138), (10, -152), (-90, -140), (-230, -150)]
    from_faces("bay", [(x, y, PAPER_Z + 0.02) for x, y in shore], [tuple(range(len(shore)))], bay)
    for level, (rectangles, ink) in enumerate(zip(streets(), (print_grey, print_grey, print_red))):
        quads("streets", rectangles, PAPER_Z + 0.04 + 0.02 * level, ink)
    for crease in (-105, 20, 145):
        tube("fold", [(crease, -170, PAPER_Z - 0.05), (crease, 130, PAPER_Z - 0.05)], 0.18, print_grey, straight=True)
    for stroke in pencil_marks():
        tube("pencil line", stroke, 0.26, pencil, straight=True)
    # The board: green, of 190 x 118 mm, with chips in two rows, a can, an oven and a ribbon.
    items = [loft("board", 190, 118, 2, [(0, 0, 0), (0, 1.5, 1), (0.1, 1.6, 1)], [get("board edge"), make_material("old mask", (0.012, 0.105, 0.030), roughness=0.35, coat=0.4)], segments=3)]
    tracks = []
    for i in range(26):
        y = -50 + i * 4
        tracks.append((-88, y, -88 + 22 + (i * 37) % 60, y + 0.7))
        x = -84 + i * 6.6
        tracks.append((x, -52, x + 0.7, -52 + 14 + (i * 29) % 46))
    items.append(quads("tracks", tracks, 1.62, make_material("old track", (0.03, 0.17, 0.055), roughness=0.3, coat=0.4)))
    for x, y, legs, words in ((-60, 34, 20, "P8052  9911"), (-60, 12, 14, "62256"), (-60, -10, 14, "27C512"), (-14, 34, 8, "74HC245"), (-14, 14, 8, "74HC573"), (-14, -8, 8, "MAX232"), (-62, -32, 10, "GAL16V8"), (-22, -32, 10, "TC55257")):
        items.append(dual_in_line(x, y, legs, words, wide=13.6 if legs > 12 else 6.8))
    items += [
        box("radio can", 62, 44, 12, get("tin"), (54, 28, 1.6), radius=1, edge=0.5),
        box("can rim", 64, 46, 1.2, get("tin"), (54, 28, 12.8), radius=1, edge=0.3),
        text("GPS  RF  12 CH", 4.2, get("laser"), (54, 32, 14.05), raise_by=0.01),
        text("No. 001", 3.4, get("laser"), (54, 22, 14.05), raise_by=0.01),
        box("oven", 24, 24, 14, get("steel"), (30, -22, 1.6), radius=1.4, edge=0.8),
        text("10.000 MHz", 2.6, get("laser"), (30, -22, 15.65), raise_by=0.01),
        box("ribbon socket", 52, 9, 8, get("chip"), (-50, -50, 1.6), radius=0.6, edge=0.4),
        box("plug body", 34, 16, 11, get("tin"), (70, -50, 1.6), radius=1.5, edge=0.6),
        box("plug face", 32, 8, 9.5, get("dark steel"), (70, -59, 2.4), radius=3.5, edge=0.6),
    ]
    for x, y, r, h in ((62, -22, 5, 13), (74, -22, 5, 13), (86, -20, 6.4, 18), (56, -36, 4, 9), (8, -46, 4, 9), (20, -46, 4, 9)):
        items.append(cylinder("electrolytic", r, h, get("strap ink"), (x, y, 1.8), edge=0.7))
        items.append(cylinder("vent", r * 0.86, 0.2, get("aluminium"), (x, y, h + 1.75), edge=0.08))
    for i in range(22):
        x, y = 2 + (i % 11) * 2.9, 46 + (i // 11) * 7
        body = cylinder("resistor", 0.95, 5.2, get("kraft"), (x - 4, y, 2.8), edge=0.4, rotation=(90, 0, 0))
        items.append(body)
        items.append(tube("resistor legs", [(x - 4, y + 1.6, 2.8), (x - 4, y - 6.8, 2.8)], 0.22, get("tin"), straight=True))
    for sx in (-1, 1):
        for sy in (-1, 1):
            items.append(ring("hole", 3.2, 1.6, 0.1, get("tin"), (sx * 90, sy * 54, 1.58)))
    items.append(group("socket", [cylinder("nut", 4.6, 5, get("gold"), edge=0.4), cylinder("thread", 3.2, 11, get("gold"), edge=0.4)], (84, 38, 8), (0, 90, 0)))
    group("receiver", items, (-24, 44, 5), (0, 0, 7))
    for sx, sy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        cylinder("standoff", 3, 5.2, get("tin"), (-24 + sx * 88 - sy * 6.6, 44 + sy * 53 + sx * 10.8, 0), edge=0.3)
    # The antenna: a puck as large as a saucer, on its thick lead.
    tube("antenna lead", [(68, 92, 13), (96, 95, 12), (130, 104, 6), (176, 92, 3), (186, 60, 3), (180, 34, 3)], 2.6, get("rubber"))
    group("antenna", [
        cylinder("antenna base", 46, 14, get("shell sand"), edge=2.4, segments=22),
        cylinder("antenna dome", 42, 14, get("gloss white"), (0, 0, 12), edge=7, segments=22),
    ], (182, -6, 0))
    for i in range(20):
        y = i * 1.27
        tube("ribbon", [(-96 + y * 1.9, -18 + y * 0.25, 12), (-104 + y * 1.9, -40, 20), (-116 + y * 1.9, -74, 5), (-128 + y * 1.9, -120, 2), (-150 + y * 1.9, -240, 2)], 0.66, get("wire red" if i == 0 else "wire grey"))
    # A pencil, and the module of today.
    lead = [
        cylinder("pencil", 3.6, 150, get("wire yellow"), segments=2, edge=0.2),
        cylinder("ferrule", 3.7, 12, get("tin"), (0, 0, -11), edge=0.4),
        cylinder("rubber", 3.5, 9, make_material("eraser", "#C9817A", roughness=0.8), (0, 0, -19), edge=1),
        loft("point", 7.2, 7.2, 3.6, [(0, 150), (2.7, 166)], get("kraft"), segments=8, exponent=2),
        loft("tip", 1.9, 1.9, 0.9, [(0, 165.6), (0.85, 171)], pencil, segments=6, exponent=2),
    ]
    group("pencil", lead, (148, -122, 4), (0, -90, 14))
    product.root.rotation_euler = (0, 0, -0.2)
    product.root.location = (92, -64, PAPER_Z)
    return View(centre=(24, -6, 6), width=392, azimuth=-10, elevation=43, lens=62, blur=0.010, focus=(30, -30, 6), light=420, gain=0.86)
