"""The stage: floor, lights, camera that frames itself, render settings.

Everything is laid out in multiples of the unit u = (largest side of the
product) / 10, so that a 12 mm module and a 140 mm case get the same light.
"""

import json
import math

import bpy
import numpy as np
from mathutils import Vector

from . import brand, geometry

# azimuth and elevation of the camera in degrees, lens in mm, blur = aperture as a
# share of the distance (0 = all sharp), margin = empty frame around the product.
VIEWS = {
    "hero": dict(elevation=31, lens=95, blur=0.006, margin=0.10),
    "top": dict(elevation=72, lens=110, blur=0.004, margin=0.13, yaw=0),
    "back": dict(elevation=36, lens=95, blur=0.006, margin=0.13),
    "detail": dict(elevation=27, lens=110, blur=0.050, margin=0.0),
    "side": dict(elevation=17, lens=95, blur=0.006, margin=0.12, azimuth=38),
    "front": dict(elevation=3, lens=160, blur=0.002, margin=0.13, yaw=0),
    "rear": dict(elevation=30, lens=95, blur=0.006, margin=0.12, azimuth=150),
    "inside": dict(elevation=22, lens=95, blur=0.004, margin=0.10),
    "inside-front": dict(elevation=22, lens=95, blur=0.004, margin=0.10, azimuth=22),
    "pair": dict(elevation=27, lens=95, blur=0.008, margin=0.10),
    "use": {},  # each of kit/scenes has its own
}


def evaluated_points(objects):
    """World coordinates of all vertices of these objects, modifiers and curves applied, as an (n, 3) array."""
    graph = bpy.context.evaluated_depsgraph_get()
    clouds = []
    for obj in objects:
        ready = obj.evaluated_get(graph)
        try:
            mesh = ready.to_mesh()
        except RuntimeError:
            continue
        count = len(mesh.vertices)
        if count:
            flat = np.empty(count * 3, np.float32)
            mesh.vertices.foreach_get("co", flat)
            matrix = np.array(ready.matrix_world, np.float32)
            clouds.append(flat.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
        ready.to_mesh_clear()
    return np.concatenate(clouds)


def drop_to_floor(product):
    """Lift or lower the product until its lowest point touches z = 0."""
    bpy.context.view_layer.update()
    lowest = evaluated_points(product.objects())[:, 2].min()
    product.root.location.z -= lowest
    bpy.context.view_layer.update()


def unit_of(points):
    """The stage unit for a point cloud."""
    return float((points.max(0) - points.min(0)).max()) / 10


# --- floor and lights ---------------------------------------------------------


def floor_colour(backdrop):
    """Linear colour of the floor paint; kept below pure white so that bounces die out."""
    return tuple(c * 0.92 for c in brand.linear(brand.BACKDROPS[backdrop]["hex"]))


def sweep(unit, backdrop, shadow_only=False):
    """Photographer's paper sweep: floor that curves up into a wall behind the product."""
    material = bpy.data.materials.new("backdrop")
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*floor_colour(backdrop), 1)
    shader.inputs["Roughness"].default_value = 0.42 if backdrop == "ink" else 0.6
    shader.inputs["Specular"].default_value = 0.35 if backdrop == "ink" else 0.12
    wall, radius, half = 40 * unit, 26 * unit, 120 * unit
    line = [(-120 * unit, 0), (wall - radius, 0)]
    line += [
        (wall - radius + radius * math.sin(a), radius - radius * math.cos(a))
        for a in (i / 24 * math.pi / 2 for i in range(1, 25))
    ]
    line += [(wall, 90 * unit)]
    vertices = [(x, y, z) for y, z in line for x in (-half, half)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(line) - 1)]
    obj = geometry.from_faces("backdrop", vertices, faces, material, smooth=True)
    obj.is_shadow_catcher = shadow_only
    return obj


def area_light(name, location, target, size, power, colour=(1, 1, 1), spread=180):
    """Soft lamp for the diffuse light; glossy surfaces do not see it (cards are for that)."""
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.shape = "SQUARE"
    lamp.size = size
    lamp.energy = power
    lamp.color = colour
    lamp.spread = math.radians(spread)
    obj = geometry.link(bpy.data.objects.new(name, lamp))
    obj.location = location
    geometry.aim(obj, target)
    obj.visible_glossy = False
    obj.visible_camera = False
    return obj


