/** Tutorial: adding a device on the phone by scanning its label. */
import * as d from "../kit/draw.mjs";
import { city } from "../kit/map.mjs";
import { shown, span, steady } from "../kit/time.mjs";

const town = city({ w: 780, h: 660, seed: 73, river: [[-40, 500], [260, 450], [520, 520], [820, 460]], riverW: 46 });
const PHONE = { x: 150, y: 126, width: 244, height: 458 };
const HERE = { x: 400, y: 250 };
const TAP = 3.4;
const SCANNED = 8.2;
const SAVED = 13.4;

/** A square code's look: three finders and an even scatter. */
function code(x, y, size, fill = d.INK) {
  const n = 21;
  const u = size / n;
  const finder = (i, j) => (i < 8 && j < 8) || (i < 8 && j > 12) || (i > 12 && j < 8);
  let cells = "";
  for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) if (!finder(i, j) && (i * 7 + j * 13 + i * j * 3 + ((i * i) % 5)) % 7 < 3) cells += `M${(x + j * u).toFixed(1)} ${(y + i * u).toFixed(1)}h${u.toFixed(2)}v${u.toFixed(2)}h-${u.toFixed(2)}z`;
  const corners = [[0, 0], [14, 0], [0, 14]].map(([a, b]) => d.rect(x + (a + 0.5) * u, y + (b + 0.5) * u, 6 * u, 6 * u, { fill: "none", stroke: fill, strokeWidth: u }) + d.rect(x + (a + 2) * u, y + (b + 2) * u, 3 * u, 3 * u, { fill }));
  return d.path(cells, { fill }) + corners.join("");
}

function label(x, y, scale) {
  return d.group({ transform: `translate(${x} ${y}) scale(${scale})` }, d.rect(0, 0, 420, 230, { fill: "#fff", stroke: d.INK, strokeWidth: 1.5, rx: 6 }), code(28, 40, 150), d.text(214, 74, "V3", { size: 44, weight: 600 }), d.text(214, 118, "IMEI", { size: 18, fill: d.INK3 }), d.text(214, 146, "•••• •••• 4821", { size: 21, weight: 600 }), d.text(214, 188, "9–90 V   IP67", { size: 17, fill: d.INK3 }));
}

function row(y, codeText, on, t, fresh = 0) {
  return d.at(0, y, fresh ? d.rect(0, 0, 244, 64, { fill: d.SIGNAL, fillOpacity: 0.14 * fresh }) : "", d.circle(28, 32, 7, { fill: on ? d.OK : d.PAPER, stroke: on ? d.OK : d.LINE2, strokeWidth: 2.5, strokeDasharray: on ? undefined : "2 3" }), d.text(50, 30, codeText, { size: 17, weight: 600 }), d.bars(50, 41, [96]), d.line(0, 64, 244, 64, { stroke: d.LINE, strokeWidth: 1 }));
}

function list(t) {
  const added = t > SAVED;
  const k = span(t, SAVED + 0.2, SAVED + 1);
  const shift = added ? 64 * k : 0;
  return d.bars(20, 48, [88], { height: 12, fill: d.INK }) + d.line(0, 80, 244, 80, { stroke: d.INK, strokeWidth: 1 }) + (added ? d.group({ opacity: k }, row(80, "V3 · 4821", t > 15, t, 1 - span(t, 16, 18))) : "") +
    row(80 + shift, "V3 · 4806", true, t) + row(144 + shift, "A5 · 1174", true, t) + row(208 + shift, "P2 · 0932", true, t) +
    d.rect(172, 386, 52, 52, { fill: d.SIGNAL, rx: 2 }) + d.path("M198 398v28M184 412h28", { stroke: d.INK, strokeWidth: 3.4 });
}

function camera(t) {
  const found = t > 7.4;
  const y = 150 + 116 * (0.5 - 0.5 * Math.cos((t - 4) * 2.6));
  const corner = (x, yy, sx, sy) => d.path(`M${x} ${yy + 26 * sy}V${yy}H${x + 26 * sx}`, { stroke: found ? "#5CC791" : d.SIGNAL, strokeWidth: 5 });
  return d.rect(0, 0, 244, 458, { fill: "#18242E", rx: 19 }) + d.rect(58, 142, 128, 128, { fill: "#fff" }) + code(66, 150, 112) + corner(44, 128, 1, 1) + corner(200, 128, -1, 1) + corner(44, 284, 1, -1) + corner(200, 284, -1, -1) +
    (found ? d.group({ opacity: shown(t, 7.4) }, d.circle(122, 352, 28, { fill: "#5CC791" }), d.tick(121, 355, span(t, 7.5, 8), { size: 1.3, stroke: d.INK })) : d.line(48, y, 196, y, { stroke: d.SIGNAL, strokeWidth: 3 }));
}

