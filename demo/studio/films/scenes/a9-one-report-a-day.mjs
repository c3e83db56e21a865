/** Usage: a year of one report a day. */
import * as d from "../kit/draw.mjs";
import { mix, shown, span, steady, through } from "../kit/time.mjs";

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const YEAR = [4.8, 13.6]; // film seconds of the 365 days
const CHOSEN = { month: 8, day: 14 };
const cell = (month, day) => ({ x: 566 + day * 21, y: 132 + month * 36 });

function year(t) {
  const day = Math.round(steady(t, ...YEAR) * 365);
  const away = span(t, 14, 15.2);
  let n = 0;
  const dots = MONTHS.flatMap((days, month) => Array.from({ length: days }, (_, i) => {
    n += 1;
    const p = cell(month, i);
    const chosen = month === CHOSEN.month && i === CHOSEN.day;
    if (chosen && away > 0) return "";
    if (n > day) return d.circle(p.x, p.y, 2.2, { fill: d.LINE2, fillOpacity: 0.6 });
    return n === day && day < 365 ? d.disc(p.x, p.y, 9) : d.circle(p.x, p.y, 6, { fill: d.ROUTE });
  }));
  return d.group({ opacity: shown(t, 4) * (1 - away) }, dots) + d.group({ opacity: shown(t, 4.2) }, d.figure(64, 566, String(day), "d", { size: 76 }));
}

/** One of those days: 24 hours on one line, awake once. */
function day(t) {
  const k = span(t, 14, 15.4);
  if (k <= 0) return "";
  const from = cell(CHOSEN.month, CHOSEN.day);
  const [x0, x1, y] = [600, 1210, 360];
  const hour = (h) => x0 + ((x1 - x0) * h) / 24;
  const now = through(t, [[15.2, 0], [16.3, 7.6], [18.2, 8.8], [20.4, 24]]);
  const dot = { x: mix(from.x, hour(8), k), y: mix(from.y, y, k) };
  const awake = shown(t, 16, 18.6);
  const ticks = Array.from({ length: 25 }, (_, h) => d.line(hour(h), y + 24, hour(h), y + (h % 6 ? 31 : 38), { stroke: d.LINE2, strokeWidth: 1.3 }));
  const labels = [0, 6, 12, 18, 24].map((h) => d.text(hour(h), y + 64, `${String(h).padStart(2, "0")}:00`, { size: 17, anchor: "middle", fill: d.INK3 }));
  const arcs = [26, 42, 58].map((r, i) => d.path(`M${hour(8) - r * 0.72} ${y - 30 - r * 0.5}a${r} ${r} 0 0 1 ${r * 1.44} 0`, { stroke: d.INK, strokeWidth: 3, opacity: awake * (0.35 + 0.65 * Math.max(0, Math.sin(t * 5 - i))) }));
  return d.group({ opacity: k }, ticks, labels, d.ahead(`M${x0} ${y}H${x1}`)) + (now > 0 ? d.line(x0, y, hour(now), y, { stroke: d.ROUTE, strokeWidth: 4 }) : "") +
    d.group({ opacity: awake }, d.rect(hour(8) - 10, y - 168, 20, 34, { fill: d.INK }), d.rect(hour(8) - 50, y - 160, 34, 18, { fill: d.PAPER, stroke: d.INK, strokeWidth: 2.4 }), d.rect(hour(8) + 16, y - 160, 34, 18, { fill: d.PAPER, stroke: d.INK, strokeWidth: 2.4 })) + arcs.join("") +
    (now > 8 ? d.ring(dot.x, dot.y, 12) + d.disc(dot.x, dot.y, 6) : d.disc(dot.x, dot.y, mix(6, 12, k))) +
    d.group({ opacity: shown(t, 16.8) }, d.text(hour(8), y + 100, "±3 m", { size: 24, weight: 600, anchor: "middle" }));
}

export default {
  code: "A9",
  seconds: 22,
  poster: 11.4,
  stills: { hero: "products/a9-hero.webp" },
  cues: [
    [0.4, 4.2, "A9 装上 12,000 mAh 锂亚电池，IP67，−40…+85 °C。", "The A9 carries a 12,000 mAh lithium pack: IP67, −40…+85 °C."],
    [4.8, 9.4, "每天定位一次，上报一次。", "Once a day it takes a position and reports it."],
    [9.8, 13.8, "25 °C 下，这样可以用 365 天，中途不用碰它。", "At 25 °C that makes 365 days without touching it."],
    [14.6, 18, "其中的一天：醒来，搜星，发出 ±3 m 的位置（开阔天空，CEP50）。", "One of those days: wake, find satellites, send a position, ±3 m (open sky, CEP50)."],
    [18.4, 21.7, "然后休眠，只监听网络，直到第二天。被拆下见光或被移动时除外：随即报警。", "Then it sleeps and only listens until the next day, unless light falls in or it is moved: that is reported at once."],
  ],
  frame(t) {
    const move = span(t, 3.4, 4.8);
    const left = 1 - 0.94 * steady(t, ...YEAR);
    const facts = d.group({ opacity: shown(t, 0.5, 4) }, d.figure(880, 220, "12,000", "mAh", { size: 66 }), d.line(880, 250, 1216, 250, { stroke: d.LINE }), d.figure(880, 350, "IP67", "", { size: 66 }), d.line(880, 380, 1216, 380, { stroke: d.LINE }), d.figure(880, 480, "−40…+85", "°C", { size: 66 }));
    return {
      under: d.ground() + (t > 4 ? d.group({ opacity: shown(t, 4) }, d.line(530, 84, 530, 720, { stroke: d.LINE, strokeWidth: 1 })) : ""),
      stills: { hero: { x: mix(20, 0, move), y: mix(96, 84, move), width: mix(820, 520, move), opacity: 1 } },
      over: facts + d.group({ opacity: shown(t, 4.2) }, d.battery(66, 440, left, { width: 380, height: 46 })) + year(t) + day(t) + d.head(this, t),
    };
  },
};
