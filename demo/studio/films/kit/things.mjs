/** Things that several films draw: vehicles from the side, and the platform's window. */
import * as d from "./draw.mjs";

const BODY = { fill: d.PAPER, stroke: d.INK, strokeWidth: 2.5, strokeLinejoin: "round" };

export function wheel(x, y, r, turn = 0) {
  const spokes = [0, 60, 120].map((a) => d.line(-r * 0.72, 0, r * 0.72, 0, { transform: `rotate(${a + turn})`, strokeWidth: 1.5, stroke: d.LINE2 }));
  return d.at(x, y, d.circle(0, 0, r, { ...BODY, strokeWidth: r * 0.24 }), spokes, d.circle(0, 0, r * 0.2, { fill: d.INK }));
}

/** A box truck, 520 × 230 at scale 1, standing on y = 0 with its tail at x = 0. */
export function truck(x, y, scale = 1, turn = 0) {
  return d.group({ transform: `translate(${x} ${y}) scale(${scale})` },
    d.rect(0, -226, 356, 160, BODY), d.line(0, -196, 356, -196, { stroke: d.LINE }), d.rect(0, -66, 500, 12, { fill: d.INK }),
    d.path("M372-66V-176Q372-190 386-190H446Q458-190 464-178L492-124Q498-116 498-104V-66z", BODY), d.path("M398-172H442L466-124H398z", { fill: "#E7E8E2", stroke: d.INK, strokeWidth: 2 }),
    wheel(84, -32, 32, turn), wheel(168, -32, 32, turn), wheel(436, -32, 32, turn), d.rect(214, -54, 110, 34, { ...BODY, rx: 2 }));
}

/** An electric bicycle with a footboard, 560 × 330, standing on y = 0 with its rear wheel's middle at x = 80. */
export function ebike(x, y, scale = 1, turn = 0) {
  return d.group({ transform: `translate(${x} ${y}) scale(${scale})` },
    wheel(80, -68, 68, turn), wheel(474, -68, 68, turn),
    d.path("M80-68 150-92H330", { stroke: d.INK, strokeWidth: 9, strokeLinejoin: "round" }),
    d.path("M120-196H268L262-104H152Q132-104 128-126z", BODY), d.path("M96-214Q100-232 122-232H266Q284-230 282-216Q280-200 262-200H118Q98-200 96-214z", { fill: d.INK }),
    d.path("M150-112H334V-88H150z", { ...BODY, fill: "#E7E8E2" }),
    d.path("M334-88 374-250H404L420-226 384-96Q380-84 366-84z", BODY), d.path("M474-68 428-238", { stroke: d.INK, strokeWidth: 8 }),
    d.path("M396-250 388-296 356-312M388-296 404-300", { stroke: d.INK, strokeWidth: 7, strokeLinecap: "round", strokeLinejoin: "round" }), d.circle(416, -252, 15, { ...BODY, fill: "#E7E8E2" }),
    d.path("M440-138Q486-160 530-116", { stroke: d.INK, strokeWidth: 5 }), d.path("M20-120Q50-160 110-146", { stroke: d.INK, strokeWidth: 5 }));
}

/** The platform's window on the ink ground: list at the left, map at the right, `foot` pixels kept free below the map. */
export function platform({ rows = [], chosen = -1, foot = 0 }, ...mapped) {
  const [x, y, width, height, list] = [64, 112, 1152, 484, 252];
  const item = (row, i) => d.at(x, y + 40 + i * 62,
    i === chosen ? d.rect(0, 0, list, 62, { fill: "#FFFFFF", fillOpacity: 0.07 }) + d.rect(0, 0, 3, 62, { fill: d.SIGNAL }) : "",
    d.text(20, 27, row[0], { fill: "#F0F1EC", size: 17, weight: 600 }), d.text(list - 18, 27, row[1], { fill: "#F0F1EC", size: 15, anchor: "end" }), d.bars(20, 39, [row[2] ?? 96], { fill: "#3A4D58", height: 6 }),
    d.line(0, 62, list, 62, { stroke: "#253440", strokeWidth: 1 }));
  return d.rect(0, 84, 1280, 636, { fill: d.INK }) +
    d.rect(x, y, width, height, { fill: "#0A131C", stroke: "#253440" }) + d.line(x, y + 40, x + width, y + 40, { stroke: "#253440", strokeWidth: 1 }) +
    d.ring(x + 22, y + 20, 6, { fill: d.INK }) + d.bars(x + 40, y + 17, [110], { fill: "#6C7984", height: 7 }) + d.bars(x + width - 90, y + 17, [70], { fill: "#3A4D58" }) +
    rows.map(item).join("") + d.line(x + list, y + 40, x + list, y + height, { stroke: "#253440", strokeWidth: 1 }) +
    d.pane(x + list, y + 40, width - list, height - 40 - foot, {}, mapped);
}
/** Size of the map in the window, for `foot` = 0. */
export const CONSOLE_MAP = { x: 316, y: 152, width: 900, height: 444 };