function form(t) {
  const field = (y, k, content) => d.bars(20, y - 14, [52], { height: 6, fill: d.LINE2 }) + d.rect(20, y, 204, 44, { fill: "#fff", stroke: k > 0 && k < 1 ? d.INK : d.LINE2, strokeWidth: k > 0 && k < 1 ? 2.4 : 1.2, rx: 2 }) + content;
  const name = steady(t, 9.2, 10.6);
  const team = steady(t, 10.9, 11.9);
  const down = span(t, 12.8, 13.1);
  return d.bars(20, 48, [110], { height: 12, fill: d.INK }) + d.line(0, 80, 244, 80, { stroke: d.INK, strokeWidth: 1 }) +
    field(116, 0, d.text(34, 145, "V3 · 4821", { size: 18, weight: 600 }) + d.tick(202, 140, 1)) + field(196, name, d.rect(34, 214, 130 * name, 9, { fill: d.INK2 }) + (name > 0 && name < 1 ? d.rect(36 + 130 * name, 208, 2, 20, { fill: d.INK }) : "")) +
    field(276, team, d.rect(34, 294, 84 * team, 9, { fill: d.INK2 }) + d.path("M196 294l8 8 8-8", { stroke: d.INK, strokeWidth: 2 })) + d.rect(20, 376, 204, 52, { fill: d.SIGNAL, rx: 2, opacity: 1 - 0.25 * down }) + d.rect(76, 398, 92, 9, { fill: d.INK });
}

export default {
  code: "Waymark Cloud",
  seconds: 19,
  poster: 7.1,
  maps: { town },
  stills: { hero: "products/v3-hero.webp" },
  cues: [
    [0.4, 3.8, "登录 Waymark Cloud 手机应用，点右下角的加号。", "Sign in to the Waymark Cloud app and tap the plus sign at the bottom right."],
    [4.2, 8, "对准机身标签上的二维码，型号与设备号自动填好。", "Point the phone at the code on the label: model and device number fill themselves in."],
    [8.6, 13.2, "起个名字，选择所属分组，保存。", "Give it a name, choose its group, and save."],
    [13.8, 18.7, "设备通电后变为在线，第一个位置出现在地图上。", "Once powered, the device goes online and its first position appears on the map."],
  ],
  frame(t) {
    const mapped = shown(t, 14.2, 99, 0.8);
    const screen = t < 4 ? list(t) : t < 8.4 ? camera(t) : t < SAVED ? form(t) : list(t);
    const beam = shown(t, 4.6, 8.2);
    return {
      under: d.ground([540]),
      stills: { hero: { x: 560, y: 100, width: 690, opacity: shown(t, -1, 4.4, 0.7) } },
      over: d.group({ opacity: shown(t, 4.4, 14.4) }, label(650, 228, 1.16), d.group({ opacity: beam }, d.ahead("M410 330L664 300M410 390L664 430", { stroke: d.ROUTE, strokeWidth: 2.6 }))) +
        d.group({ opacity: mapped }, d.pane(540, 84, 740, 636, { cx: 390, cy: 318 }, d.map("town"), t > 15 ? d.pulse(HERE.x, HERE.y, t, { to: 90 }) + d.live(HERE.x, HERE.y, t, { acc: 38 }) : ""), d.line(540, 84, 540, 720, { stroke: d.LINE }),
          d.group({ opacity: shown(t, 15.6) }, d.at(540 + HERE.x + 40, HERE.y + 40, d.rect(0, 0, 170, 50, { fill: d.INK, rx: 2 }), d.text(18, 32, "V3 · 4821", { fill: "#fff", size: 19, weight: 600 }), d.circle(148, 25, 6, { fill: "#5CC791" })))) +
        d.phone(PHONE.x, PHONE.y, PHONE.width, PHONE.height, screen) + d.finger(PHONE.x + 198, PHONE.y + 414, shown(t, 2.4, 4), span(t, TAP - 0.3, TAP)) + d.finger(PHONE.x + 130, PHONE.y + 404, shown(t, 12.1, 13.6), span(t, 12.8, 13.1)) + d.head(this, t),
    };
  },
};
