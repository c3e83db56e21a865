"""The C4 in a cold box, on cartons between ice packs."""

from .. import parts
from ..geometry import box, fillet, frame, group, loft, place, rounded_body, text, tray
from ..materials import get
from . import View
from .props import ground


def carton(x, y, z, name, turn=0, size=(96, 58, 40)):
    """A folding box of medicine: white, a coloured band, the name and the storage temperature."""
    width, depth, height = size
    items = [box("carton", width, depth, height, get("card"), radius=0.8, edge=0.6)]
    items.append(box("band", width + 0.2, 11, height + 0.2, get("strap ink"), (0, depth * 0.26, -0.1), radius=0.8, edge=0.5))
    items.append(text(name, 9, get("print dark"), (-width * 0.42, -depth * 0.02, height + 0.05), align="LEFT", weight="bold"))
    items.append(text("10 x 0.5 ml", 5, get("print dark"), (-width * 0.42, -depth * 0.2, height + 0.05), align="LEFT"))
    items.append(text("-25 °C ... -15 °C", 5, get("accent"), (-width * 0.42, -depth * 0.36, height + 0.05), align="LEFT"))
    items.append(parts.data_matrix(13, height + 0.05, get("print dark"), (width * 0.34, -depth * 0.24), seed=len(name)))
    return group("carton", items, (x, y, z), (0, 0, turn))


def ice_pack(x, y, z, turn=0, tilt=0):
    """A hard ice pack with moulded ribs."""
    items = [rounded_body("ice pack", 150, 88, 24, 16, get("ice pack"), top=6, bottom=5, seam=12, segments=10)]
    for i in range(5):
        items.append(rounded_body("rib", 10, 56, 3, 5, get("ice pack"), top=1.4, bottom=0.2, z=23, segments=5))
        items[-1].location.x = (i - 2) * 24
    items.append(box("cap", 18, 18, 10, get("strap ink"), (84, 0, 7), radius=6, edge=2))
    return group("ice pack", items, (x, y, z), (tilt, 0, turn))


def build(product):
    product.drop_loose()
    product.root.rotation_euler = (0, 0, 0.14)
    product.root.location = (-6, -6, 40)
    ground("felt", z=-60)
    # The box: thick foam walls with a step for the cover.
    tray("cold box", 470, 380, 210, 26, get("foam white"), wall=42, floor=40, bottom=8, z=-56, segments=10)
    frame("step", 428, 338, 14, 16, 8, get("foam white"), (0, 0, 150), segments=10)
    for x, y, name in ((-76, 60, "Vaccine A"), (30, 62, "Vaccine A"), (-118, -2, "Vaccine B"), (104, -4, "Vaccine B"), (-76, -66, "Vaccine A"), (30, -68, "Vaccine B")):
        carton(x, y, -14, name, size=(98, 60, 50))
    carton(-8, -4, -14, "Vaccine B", size=(116, 66, 54))
    carton(132, 66, 4, "Vaccine A", turn=84, size=(98, 56, 50))
    ice_pack(-132, 104, 26, turn=4, tilt=62)
    ice_pack(30, 118, 26, turn=-3, tilt=66)
    ice_pack(150, -72, 34, turn=88)
    # The probe's cable runs between the cartons.
    parts.round_cable([(26, -20, 48), (40, -22, 46), (56, -30, 38), (62, -36, 30), (66, -40, -4)], 1.7, "rubber grey")
    place(loft("clip", 14, 10, 4, [(0, 0)] + fillet(6, 2), get("accent")), (60, -34, 34))
    return View(centre=(4, 4, 40), width=300, azimuth=-16, elevation=50, lens=65, blur=0.014, focus=(-6, -16, 58), light=330, gain=0.74)
