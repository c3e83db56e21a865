/** What the demonstration's products have in common, beside what each specification states. */
import type { Wording } from "#shared/consistency/product.ts";
import type { Topic } from "#shared/consistency/topics.ts";
import { CUT, harnessOf, WIRED } from "../facts.ts";

const stating = (text: string): Wording[] => [{ text, language: "en" }];

export const FUSE: Topic = {
  name: "fuse",
  unit: "A",
  says: /保险|fuse/i,
  stated: (of) => (WIRED.includes(of.code) ? stating(`${harnessOf(of.code).fuse} A`) : []),
};

/** What holds for every product alike. */
export const COMMON: readonly Topic[] = [
  {
    name: "speed of a cut",
    unit: "km/h",
    says: /断油|断电|继电器|起动回路|immobili|relay|\bcut\b|starter/i,
    unless: /刚过|超速|限速|speed limit|speeding|例如|停车后|crash/i,
    stated: () => stating(`${CUT.below} km/h`),
  },
  {
    name: "voltage of vehicles",
    unit: "V",
    shape: "single",
    says: /\d ?V(?: ?(?:与|和|、|and|or|\/) ?\d+ ?V)*(?: ?的)? ?(?:车|轿车|货车|卡车|叉车|燃油|vehicles?|cars?|trucks?|forklifts?)/i,
    unless: /以上|over|more|above|超过/i,
    stated: () => [12, 24, 36, 48, 60, 64, 72, 80, 84, 96].flatMap((volts) => stating(`${volts} V`)),
  },
  {
    name: "waiting of a cut",
    unit: "min",
    says: /失效|过期|lapses?|expires?/i,
    unless: /定位|position/i,
    stated: () => stating(`${CUT.wait} min`),
  },
];
