/** The diagrams of the wiring guide in the route style, as SVG: wires as lines, connections as rings. */
import { LIGHT } from "../../../../shared/design/themes.ts";
import type { Language } from "../../../../shared/languages.ts";
import { nameIn } from "../../../../shared/vocabulary/name-in.ts";
import { coloursIn } from "../../../../shared/vocabulary/wire-colours.ts";

type Text = readonly [zh: string, en: string];

const pick = (text: Text, language: Language): string => nameIn({ zh: text[0], en: text[1] }, language);

const INK = `fill="none" stroke="${LIGHT.ink}" stroke-width="2"`;
const LABEL = `font-size="15" fill="${LIGHT.ink}"`;
const SMALL = `font-size="13" fill="${LIGHT.ink3}"`;

const block = (x: number, y: number, w: number, h: number, label: string, sub = ""): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="3" ${INK}/><text x="${x + w / 2}" y="${y + h / 2 + (sub === "" ? 5 : -2)}" text-anchor="middle" font-weight="600" ${LABEL}>${label}</text>${sub === "" ? "" : `<text x="${x + w / 2}" y="${y + h / 2 + 17}" text-anchor="middle" ${SMALL}>${sub}</text>`}`;
const wire = (d: string, colour: string): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="3.5" stroke-linejoin="round"/>`;
const ring = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="6" fill="#fff" stroke="${LIGHT.route}" stroke-width="3.5"/>`;
const text = (x: number, y: number, label: string, anchor = "start"): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" ${SMALL}>${label}</text>`;
const svg = (height: number, label: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 ${height}" role="img" aria-label="${label}">${body}</svg>`;

const [RED = "", BLACK = "", ORANGE = "", WHITE = "", YELLOW = "", GREEN = ""] = coloursIn("red black orange grey yellow green");

/**
 * @param devices what the diagram is of: one model, or those that are wired alike
 * @param hasAcc whether a wire senses the ignition; without it black goes to the battery, as on two-wheelers, whose frame is no ground
 */
export function supplyDiagram(language: Language, devices: string, { hasAcc = true } = {}): string {
  const t = (...pair: Text): string => pick(pair, language);
  const fuse = (y: number): string =>
    `<rect x="240" y="${y - 14}" width="70" height="28" rx="3" fill="#fff" stroke="${RED}" stroke-width="2"/>${text(275, y + 5, t("保险", "fuse"), "middle")}`;
  const acc = [
    ring(212, 80),
    wire("M430 125H690", ORANGE),
    text(560, 115, t("橙　ACC 检测", "orange  ACC sense"), "middle"),
    `<path d="M330 125h45l38 -18" ${INK}/>`,
    text(330, 150, t("点火开关", "ignition switch")),
    ring(425, 125),
    wire("M212 86V125H330", RED),
    fuse(125),
    wire("M600 170H690", BLACK),
    `<path d="M600 170v20M582 190h36M588 197h24M594 204h12" ${INK}/>`,
    text(
      880,
      235,
      t(
        "黑　车身搭铁点（电动汽车限 12 V 侧）；叉车等电池绝缘的接其负极，经降压器的接其输出负极",
        "black  chassis (electric cars: 12 V side), battery − on forklifts, or output − behind a converter",
      ),
      "end",
    ),
    ring(606, 170),
    `<path d="M105 190v14M87 204h36M93 211h24M99 218h12" ${INK}/>`,
  ];
  const toBattery = [
    wire("M190 170H690", BLACK),
    text(440, 192, t("黑　电池负极，不接车架", "black  battery −, never the frame"), "middle"),
  ];
  return svg(
    hasAcc ? 250 : 220,
    t("电源接线图", "Supply wiring"),
    [
      block(20, 60, 170, 130, t("蓄电池", "Battery"), t("常电", "permanent")),
      block(690, 40, 190, 170, t("终端", "Tracker"), devices),
      wire("M190 80H690", RED),
      fuse(80),
      text(480, 70, t("红　电源 +", "red  supply +"), "middle"),
      ...(hasAcc ? acc : toBattery),
    ].join(""),
  );
}

export function relayDiagram(language: Language): string {
  const t = (...pair: Text): string => pick(pair, language);
  return svg(
    300,
    t("继电器接线图", "Relay wiring"),
    [
      block(20, 30, 170, 60, t("点火开关", "Ignition switch"), t("起动挡", "start")),
      block(700, 30, 180, 60, t("起动继电器", "Starter relay"), t("原车", "vehicle")),
      wire("M190 60H380", BLACK),
      wire("M500 60H700", BLACK),
      ring(380, 60),
      ring(500, 60),
      text(366, 38, "87a"),
      text(514, 38, "30", "end"),
      `<path d="M386 60H494" stroke="${LIGHT.ink}" stroke-width="3" fill="none"/>`,
      `<rect x="360" y="14" width="160" height="200" rx="3" fill="none" stroke="${LIGHT.line2}" stroke-dasharray="6 5" stroke-width="1.5"/>`,
      text(440, 236, "R12", "middle"),
      `<rect x="395" y="130" width="90" height="36" ${INK}/><path d="M395 166L485 130" ${INK}/><path d="M440 130V66" stroke="${LIGHT.line2}" stroke-width="1.5" stroke-dasharray="4 4"/>`,
      text(440, 188, t("线圈", "coil"), "middle"),
      `<path d="M395 148H330M485 148H560" ${INK}/><path d="M330 148V268H560V148" stroke="${LIGHT.line2}" stroke-width="1.5" fill="none" stroke-dasharray="4 4"/><path d="M435 260l16 8l-16 8zM451 260v16" fill="#fff" stroke="${LIGHT.ink}" stroke-width="1.8"/>`,
      text(470, 292, t("续流二极管", "flyback diode")),
      wire("M560 148H700", RED),
      text(712, 144, t("红　点火（经保险）", "red  ignition, fused")),
      text(712, 163, t("ON 与 START 都有电", "live in ON and START")),
      ring(560, 148),
      wire("M330 148H190", WHITE),
      block(20, 118, 170, 60, t("终端", "Tracker"), t("白　继电器输出", "white  relay output")),
      ring(330, 148),
    ].join(""),
  );
}

/** @param devices what the diagram is of: one model, or those that are wired alike */
export function busDiagram(language: Language, devices: string): string {
  const t = (...pair: Text): string => pick(pair, language);
  const end = (x: number): string =>
    `<rect x="${x}" y="52" width="24" height="76" fill="#fff" stroke="${LIGHT.ink}" stroke-width="2"/>${text(x + 12, 150, "120 Ω", "middle")}`;
  return svg(
    270,
    t("总线接线图", "Bus wiring"),
    [
      wire("M60 65H840", YELLOW),
      wire("M60 115H840", GREEN),
      text(100, 52, "CAN H"),
      text(100, 138, "CAN L"),
      end(36),
      end(840),
      block(200, 70, 110, 40, "ECU"),
      block(600, 70, 110, 40, t("仪表", "Dash")),
      wire("M440 65V190", YELLOW),
      wire("M470 115V190", GREEN),
      ring(440, 65),
      ring(470, 115),
      block(370, 190, 170, 60, t("终端", "Tracker"), devices),
      `<path d="M560 120V188M554 128l6 -8l6 8M554 180l6 8l6 -8" ${INK}/>`,
      text(574, 160, t("支线 ≤ 1 m，双绞", "stub ≤ 1 m, twisted")),
    ].join(""),
  );
}
