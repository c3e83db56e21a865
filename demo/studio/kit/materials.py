"""Materials by name. get("rubber") builds one the first time and then returns the same one.

Recipe: matt plastic is dark (2-4 % albedo, never 0), roughness .4-.5, with a very
fine noise bump so that highlights break up; a slow noise also varies the
roughness a little, which is what tells moulded plastic from computer plastic.
"""

import bpy

from .brand import SIGNAL, linear

# Keyword arguments for build(); colours are linear RGB or '#hex'.
TABLE = {
    # shells
    "shell black": dict(colour=(0.012, 0.0125, 0.0135), roughness=0.42, specular=0.42, bump=0.12, vary=0.04),
    "shell panel": dict(
        colour=(0.016, 0.0165, 0.018), roughness=0.50, specular=0.40, bump=0.16, bump_scale=4, vary=0.04
    ),
    "shell graphite": dict(colour=(0.055, 0.060, 0.066), roughness=0.45, specular=0.40, bump=0.10, vary=0.04),
    "shell ink": dict(colour="#14283A", roughness=0.44, specular=0.42, bump=0.10, vary=0.04),
    "shell white": dict(colour=(0.68, 0.68, 0.665), roughness=0.38, specular=0.45, bump=0.03, bump_scale=6),
    "gloss white": dict(colour=(0.72, 0.72, 0.705), roughness=0.15, specular=0.5, coat=0.3),
    "shell sand": dict(colour="#CDBFA9", roughness=0.42, specular=0.42, bump=0.05),
    "shell signal": dict(colour=SIGNAL, roughness=0.42, specular=0.42, bump=0.06),
    "piano black": dict(colour=(0.006, 0.006, 0.007), roughness=0.08, specular=0.5, coat=1),
    "smoked lens": dict(colour=(0.02, 0.02, 0.022), roughness=0.10, specular=0.55, coat=1),
    # soft parts
    "rubber": dict(colour=(0.014, 0.014, 0.0145), roughness=0.62, specular=0.35, bump=0.10),
    "rubber grey": dict(colour=(0.13, 0.135, 0.14), roughness=0.62, specular=0.35, bump=0.10),
    "accent": dict(colour=SIGNAL, roughness=0.42, specular=0.45),
    "strap signal": dict(colour=SIGNAL, roughness=0.55, specular=0.35, sheen=0.3, bump=0.14, bump_scale=3),
    "strap ink": dict(colour="#1E3850", roughness=0.55, specular=0.35, sheen=0.3, bump=0.14, bump_scale=3),
    "strap sage": dict(colour="#5E8578", roughness=0.55, specular=0.35, sheen=0.3, bump=0.14, bump_scale=3),
    "webbing ink": dict(colour="#1B3146", roughness=0.72, specular=0.25, sheen=0.5, bump=0.25, bump_scale=2.5),
    "stitch": dict(colour=SIGNAL, roughness=0.7, specular=0.25, sheen=0.4),
    "foam": dict(colour=(0.035, 0.036, 0.038), roughness=0.85, specular=0.2, bump=0.3, bump_scale=3),
    "liner": dict(colour=SIGNAL, roughness=0.28, specular=0.45),
    # metals
    "silver": dict(colour=(0.62, 0.63, 0.64), roughness=0.26, metallic=1),
    "steel": dict(colour=(0.62, 0.62, 0.63), roughness=0.32, metallic=1, bump=0.03, bump_scale=8, vary=0.07),
    "dark steel": dict(colour=(0.22, 0.22, 0.23), roughness=0.33, metallic=1),
    "gold": dict(colour=(0.95, 0.66, 0.26), roughness=0.24, metallic=1),
    "tin": dict(colour=(0.75, 0.74, 0.72), roughness=0.28, metallic=1),
    # print, paper, card
    "print light": dict(colour=(0.60, 0.61, 0.62), roughness=0.6),
    "print dim": dict(colour=(0.34, 0.35, 0.36), roughness=0.6),
    "print dark": dict(colour=(0.035, 0.040, 0.048), roughness=0.6),
    "label": dict(colour=(0.74, 0.74, 0.725), roughness=0.45, specular=0.4),
    "laser": dict(colour=(0.07, 0.07, 0.072), roughness=0.65),
    "card": dict(colour="#F3F1EA", roughness=0.7, specular=0.25, bump=0.05, bump_scale=3),
    "card ink": dict(colour="#12202E", roughness=0.6, specular=0.3, bump=0.05, bump_scale=3),
    "kraft": dict(colour="#B58C5E", roughness=0.8, specular=0.2, bump=0.12, bump_scale=2),
    # electronics
    "solder mask": dict(colour=(0.004, 0.030, 0.022), roughness=0.32, specular=0.5, coat=0.5),
    "board edge": dict(colour=(0.30, 0.28, 0.12), roughness=0.6),
    "ceramic": dict(colour="#CBBE9F", roughness=0.5),
    "chip": dict(colour=(0.016, 0.016, 0.017), roughness=0.5),
    "cell wrap": dict(colour="#22547A", roughness=0.3, specular=0.5),
    "solar cell": dict(colour=(0.006, 0.010, 0.030), roughness=0.12, specular=0.5, coat=1),
    "lens red": dict(colour=(0.42, 0.006, 0.008), roughness=0.10, specular=0.5, coat=0.8),
    # where the products are used
    "container paint": dict(colour="#24506B", roughness=0.5, specular=0.4, bump=0.06, bump_scale=0.5, vary=0.12),
    "container letters": dict(colour=(0.62, 0.62, 0.59), roughness=0.6),
    "galvanized": dict(colour=(0.40, 0.41, 0.42), roughness=0.46, metallic=1, bump=0.05, bump_scale=0.6, vary=0.12),
    "aluminium": dict(colour=(0.70, 0.71, 0.72), roughness=0.30, metallic=1, bump=0.03, bump_scale=6, vary=0.06),
    "roof white": dict(colour=(0.50, 0.51, 0.52), roughness=0.36, specular=0.45, bump=0.03, bump_scale=0.3, vary=0.1),
    "asphalt": dict(colour=(0.16, 0.17, 0.16), roughness=0.9, specular=0.2),
    "felt": dict(colour=(0.045, 0.046, 0.05), roughness=0.95, specular=0.15, bump=0.9, bump_scale=1.6),
    "dash plastic": dict(colour=(0.030, 0.031, 0.034), roughness=0.58, specular=0.38, bump=0.45, bump_scale=1.1),
    "foam white": dict(colour=(0.70, 0.71, 0.71), roughness=0.8, specular=0.25, bump=0.35, bump_scale=0.8),
    "ice pack": dict(colour="#7FB4D6", roughness=0.22, specular=0.5, coat=0.4),
    "frame paint": dict(colour="#2F5E57", roughness=0.22, specular=0.5, coat=1),
    "bottle": dict(colour=(0.62, 0.64, 0.65), roughness=0.34, specular=0.45),
    "ball": dict(colour="#C6D435", roughness=0.95, specular=0.15, sheen=0.8, bump=0.8, bump_scale=1.2),
    "wall paint": dict(colour="#D9D6CC", roughness=0.85, specular=0.2),
    "trace": dict(colour=(0.010, 0.075, 0.052), roughness=0.3, specular=0.5, coat=0.5),
    # wires
    "wire red": dict(colour=(0.55, 0.012, 0.012), roughness=0.34),
    "wire black": dict(colour=(0.012, 0.012, 0.013), roughness=0.34),
    "wire yellow": dict(colour=(0.75, 0.42, 0.01), roughness=0.34),
    "wire white": dict(colour=(0.68, 0.68, 0.66), roughness=0.34),
    "wire blue": dict(colour=(0.012, 0.07, 0.40), roughness=0.34),
    "wire green": dict(colour=(0.02, 0.28, 0.06), roughness=0.34),
    "wire orange": dict(colour=SIGNAL, roughness=0.34),
    "wire grey": dict(colour=(0.19, 0.19, 0.20), roughness=0.34),
    "wire violet": dict(colour=(0.13, 0.03, 0.30), roughness=0.34),
    # lights (kept below clipping, so that they stay coloured)
    "led green": dict(colour=(0.1, 0.9, 0.4), roughness=0.3, emit=(0.05, 0.85, 0.25), emit_strength=1.5),
    "led blue": dict(colour=(0.1, 0.4, 1), roughness=0.3, emit=(0.06, 0.30, 1), emit_strength=1.6),
    "led signal": dict(colour=SIGNAL, roughness=0.3, emit=SIGNAL, emit_strength=1.35),
    "led red": dict(colour=(0.9, 0.03, 0.03), roughness=0.3, emit=(1, 0.04, 0.03), emit_strength=1.3),
}


