"""One of each kind on a dark bench, in true scale: what the list of products opens with."""

from .. import catalogue
from . import View
from .props import ground

# preset, where it stands, how far it is turned
OTHERS = (
    ("vehicle-4g", (-150, 70, 0), 18),
    ("pet", (120, 96, 0), -20),
    ("pocket", (-60, -92, 0), 14),
    ("obd", (178, -8, 0), -24),
    ("cold", (-196, -60, 0), 24),
    ("gnss", (52, -96, 0), 20),
    ("scooter", (-30, 140, 0), 10),
    ("card", (130, -104, 0), -16),
)


def build(product):
    ground("dash plastic")
    product.root.rotation_euler = (0, 0, 0.12)
    for preset, place, turn in OTHERS:
        other = catalogue.build(preset, ())
        other.drop_loose()
        other.root.location = place
        other.root.rotation_euler = (0, 0, turn * 3.14159 / 180)
    return View(centre=(-4, 8, 10), width=520, azimuth=-8, elevation=40, lens=70, blur=0.008, focus=(0, -20, 20), light=420, gain=1.3, night=True)
