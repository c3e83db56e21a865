/** Usage: one refrigerated trip, with its temperature curve and its positions on one clock. */
import * as d from "../kit/draw.mjs";
import { city } from "../kit/map.mjs";
import { mix, shown, span, steady, through } from "../kit/time.mjs";
import { trail } from "../kit/trail.mjs";

const land = city({ w: 1280, h: 460, seed: 47, min: 1900, river: [[-40, 330], [300, 372], [620, 330], [940, 380], [1320, 330]], riverW: 46, hills: [[600, 60, 100, 1.1], [1240, 40, 120, 1]], via: [[110, 200], [400, 270], [720, 210], [980, 270], [1180, 190]] });
const route = trail(land.pts);

const CHART = { x: 130, y: 366, width: 1050, height: 210, hours: 8, low: -24, high: -8 };
const LIMIT = -15; // °C
const TRIP = [4.6, 19.5]; // film seconds of the eight hours
const OPEN = [4.5, 5.2]; // hours: the door stays open at the second stop
const PLACE = [[0, 0], [2, 0.3], [2.3, 0.3], [4.4, 0.62], [5.3, 0.62], [8, 1]]; // hours, share of the route

const temperature = (h) => -18.3 + 0.28 * Math.sin(h * 5.1) + 0.18 * Math.sin(h * 11.7) + through(h, [[2, 0], [2.2, 1.6], [2.6, 0]]) + through(h, [[OPEN[0], 0], [OPEN[1], 6.6], [6.3, 0]]);
const px = (h) => CHART.x + (h / CHART.hours) * CHART.width;
const py = (c) => CHART.y + ((CHART.high - c) / (CHART.high - CHART.low)) * CHART.height;
const figureOf = (c) => `−${Math.abs(c).toFixed(1)}`;
const records = Array.from({ length: CHART.hours * 6 + 1 }, (_, i) => i / 6); // every 10 min
const firstOver = records.find((h) => temperature(h) > LIMIT);
const alarmAt = firstOver + 1 / 6; // after 10 minutes out of range

function chart(h, t) {
  const grid = [-24, -20, -16, -12, -8].map((c) => d.line(CHART.x, py(c), CHART.x + CHART.width, py(c), { stroke: d.LINE, strokeWidth: 1 }) + d.text(CHART.x - 14, py(c) + 6, c ? `−${-c}` : "0", { size: 16, anchor: "end", fill: d.INK3 }));
  const hours = [0, 2, 4, 6, 8].map((n) => d.text(px(n), CHART.y + CHART.height + 26, `${String(8 + n).padStart(2, "0")}:00`, { size: 15, anchor: "middle", fill: d.INK3 }));
  let curve = "";
  for (let x = 0; x <= h + 1e-6; x += 1 / 30) curve += `${curve ? "L" : "M"}${px(x).toFixed(1)} ${py(temperature(x)).toFixed(1)}`;
  const dots = records.filter((r) => r <= h).map((r) => d.circle(px(r), py(temperature(r)), 3.4, { fill: temperature(r) > LIMIT ? d.BAD : d.ROUTE }));
  const over = h > alarmAt ? d.alarm(px(alarmAt), py(-9.6), span(t, 0, 1), { size: 0.85 }) + (h < 6.2 ? d.pulse(px(alarmAt), py(-9.6), t, { from: 18, to: 46 }) : "") : "";
  return grid.join("") + hours.join("") + d.line(CHART.x, py(LIMIT), CHART.x + CHART.width, py(LIMIT), { stroke: d.INK, strokeWidth: 2, strokeDasharray: "7 6" }) + d.text(CHART.x + CHART.width + 12, py(LIMIT) + 6, "−15 °C", { size: 16, weight: 600 }) +
    d.path(curve, { stroke: d.ROUTE, strokeWidth: 2.6, strokeLinejoin: "round" }) + dots + over + d.disc(px(h), py(temperature(h)), 7) +
    d.at(Math.min(px(h), 1110), py(temperature(h)) + 56, d.rect(-52, -25, 104, 34, { fill: d.INK, rx: 2 }), d.text(0, -1, `${figureOf(temperature(h))} °C`, { fill: "#fff", size: 19, weight: 600, anchor: "middle" }));
}

function way(h, t) {
  const k = through(h, PLACE);
  const p = route.at(k);
  const stops = [0.005, 0.3, 0.62, 0.995].map((s) => d.ring(route.at(s).x, route.at(s).y, 7));
  const door = h > OPEN[0] && h < OPEN[1] + 0.1;
  return d.path(route.piece(0, 1), { stroke: d.PAPER, strokeWidth: 9 }) + d.ahead(route.piece(0, 1), { strokeWidth: 2.6 }) + d.path(route.piece(0, k), { stroke: d.ROUTE, strokeWidth: 4, strokeLinejoin: "round" }) + stops +
    (door ? d.pulse(p.x, p.y, t, { from: 12, to: 44 }) : "") + d.live(p.x, p.y, t, { acc: 22, r: 10, angle: route.angle(k) });
}

