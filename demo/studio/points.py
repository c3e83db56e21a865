"""Where the layers of a product are in the picture that shows it taken apart.

    blender -b --factory-startup -P points.py -- [CODE ...]

Prints for each of shots.MODELS, or for those named, the `parts` of ../content/products/CODE.yaml: a point at the left edge of each
layer, in percent of the picture, from the top down. Loose parts, which the picture leaves out, have none.
"""

import os
import sys

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import shots  # noqa: E402
from kit import scene, stage  # noqa: E402

INSET = 0.02  # how far from its edge a point lies within a layer, of the picture's width


def layer_point(objects):
    """The place in the picture (x, y from the top) at the left edge of these objects."""
    camera, world = bpy.context.scene.camera, bpy.context.scene
    seen = [world_to_camera_view(world, camera, Vector(point)) for point in stage.evaluated_points(objects)]
    left = min(point.x for point in seen)
    edge = [point.y for point in seen if point.x < left + INSET]
    return left + INSET, 1 - sum(edge) / len(edge)


def main():
    codes = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    for code in codes or shots.MODELS:
        preset, arguments, _ = shots.PRODUCTS[code]
        variants = [f"{key}={value}" for key, value in arguments.items()]
        if code in shots.INSIDE:
            width, height = 4, 3
            product = scene.build(preset, shots.INSIDE[code], variants)
        else:
            width, height = 3, 2
            product, _ = scene.build_use("inside", preset, variants, aspect=width / height)
        bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = 400 * width, 400 * height
        bpy.context.view_layer.update()
        points = {}
        for layer, tops in product.layers.items():
            objects = [o for top in tops for o in [top, *top.children_recursive] if o.type != "EMPTY"]
            if objects:
                points[layer] = layer_point(objects)
        print(f"# {code}\nparts:")
        for layer, (x, y) in sorted(points.items(), key=lambda item: item[1][1]):
            print(f"  - {{ layer: {layer}, left: {100 * x:.1f}, top: {100 * y:.1f} }}")


main()
