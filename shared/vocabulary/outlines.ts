import type { Names } from "./names.ts";

/** The forms that a device's drawing has besides its outer size; without one it is drawn as a plain box. */
export const OUTLINES = {
  button_case: { zh: "小盒，一角有指示灯", en: "Small case, light in a corner" },
  lid_case: { zh: "盒，面板下凹", en: "Case with a recessed lid" },
  screwed_case: { zh: "盒，四角螺钉", en: "Case with four screws" },
  solar_case: { zh: "盒，顶面太阳能板", en: "Case with a solar panel" },
  probe_case: { zh: "盒，带显示窗与探头线", en: "Case with a window and a probe cable" },
  cable_case: { zh: "盒，带线束", en: "Case with a harness" },
  eared_case: { zh: "盒，带线束与安装耳", en: "Case with a harness and ears" },
  sma_two: { zh: "盒，带线束、安装耳与两个 SMA 座", en: "Case with a harness, ears and two SMA sockets" },
  sma_three: { zh: "盒，带线束、安装耳与三个 SMA 座", en: "Case with a harness, ears and three SMA sockets" },
  tailed_case: { zh: "盒，带线与单耳", en: "Case with a cable and one ear" },
  pill: { zh: "圆头长盒，大按键", en: "Long case with round ends and a large button" },
  round: { zh: "圆形", en: "Round" },
  card: { zh: "卡片，有挂孔", en: "Card with a slot" },
  collar: { zh: "两端有带槽", en: "Strap slots at both ends" },
  lamp: { zh: "盒，有灯窗", en: "Case with a lamp" },
  plate: { zh: "两孔底板，孔距 64 mm", en: "Plate with two holes 64 mm apart" },
  obd: { zh: "OBD 插头", en: "OBD plug" },
  lcc24: { zh: "LCC 24，16 × 12.2 mm", en: "LCC 24, 16 × 12.2 mm" },
  lcc24_large: { zh: "LCC 24，17 × 22 mm", en: "LCC 24, 17 × 22 mm" },
  lcc66: { zh: "LCC 66，32 × 29 mm", en: "LCC 66, 32 × 29 mm" },
} as const satisfies Names;
export type OutlineForm = keyof typeof OUTLINES;
