/** Tutorial: drawing an electronic fence on the platform, its rule and its devices. */
import * as d from "../kit/draw.mjs";
import { city } from "../kit/map.mjs";
import { CONSOLE_MAP, platform } from "../kit/things.mjs";
import { mix, shown, span, through } from "../kit/time.mjs";
import { trail } from "../kit/trail.mjs";

const town = { ...city({ w: 900, h: 444, seed: 88, river: [[-40, 90], [240, 60], [520, 120], [940, 70]], riverW: 40, via: [[300, 300], [560, 250], [860, 330]] }), colours: "ink" };
const route = trail(town.pts);
const CORNERS = [[176, 214], [352, 168], [448, 266], [396, 378], [206, 366]];
const CLICKS = [4.6, 5.5, 6.4, 7.3, 8.2, 9]; // the last one closes the shape
const shape = `M${CORNERS.map((p) => p.join(" ")).join("L")}z`;
const TOOL = [806, 34];
const ROWS = [["V3-0317", "42 km/h"], ["V3-0322", "0 km/h", 120], ["V5-0041", "67 km/h", 80], ["A5-0208", "–", 110], ["A9-0061", "–", 90], ["V3-0358", "31 km/h", 100]];
const PICKED = [[1, 13], [2, 13.7], [5, 14.4]]; // row, film seconds
const DRIVE = [15.6, 19.4];

const at = ([x, y]) => [x + CONSOLE_MAP.x, y + CONSOLE_MAP.y];

/** Where the mouse is: tool, corners, rule, devices. */
function mouse(t) {
  const box = (row) => [CONSOLE_MAP.x - 26, CONSOLE_MAP.y + 31 + row * 62];
  const way = [[1.4, [700, 470]], [3, at(TOOL)], [3.5, at(TOOL)], ...CLICKS.map((s, i) => [s, at(CORNERS[i % 5])]), [10.6, [1172, 396]], [11.6, [1172, 396]], [11.9, [1160, 398]], [12.2, [1160, 398]], ...PICKED.map(([row, s]) => [s, box(row)]), [15.6, [500, 560]]];
  const down = [3.2, ...CLICKS, 12, ...PICKED.map(([, s]) => s)].reduce((most, s) => Math.max(most, shown(t, s - 0.12, s + 0.3, 0.12)), 0);
  return d.group({ opacity: shown(t, 1.2, 15.6) }, d.cursor(through(t, way.map(([s, p]) => [s, p[0]])), through(t, way.map(([s, p]) => [s, p[1]])), down));
}

function tools(t) {
  const icon = [d.circle(22, 22, 11, { fill: "none", stroke: "#C0C8CE", strokeWidth: 2.2 }), d.path("M12 30l3-16 14-3 5 12-9 10z", { stroke: t > 3.2 ? d.INK : "#C0C8CE", strokeWidth: 2.4 }), d.path("M11 32l8-14 8 8 7-14", { stroke: "#C0C8CE", strokeWidth: 2.2 })];
  return icon.map((g, i) => d.at(740 + i * 44, 12, d.rect(0, 0, 44, 44, { fill: i === 1 && t > 3.2 ? d.SIGNAL : "#0E1A26", stroke: "#3A4D58" }), g)).join("");
}

function fence(t) {
  const drawnTo = CLICKS.filter((s) => t >= s).length;
  if (!drawnTo) return "";
  const closed = drawnTo === CLICKS.length;
  const inside = t > DRIVE[0] + 1.6;
  const [mx, my] = [through(t, CLICKS.map((s, i) => [s, CORNERS[i % 5][0]])), through(t, CLICKS.map((s, i) => [s, CORNERS[i % 5][1]]))];
  const done = CORNERS.slice(0, drawnTo);
  const open = `M${done.map((p) => p.join(" ")).join("L")}`;
  return (closed ? d.path(shape, { fill: d.SIGNAL, fillOpacity: (0.16 + (inside && t > 17.3 ? 0.08 * Math.sin(t * 4) : 0)) * span(t, 9, 9.6), stroke: d.SIGNAL, strokeWidth: 3 }) : d.path(open, { stroke: d.SIGNAL, strokeWidth: 3 }) + d.line(done.at(-1)[0], done.at(-1)[1], mx, my, { stroke: d.SIGNAL, strokeWidth: 2.4, strokeDasharray: ".1 7", strokeLinecap: "round" })) +
    done.map(([x, y]) => d.ring(x, y, 6.5, { fill: d.INK, stroke: d.SIGNAL })).join("");
}

