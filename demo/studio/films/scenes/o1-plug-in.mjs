/** Installation: the O1 goes into the diagnostic socket. */
import * as d from "../kit/draw.mjs";
import { city } from "../kit/map.mjs";
import { mix, shown, span, steady, through } from "../kit/time.mjs";

const town = city({ w: 520, h: 640, seed: 61, min: 2400 });
const USED = [4, 5, 16]; // of SAE J1962: chassis ground, signal ground, battery
const SOCKET = { x: 320, y: 470 };

function dashboard(t) {
  const k = shown(t, 3.4, 8.2);
  const ink = { stroke: d.INK, strokeWidth: 3, strokeLinecap: "round" };
  const zoom = through(t, [[4, 1], [8, 1.35]]);
  return d.group({ opacity: k }, d.line(800, 84, 800, 720, { stroke: d.LINE }), d.pane(0, 85, 800, 635, { cx: mix(400, 360, (zoom - 1) / 0.35), cy: mix(400, 440, (zoom - 1) / 0.35), zoom },
    d.path("M-60 330Q180 226 470 246T900 300", ink), d.path("M-60 470Q160 408 420 420T900 452", ink), d.path("M180 296Q300 236 430 262L442 320Q310 300 190 342z", { fill: "#E7E8E2", ...ink }), d.path("M560 300h150v92H560z", { fill: "#E7E8E2", ...ink }),
    d.circle(310, 360, 128, { fill: "none", stroke: d.INK, strokeWidth: 16 }), d.circle(310, 360, 36, { fill: d.PAPER, ...ink }), d.path("M274 360H186M346 360H434M310 396V480", { stroke: d.INK, strokeWidth: 12 }),
    d.path("M120 620V520M170 650V540M430 640V560h46V640z", { ...ink, strokeWidth: 8 }),
    d.rect(SOCKET.x - 110, SOCKET.y + 62, 58, 26, { fill: d.PAPER, stroke: d.ROUTE, strokeWidth: 4 }), d.pulse(SOCKET.x - 81, SOCKET.y + 75, t, { from: 22, to: 70 })));
}

/** Sixteen contacts in two rows, seen from the front. */
function contacts(t) {
  const lit = span(t, 4.6, 5.4);
  const pins = Array.from({ length: 16 }, (_, i) => {
    const [x, y] = [892 + (i % 8) * 38, i < 8 ? 214 : 290];
    const used = USED.includes(i + 1);
    return d.rect(x - 9, y - 17, 18, 34, { fill: used ? d.PAPER : "#39434C" }) + (used ? d.rect(x - 9, y - 17, 18, 34, { fill: d.SIGNAL, opacity: lit }) : "") + d.text(x, i < 8 ? 180 : 336, used || i === 0 || i === 7 || i === 8 || i === 15 ? String(i + 1) : "", { size: 17, anchor: "middle", weight: used ? 700 : 500, fill: used ? "#FF8A45" : "#94A0AA" });
  });
  return d.group({ opacity: shown(t, 4, 8.4) }, d.path("M836 148H1214Q1222 148 1220 158L1196 344Q1194 356 1184 356H866Q856 356 854 344L830 158Q828 148 836 148z", { fill: d.INK }), pins,
    d.figure(840, 470, "12 / 24", "V", { size: 66 }));
}