def _rgb(colour):
    return linear(colour) if isinstance(colour, str) else tuple(colour)


def build(
    name,
    colour,
    roughness=0.5,
    metallic=0,
    specular=0.5,
    coat=0,
    sheen=0,
    bump=0,
    bump_scale=5.5,
    vary=0,
    emit=None,
    emit_strength=0,
):
    """Make a Principled material with optional fine bump and slow roughness variation."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    rgba = (*_rgb(colour), 1)
    material.diffuse_color = rgba
    shader.inputs["Base Color"].default_value = rgba
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Metallic"].default_value = metallic
    shader.inputs["Specular"].default_value = specular
    shader.inputs["Clearcoat"].default_value = coat
    shader.inputs["Clearcoat Roughness"].default_value = 0.04
    shader.inputs["Sheen"].default_value = sheen
    if emit:
        shader.inputs["Emission"].default_value = (*_rgb(emit), 1)
        shader.inputs["Emission Strength"].default_value = emit_strength
    if bump or vary:
        coordinates = tree.nodes.new("ShaderNodeTexCoord")
    if bump:
        noise = tree.nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = bump_scale
        noise.inputs["Detail"].default_value = 3
        node = tree.nodes.new("ShaderNodeBump")
        node.inputs["Strength"].default_value = bump
        node.inputs["Distance"].default_value = 0.1
        tree.links.new(coordinates.outputs["Object"], noise.inputs["Vector"])
        tree.links.new(noise.outputs["Fac"], node.inputs["Height"])
        tree.links.new(node.outputs["Normal"], shader.inputs["Normal"])
    if vary:
        noise = tree.nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = 0.13
        noise.inputs["Detail"].default_value = 6
        spread = tree.nodes.new("ShaderNodeMapRange")
        spread.inputs["To Min"].default_value = roughness - vary
        spread.inputs["To Max"].default_value = roughness + vary
        tree.links.new(coordinates.outputs["Object"], noise.inputs["Vector"])
        tree.links.new(noise.outputs["Fac"], spread.inputs["Value"])
        tree.links.new(spread.outputs["Result"], shader.inputs["Roughness"])
    return material


def get(name):
    """A material from TABLE by name, or a plain shell plastic for any '#RRGGBB'."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    if name.startswith("#"):
        return build(name, name, roughness=0.42, specular=0.42, bump=0.08, vary=0.04)
    return build(name, **TABLE[name])


def print_on(shell):
    """The print colour that reads on this shell."""
    if shell.startswith("#"):
        red, green, blue = linear(shell)
        bright = 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.25
    else:
        bright = any(word in shell for word in ("white", "sand", "card", "label", "kraft", "signal"))
    return get("print dark" if bright else "print light")
