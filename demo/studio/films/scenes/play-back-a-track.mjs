/** Tutorial: choosing a day, playing its track, looking into a stop, exporting. */
import * as d from "../kit/draw.mjs";
import { city } from "../kit/map.mjs";
import { CONSOLE_MAP, platform } from "../kit/things.mjs";
import { mix, shown, span, steady, through } from "../kit/time.mjs";
import { trail } from "../kit/trail.mjs";

const FOOT = 118;
const town = { ...city({ w: 900, h: 444, seed: 109, river: [[-40, 372], [260, 400], [560, 350], [940, 390]], riverW: 44, via: [[80, 210], [300, 110], [470, 230], [640, 130], [820, 220]] }), colours: "ink" };
const route = trail(town.pts);
const ROWS = [["V3-0317", "42 km/h"], ["V3-0322", "0 km/h", 120], ["V5-0041", "67 km/h", 80], ["A5-0208", "–", 110], ["A9-0061", "–", 90], ["V3-0358", "31 km/h", 100]];
/** Minutes of the day and share of the route: two stops. */
const DAY = [[0, 0], [58, 0.34], [76, 0.34], [132, 0.68], [158, 0.68], [214, 1]];
const STOPS = [[58, 76], [132, 158]];
const START = 8 * 60 + 12;
const PLAY = [[4.6, 0], [8.4, 40], [8.8, 46], [13, 214]]; // film seconds, minutes: slow, then eight times as fast
const BAR = { x: CONSOLE_MAP.x + 118, y: CONSOLE_MAP.y + CONSOLE_MAP.height - 34, width: 660 };

const clock = (minutes) => `${String(Math.floor((START + minutes) / 60)).padStart(2, "0")}:${String(Math.floor((START + minutes) % 60)).padStart(2, "0")}`;
const bx = (minutes) => BAR.x + (minutes / 214) * BAR.width;
const speed = (m) => (STOPS.some(([a, b]) => m >= a && m <= b) ? 0 : Math.max(6, 44 + 20 * Math.sin(m / 5) + 12 * Math.sin(m / 2.1)) * Math.min(1, ...STOPS.flat().concat(0, 214).map((s) => Math.abs(m - s) / 5)));

function playedTo(t) {
  if (t > 13.6) return mix(214, 67, span(t, 13.8, 14.6)); // a click on the first stop
  if (t <= PLAY[0][0]) return 0;
  const i = PLAY.findIndex(([s]) => t <= s);
  if (i < 1) return 214;
  return mix(PLAY[i - 1][1], PLAY[i][1], steady(t, PLAY[i - 1][0], PLAY[i][0]));
}

function foot(t, now) {
  let area = `M${bx(0)} ${BAR.y - 18}`;
  for (let m = 0; m <= 214; m += 2) area += `L${bx(m).toFixed(1)} ${(BAR.y - 18 - speed(m) * 0.62).toFixed(1)}`;
  const playing = t > 4.4 && t < 13;
  const k = shown(t, 3.6);
  return d.rect(CONSOLE_MAP.x, CONSOLE_MAP.y + CONSOLE_MAP.height - FOOT, CONSOLE_MAP.width, FOOT, { fill: "#0A131C" }) + d.line(CONSOLE_MAP.x, CONSOLE_MAP.y + CONSOLE_MAP.height - FOOT, CONSOLE_MAP.x + CONSOLE_MAP.width, CONSOLE_MAP.y + CONSOLE_MAP.height - FOOT, { stroke: "#253440" }) +
    d.at(CONSOLE_MAP.x + 40, BAR.y - 22, d.rect(-22, -22, 44, 44, { fill: d.SIGNAL, rx: 2 }), playing ? d.rect(-8, -9, 6, 18, { fill: d.INK }) + d.rect(3, -9, 6, 18, { fill: d.INK }) : d.path("M-7-10 11 0-7 10z", { fill: d.INK })) +
    d.group({ opacity: k }, d.path(`${area}L${bx(214)} ${BAR.y - 18}z`, { fill: "#253440" }), d.line(BAR.x, BAR.y, BAR.x + BAR.width, BAR.y, { stroke: "#3A4D58", strokeWidth: 3 }), d.line(BAR.x, BAR.y, bx(now), BAR.y, { stroke: d.SIGNAL, strokeWidth: 4 }), STOPS.map(([a, b]) => d.rect(bx(a), BAR.y - 5, bx(b) - bx(a), 10, { fill: "#F0F1EC" })), d.line(bx(now), BAR.y - 84, bx(now), BAR.y, { stroke: "#F0F1EC", strokeWidth: 1.2 }), d.disc(bx(now), BAR.y, 9),
      d.text(BAR.x, BAR.y + 25, clock(0), { fill: "#94A0AA", size: 15 }), d.text(BAR.x + BAR.width, BAR.y + 25, clock(214), { fill: "#94A0AA", size: 15, anchor: "end" }), d.text(CONSOLE_MAP.x + 880, BAR.y - 44, clock(now), { fill: "#F0F1EC", size: 24, weight: 600, anchor: "end" }), d.text(CONSOLE_MAP.x + 880, BAR.y + 6, t > 8.6 ? "× 8" : "× 1", { fill: t > 8.6 ? "#FF8A45" : "#94A0AA", size: 20, weight: 600, anchor: "end" }));
}

