"""The B1 on the seat post of a bicycle in the evening, above its rear wheel."""

import math
import random

from ..geometry import box, cylinder, group, loft, place, ring, tube
from ..materials import get
from . import View

# Of the wheel, in mm: where its hub is, and the radius of its rim.
HUB = (0, -330, -340)
RIM = 300
# Where the camera stands, round the post
LOOK = math.radians(46)


def wheel():
    """Tyre, rim, hub and spokes, standing along y."""
    items = [
        place(ring("tyre", RIM + 22, RIM - 8, 34, get("rubber"), segments=40), (17, 0, 0), (0, -90, 0)),
        place(ring("rim", RIM - 6, RIM - 22, 22, get("aluminium"), segments=40), (11, 0, 0), (0, -90, 0)),
        cylinder("hub", 20, 60, get("aluminium"), (30, 0, 0), edge=3, rotation=(0, -90, 0)),
    ]
    for i in range(28):
        angle = math.radians(360 / 28 * i)
        end = (0, math.cos(angle) * (RIM - 18), math.sin(angle) * (RIM - 18))
        tube_end = [(14 if i % 2 else -14, 0, 0), end]
        items.append(tube("spoke", tube_end, 1.1, get("steel"), straight=True))
    return group("wheel", items, HUB)


def build(product):
    paint = get("frame paint")
    # The lamp hangs behind the post: its lens looks back, its clamp holds the post, its length is upright.
    product.root.rotation_euler = (math.radians(90), 0, 0)
    product.root.location = (0, -14, 0)
    tube("seat post", [(0, 6, -210), (0, 4, 300)], 14, get("shell graphite"), straight=True)
    cylinder("collar", 20, 20, get("accent"), (0, 6, -96), edge=2)
    tube("seat tube", [(0, 6, -640), (0, 6, -96)], 18, paint, straight=True)
    tube("top tube", [(0, 6, -128), (0, 700, -110)], 16, paint, straight=True)
    for side in (-1, 1):
        tube("seat stay", [(side * 15, 2, -124), (side * 30, -110, -200), (side * 48, -330, -340)], 8, paint)
    saddle = loft("saddle", 150, 270, 60, [(34, 0), (8, 12), (0, 30), (4, 44), (20, 54)], get("shell graphite"), segments=14)
    saddle.location = (0, 50, 82)
    wheel()
    # Far behind: a dark street with its lights.
    across, along = (math.cos(LOOK), math.sin(LOOK)), (-math.sin(LOOK), math.cos(LOOK))
    street = box("street", 12000, 20, 8000, get("shell ink"), (2600 * along[0], 2600 * along[1], -4000), edge=1)
    street.rotation_euler.z = LOOK
    chance = random.Random(7)
    for _ in range(34):
        side, far = chance.uniform(-620, 620), chance.uniform(1300, 2100)
        spot = (side * across[0] + far * along[0], side * across[1] + far * along[1], chance.uniform(-240, 120))
        cylinder("light", chance.uniform(6, 15), 4, get(chance.choice(("led signal", "led signal", "label", "led red"))), spot, rotation=(90, 0, math.degrees(LOOK)))
    return View(
        centre=(6, -60, -34), width=400, azimuth=math.degrees(LOOK), elevation=9, lens=62, blur=0.016, focus=(8, -40, 0), light=260, gain=1.6, night=True,
    )
