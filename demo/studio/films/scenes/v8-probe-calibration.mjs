/** Installation: cutting, fitting and calibrating the fuel probe of the V8. */
import * as d from "../kit/draw.mjs";
import { truck } from "../kit/things.mjs";
import { clamp, shown, span, through } from "../kit/time.mjs";

const TANK = { x: 110, y: 206, width: 470, height: 346, litres: 400, depth: 640 }; // depth in mm
const PX = TANK.height / TANK.depth; // pixels a millimetre
const PROBE = { long: 700, cut: 600 }; // mm
const POINTS = 8; // fillings of 50 L
const FILL = [12.4, 20.4];

/** Litres at a level of `k` of the depth: the round bottom and top make the curve bend. */
const litres = (k) => TANK.litres * (0.62 * k + 0.38 * (0.5 - 0.5 * Math.cos(Math.PI * k)));

/** The level for a number of litres, by halving. */
function levelFor(volume) {
  let [low, high] = [0, 1];
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (litres(middle) < volume) low = middle;
    else high = middle;
  }
  return low;
}

/** Litres in the tank: each filling is poured, then left to settle. */
function poured(t) {
  const step = (FILL[1] - FILL[0]) / POINTS;
  const n = Math.floor(clamp((t - FILL[0]) / step, 0, POINTS - 0.001));
  return t < FILL[0] ? 0 : 50 * (n + span(t, FILL[0] + n * step, FILL[0] + (n + 0.6) * step));
}

function tank(t) {
  const k = levelFor(poured(t));
  const y = TANK.y + TANK.height * (1 - k * 0.94);
  const wave = k > 0 ? 2.4 * Math.sin(t * 5) * (t < FILL[1] ? 1 : 0.2) : 0;
  return tagClip(TANK) + d.group({ clipPath: "url(#tank)" }, d.path(`M${TANK.x} ${y + wave}Q${TANK.x + TANK.width / 4} ${y - wave} ${TANK.x + TANK.width / 2} ${y}T${TANK.x + TANK.width} ${y - wave}V${TANK.y + TANK.height}H${TANK.x}z`, { fill: d.SIGNAL, fillOpacity: 0.26 }), d.line(TANK.x, y, TANK.x + TANK.width, y, { stroke: d.ROUTE, strokeWidth: 2 })) +
    d.rect(TANK.x, TANK.y, TANK.width, TANK.height, { fill: "none", stroke: d.INK, strokeWidth: 5, rx: 84 }) + d.rect(476, TANK.y - 20, 56, 18, { fill: d.PAPER, stroke: d.INK, strokeWidth: 3 });
}
const tagClip = (r) => `<clipPath id="tank"><rect x="${r.x}" y="${r.y}" width="${r.width}" height="${r.height}" rx="84"/></clipPath>`;

function probe(t) {
  const cut = t > 7.4;
  const length = (cut ? PROBE.cut : PROBE.long) * PX;
  const x = through(t, [[8.6, 680], [9.8, 345]]);
  const top = through(t, [[8.6, 176], [9.6, 128], [10, 128], [11.4, TANK.y - 4]]) - through(t, [[8.6, 0], [9.6, 190], [10, 190], [11.4, 0]]);
  const blade = span(t, 6.4, 7.4);
  const off = span(t, 7.4, 8.2);
  const place = top + PROBE.cut * PX;
  return d.group({ opacity: shown(t, 4) },
    d.rect(x - 10, top, 20, length, { fill: "#C9CED1", stroke: d.INK, strokeWidth: 2.2 }), [0, 1, 2, 3, 4].map((i) => d.circle(x, top + length - 20 - i * 24, 3, { fill: d.INK })),
    cut && off < 1 ? d.group({ opacity: 1 - off }, d.rect(x - 10, place + 60 * off, 20, 100 * PX, { fill: "#C9CED1", stroke: d.INK, strokeWidth: 2.2 })) : "",
    d.rect(x - 44, top - 10, 88, 12, { fill: d.SIGNAL, stroke: d.INK, strokeWidth: 2 }), d.rect(x - 32, top - 52, 64, 42, { fill: "#1B232B", rx: 4 }), d.circle(x + 16, top - 32, 4, { fill: t > 11.8 ? "#4BE0A0" : "#39434C" }),
    t > 11.4 ? d.drawn(`M${x + 32} ${top - 32}H620V150H${700}`, span(t, 11.4, 12.4), { stroke: d.INK, strokeWidth: 4 }) : "",
    blade > 0 && t < 8.6 ? d.drawn(`M${x - 60} ${place}H${x + 60}`, blade, { strokeWidth: 3.5 }) : "",
    d.group({ opacity: shown(t, 4.8, 8.7) }, d.line(x + 44, top, x + 44, top + length, { stroke: d.INK, strokeWidth: 1.4 }), d.line(x + 34, top, x + 54, top, { strokeWidth: 1.4 }), d.line(x + 34, top + length, x + 54, top + length, { strokeWidth: 1.4 }), d.figure(x + 66, top + length / 2, String(cut ? PROBE.cut : PROBE.long), "mm", { size: 44 })),
    d.group({ opacity: shown(t, 4.8, 8.7) }, d.line(345, TANK.y + 4, 345, TANK.y + TANK.height - 4, { stroke: d.LINE2, strokeWidth: 1.4, strokeDasharray: "6 6" }), d.figure(360, TANK.y + TANK.height / 2, String(TANK.depth), "mm", { size: 36, fill: d.INK3 })));
}

const AXES = { x: 790, y: 556, width: 400, height: 340 };
const ax = (level) => AXES.x + (level / PROBE.cut) * AXES.width;
const ay = (volume) => AXES.y - (volume / TANK.litres) * AXES.height;
const mm = (volume) => levelFor(volume) * PROBE.cut;