/** The rule: in, out, and between which hours. */
function rule(t) {
  const k = span(t, 9.5, 10.4);
  const toggle = (y, on) => d.rect(196, y, 54, 28, { rx: 14, fill: d.PAPER, stroke: d.INK, strokeWidth: 2 }) + d.rect(196, y, 54, 28, { rx: 14, fill: d.SIGNAL, stroke: d.INK, strokeWidth: 2, opacity: on }) + d.circle(mix(210, 236, on), y + 14, 9, { fill: d.INK });
  return d.group({ transform: `translate(${mix(1240, 936, k).toFixed(1)} 222)`, opacity: k }, d.rect(0, 0, 280, 302, { fill: d.PAPER }), d.bars(26, 30, [120], { height: 11, fill: d.INK }), d.line(0, 56, 280, 56, { stroke: d.LINE }),
    d.path("M30 90h34M52 78l14 12-14 12M84 70v40h26V70z", { stroke: d.INK, strokeWidth: 2.4 }), toggle(76, 0), d.line(26, 124, 254, 124, { stroke: d.LINE }),
    d.path("M70 174h34M92 162l14 12-14 12M30 154v40h26V154z", { stroke: d.INK, strokeWidth: 2.4 }), toggle(160, span(t, 12, 12.4)), d.line(26, 212, 254, 212, { stroke: d.LINE }),
    d.circle(44, 258, 17, { fill: "none", stroke: d.INK, strokeWidth: 2.4 }), d.path("M44 247v12l8 5", { stroke: d.INK, strokeWidth: 2.4 }), d.text(84, 266, "22:00–06:00", { size: 23, weight: 600 }));
}

function picks(t) {
  return ROWS.map((_, row) => {
    const picked = PICKED.find(([r]) => r === row);
    const y = CONSOLE_MAP.y + 40 + row * 62;
    const on = picked && t >= picked[1];
    return d.group({ opacity: shown(t, 12.4) }, d.rect(CONSOLE_MAP.x - 38, y - 13, 18, 18, { fill: on ? d.SIGNAL : "#0A131C", stroke: on ? d.SIGNAL : "#6C7984", strokeWidth: 1.6 }), on ? d.tick(CONSOLE_MAP.x - 29, y - 2, span(t, picked[1], picked[1] + 0.3), { size: 0.6, stroke: d.INK }) : "");
  }).join("");
}

export default {
  code: "Waymark Cloud",
  ink: true,
  seconds: 20,
  poster: 11.6,
  maps: { town },
  cues: [
    [0.4, 4, "网页版地图右上角选多边形；圆形与走廊也在这里。", "Choose the polygon at the top right of the map; circle and corridor are there too."],
    [4.4, 9.2, "沿边界逐点单击，点回起点就闭合。", "Click along the boundary, and close it at the first point."],
    [9.6, 12.5, "选规则：驶入、驶出，以及生效的时段。", "Set the rule: entering or leaving, and the hours in which it applies."],
    [12.8, 15.2, "勾选要应用的设备，保存。", "Tick the devices it applies to, and save."],
    [15.6, 19.7, "车辆在时段内驶出，网页版与手机应用同时收到报警。", "A vehicle leaving within those hours raises an alarm in the web version and the phone app."],
  ],
  frame(t) {
    const k = span(t, ...DRIVE);
    const p = route.at(k * 0.9);
    const out = p.x > 436 && k > 0;
    const car = t > DRIVE[0] - 0.6 ? d.group({ opacity: shown(t, DRIVE[0] - 0.6) }, d.path(route.piece(0, Math.max(0.001, k * 0.9)), { stroke: "#F0F1EC", strokeWidth: 3.4, strokeLinejoin: "round" }), out ? d.pulse(p.x, p.y, t, { to: 66, fill: d.SIGNAL }) : "", d.live(p.x, p.y, t, { angle: route.angle(Math.max(0.02, k * 0.9)), acc: 24, r: 11 })) : "";
    return {
      under: platform({ rows: ROWS.map((r) => [r[0], t > 12.4 ? "" : r[1], r[2]]), chosen: t > DRIVE[0] ? 1 : -1 }, d.map("town"), fence(t), car, tools(t)),
      over: (t > 9.4 && t < 15.6 ? d.group({ opacity: 1 - span(t, 14.6, 15.4) }, rule(t)) : "") + picks(t) +
        (out ? d.at(936, 500, d.rect(0, 0, 258, 72, { fill: d.PAPER, rx: 2 }), d.alarm(42, 36), d.bars(78, 24, [90, 60], { fill: d.LINE2, gap: 18 }), d.text(240, 43, "V3-0322", { size: 16, weight: 600, anchor: "end" })) : "") + mouse(t) + d.head(this, t),
    };
  },
};
