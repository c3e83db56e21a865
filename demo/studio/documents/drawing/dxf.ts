/** Writes the outline of a product as an ASCII DXF drawing (AutoCAD R12), 1:1 in millimetres. */
import type { Product } from "../lib/content.ts";
import { outline, type Shape, type View } from "../../../../shared/geometry/outline.ts";

type Pair = readonly [code: number, value: string | number];

const LAYERS = [
  { name: "OUTLINE", colour: 7, type: "CONTINUOUS" },
  { name: "DETAIL", colour: 8, type: "CONTINUOUS" },
  { name: "CENTER", colour: 4, type: "CENTER" },
  { name: "DIM", colour: 30, type: "CONTINUOUS" },
  { name: "TEXT", colour: 7, type: "CONTINUOUS" },
] as const;

const round = (value: number): string => value.toFixed(4);
const lineEntity = (layer: string, x1: number, y1: number, x2: number, y2: number): Pair[] => [
  [0, "LINE"], [8, layer], [10, round(x1)], [20, round(y1)], [30, "0.0"], [11, round(x2)], [21, round(y2)], [31, "0.0"],
];
const arcEntity = (layer: string, x: number, y: number, r: number, from: number): Pair[] => [
  [0, "ARC"], [8, layer], [10, round(x)], [20, round(y)], [30, "0.0"], [40, round(r)], [50, from], [51, (from + 90) % 360],
];
const textEntity = (x: number, y: number, height: number, text: string, angle = 0): Pair[] => [
  [0, "TEXT"], [8, "TEXT"], [10, round(x)], [20, round(y)], [30, "0.0"], [40, round(height)], [1, text], [50, angle],
];

function boxEntities(layer: string, x: number, y: number, width: number, height: number, radius: number): Pair[] {
  const r = Math.min(radius, width / 2, height / 2);
  const [l, b, right, t] = [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
  const edges = [[l + r, b, right - r, b], [right, b + r, right, t - r], [right - r, t, l + r, t], [l, t - r, l, b + r]] as const;
  const lines = edges.filter(([x1, y1, x2, y2]) => Math.hypot(x2 - x1, y2 - y1) > 1e-6).flatMap((edge) => lineEntity(layer, ...edge));
  if (r === 0) return lines;
  return [...lines, ...arcEntity(layer, right - r, t - r, r, 0), ...arcEntity(layer, l + r, t - r, r, 90), ...arcEntity(layer, l + r, b + r, r, 180), ...arcEntity(layer, right - r, b + r, r, 270)];
}

function shapeEntities(shape: Shape, dx: number, dy: number): Pair[] {
  if (shape.kind === "line") return lineEntity(shape.layer, shape.x1 + dx, shape.y1 + dy, shape.x2 + dx, shape.y2 + dy);
  if (shape.kind === "circle") return [[0, "CIRCLE"], [8, shape.layer], [10, round(shape.x + dx)], [20, round(shape.y + dy)], [30, "0.0"], [40, round(shape.r)]];
  return boxEntities(shape.layer, shape.x + dx, shape.y + dy, shape.width, shape.height, shape.r);
}

/** A dimension drawn with lines, so that every program shows it alike. */
function dimension(view: View, dy: number, text: number, label: { across?: string; up: string }): Pair[] {
  const [hw, hh, off] = [view.width / 2, view.height / 2, text * 3.2];
  const x = -hw - off;
  const upright = [...lineEntity("DIM", x, dy - hh, x, dy + hh), ...lineEntity("DIM", -hw - 0.5, dy + hh, x - text / 2, dy + hh), ...lineEntity("DIM", -hw - 0.5, dy - hh, x - text / 2, dy - hh), ...textEntity(x - text * 0.5, dy - text, text, label.up, 90)];
  if (label.across === undefined) return upright;
  const y = dy + hh + off;
  return [...upright, ...lineEntity("DIM", -hw, y, hw, y), ...lineEntity("DIM", -hw, dy + hh + 0.5, -hw, y + text / 2), ...lineEntity("DIM", hw, dy + hh + 0.5, hw, y + text / 2), ...textEntity(-text, y + text * 0.4, text, label.across)];
}

function tables(): Pair[] {
  const types: Pair[] = [
    [0, "TABLE"], [2, "LTYPE"], [70, 2],
    [0, "LTYPE"], [2, "CONTINUOUS"], [70, 0], [3, "Solid line"], [72, 65], [73, 0], [40, "0.0"],
    [0, "LTYPE"], [2, "CENTER"], [70, 0], [3, "Center"], [72, 65], [73, 4], [40, "20.0"], [49, "12.5"], [49, "-2.5"], [49, "2.5"], [49, "-2.5"],
    [0, "ENDTAB"],
  ];
  const layers: Pair[] = LAYERS.flatMap(({ name, colour, type }): Pair[] => [[0, "LAYER"], [2, name], [70, 0], [62, colour], [6, type]]);
  const styles: Pair[] = [[0, "TABLE"], [2, "STYLE"], [70, 1], [0, "STYLE"], [2, "STANDARD"], [70, 0], [40, "0.0"], [41, "1.0"], [50, "0.0"], [71, 0], [42, "2.5"], [3, "txt"], [4, ""], [0, "ENDTAB"]];
  return [[0, "SECTION"], [2, "TABLES"], ...types, [0, "TABLE"], [2, "LAYER"], [70, LAYERS.length], ...layers, [0, "ENDTAB"], ...styles, [0, "ENDSEC"]];
}

/** The drawing as text: top view above side view, three dimensions, a title line. */
export function dxf(of: Product, revision: string, day: string): string {
  const { top, side } = outline(of);
  const text = Math.max(1, of.width / 26);
  const gap = of.depth / 2 + of.height / 2 + text * 8;
  const reach = of.width + text * 12;
  const entities: Pair[] = [
    ...top.shapes.flatMap((shape) => shapeEntities(shape, 0, 0)),
    ...side.shapes.flatMap((shape) => shapeEntities(shape, 0, -gap)),
    ...dimension(top, 0, text, { across: String(of.width), up: String(of.depth) }),
    ...dimension(side, -gap, text, { up: String(of.height) }),
    ...textEntity(-of.width / 2, -gap - of.height / 2 - text * 4, text, `WAYMARK IOT  ${of.code}  ${of.name_en.toUpperCase()}`),
    ...textEntity(-of.width / 2, -gap - of.height / 2 - text * 6, text * 0.8, `UNITS MM  TOLERANCE +-0.3  SCALE 1:1  REV ${revision}  ${day}`),
  ];
  const header: Pair[] = [
    [0, "SECTION"], [2, "HEADER"], [9, "$ACADVER"], [1, "AC1009"], [9, "$INSBASE"], [10, "0.0"], [20, "0.0"], [30, "0.0"],
    [9, "$EXTMIN"], [10, round(-reach)], [20, round(-gap - of.height - text * 8)], [30, "0.0"], [9, "$EXTMAX"], [10, round(reach)], [20, round(of.depth + text * 6)], [30, "0.0"], [0, "ENDSEC"],
  ];
  const all: Pair[] = [...header, ...tables(), [0, "SECTION"], [2, "ENTITIES"], ...entities, [0, "ENDSEC"], [0, "EOF"]];
  return `${all.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}`).join("\r\n")}\r\n`;
}
