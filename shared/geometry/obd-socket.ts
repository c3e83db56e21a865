/** The pins of the OBD socket as SVG, in the places that SAE J1962 gives them. Type is the reader's to set. */
import { LIGHT } from "../design/themes.ts";
import type { Language } from "../languages.ts";
import { nameIn } from "../vocabulary/name-in.ts";

/** The pins that carry something, by their numbers. */
const PINS: Record<number, string | { zh: string; en: string }> = {
  4: { zh: "车身地", en: "chassis" },
  5: { zh: "信号地", en: "signal gnd" },
  6: "CAN H",
  7: { zh: "K 线", en: "K line" },
  14: "CAN L",
  16: { zh: "常电", en: "permanent" },
};
const LABEL = { zh: "OBD 插座针脚", en: "OBD socket pins" };

/** The socket from the front with its sixteen pins, and what the used ones carry. */
export function obdDiagram(language: Language): string {
  const pin = (number: number): string => {
    const upper = number <= 8;
    const [x, y] = [150 + ((number - 1) % 8) * 82, upper ? 76 : 136];
    const use = PINS[number];
    const name =
      use &&
      `<text x="${x}" y="${upper ? 34 : 194}" text-anchor="middle" font-size="13" fill="${LIGHT.ink3}">${typeof use === "string" ? use : nameIn(use, language)}</text>`;
    return `<rect x="${x - 14}" y="${y - 15}" width="28" height="30" rx="2" fill="${use ? LIGHT.paper2 : "#fff"}" stroke="${LIGHT.ink}" stroke-width="${use ? 2.4 : 1}"/><text x="${x}" y="${y + 5}" font-size="14" text-anchor="middle" font-weight="${use ? 600 : 400}" fill="${LIGHT.ink}">${number}</text>${name ?? ""}`;
  };
  const pins = Array.from({ length: 16 }, (_, index) => pin(index + 1)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 210" role="img" aria-label="${nameIn(LABEL, language)}"><path d="M92 46H782L750 168H124Z" fill="none" stroke="${LIGHT.ink}" stroke-width="2"/>${pins}</svg>`;
}
