/** Installation: the six wires of the V3, one after another, and the self-test. */
import { harnessOf } from "../../../content/facts.ts";
import * as d from "../kit/draw.mjs";
import { shown, span, steady } from "../kit/time.mjs";

const BOX = { x: 84, y: 214, width: 372, height: 184 };
const END = 884; // where the wires arrive
/** Colour, when the wire is laid (s), and what it meets. The white one has an ink edge so that it shows on paper. */
const { fuse, wires } = harnessOf("V3");
const of = (signal) => wires.find((wire) => wire.signal === signal);
const WIRES = [
  { signal: "supply", start: 4.6, code: "9–90 V" },
  { signal: "ground", start: 7.4, code: "GND" },
  { signal: "acc", start: 10, code: "ACC" },
  { signal: "relay", start: 13.4, code: "R12" },
  { signal: "sos", start: 16, code: "SOS" },
  { signal: "one-wire", start: 17.6, code: "1-Wire" },
].map((wire) => ({ ...wire, colour: of(wire.signal).colour }));
const [supply, ground, acc, relay, sos, oneWire] = WIRES.map(({ signal }) => of(signal));
const rowY = (i) => 128 + i * 86;
const CHECK = [20.4, 24.4];

function terminal(i, y) {
  const ink = { stroke: d.INK, strokeWidth: 3, fill: "none" };
  return [
    () => d.rect(END + 8, y - 16, 70, 32, { ...ink, fill: d.PAPER }) + d.path(`M${END + 8} ${y}h14c8-14 16 14 28 0h28`, ink) + d.line(END + 78, y, END + 100, y, ink) + d.line(END + 100, y - 20, END + 100, y + 20, { ...ink, strokeWidth: 4 }) + d.line(END + 111, y - 10, END + 111, y + 10, { ...ink, strokeWidth: 7 }),
    () => d.line(END + 8, y, END + 46, y, ink) + d.line(END + 48, y - 24, END + 48, y + 24, { ...ink, strokeWidth: 4 }) + d.line(END + 60, y - 15, END + 60, y + 15, { ...ink, strokeWidth: 4 }) + d.line(END + 72, y - 6, END + 72, y + 6, { ...ink, strokeWidth: 4 }),
    () => d.circle(END + 44, y, 26, { ...ink, fill: d.PAPER }) + d.line(END + 44, y - 16, END + 44, y + 16, { ...ink, strokeWidth: 7 }),
    () => d.rect(END + 12, y - 26, 64, 52, { fill: d.INK, rx: 2 }) + d.path(`M${END + 22} ${y + 10}h12l20-18M${END + 54} ${y + 10}h12`, { stroke: d.SIGNAL, strokeWidth: 3 }),
    () => d.circle(END + 44, y, 26, { ...ink, fill: d.PAPER }) + d.circle(END + 44, y, 13, { fill: d.SIGNAL }),
    () => d.path(`M${END + 40} ${y - 28}a9 9 0 0 1 18 0v34a15 15 0 1 1-18 0z`, { ...ink, fill: d.PAPER }) + d.circle(END + 49, y + 15, 8, { fill: d.SIGNAL }) + d.line(END + 49, y + 10, END + 49, y - 12, { stroke: d.SIGNAL, strokeWidth: 4 }),
  ][i]();
}

function wire(t, w, i) {
  const y = rowY(i);
  const y0 = BOX.y + 40 + i * 21;
  const way = `M${BOX.x + BOX.width + 22} ${y0}C${660} ${y0} ${640} ${y} ${END} ${y}`;
  const k = span(t, w.start, w.start + 1.5);
  if (t < w.start - 0.6) return "";
  const come = shown(t, w.start - 0.5);
  return d.group({ opacity: come }, d.ahead(way, { stroke: d.LINE2, strokeWidth: 3 }), terminal(i, y), d.text(END + 140, y + 9, w.code, { size: 26, weight: 600 })) +
    d.drawn(way, k, { stroke: d.INK, strokeWidth: 11 }) + d.drawn(way, k, { stroke: w.colour, strokeWidth: 8 }) + (k >= 1 ? d.circle(END, y, 6, { fill: d.PAPER, stroke: d.INK, strokeWidth: 3 }) : "") +
    d.tick(1190, y + 4, span(t, w.start + 1.5, w.start + 2), { size: 1.2 });
}