def soft_card(name, location, target, width, height, strength, colour=(1, 1, 1), edge=0.7):
    """A white card with soft edges that only reflections see. This is what makes black plastic read."""
    half_w, half_h = width / 2, height / 2
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(
        [(-half_w, -half_h, 0), (half_w, -half_h, 0), (half_w, half_h, 0), (-half_w, half_h, 0)],
        [],
        [(0, 1, 2, 3)],
    )
    layer = mesh.uv_layers.new()
    for i, corner in enumerate([(0, 0), (1, 0), (1, 1), (0, 1)]):
        layer.data[i].uv = corner
    obj = geometry.link(bpy.data.objects.new(name, mesh))
    obj.location = location
    geometry.aim(obj, target)

    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    link = tree.links.new

    def node(kind, operation=None):
        made = tree.nodes.new(kind)
        if operation:
            made.operation = operation
        return made

    uv = node("ShaderNodeTexCoord")
    split = node("ShaderNodeSeparateXYZ")
    link(uv.outputs["UV"], split.inputs[0])
    falloffs = []
    for axis in "XY":
        centred = node("ShaderNodeMath", "SUBTRACT")
        centred.inputs[1].default_value = 0.5
        link(split.outputs[axis], centred.inputs[0])
        distance = node("ShaderNodeMath", "ABSOLUTE")
        link(centred.outputs[0], distance.inputs[0])
        ramp = node("ShaderNodeMapRange")
        ramp.interpolation_type = "SMOOTHSTEP"
        ramp.inputs["From Min"].default_value = 0.5
        ramp.inputs["From Max"].default_value = 0.5 - edge * 0.5
        link(distance.outputs[0], ramp.inputs["Value"])
        falloffs.append(ramp.outputs["Result"])
    both = node("ShaderNodeMath", "MULTIPLY")
    link(falloffs[0], both.inputs[0])
    link(falloffs[1], both.inputs[1])
    scaled = node("ShaderNodeMath", "MULTIPLY")
    scaled.inputs[1].default_value = strength
    link(both.outputs[0], scaled.inputs[0])
    facing = node("ShaderNodeNewGeometry")  # only the side that looks at the product shines
    one_side = node("ShaderNodeMath", "MULTIPLY")
    link(facing.outputs["Backfacing"], one_side.inputs[0])
    link(scaled.outputs[0], one_side.inputs[1])
    glow = node("ShaderNodeEmission")
    glow.inputs["Color"].default_value = (*colour, 1)
    link(one_side.outputs[0], glow.inputs["Strength"])
    output = node("ShaderNodeOutputMaterial")
    link(glow.outputs[0], output.inputs["Surface"])
    material.cycles.sample_as_light = False  # never sampled as a lamp: no noise from it
    mesh.materials.append(material)
    obj.visible_camera = obj.visible_shadow = obj.visible_diffuse = False
    return obj


# Lamp power at u = 1 (watts) and card strengths. "light" is for paper and the tints.
MOODS = {
    "light": dict(sky=0.55, key=2600, front=1500, fill=1500, cards=1.0),
    "ink": dict(sky=0.10, key=3000, front=800, fill=1300, cards=1.05),
}


def build_lights(unit, backdrop):
    mood = MOODS["ink" if backdrop == "ink" else "light"]

    def at(*coordinates):
        return tuple(c * unit for c in coordinates)

    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes["Background"]
    background.inputs[0].default_value = (0.93, 0.96, 1, 1)
    # The sky lights everything, but reflections see little of it: plastic stays black between the cards.
    path = tree.nodes.new("ShaderNodeLightPath")
    strength = tree.nodes.new("ShaderNodeMapRange")
    strength.inputs["To Min"].default_value = mood["sky"]
    strength.inputs["To Max"].default_value = mood["sky"] * 0.3
    tree.links.new(path.outputs["Is Glossy Ray"], strength.inputs["Value"])
    tree.links.new(strength.outputs["Result"], background.inputs[1])

    strength = mood["cards"]
    soft_card(
        "card back", at(-6, 15, 15), at(0, 1, 0), 26 * unit, 13 * unit, 4.2 * strength, (1, 0.985, 0.96), 0.9
    )
    soft_card("card over", at(0, 0, 20), at(0, 0, 0), 16 * unit, 12 * unit, 4.6 * strength, (1, 1, 1), 0.8)
    soft_card(
        "card left", at(-18, -2, 7), at(0, 0, 1), 5 * unit, 18 * unit, 8 * strength, (0.95, 0.98, 1), 0.6
    )
    soft_card(
        "card right", at(19, 1, 7), at(0, 0, 1), 4 * unit, 16 * unit, 6 * strength, (1, 0.97, 0.93), 0.6
    )
    soft_card("card front", at(6, -28, 7), at(0, 0, 0), 20 * unit, 7 * unit, 2.4 * strength, (1, 1, 1), 0.8)
    square = unit * unit
    area_light("key", at(-9, 6, 17), at(0, 0, 0.5), 8 * unit, mood["key"] * square, (1, 0.975, 0.945), 130)
    area_light("front", at(-8, -24, 12), at(0, 0, 1), 14 * unit, mood["front"] * square)
    area_light("fill", at(16, -12, 16), at(0, 0, 0), 14 * unit, mood["fill"] * square, (0.94, 0.97, 1))