/** The trip's record on paper, sliding up at the end. */
function sheet(t) {
  const k = span(t, 20.2, 21.4);
  const y = mix(760, 140, k);
  let mini = "";
  for (let h = 0; h <= 8; h += 0.1) mini += `${mini ? "L" : "M"}${(40 + h * 32).toFixed(1)} ${(200 + (temperature(h) + 18) * -9).toFixed(1)}`;
  return d.rect(0, 84, 1280, 636, { fill: d.PAPER, fillOpacity: 0.78 * k }) + d.at(470, y, d.rect(0, 0, 340, 450, { fill: "#fff", stroke: d.INK, strokeWidth: 1.5 }), d.ring(52, 46, 9), d.bars(76, 42, [120]), d.text(300, 54, "PDF", { anchor: "end", weight: 600 }), d.line(40, 76, 300, 76, { strokeWidth: 1 }),
    d.bars(40, 98, [220, 170]), d.line(40, 173, 296, 173, { strokeDasharray: "4 4", strokeWidth: 1 }), d.path(mini, { stroke: d.ROUTE, strokeWidth: 2.4 }), d.line(40, 256, 300, 256, { stroke: d.LINE }),
    [0, 1, 2, 3, 4].map((i) => d.text(40, 290 + i * 30, ["08:00", "10:10", "12:30", "13:10", "16:00"][i], { size: 14, fill: d.INK3 }) + d.bars(104, 283 + i * 30, [90]) + d.text(300, 290 + i * 30, figureOf(temperature([0, 13 / 6, 4.5, 31 / 6, 8][i])), { size: 14, anchor: "end", fill: i === 3 ? d.BAD : d.INK })), d.tick(300, 424, span(t, 22, 22.6), { size: 1.2 }));
}

export default {
  code: "C4",
  seconds: 25,
  poster: 15.4,
  maps: { land },
  stills: { hero: "products/c4-hero.webp" },
  cues: [
    [0.4, 4.2, "C4 的不锈钢探头精度 ±0.3 °C，主机屏幕直接显示当前温度。", "The C4’s stainless probe reads to ±0.3 °C, and the unit shows the current temperature."],
    [4.7, 8, "每 10 分钟写一条记录：温度、湿度、位置共用一个时间。", "Every 10 minutes it writes one record: temperature, humidity and position at one time."],
    [8.4, 11.8, "短暂开门，温度略升又回落，不报警。", "A short opening: a small rise, a return, no alarm."],
    [12.4, 16, "第二站车门久开。高于 −15 °C 满 10 分钟，平台报警。", "At the second stop the door stays open. When the temperature has been above −15 °C for ten minutes, the platform raises an alarm."],
    [16.4, 19.8, "关门后降回设定范围；升温发生在哪一站，对照即知。", "The door shut, the temperature falls back into range, and the stop that caused the rise is plain to see."],
    [20.3, 24.7, "到站后按运单导出全程记录，供交接核对。", "On arrival, export the whole trip by consignment, to be checked at handover."],
  ],
  frame(t) {
    const h = steady(t, ...TRIP) * CHART.hours;
    const on = shown(t, 3.8, 99, 0.8);
    const k = through(h, PLACE);
    const p = route.at(k);
    const link = d.line(px(h), py(temperature(h)), p.x, p.y - 28, { stroke: d.INK, strokeWidth: 1.2, strokeDasharray: "2 5" });
    const facts = d.group({ opacity: shown(t, 0.5, 4.2) }, d.figure(850, 220, "±0.3", "°C", { size: 72 }), d.line(850, 250, 1216, 250, { stroke: d.LINE }), d.figure(850, 350, "10", "min", { size: 72 }), d.line(850, 380, 1216, 380, { stroke: d.LINE }), d.figure(850, 480, "60", "d", { size: 72 }));
    return {
      under: d.ground(),
      stills: { hero: { x: 10, y: 90 - 10 * span(t, 0, 5), width: 800, opacity: shown(t, -1, 4.6, 0.7) } },
      over: facts + (on > 0 ? d.group({ opacity: on }, d.pane(0, 84, 1280, 256, { cx: 640, cy: 240 }, d.map("land"), way(h, t)), d.line(0, 340, 1280, 340, { stroke: d.LINE }), link, chart(h, t)) : "") + (t > 20 ? sheet(t) : "") + d.head(this, t),
    };
  },
};
