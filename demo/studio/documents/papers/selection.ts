/** Product selection guide: four questions, then the figures of every series side by side. */
import type { SpecKey } from "../../../../shared/vocabulary/spec-rows.ts";
import { type Product, spec, specName, specUnit, specValue } from "../lib/content.ts";
import { guide, note, steps, textTable } from "../lib/flow.ts";
import { field, type Language } from "../lib/language.ts";
import { html, type Markup, prose } from "../lib/markup.ts";
import type { Paper } from "../lib/paper.ts";
import { SERIES_ROWS } from "./series-rows.ts";

function value(of: Product, key: SpecKey, language: Language): string {
  const row = spec(of, key);
  if (row === undefined) return "–";
  const unit = specUnit(row, language);
  return `${specValue(row, language)}${unit === "" ? "" : ` ${unit}`}`;
}

function seriesTable(products: readonly Product[], rows: readonly SpecKey[], language: Language): Markup {
  return html`<table style="table-layout:fixed"><thead><tr><th scope="col" style="width:17%"></th>${products.map((of) => html`<th scope="col"><span class="num">${of.code}</span></th>`)}</tr></thead><tbody>${rows.map((key) => html`<tr><th scope="row">${specName(key, language)}</th>${products.map((of) => html`<td class="t" style="font-size:.82em;overflow-wrap:anywhere">${prose(value(of, key, language))}</td>`)}</tr>`)}</tbody></table>`;
}

export const selection: Paper = {
  slug: "product-selection-guide",
  title: ["产品选型指南", "Product selection guide"],
  summary: ["先看供电，再看位置、间隔与环境。六个系列的主要参数并排对比，附配件对照。", "Supply first, then place, interval and surroundings. The main figures of six series side by side, with accessories."],
  type: "pdf", kind: "guide", version: "12", created: "2026-11-28", folder: "guides", extension: "pdf", products: [],
  make(kit, language, paper) {
    const series = kit.series.map((entry) => {
      const members = kit.products.filter((of) => of.series === entry.key);
      return { title: [entry.name, entry.name_en] as const, body: html`<p>${prose(field(entry, "description", language))}</p>${members.length > 6 ? html`${seriesTable(members.slice(0, 4), SERIES_ROWS[entry.key], language)}${seriesTable(members.slice(4), SERIES_ROWS[entry.key], language)}` : seriesTable(members, SERIES_ROWS[entry.key], language)}` };
    });
    const rows = kit.accessories.map((item) => [item.model, [item.name, item.name_en] as const, kit.products.filter((of) => of.accessories.includes(item.slug)).map((of) => of.code).join(" · ")]);
    return guide(kit, paper, language, ["指南", "Guide"], [
      { title: ["四个问题", "Four questions"], body: html`${steps([
        ["有没有车载电源？有，并且需要实时轨迹：有线定位或 4G 车载系列。没有：无线超长待机。随身带、可以常充电：便携充电定位。有 OBD 接口又不想接线：O1、O3 或 T1。做进自己的设备：模组。", "Is there vehicle power? With it, and with live tracks needed: wired or 4G vehicle series. Without: wireless long standby. Carried and charged often: portable charging positioning. An OBD socket and no wiring: O1, O3 or T1. Built into your own device: a module."],
        ["多久上报一次？待机的条件是每天定位一次、25 °C（C4、S1、K1 为每 10 分钟一次；B1 不开灯，B3 为 LTE-M，A9S 无光照）。间隔变密，请用“上报间隔与续航计算表”重算。", "How often does it report? Standby assumes one position a day at 25 °C (C4, S1 and K1: every 10 minutes; B1 with its light off, B3 on LTE-M, A9S in the dark). For more frequent reports use the interval and battery-life calculator."],
        ["装在哪里？车内 IP30–IP65 即可；底盘、车架与户外用 IP67；会积水的地方用 IP68。三者都不能用高压清洗机冲洗。", "Where is it fitted? Inside a vehicle IP30 to IP65 will do; under a chassis, on a frame or outdoors take IP67; where water collects, IP68. None of them stands a pressure washer."],
        ["在哪些国家使用？常移动选 Cat 1，多数型号可回落 GSM；长期静止、每天几次选 NB-IoT / LTE-M。下单前请告诉我们国家，我们核对频段。", "In which countries? On the move take Cat 1, mostly with GSM fallback; at rest with a few reports a day take NB-IoT or LTE-M. Tell us the countries and we check the bands."],
      ], language)}${note(["36 V 及以上的车辆", "Vehicles of 36 V or more"], ["V1 与 4G 车载系列为 9–36 V，接到 36 V 及以上的电池会损坏。请用 V3、V5、E1 或 E3，电池充满和充电时不得超过 90 V。", "V1 and the 4G vehicle series take 9–36 V and are damaged by a battery of 36 V or more. Use V3, V5, E1 or E3, with a battery that stays below 90 V when full and on its charger."], language)}` },
      { title: ["按用途", "By use"], body: textTable([["用途", "Use"], ["推荐", "Recommended"], ["理由", "Why"]], [
        [["轿车与汽车金融", "Cars and vehicle finance"], "V3 + A3 / A5", ["有线看轨迹，无线防拆除", "Wired for the track, wireless against removal"]],
        [["货车与车队", "Trucks and fleets"], "V5 · V7 · V8 · T1", ["外设、总线、油量与行驶记录仪", "Peripherals, bus, fuel and tachograph"]],
        [["工程机械", "Construction machinery"], "A9 · V9", ["无电源用 A9；双频与惯性推算用 V9", "A9 without supply; V9 for dual frequency and dead reckoning"]],
        [["挂车与货箱", "Trailers and containers"], "A9S · A7 · A9", ["太阳能；或一次电池：每天定位一次，25 °C 下 A7 可用 300 天，A9 可用 365 天", "Solar; or a primary cell: at one position a day and 25 °C the A7 lasts 300 days, the A9 365 days"]],
        [["冷链", "Cold chain"], "C4", ["温湿度与位置同一条记录", "Temperature, humidity and position in one record"]],
        [["电动车与摩托车", "E-bikes and motorcycles"], "E1 · E3 · V1", ["E1 12–90 V、E3 9–90 V 直接取电；V1 只接 12 V 回路；E3 带蓝牙钥匙扣", "E1 12–90 V, E3 9–90 V direct; V1 on a 12 V circuit only; E3 with Bluetooth key fob"]],
        [["自行车", "Bicycles"], "B1 · B3", ["B1 尾灯式，不用于要求车灯经认可的国家；B3 装在水壶架下", "B1 as a rear light, not where lamps must be approved; B3 under the bottle cage"]],
        [["人员", "People"], "P2 · S1 · K1", ["呼救、通话、室内信标", "SOS, voice, indoor beacons"]],
        [["宠物", "Pets"], "D1 · D2", ["猫 16 g；犬 IP68", "Cats 16 g; dogs IP68"]],
        [["仪器与工具", "Instruments and tools"], "P4", ["每天定位一次、25 °C 下 60 天一充，超期未还报警", "60 days on a charge at one position a day and 25 °C, overdue alarm"]],
      ], language, ["26%", "26%", "48%"]) },
      ...series,
      { title: ["配件对照", "Accessories"], body: textTable([["型号", "Model"], ["名称", "Name"], ["适用", "Fits"]], rows, language, ["16%", "30%", "54%"]) },
    ]);
  },
};
