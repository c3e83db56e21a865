/** Usage: a pocket tracker's charge, its month, and its call for help. */
import * as d from "../kit/draw.mjs";
import { city } from "../kit/map.mjs";
import { shown, span, steady } from "../kit/time.mjs";

const town = city({ w: 800, h: 640, seed: 23, river: [[-40, 120], [240, 170], [470, 90], [840, 150]], riverW: 44 });
const HERE = { x: 360, y: 420 };
const BUTTON = { x: 0.4045, y: 0.492 }; // in p2-top.webp, as shares of its width and height
const TOP = { x: 10, y: 96, width: 780 };
const HOLD = [12, 15]; // three real seconds

function charging(t) {
  const k = steady(t, 1.2, 4.8);
  const minutes = Math.round((k * 150) / 5) * 5;
  return d.group({ opacity: shown(t, 0.3, 5.8) },
    d.rect(838, 452, 96, 40, { rx: 20, fill: d.PAPER, stroke: d.INK, strokeWidth: 3 }), d.rect(858, 466, 56, 12, { rx: 6, fill: d.INK }), d.text(838, 532, "USB-C", { size: 20, weight: 600 }),
    d.ahead("M886 452V380"), d.drawn("M886 452V380", span(t, 0.6, 1.3)),
    d.battery(840, 280, k, { width: 340, height: 92 }),
    d.figure(838, 226, `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`, "h", { size: 84 }));
}

function month(t) {
  const day = Math.min(30, Math.floor(steady(t, 6.6, 10.2) * 31));
  const days = Array.from({ length: 30 }, (_, i) => {
    const [x, y] = [850 + (i % 10) * 37, 300 + Math.floor(i / 10) * 44];
    return i < day ? d.disc(x, y, i === day - 1 ? 12 : 9, { fill: i === day - 1 ? d.SIGNAL : d.ROUTE }) : d.circle(x, y, 9, { fill: "none", stroke: d.LINE2, strokeWidth: 2, strokeDasharray: "1 5", strokeLinecap: "round" });
  });
  return d.group({ opacity: shown(t, 6, 11) }, d.figure(838, 226, String(day), "d", { size: 84 }), days, d.battery(840, 440, 1 - 0.95 * (day / 30), { width: 340, height: 46 }));
}

function holding(t) {
  const k = steady(t, ...HOLD);
  const [x, y] = [TOP.x + TOP.width * BUTTON.x, TOP.y + TOP.width * 0.75 * BUTTON.y];
  const arc = `M${x} ${y - 62}a62 62 0 1 1 -.01 0`;
  return d.group({ opacity: shown(t, 11.2, 16) }, d.path(arc, { stroke: d.LINE, strokeWidth: 8 }), d.drawn(arc, k, { strokeWidth: 8, stroke: d.SIGNAL }),
    k >= 1 ? d.pulse(x, y, t, { from: 62, to: 130 }) : "", d.finger(x + 6, y + 8, shown(t, 11.5, 15.6), k > 0 ? 1 : 0),
    d.figure(838, 380, String(Math.ceil(k * 3)), "s", { size: 150 }), d.text(842, 440, "SOS", { size: 30, weight: 600, fill: k >= 1 ? "#B34605" : d.INK3 }));
}

function calling(t) {
  const numbers = [0, 1, 2, 3, 4].map((i) => {
    const y = 152 + i * 92;
    const k = span(t, 17 + i * 0.5, 18 + i * 0.5);
    const way = `M${HERE.x + 20} ${HERE.y + 50}C${HERE.x + 240} ${HERE.y + 40} 640 ${y} 862 ${y}`;
    const said = 18 + i * 0.5;
    return d.ahead(way, { strokeWidth: 2.5 }) + d.drawn(way, k) + d.rect(862, y - 34, 38, 68, { rx: 6, fill: d.PAPER, stroke: d.INK, strokeWidth: 2.5 }) + d.line(874, y + 26, 888, y + 26, { strokeWidth: 2 }) +
      (k >= 1 ? d.disc(881, y - 6, 8) : "") + d.bars(926, y - 14, [150, 96], { fill: k >= 1 ? d.LINE2 : d.LINE, gap: 20 }) + d.tick(1150, y + 4, span(t, said, said + 0.4), { size: 1.3 });
  });
  return d.group({ opacity: shown(t, 16, 99) }, numbers);
}

export default {
  code: "P2",
  seconds: 23,
  poster: 14.2,
  maps: { town },
  stills: { hero: "products/p2-hero.webp", top: "products/p2-top.webp" },
  cues: [
    [0.4, 5.4, "P2 用 USB-C 充电，约 2.5 小时充满 1,800 mAh。", "The P2 charges over USB-C: about 2.5 hours for its 1,800 mAh."],
    [6, 10.8, "每天上报一次，25 °C 下可用 30 天；静止时它自己休眠。", "At one position a day and 25 °C it runs for 30 days. At rest it sleeps by itself."],
    [11.4, 15.8, "需要帮助时，按住 SOS 键 3 秒。", "When help is needed, hold the SOS button for 3 seconds."],
    [16.4, 22.7, "报警与位置同时发给最多 5 个授权号码，对方收到后可逐一确认。", "Alarm and position go to up to five authorized numbers, and each of them can confirm receipt."],
  ],
  frame(t) {
    const mapped = d.group({ opacity: shown(t, 16, 99, 0.7) }, d.pane(0, 84, 800, 636, { cx: 400, cy: 320, zoom: 1.08 - 0.08 * span(t, 16, 22) }, d.map("town")), d.line(800, 84, 800, 720, { stroke: d.LINE }));
    const here = t > 16 ? d.group({ opacity: shown(t, 16.2) }, d.pulse(HERE.x, HERE.y + 50, t, { to: 110 }), d.live(HERE.x, HERE.y + 50, t, { acc: 34 })) : "";
    return {
      under: d.ground() + mapped,
      stills: { hero: { x: 0, y: 92 - 8 * span(t, 0, 8), width: 800, opacity: shown(t, -1, 11, 0.7) }, top: { ...TOP, opacity: shown(t, 10.6, 16.2, 0.7) } },
      over: charging(t) + month(t) + (t > 11 ? holding(t) : "") + (t > 16 ? calling(t) : "") + here + d.head(this, t),
    };
  },
};
