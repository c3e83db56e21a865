/** Usage: a fence round the garden, a dog that leaves it, and the way to the dog. */
import * as d from "../kit/draw.mjs";
import { city } from "../kit/map.mjs";
import { shown, span, steady, through } from "../kit/time.mjs";

const town = city({ w: 960, h: 720, seed: 31, min: 5200, hills: [[820, 150, 170, 1.25], [120, 40, 90, 0.8]], parks: 0.2 });
const FENCE = [[196, 372], [330, 330], [404, 420], [372, 520], [236, 538]];
const HOME = { x: 300, y: 478 };
const DOG = [[9, 262, 452], [10, 330, 402], [11, 284, 430], [12, 352, 440], [12.8, 420, 398], [13.8, 498, 360], [14.8, 560, 392], [15.8, 640, 340], [16.8, 690, 284], [18, 716, 300]];
const OUT = 12.6; // crosses the fence
const OWNER = [15, 19.2];

const dog = (t) => ({ x: through(t, DOG.map(([s, x]) => [s, x])), y: through(t, DOG.map(([s, , y]) => [s, y])) });
const shape = `M${FENCE.map((p) => p.join(" ")).join("L")}z`;

function walked(from, to) {
  const list = [];
  for (let s = from; s <= to; s += 0.1) list.push(dog(s));
  return list.length > 1 ? `M${list.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("L")}` : "";
}

function garden(t) {
  const house = d.rect(268, 446, 66, 50, { fill: "#fff", stroke: d.INK, strokeWidth: 2 }) + d.line(268, 471, 334, 471, { strokeWidth: 1.2 });
  const k = span(t, 4.8, 8.2);
  const corners = FENCE.map(([x, y], i) => (t > 4.8 + i * 0.62 ? d.ring(x, y, 6) : ""));
  const alarmed = t > OUT && t < 19.2;
  return d.path(shape, { fill: d.SIGNAL, fillOpacity: 0.1 * span(t, 8, 8.8) + (alarmed ? 0.05 * (1 + Math.sin(t * 4)) : 0) }) + house + d.drawn(shape, k, { strokeWidth: 3 }) + corners;
}

function found(t) {
  const k = span(t, ...OWNER);
  const marks = Array.from({ length: 12 }, (_, i) => OUT + 0.2 + i * 0.46).filter((s) => s < Math.min(t, 18)).map((s) => d.disc(dog(s).x, dog(s).y, 4.5, { fill: d.ROUTE }));
  return (t > OUT ? d.path(walked(OUT, Math.min(t, 18)), { stroke: d.ROUTE, strokeWidth: 3, strokeLinejoin: "round" }) : "") + marks.join("") + (k > 0 ? d.path(walked(OUT, OUT + (18 - OUT) * k), { stroke: d.INK, strokeWidth: 5, strokeLinejoin: "round" }) : "");
}

function panel(t) {
  const away = t > OUT ? Math.round(Math.hypot(dog(t).x - HOME.x, dog(t).y - HOME.y) * 0.42) : 0;
  const left = Math.round(away * (1 - steady(t, ...OWNER)));
  const come = shown(t, OUT + 0.2);
  return d.group({ opacity: come }, d.at(840, 430 + 12 * (1 - come), d.rect(0, 0, 384, 76, { fill: d.PAPER, stroke: d.INK, strokeWidth: 1.5, rx: 2 }), d.alarm(42, 38, 1, { size: 0.9 }), d.bars(84, 24, [180, 120], { fill: d.LINE2, gap: 20 }), d.text(364, 46, "D2", { anchor: "end", weight: 600 }))) +
    d.group({ opacity: shown(t, 14) }, d.figure(838, 580, String(left), "m", { size: 72 }), d.figure(1226, 580, "5", "s", { size: 44, anchor: "end", fill: d.INK3 }));
}

export default {
  code: "D2",
  seconds: 22,
  poster: 16.4,
  maps: { town },
  stills: { hero: "products/d2-hero.webp" },
  cues: [
    [0.4, 4, "D2 固定在 25 mm 宽的项圈上：32 g，IP68，适合 8 kg 以上的犬。", "The D2 sits on a 25 mm collar: 32 g, IP68, for dogs of 8 kg or more."],
    [4.6, 8.6, "画一个比院子大一圈的多边形，就是它的围栏。", "Draw a polygon somewhat larger than the garden: that is the geofence."],
    [9, 12.2, "在家里的 Wi-Fi 范围内不开定位，省电。", "In range of the home Wi-Fi, positioning stays off to save power."],
    [12.8, 16.6, "越过围栏，手机收到推送；寻找模式每 5 秒报一次位置。", "When the dog crosses the geofence, the phone is told. Find mode reports every 5 seconds."],
    [17, 21.7, "沿着路线走过去。找到以后，恢复日常的上报间隔。", "Follow the route to the dog, then return to the everyday interval."],
  ],
  frame(t) {
    const p = dog(t);
    const cx = through(t, [[4, 330], [12.6, 340], [16.6, 480]]);
    const zoom = through(t, [[4, 1.75], [12, 1.6], [16.6, 1.15]]);
    const cy = through(t, [[4, 450], [12.6, 450], [16.6, 400]]);
    const k = span(t, ...OWNER);
    const owner = k > 0 ? dog(OUT + (18 - OUT) * k) : HOME;
    const scene = d.pane(0, 84, 800, 636, { cx, cy, zoom }, d.map("town"), garden(t), t > 9 ? found(t) : "",
      t > 14.6 ? d.ring(owner.x, owner.y, 8, { stroke: d.INK }) : "",
      t > 8.8 ? d.group({ opacity: shown(t, 8.8) }, t > OUT && t < 16 ? d.pulse(p.x, p.y, t, { to: 50 }) : "", d.live(p.x, p.y, t, { acc: 22, r: 10 })) : "",
      t > 8.8 && t < OUT + 0.6 ? d.group({ opacity: shown(t, 8.8, OUT + 0.6) }, [12, 22, 32].map((r) => d.path(`M${300 - r * 0.8} ${440 - r * 0.6}a${r} ${r} 0 0 1 ${r * 1.6} 0`, { stroke: d.INK2, strokeWidth: 2.4 })), d.circle(300, 438, 3.4, { fill: d.INK2 })) : "");
    const open = shown(t, 4, 99, 0.8);
    const facts = d.group({ opacity: shown(t, 0.5, 4.6) }, d.figure(860, 220, "32", "g", { size: 72 }), d.line(860, 250, 1216, 250, { stroke: d.LINE }), d.figure(860, 350, "IP68", "", { size: 72 }), d.line(860, 380, 1216, 380, { stroke: d.LINE }), d.figure(860, 480, "20", "d", { size: 72 }));
    const move = span(t, 3.8, 5);
    return {
      under: d.ground() + d.group({ opacity: open }, scene, d.line(800, 84, 800, 720, { stroke: d.LINE })),
      stills: { hero: { x: 20 + 800 * move, y: 100 - 10 * move, width: 780 - 330 * move, opacity: 1 } },
      over: facts + (t > 4 ? panel(t) : "") + d.head(this, t),
    };
  },
};
