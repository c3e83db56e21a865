/** Firmware release notes since 2022, newest first. */
import { lowerFirst } from "../../../../shared/lib/lower-first.ts";
import type { Product, Site } from "../lib/content.ts";
import { type Language, pick, type Text } from "../lib/language.ts";
import { contactLine } from "../lib/sheet.ts";

interface Release {
  models: string;
  version: string;
  day: string;
  changes: Text[];
  /** What to watch for when updating. */
  mind?: Text;
}

const RELEASES: Release[] = [
  { models: "V9", version: "1.3.0", day: "2026-10-13", changes: [["新增：惯性推算在地库螺旋坡道上的高度修正", "Added: height correction of dead reckoning on spiral ramps"], ["改进：首次标定的直行距离由 800 m 缩短到 500 m", "Improved: the straight drive for the first calibration is 500 m, down from 800 m"], ["修复：急弯后方向偶尔滞后一秒", "Fixed: course lagging a second after sharp turns"]] },
  { models: "A7 A9 A9S", version: "5.2.1", day: "2026-08-18", changes: [["改进：弱信号下搜网改为三次后放弃，节省电量", "Improved: in weak signal the search stops after three tries, saving charge"], ["修复：CLOCK 设 4 个时刻时第 4 个不执行", "Fixed: the fourth CLOCK time was skipped"]] },
  { models: "T1", version: "1.1.0", day: "2026-07-07", changes: [["新增：TCO1 第二驾驶员的卡状态", "Added: state of the second driver’s card from TCO1"], ["改进：250 / 500 kbit/s 自动识别缩短到 3 s", "Improved: 250 or 500 kbit/s is recognised within 3 s"]] },
  { models: "V3 V5", version: "4.2.1", day: "2026-04-28", changes: [["修复：断网较久时补传次序偶尔颠倒", "Fixed: stored points sometimes out of order after long outages"], ["改进：自检缩短到 90 s 以内", "Improved: self-test within 90 s"]] },
  { models: "K1", version: "1.2.0", day: "2026-02-03", changes: [["新增：SHIFT 工作时段，时段外不定位也不扫描信标", "Added: SHIFT; outside working hours no position is taken and no beacon is scanned"]], mind: ["旧分组升级后行为不变；时段由平台按分组下发。", "Old groups stay as they are; the platform sets the hours by group."] },
  { models: "V7 V8", version: "3.4.0", day: "2025-11-11", changes: [["新增：CAN,1,AUTO 波特率识别", "Added: CAN,1,AUTO recognises the bus speed"], ["修复：热点打开后，长时间无流量时不释放地址", "Fixed: hotspot addresses not released when idle"]] },
  { models: "C4", version: "3.2.0", day: "2025-08-26", changes: [["新增：超限持续时间可设 0–120 min", "Added: excursion duration from 0 to 120 min"], ["改进：补传按原时间，平台曲线不再出现回折", "Improved: stored records keep their time, no more kinks in the curve"]] },
  { models: "P2 P4", version: "2.3.0", day: "2025-04-15", changes: [["新增：HOME，收到家中 Wi-Fi 时不开定位", "Added: HOME; no positioning within the home Wi-Fi"], ["修复（P2）：DOCK 1 上充满后指示灯仍呼吸", "Fixed (P2): light still breathing when full in the DOCK 1"]] },
];

/** First releases are the products' own dates; the notes begin with 2022, so those of 2021 are not in them. */
function firstReleases(products: readonly Product[]): Release[] {
  return products
    .filter((of) => of.released >= "2022-01-01")
    .map((of): Release => ({ models: of.code, version: "1.0.0", day: of.released, changes: [[`首次发布：${of.name}`, `First release: ${lowerFirst(of.name_en)}`]] }));
}

const HEAD: Text[] = [
  ["升级分批进行：先 1%，观察 48 小时，再 10%，最后全部。失败自动回到上一版，参数不变。", "Updates roll out in stages: 1%, 48 hours of watching, 10%, then all. A failed update returns to the previous version; settings stay."],
  ["升级时不要断电；电池型号电量应在 30% 以上。", "Keep the power on; battery models need a charge of 30% or more."],
];

/** The whole text; lines end with CR LF, for Notepad. */
export function releaseNotes(site: Site, products: readonly Product[], language: Language, title: string): string {
  const rule = "=".repeat(72);
  const newestFirst = [...RELEASES, ...firstReleases(products)].sort((a, b) => b.day.localeCompare(a.day));
  const entries = newestFirst.flatMap((release) => [
    `${release.models}    ${release.version}    ${release.day}`,
    ...release.changes.map((change) => `  - ${pick(change, language)}`),
    ...(release.mind === undefined ? [] : [`  ! ${pick(release.mind, language)}`]),
    "",
  ]);
  return [title, rule, "", ...HEAD.map((line) => pick(line, language)), "", rule, "", ...entries, rule, contactLine(site, language), ""].join("\r\n");
}
