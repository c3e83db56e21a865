"""The E3 beside the battery of a motorcycle, from the other side."""

from dataclasses import replace

from . import e1


def build(product):
    return replace(e1.build(product), azimuth=20, elevation=48, centre=(6, -8, 16), width=214, gain=1.5)
