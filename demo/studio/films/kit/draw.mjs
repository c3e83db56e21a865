/** Drawing words of the films: SVG markup as strings, in the colours and line weights of the site. Lengths are pixels of the 1280 × 720 stage. */
import { ease, shown } from "./time.mjs";

export const INK = "#0E1A26";
export const INK2 = "#3B4650";
export const INK3 = "#5D6770";
export const PAPER = "#FAFAF7";
export const PAPER2 = "#F1F1EC";
export const LINE = "#DCDDD7";
export const LINE2 = "#868E94";
export const SIGNAL = "#F26B1D";
export const ROUTE = "#E35D0D";
export const OK = "#1B6E48";
export const BAD = "#B3201B";

const OWN_CASE = new Set(["viewBox", "pathLength", "preserveAspectRatio"]); // SVG's own spelling
const kebab = (name) => (OWN_CASE.has(name) ? name : name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`));
const value = (v) => (typeof v === "number" ? +v.toFixed(2) : v);

/** One element; attributes in camel case, those that are undefined or false are left out. */
export function tag(name, attributes = {}, ...children) {
  const list = Object.entries(attributes).filter(([, v]) => v !== undefined && v !== false);
  const text = list.map(([k, v]) => ` ${kebab(k)}="${value(v)}"`).join("");
  return `<${name}${text}>${children.flat(9).join("")}</${name}>`;
}

export const group = (attributes, ...children) => (attributes.opacity === 0 ? "" : tag("g", attributes, ...children));
export const rect = (x, y, width, height, more = {}) => tag("rect", { x, y, width: Math.max(0, width), height: Math.max(0, height), ...more });
export const circle = (cx, cy, r, more = {}) => tag("circle", { cx, cy, r: Math.max(0, r), ...more });
export const path = (d, more = {}) => tag("path", { d, fill: "none", ...more });
export const line = (x1, y1, x2, y2, more = {}) => tag("line", { x1, y1, x2, y2, stroke: INK, strokeWidth: 1.5, ...more });
export const at = (x, y, ...children) => group({ transform: `translate(${value(x)} ${value(y)})` }, ...children);
export const points = (list) => list.map(([x, y]) => `${value(x)},${value(y)}`).join(" ");

/** Figures and codes; never sentences, because one film serves both languages. */
export function text(x, y, content, { size = 18, weight = 500, anchor = "start", fill = INK, ...more } = {}) {
  return tag("text", { x, y, fontSize: size, fontWeight: weight, textAnchor: anchor, fill, ...more }, content);
}

/** A large figure with its unit at .42 em, as on the site's instrument panels. */
export function figure(x, y, content, unit = "", { size = 64, fill = INK, anchor = "start" } = {}) {
  const small = unit ? tag("tspan", { fontSize: size * 0.42, fontWeight: 500, dx: size * 0.14 }, unit) : "";
  return tag("text", { x, y, fontSize: size, fontWeight: 600, fill, textAnchor: anchor, letterSpacing: "-0.02em" }, content, small);
}

/** A line that draws itself: `k` is how much of it is there, from 0 to 1. */
export function drawn(d, k, more = {}) {
  if (k <= 0) return "";
  return path(d, { stroke: ROUTE, strokeWidth: 3, strokeLinecap: "round", strokeLinejoin: "round", pathLength: 1, strokeDasharray: `${k.toFixed(4)} 2`, ...more });
}

/** The waymark's dots: what lies ahead. */
export function ahead(d, more = {}) {
  return path(d, { stroke: ROUTE, strokeWidth: 3, strokeLinecap: "round", strokeDasharray: ".1 8", ...more });
}

export const ring = (x, y, r = 8, more = {}) => circle(x, y, r, { fill: PAPER, stroke: ROUTE, strokeWidth: r * 0.5, ...more });
export const disc = (x, y, r = 8, more = {}) => circle(x, y, r, { fill: SIGNAL, ...more });

/** The live position: accuracy circle that breathes (one breath in 3.2 s), disc, arrow head. */
export function live(x, y, t, { angle, acc = 30, r = 12, fill = SIGNAL } = {}) {
  const breath = 1 + 0.11 * (1 - Math.cos((t / 3.2) * 2 * Math.PI));
  return at(x, y,
    circle(0, 0, acc * breath, { fill, fillOpacity: 0.14, stroke: fill, strokeOpacity: 0.5, strokeWidth: 1.5 }),
    circle(0, 0, r, { fill }),
    angle === undefined ? circle(0, 0, r * 0.36, { fill: "#fff" }) : path("M0-7.5 6 6 0 3-6 6z", { fill: "#fff", transform: `rotate(${value(angle + 90)}) scale(${r / 12})` }));
}

/** Three rings that run outwards from a point, once every 1.4 s: a message or an alarm leaving. */
export function pulse(x, y, t, { from = 14, to = 70, fill = ROUTE } = {}) {
  return [0, 1, 2].map((i) => {
    const k = (t / 1.4 + i / 3) % 1;
    return circle(x, y, from + (to - from) * k, { fill: "none", stroke: fill, strokeWidth: 2, opacity: (1 - k) * 0.7 });
  }).join("");
}

/** A tick that draws itself. */
export function tick(x, y, k, { size = 1, stroke = OK } = {}) {
  return at(x, y, drawn(`M${-8 * size} 0l${6 * size} ${6 * size} ${11 * size} ${-13 * size}`, k, { stroke, strokeWidth: 3.2 * Math.sqrt(size), strokeLinecap: "butt", strokeLinejoin: "miter" }));
}

export function cross(x, y, k, { size = 1 } = {}) {
  return at(x, y, drawn(`M${-7 * size} ${-7 * size}l${14 * size} ${14 * size}M${7 * size} ${-7 * size}l${-14 * size} ${14 * size}`, k, { stroke: BAD, strokeWidth: 3.2 }));
}

/** Words without language: grey bars where an interface has text. */
export function bars(x, y, widths, { gap = 16, height = 7, fill = LINE } = {}) {
  return widths.map((w, i) => rect(x, y + i * gap, w, height, { fill })).join("");
}

/** A window on something larger: clipped, and moved so that (cx, cy) of the content is in its middle at `zoom`. */
export function pane(x, y, width, height, { cx = width / 2, cy = height / 2, zoom = 1, ...more }, ...children) {
  const w = width / zoom;
  const h = height / zoom;
  return tag("svg", { x, y, width, height, viewBox: `${value(cx - w / 2)} ${value(cy - h / 2)} ${value(w)} ${value(h)}`, preserveAspectRatio: "none", ...more }, ...children);
}

/** A map that was given to the film under this name. */
export const map = (name) => `<use href="#${name}"/>`;

/** A mouse arrow; `down` (0…1) is how far its button is pressed. */
export function cursor(x, y, down = 0) {
  return at(x, y,
    down > 0 ? circle(0, 0, 8 + 12 * down, { fill: "none", stroke: ROUTE, strokeWidth: 2.5, opacity: 1 - down * 0.4 }) : "",
    path("M0 0v22l5.4-5 3.6 8.4 4-1.8-3.6-8.2h7.4z", { fill: INK, stroke: PAPER, strokeWidth: 1.6, strokeLinejoin: "round" }));
}

/** A fingertip on a phone. */
export function finger(x, y, k, down = 0) {
  return group({ opacity: k }, circle(x, y, 24 - 5 * down, { fill: INK, fillOpacity: 0.16 + 0.2 * down, stroke: INK, strokeOpacity: 0.45, strokeWidth: 1.5 }));
}

/** An upright phone with its screen as a pane of `width` × `height`. */
export function phone(x, y, width, height, ...screen) {
  return rect(x - 12, y - 12, width + 24, height + 24, { rx: 30, fill: INK }) +
    tag("svg", { x, y, width, height, viewBox: `0 0 ${width} ${height}` },
      rect(0, 0, width, height, { rx: 19, fill: PAPER }), screen,
      rect(width / 2 - 34, 8, 68, 6, { rx: 3, fill: INK, fillOpacity: 0.85 }));
}

/** An alarm: triangle with its mark, drawn as on the platform's function list. */
export function alarm(x, y, k = 1, { size = 1, fill = SIGNAL } = {}) {
  return group({ opacity: k, transform: `translate(${value(x)} ${value(y)}) scale(${value(size)})` },
    path("M0-17 19 15H-19z", { fill, stroke: fill, strokeWidth: 4, strokeLinejoin: "round" }), line(0, -6, 0, 5, { stroke: INK, strokeWidth: 3.4 }), circle(0, 10.5, 2.2, { fill: INK }));
}

/** A level of charge from 0 to 1. */
export function battery(x, y, k, { width = 220, height = 56, fill = SIGNAL } = {}) {
  return rect(x, y, width, height, { fill: PAPER, stroke: INK, strokeWidth: 2.5, rx: 2 }) + rect(x + width + 1, y + height * 0.3, 8, height * 0.4, { fill: INK }) +
    rect(x + 6, y + 6, (width - 12) * k, height - 12, { fill });
}

/** The head of every film: the model's code, and the route through the film's captions with a ring for each and a disc for now; on ink where `film.ink` is set. */
export function head(film, t) {
  const x0 = 64 + film.code.length * 14 + 36;
  const x1 = 1216;
  const y = 46;
  const x = (time) => x0 + (x1 - x0) * Math.min(1, time / film.seconds);
  const stops = film.cues.map((cue) => cue[0]);
  const [back, front, hair] = film.ink ? [INK, "#F0F1EC", "#253440"] : [PAPER, INK, LINE];
  return rect(0, 0, 1280, 84, { fill: back }) + line(0, 84, 1280, 84, { stroke: hair, strokeWidth: 1 }) +
    text(64, 54, film.code, { size: 24, weight: 600, fill: front }) +
    ahead(`M${x0} ${y}H${x1}`, { strokeWidth: 2.4 }) +
    line(x0, y, x(t), y, { stroke: ROUTE, strokeWidth: 3 }) +
    stops.map((s) => ring(x(s), y, 6, { fill: t > s ? ROUTE : back, strokeWidth: 2.6 })).join("") +
    disc(x(t), y, 8) + circle(x(t), y, 3, { fill: back });
}

/** The paper ground; `lines` are the x positions of hairlines between columns. */
export function ground(lines = []) {
  return rect(0, 0, 1280, 720, { fill: PAPER }) + lines.map((x) => line(x, 84, x, 720, { stroke: LINE, strokeWidth: 1 })).join("");
}

/** Something that grows in from 96 % while it fades in, about its own middle. */
export function entering(t, start, end, x, y, ...children) {
  const k = shown(t, start, end);
  const s = 0.96 + 0.04 * ease((t - start) / 0.8);
  return group({ opacity: k, transform: `translate(${value(x)} ${value(y)}) scale(${value(s)})` }, ...children);
}
