/** Tutorial: sub-accounts, their roles, what each sees, and the log. */
import * as d from "../kit/draw.mjs";
import { mix, shown, span } from "../kit/time.mjs";

const ROOT = { x: 110, y: 330 };
const BRANCHES = [170, 330, 490].map((y) => ({ x: 330, y }));
const VEHICLES = Array.from({ length: 15 }, (_, i) => ({ from: { x: 300 + (i % 5) * 46, y: 284 + Math.floor(i / 5) * 46 }, to: { x: 420 + (i % 5) * 44, y: BRANCHES[Math.floor(i / 5)].y } }));
const SPLIT = [4.8, 7.6];
const ROLES = 8.8;

const person = (x, y, fill, k = 1) => d.group({ opacity: k }, d.circle(x, y - 12, 11, { fill }), d.path(`M${x - 20} ${y + 22}q0-22 20-22t20 22z`, { fill }));

function tree(t) {
  const k = span(t, ...SPLIT);
  const focus = span(t, 15.2, 16.2);
  const branches = BRANCHES.map((b, i) => {
    const start = SPLIT[0] + i * 0.5;
    const way = `M${ROOT.x + 44} ${ROOT.y}C${ROOT.x + 120} ${ROOT.y} ${b.x - 120} ${b.y} ${b.x - 40} ${b.y}`;
    return d.group({ opacity: i === 1 ? 1 : 1 - 0.86 * focus }, d.drawn(way, span(t, start, start + 1)), d.group({ opacity: shown(t, start + 0.7) }, d.circle(b.x, b.y, 36, { fill: d.PAPER, stroke: i === 1 && focus > 0.5 ? d.SIGNAL : d.INK, strokeWidth: i === 1 && focus > 0.5 ? 4 : 2 }), person(b.x, b.y, d.INK)));
  });
  const vehicles = VEHICLES.map((v, i) => {
    const own = Math.floor(i / 5) === 1;
    const s = span(t, SPLIT[0] + (i % 5) * 0.16 + Math.floor(i / 5) * 0.4, SPLIT[0] + 1.6 + (i % 5) * 0.16 + Math.floor(i / 5) * 0.4);
    return d.group({ opacity: (own ? 1 : 1 - 0.86 * focus) * shown(t, 1 + i * 0.08) }, d.at(mix(v.from.x, v.to.x, s), mix(v.from.y, v.to.y, s), d.circle(0, 0, 15, { fill: d.SIGNAL }), d.path("M0-9 7 7 0 3.6-7 7z", { fill: "#fff", transform: `rotate(${(i * 47) % 360})` })));
  });
  return d.group({ opacity: 1 - 0.6 * focus }, d.circle(ROOT.x, ROOT.y, 44, { fill: d.INK }), person(ROOT.x, ROOT.y, d.PAPER)) + (k < 1 && t < SPLIT[0] + 0.2 ? d.group({ opacity: shown(t, 0.6, SPLIT[0]) }, d.line(ROOT.x + 44, ROOT.y, 270, ROOT.y, { stroke: d.ROUTE, strokeWidth: 3 })) : "") + branches.join("") + vehicles.join("");
}

const ICONS = [
  d.circle(0, 0, 15, { fill: "none", stroke: d.INK, strokeWidth: 2.2 }) + d.circle(0, 0, 5, { fill: d.SIGNAL }) + d.path("M0-20v8M0 12v8M-20 0h8M12 0h8", { stroke: d.INK, strokeWidth: 2.2 }),
  d.path("M-16 4-6-15 14-11 17 8-2 17z", { stroke: d.INK, strokeWidth: 2.2, strokeDasharray: "5 4" }) + d.circle(1, 2, 4, { fill: d.SIGNAL }),
  d.path("M-17 15V2h8v13M-4 15V-6h8v21M9 15V-15h8v30M-21 15h42", { stroke: d.INK, strokeWidth: 2.2 }),
  d.path("M-18 8h10L10-8M10 8h8", { stroke: d.INK, strokeWidth: 2.4 }) + d.circle(-8, 8, 3.4, { fill: d.PAPER, stroke: d.INK, strokeWidth: 2 }) + d.circle(10, 8, 3.4, { fill: d.SIGNAL }),
  d.circle(0, -12, 6, { fill: d.SIGNAL }) + d.path("M0-6V4M-14 14V4H14V14", { stroke: d.INK, strokeWidth: 2.2 }) + d.circle(-14, 15, 4.5, { fill: d.INK }) + d.circle(14, 15, 4.5, { fill: d.INK }),
];
/** Administrator, dispatcher, viewer: position, fences, reports, fuel cut, accounts. */
const MAY = [[1, 1, 1, 1, 1], [1, 1, 1, 0, 0], [1, 0, 1, 0, 0]];

