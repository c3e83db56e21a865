/** Installation: three places for an E1 in an electric bicycle, and its plug. */
import * as d from "../kit/draw.mjs";
import { ebike } from "../kit/things.mjs";
import { mix, shown, span, through } from "../kit/time.mjs";

const BIKE = { x: 70, y: 566, scale: 1.28 };
const onBike = (x, y) => [BIKE.x + x * BIKE.scale, BIKE.y + y * BIKE.scale];
/** Battery bay, under the plastic footboard, behind the front apron: place on the bike, angle of the E1, film seconds. */
const PLACES = [
  { at: onBike(196, -164), turn: 0, start: 5.4 },
  { at: onBike(246, -100), turn: 0, start: 9 },
  { at: onBike(376, -168), turn: -76, start: 12.4 },
];

function unit(x, y, turn, opacity = 1) {
  return d.group({ opacity, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})` }, d.rect(-46, -9, 92, 18, { fill: d.SIGNAL, stroke: d.INK, strokeWidth: 2, rx: 4 }), d.path("M46 0h18", { stroke: d.INK, strokeWidth: 4 }));
}

/** The E1 goes from place to place; what it has left stays as a ring. */
function visits(t) {
  const x = through(t, [[5, 1010], [6.2, PLACES[0].at[0]], [9, PLACES[0].at[0]], [10, PLACES[1].at[0]], [12.4, PLACES[1].at[0]], [13.4, PLACES[2].at[0]]]);
  const y = through(t, [[5, 300], [6.2, PLACES[0].at[1]], [9, PLACES[0].at[1]], [10, PLACES[1].at[1]], [12.4, PLACES[1].at[1]], [13.4, PLACES[2].at[1]]]);
  const turn = through(t, [[12.4, 0], [13.4, PLACES[2].turn]]);
  const marks = PLACES.map((p) => (t > p.start + 0.9 ? d.ring(p.at[0], p.at[1], 9) : ""));
  const steps = PLACES.map((p, i) => {
    const k = shown(t, p.start - 0.2);
    const now = t >= p.start && t < (PLACES[i + 1]?.start ?? 16);
    const yy = 168 + i * 96;
    return d.group({ opacity: k }, d.drawn(`M892 ${yy}L${p.at[0] + 90} ${yy}L${p.at[0]} ${p.at[1]}`, span(t, p.start, p.start + 1.2), { stroke: now ? d.ROUTE : d.LINE2, strokeWidth: 2 }),
      d.circle(920, yy, 26, { fill: now ? d.SIGNAL : d.PAPER, stroke: now ? d.SIGNAL : d.INK, strokeWidth: 2 }), d.text(920, yy + 8, String(i + 1), { size: 24, weight: 600, anchor: "middle" }), d.bars(968, yy - 12, [150, 100], { fill: now ? d.LINE2 : d.LINE, gap: 19 }), d.tick(1180, yy + 4, span(t, p.start + 1.2, p.start + 1.7), { size: 1.3 }));
  });
  return steps.join("") + marks.join("") + (t > 5 ? unit(x, y, turn, shown(t, 5)) : "");
}

/** The three-pin plug closes, then the main battery goes and the alarm comes. */
function power(t) {
  const gap = mix(70, 0, span(t, 16.4, 17.6));
  const gone = span(t, 19, 20);
  const y = 486;
  return d.group({ opacity: shown(t, 15.8) },
    d.path(`M900 ${y}h66`, { stroke: d.INK, strokeWidth: 10 }), d.rect(966, y - 26, 52, 52, { fill: "#1B232B", rx: 6 }), d.rect(1004, y - 30, 16, 60, { fill: d.SIGNAL, rx: 3 }),
    [-12, 0, 12].map((dy) => d.rect(1020, y + dy - 3, 26, 6, { fill: "#C9A24A" })), d.rect(1022 + gap, y - 26, 56, 52, { fill: "#39434C", rx: 6 }), d.path(`M${1078 + gap} ${y}H1216`, { stroke: d.INK, strokeWidth: 10 }),
    d.group({ opacity: shown(t, 17.4, 19.2) }, d.figure(900, 580, "12–90", "V", { size: 48 })),
    d.group({ opacity: gone }, d.alarm(920, 562, 1, { size: 1.1 }), d.figure(962, 580, "4", "h", { size: 48 }))) +
    (gone > 0 ? d.pulse(...onBike(196, -164), t, { to: 90 }) : "");
}

export default {
  code: "E1",
  seconds: 23,
  poster: 10.8,
  stills: { hero: "products/e1-hero.webp" },
  cues: [
    [0.4, 4.4, "E1 只有 28 mm 宽、58 g，12–90 V 直接取电，藏得进车里。", "The E1 is 28 mm wide, weighs 58 g and takes 12–90 V directly. It hides inside the bike."],
    [5, 8.6, "位置一：坐垫下的电池仓侧壁，离电池端子远一些。", "First place: the wall of the battery bay under the seat, away from the battery’s terminals."],
    [9, 12, "位置二：脚踏板塑料板下，贴车架外侧，从外面看不到。", "Second place: under the plastic footboard, outside the frame tube, out of sight."],
    [12.4, 15.6, "位置三：前围挡板后面，周围是塑料，信号出得去。", "Third place: behind the front apron, where plastic all round lets the signal through."],
    [16, 18.6, "三针防水插头只有一个方向，插紧，旋上橙色螺母。", "The three-pin plug goes in one way only. Push it home and tighten the orange nut."],
    [19, 22.7, "主电池被取走立即报警，靠备用电池每分钟上报，可维持 4 小时。", "Loss of the main battery raises an alarm, and on its backup battery the E1 reports once a minute for 4 hours."],
  ],
  frame(t) {
    const on = shown(t, 4.4, 99, 0.7);
    const facts = d.group({ opacity: shown(t, 0.5, 4.4) }, d.figure(880, 220, "28", "mm", { size: 72 }), d.line(880, 250, 1216, 250, { stroke: d.LINE }), d.figure(880, 350, "58", "g", { size: 72 }), d.line(880, 380, 1216, 380, { stroke: d.LINE }), d.figure(880, 480, "12–90", "V", { size: 72 }));
    return {
      under: d.ground(),
      stills: { hero: { x: 20, y: 90, width: 800, opacity: shown(t, -1, 4.6, 0.7) } },
      over: facts + d.group({ opacity: on }, d.line(40, BIKE.y, 830, BIKE.y, { strokeWidth: 2 }), ebike(BIKE.x, BIKE.y, BIKE.scale), d.line(850, 84, 850, 720, { stroke: d.LINE })) + (t > 4.8 ? visits(t) + power(t) : "") + d.head(this, t),
    };
  },
};
