/** The outline of a product in two views, in millimetres: one source for the drawings in print, in datasheets and in DXF files. */
import type { OutlineForm } from "../vocabulary/outlines.ts";
import { FOOTPRINTS } from "./footprint.ts";

/** A product by what its drawing needs: its form, if its record says one, and its outer size in millimetres. */
export interface Body {
  outline?: OutlineForm | null | undefined;
  width: number;
  depth: number;
  height: number;
}

export type Layer = "OUTLINE" | "DETAIL" | "CENTER";

/** Shapes in the plane of a view; x to the right, y up, the origin in the middle of the body. */
export type Shape =
  | { kind: "line"; layer: Layer; x1: number; y1: number; x2: number; y2: number }
  | { kind: "circle"; layer: Layer; x: number; y: number; r: number }
  | { kind: "box"; layer: Layer; x: number; y: number; width: number; height: number; r: number };

export interface View {
  width: number;
  height: number;
  shapes: Shape[];
}

export interface Outline {
  top: View;
  side: View;
}

const line = (layer: Layer, x1: number, y1: number, x2: number, y2: number): Shape => ({ kind: "line", layer, x1, y1, x2, y2 });
const circle = (layer: Layer, x: number, y: number, r: number): Shape => ({ kind: "circle", layer, x, y, r });
/** A box around its own middle. */
const box = (layer: Layer, x: number, y: number, width: number, height: number, r = 0): Shape => ({
  kind: "box",
  layer,
  x,
  y,
  width,
  height,
  r,
});

/** Castellated pads: the half of every pad that lies under the module. */
function pads(form: OutlineForm): Shape[] {
  const { width, depth, pads: all } = FOOTPRINTS.find((footprint) => footprint.form === form) ?? { width: 0, depth: 0, pads: [] };
  return all.map(({ x, y, width: w, height: h }) =>
    Math.abs(x) === width / 2 && w > h
      ? box("DETAIL", x - (Math.sign(x) * w) / 4, y, w / 2, h)
      : box("DETAIL", x, y - (Math.sign(y) * h) / 4, w, Math.abs(y) === depth / 2 ? h / 2 : h),
  );
}

/** A cable that leaves the right-hand end. */
function cable(width: number, thickness: number): Shape[] {
  const [x, end] = [width / 2, width / 2 + Math.max(10, width * 0.18)];
  return [
    box("DETAIL", x + 2, 0, 4, thickness * 1.7, 0.5),
    line("DETAIL", x + 4, thickness / 2, end, thickness / 2),
    line("DETAIL", x + 4, -thickness / 2, end, -thickness / 2),
  ];
}

function ears(width: number, depth: number): Shape[] {
  return [-1, 1].flatMap((side) =>
    [-1, 1].flatMap((end) => {
      const [x, y] = [(end * width) / 2 - end * 9, side * (depth / 2 + 3)];
      return [box("DETAIL", x, y, 9, 6, 1.5), circle("DETAIL", x, y + side * 0.4, 2.1)];
    }),
  );
}

const corners = (width: number, depth: number, inset: number, r: number): Shape[] =>
  [-1, 1].flatMap((i) => [-1, 1].map((j) => circle("DETAIL", (i * width) / 2 - i * inset, (j * depth) / 2 - j * inset, r)));

/** SMA sockets on the left-hand end. */
const sockets = (width: number, rows: readonly number[]): Shape[] => rows.map((y) => box("DETAIL", -width / 2 - 5, y, 10, 6.2, 0.4));

interface Details {
  radius: number;
  top: Shape[];
  side: Shape[];
  round?: boolean;
}