function calendar(t) {
  const k = shown(t, 1.5, 4.1);
  const days = Array.from({ length: 30 }, (_, i) => {
    const [x, y] = [36 + ((i + 6) % 7) * 40, 92 + Math.floor((i + 6) / 7) * 36];
    const chosen = i + 1 === 12 && t > 2.9;
    return (chosen ? d.circle(x, y - 6, 16, { fill: d.SIGNAL }) : "") + d.text(x, y, String(i + 1), { size: 17, anchor: "middle", weight: chosen ? 700 : 500, fill: i > 13 ? d.LINE2 : d.INK });
  });
  return d.group({ opacity: k }, d.at(356, 190, d.rect(0, 0, 312, 296, { fill: d.PAPER, rx: 2 }), d.text(26, 44, "2026-11", { size: 21, weight: 600 }), d.line(0, 60, 312, 60, { stroke: d.LINE }), days));
}

function mouse(t) {
  const stop = route.at(0.34);
  const way = [[0.4, [640, 430]], [1.2, [170, 182]], [1.5, [170, 182]], [2.7, [512, 352]], [3.1, [512, 352]], [4.2, [356, 540]], [5, [356, 540]], [8.2, [1186, 562]], [8.8, [1186, 562]], [13, [stop.x + CONSOLE_MAP.x, stop.y + CONSOLE_MAP.y]], [15.4, [stop.x + CONSOLE_MAP.x + 4, stop.y + CONSOLE_MAP.y + 4]], [16.6, [1170, 190]], [19, [1170, 190]]];
  const down = [1.4, 2.9, 4.5, 8.5, 13.7, 16.9].reduce((most, s) => Math.max(most, shown(t, s - 0.12, s + 0.3, 0.12)), 0);
  return d.cursor(through(t, way.map(([s, p]) => [s, p[0]])), through(t, way.map(([s, p]) => [s, p[1]])), down);
}

function exported(t) {
  const k = shown(t, 16.9);
  const sheet = (x, codeText, start) => d.group({ opacity: shown(t, start), transform: `translate(${x} ${(300 + 14 * (1 - span(t, start, start + 0.6))).toFixed(1)})` }, d.path("M0 0H64L92 28V118H0z", { fill: d.PAPER }), d.path("M64 0V28H92", { stroke: d.LINE2, strokeWidth: 2 }), d.text(46, 78, codeText, { anchor: "middle", size: 22, weight: 600 }), d.tick(46, 104, span(t, start + 0.5, start + 0.9), { size: 0.8 }));
  return d.at(1140, 170, d.rect(0, 0, 52, 44, { fill: k > 0 ? d.SIGNAL : d.INK, stroke: "#3A4D58", rx: 2 }), d.path("M26 10v16M18 19l8 8 8-8M14 34h24", { stroke: k > 0 ? d.INK : "#F0F1EC", strokeWidth: 2.6 })) + sheet(968, "GPX", 17.2) + sheet(1084, "XLSX", 17.7);
}

export default {
  code: "Waymark Cloud",
  ink: true,
  seconds: 20,
  poster: 11.2,
  maps: { town },
  cues: [
    [0.4, 4, "选一台设备，再选日期。", "Choose a device, then a day."],
    [4.5, 8.2, "点播放。橙色是走过的路，下方是速度曲线。", "Press play. Orange is the way travelled; below it runs the speed curve."],
    [8.6, 13.2, "可以加速到 8 倍。白色的段是停留。", "Play it at up to eight times the speed. The white sections are stops."],
    [13.6, 16.4, "点一个停留，看到达时间与停了多久。", "Click a stop to see when it began and how long it lasted."],
    [16.8, 19.7, "需要留存时，导出 GPX 或表格。", "To keep the track, export GPX or a spreadsheet."],
  ],
  frame(t) {
    const now = playedTo(t);
    const k = through(now, DAY);
    const p = route.at(k);
    const first = route.at(0.34);
    const stopsOn = t > 13.6 ? 1 : 0;
    const scene = t > 3.6 ? d.group({ opacity: shown(t, 3.6) }, d.path(route.piece(0, 1), { stroke: "#0A131C", strokeWidth: 7, opacity: 0.6 }), d.ahead(route.piece(0, 1), { stroke: d.SIGNAL, strokeWidth: 2.6 }), d.path(route.piece(0, Math.max(0.001, stopsOn ? 1 : k)), { stroke: d.SIGNAL, strokeWidth: 4, strokeLinejoin: "round" }), [0, 0.34, 0.68, 1].map((s) => d.ring(route.at(s).x, route.at(s).y, 7.5, { fill: "#0A131C", stroke: d.SIGNAL })), d.live(p.x, p.y, t, { acc: 24, r: 11, angle: route.angle(Math.min(0.98, Math.max(0.02, k))) }),
      d.group({ opacity: shown(t, 14.4, 17) }, d.at(first.x + 22, first.y + 22, d.rect(0, 0, 176, 62, { fill: d.PAPER, rx: 2 }), d.text(18, 27, `${clock(58)}–${clock(76)}`, { size: 18, weight: 600 }), d.figure(18, 52, "18", "min", { size: 20, fill: d.INK3 })))) : "";
    return {
      under: platform({ rows: ROWS, chosen: t > 1.4 ? 0 : -1, foot: FOOT }, d.map("town"), scene),
      over: foot(t, now) + exported(t) + calendar(t) + mouse(t) + d.head(this, t),
    };
  },
};
