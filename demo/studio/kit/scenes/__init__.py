"""Products where they are used. One module per product, named like its code, with one function:

    build(product) -> View

It places the product (its root is free to move and turn) and everything round it, in millimetres, with the product near
the origin: the lamps of kit/stage.py stand round that. What lies under the product can also be a wall (`wall`): its up
is then +y, and the camera is rolled so that this is the picture's up.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class View:
    """What the camera sees. Angles in degrees, lengths in millimetres."""

    centre: tuple  # in the middle of the picture
    width: float  # of what fills the picture at the centre
    azimuth: float = 0
    elevation: float = 35
    lens: float = 70
    blur: float = 0.012  # aperture as a share of the distance
    focus: tuple = None  # sharp here; default: the centre
    light: float = 140  # size of what the lamps light: their distance and width go with it
    gain: float = 0.95  # exposure
    wall: bool = False
    sky: tuple = None  # linear colour of the horizon, where one is seen
    night: bool = False  # little light from the sky, so that the lamps alone show it