function roles(t) {
  const [x0, y0, w, h] = [720, 196, 132, 76];
  const heads = [d.circle(-11, 0, 8, { fill: "none", stroke: d.INK, strokeWidth: 3 }) + d.path("M-3 0H20V9M11 0V7", { stroke: d.INK, strokeWidth: 3 }), d.path("M-18 8v-8a18 18 0 0 1 36 0v8h-9V0h9M-18 0h9v8h-9M18 8q0 11-14 11", { stroke: d.INK, strokeWidth: 2.6 }), d.path("M-21 0Q0-23 21 0 0 23-21 0z", { stroke: d.INK, strokeWidth: 2.4 }) + d.circle(0, 0, 6, { fill: d.INK })];
  return d.group({ opacity: shown(t, ROLES - 0.5, 15.4) }, heads.map((g, c) => d.at(x0 + 132 + c * w, 142, g)), d.line(x0 - 20, 174, 1216, 174, { strokeWidth: 1.4 }),
    ICONS.map((icon, r) => d.at(x0 + 20, y0 + 18 + r * h, icon) + d.line(x0 - 20, y0 + 54 + r * h, 1216, y0 + 54 + r * h, { stroke: d.LINE }) + MAY.map((role, c) => {
      const s = ROLES + c * 1.7 + r * 0.3;
      return role[r] ? d.tick(x0 + 132 + c * w, y0 + 22 + r * h, span(t, s, s + 0.4), { size: 1.3 }) : d.line(x0 + 122 + c * w, y0 + 18 + r * h, x0 + 142 + c * w, y0 + 18 + r * h, { stroke: d.LINE2, strokeWidth: 2.4, opacity: span(t, s, s + 0.4) });
    }).join("")).join(""));
}

/** What the middle account sees after signing in, and what is written down of it. */
function own(t) {
  const k = shown(t, 15.8);
  const log = [["09:31:06", 0], ["10:02:40", 1], ["10:02:58", 3]].map(([time, icon], i) => d.group({ opacity: shown(t, 18 + i * 0.6) }, d.at(760, 486, d.group({ transform: `translate(0 ${i * 44 - 44})` }, d.group({ transform: "translate(20 0) scale(.72)" }, ICONS[icon]), d.text(62, 7, time, { size: 20, weight: 600 }), d.bars(180, -4, [170], { fill: d.LINE2 }), d.group({ transform: "translate(412 -3) scale(.62)" }, person(0, 0, d.INK2))))));
  return d.group({ opacity: k }, d.rect(720, 124, 496, 268, { fill: d.INK }), d.line(880, 124, 880, 392, { stroke: "#253440" }), [0, 1, 2, 3, 4].map((i) => d.disc(744, 156 + i * 51, 6) + d.bars(764, 150 + i * 51, [90, 60], { fill: "#6C7984", gap: 14 })),
    d.path("M900 340 960 330 980 250 1060 262 1080 190 1190 206", { stroke: d.SIGNAL, strokeWidth: 3, strokeLinejoin: "round" }), [[930, 170], [960, 330], [1060, 262], [1150, 330], [1190, 206]].map(([x, y], i) => d.live(x, y, t + i, { acc: 18, r: 8 })), log);
}

export default {
  code: "Waymark Cloud",
  seconds: 22,
  poster: 14.2,
  cues: [
    [0.4, 4.4, "主账号看到全部车辆。", "The main account sees every vehicle."],
    [4.8, 8.3, "按分公司或客户建立子账号，把车辆分给它们。", "Create a sub-account for each branch or customer and assign vehicles to it."],
    [8.8, 15, "给每个账号一个角色：管理、调度或查看。远程禁止起动只给需要的人，并须第二人确认。", "Give each a role: administrator, dispatcher or viewer. The right to immobilise goes only to those who need it, and a second person confirms."],
    [15.6, 17.8, "子账号登录后，只看到自己的车。", "Signed in, a sub-account sees only its own vehicles."],
    [18.2, 21.7, "谁在什么时候做了什么，主账号都能查到。", "Who did what, and when, the main account can look up."],
  ],
  frame(t) {
    return { under: d.ground(t > 8 ? [680] : []), over: tree(t) + (t > 8 && t < 15.6 ? roles(t) : "") + (t > 15.4 ? own(t) : "") + d.head(this, t) };
  },
};