function table(t) {
  const now = poured(t);
  const count = Math.floor(now / 50 + 0.001);
  const joined = Array.from({ length: 81 }, (_, i) => `${i ? "L" : "M"}${ax(mm(i * 5)).toFixed(1)} ${ay(i * 5).toFixed(1)}`).join("");
  const marks = Array.from({ length: count + 1 }, (_, i) => d.ring(ax(mm(i * 50)), ay(i * 50), 6));
  const grid = [100, 200, 300, 400].map((v) => d.line(AXES.x, ay(v), AXES.x + AXES.width, ay(v), { stroke: d.LINE, strokeWidth: 1 }) + d.text(AXES.x - 12, ay(v) + 6, String(v), { size: 16, anchor: "end", fill: d.INK3 }));
  const ticks = [0, 200, 400, 600].map((v) => d.text(ax(v), AXES.y + 26, String(v), { size: 16, anchor: "middle", fill: d.INK3 }));
  return d.group({ opacity: shown(t, 11.8, 22) }, grid, ticks, d.path(`M${AXES.x} ${ay(400) - 16}V${AXES.y}H${AXES.x + AXES.width + 16}`, { stroke: d.INK, strokeWidth: 2 }), d.text(AXES.x + 12, ay(400) - 4, "L", { weight: 600 }), d.text(AXES.x + AXES.width + 22, AXES.y + 6, "mm", { weight: 600 }),
    d.drawn(joined, span(t, 20, 21.2), { strokeWidth: 3.4 }), marks, t < FILL[1] ? d.line(AXES.x, ay(now), ax(mm(now)), ay(now), { stroke: d.ROUTE, strokeWidth: 1.2, strokeDasharray: "3 5" }) + d.line(ax(mm(now)), ay(now), ax(mm(now)), AXES.y, { stroke: d.ROUTE, strokeWidth: 1.2, strokeDasharray: "3 5" }) + d.disc(ax(mm(now)), ay(now), 8) : "",
    d.figure(800, 172, String(Math.round(now)), "L", { size: 60 }), d.figure(1000, 172, String(Math.round(mm(now))), "mm", { size: 60, fill: d.INK3 }));
}

/** One table for every truck of the same type. */
function copies(t) {
  const k = shown(t, 22.2, 99, 0.8);
  return k > 0 ? d.group({ opacity: k }, d.rect(0, 85, 1280, 635, { fill: d.PAPER }), d.at(96, 226, d.rect(0, 0, 250, 250, { fill: "#fff", stroke: d.INK, strokeWidth: 1.5 }), d.path("M36 30V214H222", { stroke: d.INK, strokeWidth: 2 }), d.path("M36 214C90 196 110 150 140 118S190 60 214 44", { stroke: d.ROUTE, strokeWidth: 3 }), [[36, 214], [82, 188], [114, 148], [140, 118], [176, 80], [214, 44]].map(([x, y]) => d.ring(x, y, 5))),
    [0, 1, 2].map((i) => {
      const way = `M346 350C520 350 540 ${206 + i * 160} 760 ${206 + i * 160}`;
      const done = 23.4 + i * 0.7;
      return d.ahead(way, { strokeWidth: 2.6 }) + d.drawn(way, span(t, done - 0.9, done)) + d.ring(760, 206 + i * 160, 7) + truck(810, 256 + i * 160, 0.5) + d.tick(1146, 212 + i * 160, span(t, done, done + 0.5), { size: 1.6 });
    })) : "";
}

export default {
  code: "V8",
  seconds: 27,
  poster: 19.3,
  stills: { hero: "products/v8-hero.webp", probe: "accessories/probe-f1.webp" },
  cues: [
    [0.4, 4, "V8 终端与油量探棒 F1：电容式，RS-485，分辨率 1 mm。", "The V8 terminal and the F1 fuel probe: capacitive, RS-485, 1 mm resolution."],
    [4.5, 8.4, "只用于柴油箱：先放空并排净油气。量内深，700 mm 探棒截到比箱深短 20 mm。", "Diesel only, tank drained and free of vapour. Cut the 700 mm probe 20 mm shorter than the tank is deep."],
    [8.8, 12, "由专业人员开孔，禁止火花。放密封圈，对角拧紧法兰，接 RS-485。", "A specialist opens the tank, without sparks: fit the seal, tighten the flange crosswise, connect RS-485."],
    [12.5, 16.2, "从空箱开始，每次加 50 L，等液面静下来再记录一点。", "Start from empty. Add 50 L at a time, let the surface settle, and record a point."],
    [16.6, 21.6, "一张表最多 32 点。箱体越不规则，点应该越密。", "A table holds up to 32 points. The less regular the tank, the closer they should be."],
    [22.3, 26.7, "标定表可以复制给同车型的其他车辆，不必重新加油。", "Copy the table to other vehicles of the same type. They need no filling of their own."],
  ],
  frame(t) {
    const on = shown(t, 3.8, 99, 0.7);
    const opening = shown(t, -1, 4.2, 0.7);
    return {
      under: d.ground(),
      stills: { hero: { x: 0, y: 130, width: 680, opacity: opening }, probe: { x: 600, y: 120, width: 680, opacity: opening } },
      over: (on > 0 ? d.group({ opacity: on }, tank(t), probe(t)) : "") + table(t) + d.group({ opacity: shown(t, 11.6, 22) }, d.at(640, 130, d.rect(0, 0, 90, 40, { fill: "#1B232B", rx: 4 }), d.text(45, 27, "V8", { fill: "#C7CDD1", size: 19, weight: 600, anchor: "middle" }))) + copies(t) + d.head(this, t),
    };
  },
};