/** From the side: socket at the left, the O1 (49 × 25 mm at 8 px a millimetre) slides in from the right. */
function plugging(t) {
  const k = shown(t, 8.2, 14.4);
  const x = through(t, [[8.4, 720], [9, 700], [10.6, 402]]);
  const y = 340;
  const seconds = Math.round(10 * steady(t, 8.6, 11));
  return k > 0 ? d.group({ opacity: k },
    d.path("M120 150V560M120 190H210M120 500H210", { stroke: d.INK, strokeWidth: 3 }),
    d.group({}, d.path(`M${x} ${y - 52}h-88v104h88z`, { fill: "#12181E" }), [-34, -12, 10, 32].map((dy) => d.rect(x - 84, y + dy - 3, 60, 5, { fill: "#C9A24A" })),
      d.rect(x, y - 100, 290, 200, { fill: "#1B232B", rx: 16 }), d.rect(x, y - 68, 12, 136, { fill: "#0E1A26" }), d.text(x + 250, y + 70, "O1", { fill: "#C7CDD1", size: 26, weight: 600, anchor: "end" }), [0, 1, 2, 3].map((i) => d.rect(x + 60 + i * 22, y + 62, 10, 24, { fill: "#0E1318", rx: 4 })), d.circle(x + 60, y - 60, 8, { fill: t > 11.2 ? (t > 13 || Math.sin(t * 9) > 0 ? d.SIGNAL : "#5A3A22") : "#39434C" })),
    d.path(`M210 ${y - 72}h190v20h-126v104h126v20h-190z`, { fill: d.PAPER2, stroke: d.INK, strokeWidth: 3 }),
    d.tick(560, 168, span(t, 11, 11.6), { size: 2 }), d.figure(1216, 240, String(seconds), "s", { size: 120, anchor: "end" })) : "";
}

function online(t) {
  const k = shown(t, 12.2, 99, 0.6);
  if (k <= 0) return "";
  const pulled = t > 15.6;
  return d.group({ opacity: k }, d.pane(800, 85, 480, 635, { cx: 260, cy: 320 }, d.map("town"), pulled ? d.pulse(250, 250, t, { to: 90 }) : "", d.live(250, 250, t, { acc: 34 })), d.line(800, 84, 800, 720, { stroke: d.LINE }),
    d.group({ opacity: shown(t, 15.8) }, d.at(830, 470, d.rect(0, 0, 420, 84, { fill: d.PAPER, stroke: d.INK, strokeWidth: 1.5, rx: 2 }), d.alarm(50, 42), d.bars(96, 28, [190, 130], { fill: d.LINE2, gap: 22 }), d.text(398, 51, "O1", { anchor: "end", weight: 600, size: 20 }))));
}

export default {
  code: "O1",
  seconds: 19,
  poster: 6.2,
  maps: { town },
  stills: { hero: "products/o1-hero.webp" },
  cues: [
    [0.4, 3.4, "O1 即插即用：41 g，不接线，不拆饰板。", "The O1 just plugs in: 41 g, no wiring, no trim removed."],
    [3.9, 8, "OBD 接口通常在方向盘下方。16 号针供电，4、5 号针接地。", "The OBD socket is usually below the steering wheel. Pin 16 is supply, 4 and 5 are ground."],
    [8.5, 11.8, "对准插到底，十秒装好。", "Line the O1 up and push it home: ten seconds."],
    [12.2, 15.2, "通常两分钟内上线，地图上出现这辆车。", "Usually within two minutes it is online and the car is on the map."],
    [15.6, 18.7, "如果被拔出，60 mAh 备用电池把报警和最后位置发出去。", "If it is pulled out, the 60 mAh backup battery sends the alarm and the last position."],
  ],
  frame(t) {
    const facts = d.group({ opacity: shown(t, 0.4, 3.4) }, d.figure(880, 220, "41", "g", { size: 72 }), d.line(880, 250, 1216, 250, { stroke: d.LINE }), d.figure(880, 350, "12 / 24", "V", { size: 72 }), d.line(880, 380, 1216, 380, { stroke: d.LINE }), d.figure(880, 480, "Cat 1", "", { size: 72 }));
    const back = t > 12;
    return {
      under: d.ground(),
      stills: { hero: back ? { x: 20, y: 96, width: 760, opacity: shown(t, 14) } : { x: 20, y: 90, width: 820, opacity: shown(t, -1, 3.8, 0.7) } },
      over: facts + dashboard(t) + contacts(t) + plugging(t) + online(t) + d.head(this, t),
    };
  },
};
