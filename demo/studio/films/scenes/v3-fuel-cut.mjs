/** Usage: immobilising a stolen car. A second person confirms, the command waits until the car is slow, and the starter circuit opens. */
import { harnessOf, CUT as RULE } from "../../../content/facts.ts";
import * as d from "../kit/draw.mjs";
import { city } from "../kit/map.mjs";
import { ease, mix, shown, span, through } from "../kit/time.mjs";
import { trail } from "../kit/trail.mjs";

const town = city({ w: 1100, h: 760, seed: 11, river: [[-40, 610], [260, 560], [520, 640], [820, 560], [1140, 590]], riverW: 56, hills: [[980, 60, 150, 1.2]], via: [[60, 470], [330, 210], [620, 400], [980, 300]] });
const route = trail(town.pts);

const SPEED = [[0, 62], [9.5, 62], [12.4, 34], [14.4, 20], [18.2, 0]]; // seconds, km/h: traffic slows the car, then its driver parks it
const TAP = [5.6, 7.6]; // the slider is drawn across
const CONFIRMED = 8.4; // the second person has confirmed
const ARRIVES = 9.2; // the order reaches the tracker
const CUT = 14.4; // 20 km/h
const speedAt = (t) => through(t, SPEED);

/** Share of the route behind the car: the speed added up, so that map and gauge agree. */
const travelled = [0];
for (let i = 1; i <= 600; i++) travelled.push(travelled[i - 1] + speedAt(i / 24) / 24);
const place = (t) => 0.06 + (0.78 * travelled[Math.min(600, Math.round(t * 24))]) / travelled[600];

function gauge(t) {
  const v = speedAt(t);
  const x = (speed) => 850 + (speed / 80) * 370;
  const below = v <= 20.01;
  const ticks = Array.from({ length: 17 }, (_, i) => d.line(x(i * 5), 232, x(i * 5), i % 4 ? 238 : 244, { stroke: d.LINE2, strokeWidth: 1.2 }));
  return d.figure(850, 190, Math.round(v), "km/h", { size: 78 }) + ticks +
    d.line(x(0), 226, x(80), 226, { stroke: d.LINE2, strokeWidth: 2 }) + d.line(x(0), 226, x(v), 226, { stroke: d.ROUTE, strokeWidth: 4 }) +
    d.line(x(20), 206, x(20), 244, { stroke: d.INK, strokeWidth: 2.5 }) + d.text(x(20), 268, "20 km/h", { size: 17, anchor: "middle", weight: 600, fill: t > ARRIVES && below ? "#B34605" : d.INK }) +
    d.disc(x(v), 226, 9) + (below && v > 0 ? d.pulse(x(v), 226, t, { from: 9, to: 28 }) : "");
}

const WIRE = { stroke: d.INK, strokeWidth: 2.5 };
const CABLE = { stroke: d.INK, strokeWidth: 6 }; // the starter's main cable
const RELAY_WIRE = harnessOf("V3").wires.find(({ signal }) => signal === "relay").colour;

/** A relay's coil between its two ends, `fill` while it is driven. */
const coil = (x, y, wire, fill = d.PAPER) => d.rect(x, y - 12, 52, 24, { fill, ...wire }) + d.line(x, y + 12, x + 52, y - 12, wire);
const earth = (x, y, wire) => d.path(`M${x} ${y}v10M${x - 13} ${y + 10}h26M${x - 8} ${y + 16}h16M${x - 3} ${y + 22}h6`, wire);
const contact = (x, y, wire) => d.circle(x, y, 5, { fill: d.PAPER, ...wire });
/** A contact's blade, turned about its right end. */
const blade = (x, y, length, angle, stroke) => d.group({ transform: `rotate(${angle} ${x} ${y})` }, d.line(x - 4, y, x - length, y, { stroke, strokeWidth: 4.5, strokeLinecap: "round" }));

/**
 * The key's start position feeds the coil of the starter relay through the R12; the R12's own coil lies between the ignition and the V3,
 * which grounds it. The cable from battery to starter stays as it is.
 */