def show_sky(horizon):
    """Let the camera see a clear sky: this linear colour at the horizon, deeper above. What lights the scene stays."""
    tree = bpy.context.scene.world.node_tree
    light = tree.nodes["Background"]
    seen = tree.nodes.new("ShaderNodeBackground")
    seen.inputs[1].default_value = 1.1
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = (*(min(1, c * 1.5) for c in horizon), 1)
    ramp.color_ramp.elements[1].position = 0.35
    ramp.color_ramp.elements[1].color = (*(c * 0.62 for c in horizon), 1)
    mix = tree.nodes.new("ShaderNodeMixShader")
    path = tree.nodes.new("ShaderNodeLightPath")
    link = tree.links.new
    link(coordinates.outputs["Generated"], split.inputs[0])
    link(split.outputs["Z"], ramp.inputs["Fac"])
    link(ramp.outputs["Color"], seen.inputs["Color"])
    link(path.outputs["Is Camera Ray"], mix.inputs["Fac"])
    link(light.outputs[0], mix.inputs[1])
    link(seen.outputs[0], mix.inputs[2])
    link(mix.outputs[0], tree.nodes["World Output"].inputs["Surface"])


# --- camera ---------------------------------------------------------------------


def camera_axes(azimuth, elevation):
    """Unit vectors right, up and backwards (from product to camera) for a viewing direction."""
    a, e = math.radians(azimuth), math.radians(elevation)
    back = np.array([math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)])
    right = np.array([math.cos(a), math.sin(a), 0.0])
    return right, np.cross(back, right), back


def fit_camera(points, azimuth=0, elevation=30, lens=95, margin=0.12, blur=0, focus=None, aspect=4 / 3):
    """Place the camera so that all points fill the frame less the margin; returns the camera object."""
    right, up, back = camera_axes(azimuth, elevation)
    half_x = 18 / lens  # 36 mm sensor, tangent of half the field of view
    half_y = half_x / aspect
    room = 1 - 2 * margin
    target = (points.min(0) + points.max(0)) / 2
    distance = 5 * np.linalg.norm(points.max(0) - points.min(0))
    for _ in range(12):
        relative = points - target
        depth = distance - relative @ back
        x, y = relative @ right / depth / half_x, relative @ up / depth / half_y
        centre_x, centre_y = (x.max() + x.min()) / 2, (y.max() + y.min()) / 2
        target = target + right * centre_x * half_x * distance + up * centre_y * half_y * distance
        extent = max(x.max() - x.min(), y.max() - y.min()) / 2
        distance = distance * (1 + 0.8 * (extent / room - 1))
    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    camera.clip_start = distance / 100
    camera.clip_end = distance * 100
    obj = geometry.link(bpy.data.objects.new("camera", camera))
    obj.location = Vector(target + back * distance)
    geometry.aim(obj, target)
    if blur:
        sharp = np.array(focus) if focus is not None else nearest_point(points, target, back, distance)
        camera.dof.use_dof = True
        camera.dof.focus_distance = float(distance - (sharp - target) @ back)
        # Blender takes one unit for a metre here, so the f-number is only a way to say the aperture.
        camera.dof.aperture_fstop = lens / 1000 / (blur * distance)
    bpy.context.scene.camera = obj
    return obj


def nearest_point(points, target, back, distance):
    """A point a third of the way from the product's front to its middle: keeps the face sharp."""
    front = ((points - target) @ back).max()
    return target + back * front * 0.55


# --- render settings ---------------------------------------------------------------


def setup_render(width, height, samples, transparent=False):
    """Cycles on the CPU, small bounce counts, no built-in denoiser (the distribution's build has none)."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = transparent
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.015
    cycles.adaptive_min_samples = min(24, samples)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 3
    cycles.transmission_bounces = 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.blur_glossy = 1
    cycles.filter_width = 1.5
    scene.view_settings.view_transform = "Standard"
    layer = bpy.context.view_layer
    layer.use_pass_normal = True
    layer.use_pass_diffuse_color = True
    scene.render.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    scene.render.image_settings.color_depth = "16"
    scene.render.image_settings.exr_codec = "ZIP"


def render_halves(prefix, seeds=(1, 2)):
    """Render independent half pictures PREFIX_1.exr, PREFIX_2.exr (colour, normal, albedo, linear light)."""
    scene = bpy.context.scene
    for seed in seeds:
        scene.cycles.seed = seed
        scene.render.filepath = f"{prefix}_{seed}.exr"
        bpy.ops.render.render(write_still=True)


def write_note(prefix, backdrop, transparent, gain=None):
    """What the denoiser must know: backdrop colour, exposure (the backdrop's own without a gain), whether to keep alpha."""
    choice = brand.BACKDROPS[backdrop]
    note = {
        "backdrop": choice["hex"],
        "gain": gain or choice["gain"],
        "floor": floor_colour(backdrop),
        "transparent": transparent,
    }
    with open(prefix + ".json", "w", encoding="utf-8") as stream:
        json.dump(note, stream)
