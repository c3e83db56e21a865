/** Outer size of a product in millimetres, without cables. */
export interface Size {
  width: number;
  depth: number;
  height: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface DimensionLine {
  /** Line with arrow heads at both ends. */
  path: string;
  /** Thin lines from the body to the dimension line. */
  extensions: string;
  /** The measure in millimetres, its middle, and whether it is written upwards. */
  text: string;
  x: number;
  y: number;
  vertical: boolean;
}

export interface DimensionedViews {
  viewWidth: number;
  viewHeight: number;
  /** Width by depth, as seen from the front, and width by height, as seen from the side. */
  front: Box;
  side: Box;
  centreLines: string;
  lines: DimensionLine[];
}

/** Units of the drawing: the space for the body, and the margins that hold dimension lines. */
const VIEW_WIDTH = 360;
const BODY_WIDTH = 236;
const BODY_DEPTH = 190;
const MARGIN_LEFT = 62;
const MARGIN_TOP = 62;
const MARGIN_BOTTOM = 24;
const GAP = 56;
/** How far a dimension line stands from the body, and the size of its arrow heads. */
const OFFSET = 24;
const ARROW = 6.5;
const ARROW_HALF = 2.6;

/** Lays out the front and the side view of a body, to one scale, with their measures. */
export function dimensionedViews({ width, depth, height }: Size): DimensionedViews {
  const scale = Math.min(BODY_WIDTH / width, BODY_DEPTH / depth, BODY_DEPTH / height);
  const x = MARGIN_LEFT + (BODY_WIDTH - width * scale) / 2;
  const front = { x, y: MARGIN_TOP, width: width * scale, height: depth * scale };
  const side = { x, y: front.y + front.height + GAP, width: width * scale, height: height * scale };
  const middle = x + front.width / 2;
  return {
    viewWidth: VIEW_WIDTH,
    viewHeight: Math.round(side.y + side.height + MARGIN_BOTTOM),
    front,
    side,
    centreLines:
      [front, side].map((box) => horizontal(box)).join("") + `M${round(middle)} ${front.y - 10}V${round(front.y + front.height + 10)}`,
    lines: [widthLine(front, width), heightLine(front, depth), heightLine(side, height)],
  };
}

function horizontal(box: Box): string {
  return `M${round(box.x - 12)} ${round(box.y + box.height / 2)}H${round(box.x + box.width + 12)}`;
}

/** The dimension line above a box. */
function widthLine(box: Box, measure: number): DimensionLine {
  const y = box.y - OFFSET;
  const end = box.x + box.width;
  return {
    path: arrow([box.x, y], [end, y]),
    extensions: `M${round(box.x)} ${box.y - 4}V${y - 8}M${round(end)} ${box.y - 4}V${y - 8}`,
    text: String(measure),
    x: box.x + box.width / 2,
    y: y - 7,
    vertical: false,
  };
}

/** The dimension line left of a box. */
function heightLine(box: Box, measure: number): DimensionLine {
  const x = box.x - OFFSET;
  const end = box.y + box.height;
  return {
    path: arrow([x, box.y], [x, end]),
    extensions: `M${round(box.x - 4)} ${round(box.y)}H${round(x - 8)}M${round(box.x - 4)} ${round(end)}H${round(x - 8)}`,
    text: String(measure),
    x: x - 7,
    y: box.y + box.height / 2,
    vertical: true,
  };
}

/** A line with arrow heads; where the heads do not fit between its ends they point inwards from outside. */
function arrow(from: [number, number], to: [number, number]): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const inside = length > 3 * ARROW;
  const ux = ((x2 - x1) / length) * (inside ? 1 : -1);
  const uy = ((y2 - y1) / length) * (inside ? 1 : -1);
  const head = (x: number, y: number, direction: 1 | -1) =>
    [ARROW_HALF, -ARROW_HALF]
      .map((half) => `M${round(x)} ${round(y)}l${round(direction * ux * ARROW - uy * half)} ${round(direction * uy * ARROW + ux * half)}`)
      .join("");
  const tail = inside ? 0 : 2 * ARROW;
  return `M${round(x1 + ux * tail)} ${round(y1 + uy * tail)}L${round(x2 - ux * tail)} ${round(y2 - uy * tail)}${head(x1, y1, 1)}${head(x2, y2, -1)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
