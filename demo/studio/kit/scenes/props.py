"""Things that stand round the products in several scenes."""

import math
import random

import bpy
from mathutils import Vector

from .. import parts
from ..geometry import box, cylinder, from_faces, group, ring, tube
from ..materials import get


def ground(material, size=4000, z=0.0):
    """A flat surface without end."""
    half = size / 2
    return from_faces(
        "ground", [(-half, -half, z), (half, -half, z), (half, half, z), (-half, half, z)], [(0, 1, 2, 3)], get(material)
    )


def wood(name, colour, dark, scale=1.0):
    """A material with a grain along x: stretched noise between two linear colours."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = 0.48
    shader.inputs["Specular"].default_value = 0.35
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    mapping = tree.nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (0.004 * scale, 0.09 * scale, 0.09 * scale)
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 1
    noise.inputs["Detail"].default_value = 9
    noise.inputs["Roughness"].default_value = 0.62
    noise.inputs["Distortion"].default_value = 0.5
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.34, (*dark, 1)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.66, (*colour, 1)
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.12
    bump.inputs["Distance"].default_value = 0.3
    link = tree.links.new
    link(coordinates.outputs["Object"], mapping.inputs["Vector"])
    link(mapping.outputs["Vector"], noise.inputs["Vector"])
    link(noise.outputs["Fac"], ramp.inputs["Fac"])
    link(ramp.outputs["Color"], shader.inputs["Base Color"])
    link(noise.outputs["Fac"], bump.inputs["Height"])
    link(bump.outputs["Normal"], shader.inputs["Normal"])
    return material


def conduit(points, radius=6, pitch=3.2, material="rubber"):
    """Corrugated loom tube: a core with a ring every pitch mm along the polyline of points."""
    items = [tube("conduit", points, radius * 0.86, get(material), straight=True)]
    for start, end in zip(points, points[1:]):
        start, end = Vector(start), Vector(end)
        along = end - start
        turn = along.to_track_quat("Z", "Y").to_euler()
        for i in range(int(along.length / pitch)):
            rib = ring("rib", radius, radius * 0.7, pitch * 0.55, get(material), segments=5)
            rib.location = start + along * ((i + 0.2) * pitch / along.length)
            rib.rotation_euler = turn
            items.append(rib)
    return items


def arc(centre, radius, start, end, z, steps=14):
    """Points of a horizontal arc, angles in degrees."""
    return [
        (
            centre[0] + radius * math.cos(math.radians(start + (end - start) * i / steps)),
            centre[1] + radius * math.sin(math.radians(start + (end - start) * i / steps)),
            z,
        )
        for i in range(steps + 1)
    ]


def hex_bolt(location, size=8, washer=True, material="steel"):
    """Hexagon head bolt on a washer, seen from above; size is the head's half width in mm."""
    items = [cylinder("bolt", size, size * 0.75, get(material), (0, 0, 1), edge=0.6, segments=2)]
    if washer:
        items.append(cylinder("washer", size * 1.5, 1.2, get(material), edge=0.3, segments=10))
    return group("bolt", items, location)


def rivets(points, radius=4, material="steel"):
    """Domed rivet heads."""
    return [cylinder("rivet", radius, radius * 0.5, get(material), p, edge=radius * 0.45, segments=6) for p in points]


def small_parts(rows, z, seed=1):
    """Chip resistors and capacitors in rows: (x, y, count, pitch, along x?)."""
    chance = random.Random(seed)
    items = []
    for x, y, count, pitch, flat in rows:
        for i in range(count):
            px, py = (x + i * pitch, y) if flat else (x, y + i * pitch)
            size = (0.8, 1.6) if flat else (1.6, 0.8)
            kind = chance.choice(("chip", "kraft", "kraft"))
            items.append(box("part", *size, 0.55, get(kind), (px, py, z), radius=0.08, edge=0.05, segments=1))
            for end in (-1, 1):
                dx, dy = (0, end * 0.7) if flat else (end * 0.7, 0)
                tip = (size[0] * (1.02 if flat else 0.28), size[1] * (0.28 if flat else 1.02))
                items.append(box("end", *tip, 0.57, get("tin"), (px + dx, py + dy, z), radius=0.05, edge=0.04, segments=1))
    return items


def ties(places, direction=(1, 0, 0), radius=7):
    """Cable ties round a loom."""
    return [parts.cable_tie(place, direction, radius=radius, width=3.4) for place in places]