function details({ outline: form, width: w, depth: d, height: h }: Body): Details {
  switch (form) {
    case "button_case":
      return { radius: 5, top: [circle("DETAIL", w / 2 - 8, d / 2 - 8, 1.5)], side: [line("DETAIL", -w / 2, 0, w / 2, 0)] };
    case "lid_case":
      return { radius: 7, top: [box("DETAIL", 0, 0, w - 14, d - 14, 4)], side: [line("DETAIL", -w / 2, -h / 6, w / 2, -h / 6)] };
    case "screwed_case":
      return {
        radius: 8,
        top: [...corners(w, d, 7, 2.6), box("DETAIL", 0, 0, w - 26, d - 16, 3)],
        side: [line("DETAIL", -w / 2, 1.2, w / 2, 1.2), line("DETAIL", -w / 2, -1.2, w / 2, -1.2)],
      };
    case "solar_case":
      return {
        radius: 8,
        top: [
          ...corners(w, d, 6, 2.2),
          box("DETAIL", 0, 2, w - 26, d - 22, 1),
          ...[-1, 0, 1].map((i) => line("DETAIL", (i * (w - 26)) / 4, 2 - (d - 22) / 2, (i * (w - 26)) / 4, 2 + (d - 22) / 2)),
        ],
        side: [line("DETAIL", -w / 2, -2, w / 2, -2)],
      };
    case "probe_case":
      return {
        radius: 8,
        top: [box("DETAIL", 0, d / 5, w - 18, d / 3.2, 2), circle("DETAIL", 0, -d / 4, 6), ...cable(w, 3.6)],
        side: [line("DETAIL", -w / 2, 0, w / 2, 0)],
      };
    case "cable_case":
      return {
        radius: 5,
        top: [...cable(w, 6), box("DETAIL", w / 2 - 14, 0, 7, d * 0.42, 2)],
        side: [line("DETAIL", -w / 2, 0, w / 2, 0), ...cable(w, 5)],
      };
    case "eared_case":
      return {
        radius: 5,
        top: [...cable(w, 8), ...ears(w, d), box("DETAIL", w / 2 - 14, 0, 7, d * 0.36, 2)],
        side: [line("DETAIL", -w / 2, 0, w / 2, 0), ...cable(w, 7)],
      };
    case "tailed_case":
      return {
        radius: 6,
        top: [...cable(w, 4.5), box("DETAIL", -w / 2 - 4, 0, 8, d * 0.6, 3), circle("DETAIL", -w / 2 - 4, 0, 2.2)],
        side: [...cable(w, 4.5)],
      };
    case "pill":
      return {
        radius: d / 2 - 2,
        top: [
          circle("DETAIL", w / 2 - d / 2, 0, d / 4.2),
          circle("DETAIL", w / 2 - d / 2, 0, d / 3.3),
          box("DETAIL", -w / 2 + 5, 0, 3, 9, 1.4),
        ],
        side: [line("DETAIL", -w / 2, 0, w / 2, 0)],
      };
    case "round":
      return {
        radius: h / 2,
        round: true,
        top: [circle("DETAIL", 0, 0, w / 2 - 8), circle("DETAIL", 0, 0, w / 5), box("DETAIL", 0, d / 2 - 3, 9, 2.6, 1.2)],
        side: [line("DETAIL", -w / 2, 0, w / 2, 0)],
      };
    case "card":
      return {
        radius: 4,
        top: [
          box("DETAIL", 0, d / 2 - 4.5, 14, 3, 1.5),
          circle("DETAIL", w / 2 - 10, -d / 2 + 10, 4.5),
          box("DETAIL", -w / 2 + 16, -d / 2 + 5, 10, 2.2, 1),
        ],
        side: [],
      };
    case "collar":
      return {
        radius: Math.min(w, d) / 3,
        top: [box("DETAIL", -w / 2 + 3.4, 0, 2.2, d * 0.62, 1), box("DETAIL", w / 2 - 3.4, 0, 2.2, d * 0.62, 1)],
        side: [line("DETAIL", -w / 2, -h / 5, w / 2, -h / 5)],
      };
    case "lamp":
      return {
        radius: 9,
        top: [box("DETAIL", 0, d / 10, w - 8, d * 0.62, 6), circle("DETAIL", 0, -d / 2 + 11, 4)],
        side: [line("DETAIL", -w / 2, h / 5, w / 2, h / 5)],
      };
    case "plate":
      return {
        radius: 10,
        top: [circle("DETAIL", -32, 0, 2.7), circle("DETAIL", 32, 0, 2.7), line("CENTER", -32, -8, -32, 8), line("CENTER", 32, -8, 32, 8)],
        side: [line("DETAIL", -w / 2, 0, w / 2, 0)],
      };
    case "sma_two":
    case "sma_three": {
      const lte = form === "sma_two" ? [d / 4] : [d / 3, -d / 3];
      return {
        radius: 5,
        top: [...cable(w, 9), ...ears(w, d), ...sockets(w, [...lte, form === "sma_two" ? -d / 4 : 0]), box("DETAIL", w / 4, 0, 12, 10, 2)],
        side: [line("DETAIL", -w / 2, 0, w / 2, 0), ...sockets(w, [0])],
      };
    }
    case "obd":
      return {
        radius: 6,
        top: [box("DETAIL", 0, 0, w - 10, d - 10, 4)],
        side: [
          box("DETAIL", 0, -h / 2 + 6.5, 39.5, 13, 2),
          line("DETAIL", -w / 2, h / 6, w / 2, h / 6),
          ...Array.from({ length: 8 }, (_, i) => box("DETAIL", -14 + i * 4, -h / 2 + 6.5, 1.6, 7)),
        ],
      };
    case "lcc24":
    case "lcc24_large":
      return {
        radius: 0,
        top: [...pads(form), box("DETAIL", 0, 0, w - 2.4, d - 0.8)],
        side: [box("DETAIL", 0, 0.4, w - 2.4, h - 0.8), line("DETAIL", -w / 2, -h / 2 + 0.8, w / 2, -h / 2 + 0.8)],
      };
    case "lcc66":
      return {
        radius: 0,
        top: [...pads(form), box("DETAIL", 0, 0, w - 3, d - 3)],
        side: [line("DETAIL", -w / 2, -h / 2 + 1, w / 2, -h / 2 + 1)],
      };
    default:
      return { radius: Math.min(w, d) * 0.08, top: [], side: [] };
  }
}

/** Top view (width by depth) and side view (width by height). */
export function outline(of: Body): Outline {
  const { width, depth, height } = of;
  const { radius, top, side, round } = details(of);
  const body: Shape = round === true ? circle("OUTLINE", 0, 0, width / 2) : box("OUTLINE", 0, 0, width, depth, radius);
  const overhang = 1 + width * 0.02;
  const cross = [
    line("CENTER", -width / 2 - overhang, 0, width / 2 + overhang, 0),
    line("CENTER", 0, -depth / 2 - overhang, 0, depth / 2 + overhang),
  ];
  return {
    top: { width, height: depth, shapes: [...cross, body, ...top] },
    side: { width, height, shapes: [box("OUTLINE", 0, 0, width, height, Math.min(radius, height / 3)), ...side] },
  };
}
