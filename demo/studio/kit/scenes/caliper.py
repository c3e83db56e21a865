"""The C40 between the jaws of a caliper, which shows the width of its record."""

from ..geometry import box, cylinder, group, panel, prism, quads, text
from ..materials import build as make_material
from ..materials import get
from . import View
from .props import ground

WIDTH = 32.0


def jaw(name, x, side):
    """A measuring jaw that reaches down from the beam; its flat face stands at x."""
    outline = [(0, 0), (side * 15, 0), (side * 15, -14), (side * 4.4, -46), (0, -46)]
    return prism(name, [(x + px, py) for px, py in outline], 5.2, get("steel"), (0, 0, 2.8), bevel=0.35)


def build(product):
    granite = make_material("granite", (0.035, 0.04, 0.046), roughness=0.32, specular=0.5, bump=0.02, bump_scale=1.4, vary=0.14)
    plate = ground("felt", z=-0.1)
    plate.data.materials.clear()
    plate.data.materials.append(granite)
    product.root.rotation_euler = (0, 0, 0)
    product.root.location = (0, 0, 0)
    left, right = -WIDTH / 2, WIDTH / 2
    top = 25
    beam = [box("beam", 250, 16, 3.6, get("steel"), (78, top + 8, 1.2), radius=0.4, edge=0.35)]
    ticks = [(left + i, top + 1.2, left + i + 0.16, top + (6.4 if i % 10 == 0 else 4.6 if i % 5 == 0 else 3.4)) for i in range(0, 216)]
    beam.append(quads("ticks", ticks, 4.83, get("print dark")))
    for i in range(0, 22):
        beam.append(text(str(i), 3, get("print dark"), (left + i * 10 + 0.1, top + 9.2, 4.83), raise_by=0.01))
    beam.append(jaw("fixed jaw", left, -1))
    beam[-1].location.y = top
    moving = jaw("moving jaw", right, 1)
    moving.location.y = top
    head = [
        moving,
        box("slide", 76, 30, 8.6, get("shell graphite"), (right + 40, top + 8, 0.6), radius=3, edge=1),
        panel("glass", 46, 17, 1.6, make_material("lcd", (0.30, 0.34, 0.29), roughness=0.16, coat=0.6), 9, thickness=0.5),
        text("32.00", 12.4, get("print dark"), (right + 34, top + 9.8, 9.56), weight="bold", spacing=1.1, raise_by=0.01),
        text("mm", 4, get("print dark"), (right + 55.4, top + 6.4, 9.56), raise_by=0.01),
        cylinder("thumb wheel", 5.4, 4, get("dark steel"), (right + 66, top - 9.4, 2.4), edge=0.5),
    ]
    head[2].location = (right + 37, top + 9.6, 0)
    for i, name in enumerate(("ON", "mm", "ZERO")):
        head.append(box("key", 11, 4.6, 1.2, get("accent" if i == 2 else "rubber"), (right + 20 + i * 15, top - 2.6, 8.8), radius=1.4, edge=0.4))
    group("caliper", beam + head)
    return View(centre=(18, 10, 3), width=122, azimuth=-16, elevation=44, lens=80, blur=0.014, focus=(0, -6, 3.4), light=118, gain=0.86)