function device(t) {
  const { x, y, width, height } = BOX;
  const power = t > CHECK[0];
  const steadyOn = t > CHECK[1] - 0.8;
  const led = (colour, cy, phase) => d.circle(x + width - 52, cy, 8, { fill: colour, fillOpacity: !power ? 0.15 : steadyOn ? 1 : 0.25 + 0.75 * (Math.sin(t * 7 + phase) > 0 ? 1 : 0) });
  return d.rect(x, y, width, height, { fill: "#1B232B", rx: 14 }) + d.rect(x + 8, y + 8, width - 16, height - 16, { fill: "none", stroke: "#39434C", rx: 9 }) + d.rect(x + width, y + 24, 24, height - 48, { fill: "#0E1A26", rx: 3 }) +
    d.rect(x + width - 78, y + 38, 52, 108, { fill: "#0A1118", rx: 8 }) + led("#4BE0A0", y + 68, 0) + led(d.SIGNAL, y + 114, 1.4) + d.text(x + width - 90, y + 74, "GNSS", { fill: "#9AA4AC", size: 14, anchor: "end" }) + d.text(x + width - 90, y + 120, "NET", { fill: "#9AA4AC", size: 14, anchor: "end" }) +
    d.path(`M${x + 34} ${y + 76}l15 44 17-34 15 34 14-28`, { stroke: "#D8DDE0", strokeWidth: 5, strokeLinejoin: "round", strokeLinecap: "round" }) + d.circle(x + 104, y + 74, 11, { fill: "none", stroke: "#D8DDE0", strokeWidth: 5 }) + d.text(x + 34, y + 156, "V3", { fill: "#D8DDE0", size: 20, weight: 600 });
}

function check(t) {
  const items = [
    d.path("M-16 14 0-18 16 14M0-4V20", { stroke: d.INK, strokeWidth: 3 }) + d.circle(0, -20, 5, { fill: d.INK }),
    d.rect(-22, -14, 40, 28, { fill: "none", stroke: d.INK, strokeWidth: 3 }) + d.rect(19, -6, 6, 12, { fill: d.INK }) + d.path("M-2-10l-7 11h12l-7 11", { stroke: d.INK, strokeWidth: 2.6 }),
    [0, 1, 2, 3].map((i) => d.rect(-22 + i * 12, 14 - i * 10, 8, 6 + i * 10, { fill: d.INK })).join(""),
  ];
  const seconds = Math.round(90 * steady(t, ...CHECK));
  return d.group({ opacity: shown(t, CHECK[0] - 0.4) }, d.figure(84, 186, String(seconds), "s", { size: 60 }),
    items.map((icon, i) => d.at(116 + i * 136, 466, icon) + d.tick(166 + i * 136, 468, span(t, 21.6 + i, 22.1 + i), { size: 1.3 })));
}

export default {
  code: "V3",
  seconds: 27,
  poster: 18.8,
  stills: { hero: "products/v3-hero.webp" },
  cues: [
    [0.4, 4, "V3 接三根线就能工作。先断开电瓶负极；装车时先接黑线，再接橙线，红线最后。", "The V3 works on three wires. Disconnect the battery first; in the vehicle join black, then orange, red last."],
    [4.5, 7, `${supply.name}线接常电，9–90 V，经 ${fuse} A 保险，其耐压不低于电池电压。`, `${supply.name_en} to permanent supply, 9–90 V, through a ${fuse} A fuse rated for the battery’s voltage.`],
    [7.4, 9.6, `${ground.name}线接搭铁点，刮净漆面；叉车接电池负极，电动汽车只接 12 V 侧。`, `${ground.name_en} to a bare chassis ground point; on forklifts to battery negative, on electric cars on the 12 V side alone.`],
    [10, 12.8, `${acc.name}线接 ACC：钥匙打开才有电；36 V 及以上同样装保险。`, `${acc.name_en} to ACC, live only with the key on; at 36 V or more it is fused as well.`],
    [13.3, 15.7, `${relay.name}线接 R12 线圈，按需选接；只限 12 V、24 V，不用于自动启停、混动与电动车。`, `${relay.name_en} to the coil of the R12 relay, optional: 12 V and 24 V only, no start-stop, hybrid or electric vehicles.`],
    [16, 19.6, `${sos.name}线接 SOS 按键，${oneWire.name}线接单总线温度探头；不用的线头单独绝缘。`, `${sos.name_en} to an SOS button, ${oneWire.name_en.toLowerCase()} to a 1-Wire temperature probe. Insulate any wire left unused.`],
    [20.2, 26.6, "接回电瓶。90 秒内自检天线、电源与网络，结果上传平台。", "Reconnect the battery. Within 90 seconds the V3 checks antenna, supply and network, and reports the result."],
  ],
  frame(t) {
    const on = shown(t, 3.8, 99, 0.7);
    const facts = d.group({ opacity: shown(t, 0.5, 3.9) }, d.figure(880, 230, "9–90", "V", { size: 72 }), d.line(880, 260, 1216, 260, { stroke: d.LINE }), d.figure(880, 360, "IP67", "", { size: 72 }), d.line(880, 390, 1216, 390, { stroke: d.LINE }), d.figure(880, 490, "62", "g", { size: 72 }));
    return {
      under: d.ground(),
      stills: { hero: { x: 10, y: 84, width: 840, opacity: shown(t, -1, 4.2, 0.7) } },
      over: facts + d.group({ opacity: on }, WIRES.map((w, i) => wire(t, w, i)), device(t)) + check(t) + d.head(this, t),
    };
  },
};
