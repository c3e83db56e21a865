/** Land patterns of the modules as files: KiCad and CSV. */
import type { Footprint } from "../../../../shared/geometry/footprint.ts";

/** A KiCad 6 footprint of a module; KiCad's y axis points down. */
export function kicad({ width, depth, pads }: Footprint, code: string, description: string): string {
  const [w, d, clear] = [width / 2, depth / 2, 1.25];
  const line = (layer: string, x1: number, y1: number, x2: number, y2: number, stroke: number) => `  (fp_line (start ${x1} ${y1}) (end ${x2} ${y2}) (layer "${layer}") (width ${stroke}))`;
  const frame = (layer: string, x: number, y: number, stroke: number) => [line(layer, -x, -y, x, -y, stroke), line(layer, x, -y, x, y, stroke), line(layer, x, y, -x, y, stroke), line(layer, -x, y, -x, -y, stroke)];
  return [
    `(footprint "WAYMARK_${code}" (version 20211014) (generator waymark)`,
    `  (layer "F.Cu")`,
    `  (descr "${description}")`,
    `  (attr smd)`,
    `  (fp_text reference "U**" (at 0 ${-d - 2.2}) (layer "F.SilkS") (effects (font (size 1 1) (thickness 0.15))))`,
    `  (fp_text value "WAYMARK_${code}" (at 0 ${d + 2.2}) (layer "F.Fab") (effects (font (size 1 1) (thickness 0.15))))`,
    ...frame("F.Fab", w, d, 0.1),
    ...frame("F.CrtYd", w + clear, d + clear, 0.05),
    line("F.SilkS", -w, -d - 0.2, -w + 2, -d - 0.2, 0.15),
    `  (fp_circle (center ${-w - 1.6} ${-(pads[0]?.y ?? 0)}) (end ${-w - 1.3} ${-(pads[0]?.y ?? 0)}) (layer "F.SilkS") (width 0.15) (fill none))`,
    ...pads.map((pad) => `  (pad "${pad.number}" smd rect (at ${pad.x} ${pad.y === 0 ? 0 : -pad.y}) (size ${pad.width} ${pad.height}) (layers "F.Cu" "F.Paste" "F.Mask"))`),
    ")",
    "",
  ].join("\n");
}

/** Pad positions and names as CSV. */
export function padTable({ pads }: Footprint): string {
  return ["pad,name,x_mm,y_mm,width_mm,height_mm", ...pads.map((p) => [p.number, p.name, p.x, p.y, p.width, p.height].join(",")), ""].join("\r\n");
}
