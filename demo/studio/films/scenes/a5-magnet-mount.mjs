/** Installation: where and how an A5 holds on by its magnets. */
import * as d from "../kit/draw.mjs";
import { truck } from "../kit/things.mjs";
import { mix, shown, span, through } from "../kit/time.mjs";

const STEEL = 452; // upper edge of the steel, y
const WIPE = [4.6, 7];
const SNAP = 9.6;

function steel(t) {
  const hatch = Array.from({ length: 40 }, (_, i) => d.line(120 + i * 28, STEEL + 64, 120 + i * 28 - 44, STEEL + 108, { stroke: d.LINE2, strokeWidth: 1.4 }));
  const specks = Array.from({ length: 34 }, (_, i) => {
    const x = 400 + ((i * 137) % 480);
    const swept = span(t, WIPE[0] + ((x - 400) / 480) * 1.8, WIPE[0] + ((x - 400) / 480) * 1.8 + 0.3);
    return d.circle(x + swept * 30, STEEL - 4 - ((i * 53) % 9), 2 + ((i * 31) % 3), { fill: d.INK2, opacity: 1 - swept });
  });
  const x = through(t, [[WIPE[0] - 0.4, 300], [WIPE[1] - 0.4, 930]]);
  const cloth = d.group({ opacity: shown(t, WIPE[0] - 0.6, WIPE[1] + 0.5) }, d.path(`M${x - 64} ${STEEL - 3}q-8-34 22-40 46-14 86 2 28 6 20 38z`, { fill: "#E7E8E2", stroke: d.INK, strokeWidth: 2.5 }), d.path(`M${x - 30} ${STEEL - 34}q14 12 6 28M${x + 14} ${STEEL - 40}q10 14 4 30`, { stroke: d.LINE2, strokeWidth: 2 }));
  return d.rect(100, STEEL, 1080, 64, { fill: "#D3D7D8", stroke: d.INK, strokeWidth: 2.5 }) + hatch.join("") + d.rect(60, STEEL + 66, 42, 60, { fill: d.PAPER }) + specks.join("") + cloth;
}

/** The A5 from its long side: 78 × 25 mm at 5 px a millimetre, with two of its four magnets in view. */
function device(t) {
  const y = t < SNAP - 0.35 ? through(t, [[7.2, 150], [9, 262]]) : mix(262, STEEL - 143, Math.min(1, ((t - SNAP + 0.35) / 0.35) ** 3));
  const held = t >= SNAP;
  const field = [0, 1, 2].map((i) => [-120, 120].map((x) => d.path(`M${x - 20 - i * 12} 143c0 ${24 + i * 14} ${40 + i * 24} ${24 + i * 14} ${40 + i * 24} 0`, { stroke: d.ROUTE, strokeWidth: 2, strokeDasharray: "3 6", opacity: shown(t, 8, SNAP) })));
  const spread = span(t, SNAP, SNAP + 0.6);
  const knock = held && spread < 1 ? [-1, 1].map((s) => d.line(s * (210 + 20 * spread), 132, s * (232 + 46 * spread), 132 - 12, { stroke: d.ROUTE, strokeWidth: 3, opacity: 1 - spread }) + d.line(s * (210 + 20 * spread), 142, s * (236 + 50 * spread), 142, { stroke: d.ROUTE, strokeWidth: 3, opacity: 1 - spread })) : "";
  return d.group({ opacity: shown(t, 7), transform: `translate(640 ${y.toFixed(1)})` },
    d.path("M-195 64V22Q-195 4-177 4H177Q195 4 195 22V64z", { fill: "#232A31" }), d.rect(-195, 64, 390, 7, { fill: d.SIGNAL }), d.path("M-195 71H195V112Q195 129 179 129H-179Q-195 129-195 112z", { fill: "#1B2127" }),
    [-150, -126, -102, -78, -54].map((x) => d.rect(x, 84, 9, 30, { fill: "#0E1318", rx: 4 })), [-120, 120].map((x) => d.rect(x - 34, 129, 68, 14, { fill: "#AEB5B9", stroke: d.INK, strokeWidth: 1.5 })),
    d.text(150, 108, "A5", { fill: "#C7CDD1", size: 22, weight: 600, anchor: "end" }), d.circle(0, 5, 5, { fill: t > SNAP + 0.8 ? "#4BE0A0" : "#39434C" }), field, knock);
}

