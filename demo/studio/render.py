"""Render one picture of one product.

    blender -b --factory-startup -P render.py -- --device vehicle --view hero --out DIR
        [--width 1600] [--height H] [--samples 64] [--backdrop paper] [--transparent]
        [--variant key=value ...] [--with OTHER] [--scene CODE] [--draft] [--list]

Leaves DIR/NAME_1.exr, NAME_2.exr and NAME.json for denoise.py; shoot.sh does both steps.
"""

import argparse
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import brand, catalogue, scene, stage  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser(
        prog="render.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--device")
    parser.add_argument("--view", choices=sorted(stage.VIEWS), default="hero")
    parser.add_argument("--width", type=int, default=1600)
    parser.add_argument("--height", type=int, help="default: three quarters of the width")
    parser.add_argument("--samples", type=int, default=64, help="per half picture (two are rendered)")
    parser.add_argument("--out", default=".")
    parser.add_argument("--name", help="file name without extension; default DEVICE-VIEW")
    parser.add_argument("--backdrop", choices=sorted(brand.BACKDROPS), default="paper")
    parser.add_argument("--transparent", action="store_true", help="no floor, only its shadow, with alpha")
    parser.add_argument("--variant", nargs="*", default=[], metavar="key=value")
    parser.add_argument("--scene", help="product code; for the view 'use': which of kit/scenes to build")
    parser.add_argument("--with", dest="partner", help="second product of the pair view")
    parser.add_argument("--draft", action="store_true", help="640 px, 10 samples")
    parser.add_argument("--search", type=int, help="for the noise filter, see shoot.sh; ignored here")
    parser.add_argument("--list", action="store_true", help="print the product names and stop")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])


def main():
    options = arguments()
    if options.list or not options.device:
        print("\n".join(catalogue.PRODUCTS))
        return
    if options.draft:
        options.width, options.samples, options.height = 640, 10, None
    height = options.height or options.width * 3 // 4
    started = time.time()
    os.makedirs(options.out, exist_ok=True)
    prefix = os.path.join(os.path.abspath(options.out), options.name or f"{options.device}-{options.view}")
    gain = None
    if options.view == "use":
        options.backdrop = "scene"
        _, view = scene.build_use(options.scene, options.device, options.variant, aspect=options.width / height)
        gain = view.gain
    else:
        scene.build(
            options.device,
            options.view,
            options.variant,
            options.backdrop,
            options.transparent,
            options.partner,
            aspect=options.width / height,
        )
    stage.setup_render(options.width, height, options.samples, options.transparent)
    stage.write_note(prefix, options.backdrop, options.transparent, gain)
    stage.render_halves(prefix)
    print(f"rendered {prefix} in {time.time() - started:.1f} s")


main()