function circuit(t) {
  const open = span(t, CUT, CUT + 0.5);
  const cut = open > 0.5;
  const dead = cut ? { ...WIRE, stroke: d.LINE2 } : WIRE;
  const box = { fill: "none", stroke: d.LINE2, strokeWidth: 1.5 };
  const ignition = d.path("M866 338V322H966M882 354H900V382H943M866 370V438", WIRE) + d.circle(866, 354, 16, { fill: d.PAPER, ...WIRE }) + d.line(866, 345, 866, 363, { strokeWidth: 5 }) +
    d.rect(888, 314, 34, 16, { fill: d.PAPER, ...WIRE }) + d.line(888, 322, 922, 322, WIRE) + d.text(928, 400, "START", { size: 13, anchor: "end" }) + d.text(850, 308, "ON · START", { size: 13 });
  const r12 = d.rect(938, 302, 108, 106, { ...box, strokeDasharray: "4 5" }) + d.text(992, 293, "R12", { anchor: "middle", weight: 600 }) +
    d.line(992, 334, 992, mix(380, 367, open), { stroke: d.LINE2, strokeDasharray: "3 4" }) + coil(966, 322, WIRE, cut ? d.SIGNAL : d.PAPER) +
    contact(948, 382, WIRE) + contact(1036, 382, WIRE) + blade(1036, 382, 84, mix(0, 20, open), cut ? d.ROUTE : d.INK) + d.text(944, 402, "87a", { size: 13 }) + d.text(1041, 402, "30", { size: 13, anchor: "end" });
  const tracker = d.line(1018, 322, 1092, 322, { stroke: d.INK, strokeWidth: 7 }) + d.line(1019, 322, 1092, 322, { stroke: RELAY_WIRE, strokeWidth: 4 }) + d.path("M1164 322H1200", WIRE) + earth(1200, 322, WIRE) +
    d.rect(1092, 302, 72, 40, { fill: d.INK, rx: 3 }) + d.text(1128, 293, "V3", { anchor: "middle", weight: 600 }) +
    d.path("M1092 322H1112M1142 322H1164", { stroke: d.SIGNAL, strokeWidth: 3 }) + d.group({ transform: `rotate(${mix(28, 0, open)} 1142 322)` }, d.line(1142, 322, 1112, 322, { stroke: d.SIGNAL, strokeWidth: 3, strokeLinecap: "round" }));
  const starter = d.rect(1080, 362, 84, 94, box) + d.path("M1041 382H1096M1148 382H1184", dead) + coil(1096, 382, dead) + earth(1184, 382, dead) + d.line(1122, 394, 1122, 429, { stroke: d.LINE2, strokeDasharray: "3 4" }) +
    d.path("M866 438H1096M1148 438H1176", CABLE) + contact(1096, 438, WIRE) + contact(1148, 438, WIRE) + blade(1148, 438, 50, 20, d.INK);
  const battery = d.path("M866 438V450", WIRE) + d.line(848, 450, 884, 450, { strokeWidth: 3 }) + d.line(857, 459, 875, 459, { strokeWidth: 5 }) + earth(866, 460, WIRE);
  const motor = earth(1200, 462, WIRE) + d.circle(1200, 438, 25, { fill: d.PAPER, ...WIRE }) + d.text(1200, 447, "M", { anchor: "middle", size: 25, weight: 600, fill: cut ? d.LINE2 : d.INK });
  return ignition + starter + battery + motor + tracker + r12;
}

function slider(t) {
  const k = span(t, ...TAP);
  const x = mix(850, 1152, k);
  return d.group({ opacity: shown(t, 4.6) },
    d.rect(850, 500, 370, 68, { fill: d.PAPER, stroke: d.INK, strokeWidth: 1.5, rx: 2 }), d.rect(850, 500, x - 850 + 34, 68, { fill: d.INK, fillOpacity: 0.08 }),
    k < 0.9 ? d.path("M1080 524l10 10-10 10M1100 524l10 10-10 10M1120 524l10 10-10 10", { stroke: d.LINE2, strokeWidth: 2.5 }) : "",
    d.rect(x, 500, 68, 68, { fill: k > 0.98 ? d.INK : d.SIGNAL, rx: 2 }),
    k > 0.98 ? d.tick(x + 33, 536, span(t, TAP[1], TAP[1] + 0.5), { stroke: d.SIGNAL }) : d.path(`M${x + 27} 522l14 12-14 12`, { stroke: d.INK, strokeWidth: 3.5 }),
    d.finger(x + 36, 540, shown(t, 4.9, 7.6), span(t, 5.3, 5.6)));
}