function places(t) {
  const k = shown(t, 12.2, 99, 0.8);
  if (k <= 0) return "";
  const good = { x: 384, y: 438 };
  const bad = { x: 860, y: 300 };
  const rays = [34, 56, 78].map((r, i) => d.path(`M${good.x - r * 0.7} ${good.y - 30 - r * 0.62}a${r} ${r} 0 0 1 ${r * 1.4} 0`, { stroke: d.OK, strokeWidth: 3.4, opacity: shown(t, 13.2) * (0.35 + 0.65 * Math.max(0, Math.sin(t * 4 - i))) }));
  const unit = (x, y) => d.rect(x - 22, y - 16, 44, 14, { fill: d.INK }) + d.rect(x - 22, y - 9, 44, 2.5, { fill: d.SIGNAL });
  const box = [0, 1, 2].map((i) => d.path(`M${bad.x - 20 - i * 18} ${bad.y + 96 - i * 12}a${28 + i * 24} ${28 + i * 24} 0 0 1 ${40 + i * 36} 0`, { stroke: d.BAD, strokeWidth: 3, opacity: shown(t, 14.6) * (i < 2 ? 0.8 : 0.15) }));
  return d.group({ opacity: k }, d.rect(0, 85, 1280, 635, { fill: d.PAPER }), d.line(80, 530, 700, 530, { strokeWidth: 2 }), truck(110, 530, 1.05), d.group({ opacity: shown(t, 12.8) }, unit(good.x, 462)), rays, d.line(704, 130, 704, 590, { stroke: d.LINE }),
    d.rect(bad.x - 100, bad.y + 10, 360, 190, { fill: "none", stroke: d.INK, strokeWidth: 14 }), d.group({ opacity: shown(t, 14) }, d.rect(bad.x + 58 - 40, bad.y + 168, 80, 25, { fill: d.INK }), d.rect(bad.x + 18, bad.y + 180, 80, 4, { fill: d.SIGNAL })), d.group({ transform: "translate(78 60)" }, box),
    d.tick(400, 210, span(t, 13.4, 14), { size: 2.4 }), d.group({ transform: `translate(${bad.x + 80} 210)` }, d.cross(0, 0, span(t, 15, 15.6), { size: 2.2 })));
}

export default {
  code: "A5",
  seconds: 19,
  poster: 8.9,
  stills: { hero: "products/a5-hero.webp" },
  cues: [
    [0.4, 4, "A5 靠四颗磁铁固定，不钻孔，不接线；离心脏起搏器、除颤器 20 cm 以上。", "Four magnets hold the A5: no drilling, no wiring. Keep them at least 20 cm from pacemakers and defibrillators."],
    [4.5, 7.2, "选一块平整的钢面，擦去泥沙与油污。", "Choose flat steel and wipe off grit and grease."],
    [7.6, 11.8, "对准钢面让它吸合，当心夹手；行驶的车辆另加绑带。", "Let the magnets snap home; mind your fingers. On a vehicle that travels, add a strap."],
    [12.4, 14.4, "车架外侧、开阔一面，信号可以出去。", "On the outer side of the frame the signal gets out."],
    [14.8, 18.7, "不要装在封闭的钢箱里。装好后在平台布防，移动即报警。", "Never inside a closed steel box. Then arm the A5 on the platform: any movement raises an alarm."],
  ],
  frame(t) {
    const on = shown(t, 3.8, 99, 0.6);
    const facts = d.group({ opacity: shown(t, 0.5, 3.9) }, d.figure(880, 220, "118", "g", { size: 72 }), d.line(880, 250, 1216, 250, { stroke: d.LINE }), d.figure(880, 350, "IP67", "", { size: 72 }), d.line(880, 380, 1216, 380, { stroke: d.LINE }), d.figure(880, 480, "240", "d", { size: 72 }));
    return {
      under: d.ground(),
      stills: { hero: { x: 20, y: 96, width: 820, opacity: shown(t, -1, 4.2, 0.7) } },
      over: facts + (on > 0 ? d.group({ opacity: on, transform: "translate(640 452) scale(1.25) translate(-640 -452)" }, steel(t), device(t)) : "") + places(t) + d.head(this, t),
    };
  },
};