/** A head and shoulders; ticked once this person has agreed. */
const person = (x, y, k) => d.circle(x, y - 12, 9, { fill: d.PAPER, stroke: d.INK, strokeWidth: 2.5 }) + d.path(`M${x - 17} ${y + 20}c0-16 8-22 17-22s17 6 17 22z`, { fill: d.PAPER, stroke: d.INK, strokeWidth: 2.5 }) + d.tick(x + 36, y + 6, k, { size: 1.1 });

/** Who has to agree: the one who sends, and a second one. */
function people(t) {
  return d.group({ opacity: shown(t, 4.6) }, person(880, 610, span(t, TAP[1], TAP[1] + 0.4)), person(1000, 610, span(t, CONFIRMED - 0.4, CONFIRMED)));
}

export default {
  code: "V3",
  seconds: 23,
  poster: 12.4,
  maps: { town },
  cues: [
    [0.4, 4.4, "车辆被盗。平台上，V3 仍在移动：62 km/h。", "A car is reported stolen. On the platform its V3 is still moving, at 62 km/h."],
    [4.8, 8.8, "授权账号发出禁止起动指令，第二人确认后才下发，全程留痕。", "An authorised account asks to immobilise; a second person confirms before the command is sent. Every step is logged."],
    [9.2, 14, `指令已到达，但 V3 先等待：车速不低于 ${RULE.below} km/h，最多等 ${RULE.wait} 分钟。`, `The command has arrived, but the V3 waits, ${RULE.wait} minutes at most: the car is not yet below ${RULE.below} km/h.`],
    [14.4, 18.6, `低于 ${RULE.below} km/h，R12 断开${RULE.circuit}。发动机不会因此熄火，转向与制动不受影响。`, `Below ${RULE.below} km/h the R12 opens the ${RULE.circuit_en}. The engine is not stopped; steering and brakes stay as they are.`],
    [19, 22.8, "熄火（包括意外熄火）后不能再起动，解除指令后恢复。停车位置 ±3 m（开阔天空，CEP50）。", "Once off, even after a stall, the engine will not start again until the command is released. Position: ±3 m (open sky, CEP50)."],
  ],
  frame(t) {
    const k = place(t);
    const car = route.at(k);
    const cx = through(t, [[0, 400], [4, 430], [18, 640], [21, 680]]);
    const sent = span(t, CONFIRMED, ARRIVES);
    const zoom = through(t, [[0, 1.1], [17, 1.25], [22, 1.7]]);
    const cy = through(t, [[0, 370], [17, 360], [22, car.y + 40]]);
    const sx = 400 + (car.x - cx) * zoom;
    const sy = 402 + (car.y - cy) * zoom;
    const mapped = d.pane(0, 84, 800, 636, { cx, cy, zoom }, d.map("town"),
      d.path(route.piece(0, 1), { stroke: d.PAPER, strokeWidth: 10, strokeLinejoin: "round" }),
      d.path(route.piece(0, k), { stroke: d.ROUTE, strokeWidth: 4.5, strokeLinejoin: "round", strokeLinecap: "round" }), d.ring(route.at(0.02).x, route.at(0.02).y, 7),
      t > 18.2 ? d.pulse(car.x, car.y, t, { to: 60 }) : "",
      d.live(car.x, car.y, t, { angle: route.angle(k) }));
    const bow = `M850 534Q${mix(sx, 850, 0.5)} ${Math.min(sy, 534) - 130} ${sx} ${sy}`;
    const order = sent > 0 && t < 11 ? d.group({ opacity: 1 - ease((t - 10) / 1) }, d.ahead(bow, { stroke: d.INK, strokeWidth: 3.5 }), d.drawn(bow, sent, { stroke: d.INK })) : "";
    const waits = shown(t, ARRIVES, CUT + 0.4);
    const tagged = d.group({ opacity: waits }, d.at(sx + 26, sy - 66, d.rect(0, 0, 116, 42, { fill: d.INK, rx: 2 }), d.path("M16 13h14M16 29h14M17 13c0 8 12 8 12 16M29 13c0 8-12 8-12 16", { stroke: d.SIGNAL, strokeWidth: 2.2 }), d.text(42, 28, `> 20`, { fill: "#fff", size: 20, weight: 600 })));
    return { under: d.ground() + mapped + d.rect(800, 84, 480, 636, { fill: d.PAPER }) + d.line(800, 84, 800, 720, { stroke: d.LINE }) + order, over: gauge(t) + circuit(t) + slider(t) + people(t) + tagged + d.head(this, t) };
  },
};
