/** Report interval and battery life: each product's stated standby, turned into a formula that a reader can change. */
import { addRow, type Column, finish, input, notes, tableSheet, workbook } from "../office/excel.ts";
import { type Product, spec } from "../lib/content.ts";
import { field, type Language, pick } from "../lib/language.ts";
import type { Kit, Paper } from "../lib/paper.ts";

/** The part of the nominal capacity that can be used: the rest is self-discharge, voltage drop and ageing. */
const USABLE = 0.85;
/** Charge for one position, in mAh: a sleeper has to find the network again, one that stays registered does not. */
const PER_REPORT = { sleeper: 1.5, narrowband: 1.0, registered: 0.3 } as const;
/** Usable capacity against 25 °C, by temperature in °C. */
const DERATING = [[-40, 0.4], [-20, 0.65], [0, 0.85], [25, 1], [45, 0.97], [60, 0.9], [85, 0.75]] as const;
/** No standby is stated beyond this, whatever the formula says. */
const LONGEST = 365;

interface Rated {
  of: Product;
  capacity: number;
  days: number;
  /** Reports a day at which the days are stated. */
  reports: number;
  perReport: number;
}

function rated(kit: Kit): Rated[] {
  return kit.products.flatMap((of): Rated[] => {
    const [capacity, standby] = [spec(of, "battery_capacity")?.value, spec(of, "standby")];
    if (capacity === undefined || standby?.value === undefined) return [];
    const dense = /10 min/.test(standby.condition_en ?? "");
    const network = spec(of, "network")?.text_en ?? "";
    const registered = of.series === "portable_charging" || dense;
    const perReport = registered ? PER_REPORT.registered : network.startsWith("NB") ? PER_REPORT.narrowband : PER_REPORT.sleeper;
    return [{ of, capacity, days: standby.value, reports: dense ? 144 : 1, perReport }];
  });
}

export const calculator: Paper = {
  slug: "battery-life-calculator",
  title: ["上报间隔与续航计算表", "Report interval and battery-life calculator"],
  summary: ["选型号、间隔与温度，得出天数；标称条件下的结果与规格书一致，最长只算到 365 天。", "Choose a model, an interval and a temperature for the days it lasts. At the stated condition it agrees with the datasheet, and never exceeds 365 days."],
  type: "excel", kind: "tool", version: "4", created: "2025-10-21", folder: "tools", extension: "xlsx",
  products: ["A3", "A5", "A7", "A9", "A9S", "C4", "P2", "P4", "S1", "K1", "D1", "D2", "B1", "B3"],
  async make(kit, language, paper) {
    const t = (zh: string, en: string): string => pick([zh, en], language);
    const book = workbook(kit, paper, language);
    const names = { calc: t("计算", "Calculator"), table: t("全部型号", "All models"), data: t("参数", "Data"), notes: t("说明", "Notes") };
    const models = rated(kit);
    const dataEnd = 4 + models.length;
    const ref = (column: string): string => `'${names.data}'!$${column}$5:$${column}$${dataEnd}`;
    const usable = `'${names.data}'!$B$${dataEnd + 3}`;
    const curve = [dataEnd + 7, dataEnd + 6 + DERATING.length] as const;
    /** Straight lines between the points of the derating table, flat beyond its ends. */
    const derate = (temperature: string): string => {
      const [x, y] = [`'${names.data}'!$A$${curve[0]}:$A$${curve[1]}`, `'${names.data}'!$B$${curve[0]}:$B$${curve[1]}`];
      const clamped = `MAX(-40,MIN(85,${temperature}))`;
      const i = `MIN(MATCH(${clamped},${x},1),${DERATING.length - 1})`;
      return `(INDEX(${y},${i})+(${clamped}-INDEX(${x},${i}))*(INDEX(${y},${i}+1)-INDEX(${y},${i}))/(INDEX(${x},${i}+1)-INDEX(${x},${i})))`;
    };

    const calc = tableSheet(book, names.calc, pick(paper.title, language), t("填写橙边单元格。", "Fill in the cells with the orange edge."), [{ title: ["输入", "Input"], width: 34 }, { title: ["值", "Value"], width: 16, format: "#,##0.##" }, { title: ["单位与说明", "Unit and notes"], width: 62, wrap: true }], language);
    const m = `MATCH($B$5,${ref("A")},0)`;
    const value = (column: string): string => `INDEX(${ref(column)},${m})`;
    const rows: (readonly [string, string | number | { formula: string }, string, boolean?])[] = [
      [t("型号", "Model"), "A9", t("从列表选择", "Choose from the list"), true],
      [t("每天上报次数", "Reports a day"), 1, t("每小时一次为 24，每 10 分钟一次为 144", "24 is hourly, 144 every 10 minutes"), true],
      [t("平均温度", "Average temperature"), 25, "°C", true],
      [t("弱信号系数", "Weak-signal factor"), 1, t("1 为信号良好；地库与偏远地区取 2–4", "1 for good signal; 2–4 in garages and remote areas"), true],
      [t("电池容量", "Battery capacity"), { formula: value("C") }, "mAh"],
      [t("可用容量", "Usable capacity"), { formula: `B9*${usable}*${derate("B7")}` }, t("mAh，按可用比例与温度折算", "mAh, after the usable part and temperature")],
      [t("基础消耗", "Base consumption"), { formula: value("G") }, t("mAh / 天，含待机监听、自放电与余量", "mAh a day: listening, self-discharge and reserve")],
      [t("上报消耗", "Reporting"), { formula: `B6*${value("F")}*B8` }, t("mAh / 天", "mAh a day")],
      [t("预计天数", "Expected days"), { formula: `MIN(${LONGEST},ROUND(B10/(B11+B12),0))` }, t("天，最长只算到 365 天", "days, at most 365")],
      [t("规格书标称", "Datasheet"), { formula: value("D") }, t("天，标称条件见“参数”页", "days, under the condition on the Data sheet")],
    ];
    rows.forEach(([label, content, remark, open], i) => {
      const row = addRow(calc, [label, content, remark]);
      if (open === true) input(row.getCell(2));
      if (i === 8) row.font = { bold: true, size: 12, name: language === "zh" ? "Microsoft YaHei" : "Arial" };
    });
    calc.getCell("B5").dataValidation = { type: "list", allowBlank: false, formulae: [`'${names.data}'!$A$5:$A$${dataEnd}`] };
    calc.getCell("B6").dataValidation = { type: "decimal", operator: "between", allowBlank: false, formulae: [0, 8640] };
    calc.getCell("B7").dataValidation = { type: "decimal", operator: "between", allowBlank: false, formulae: [-40, 85] };
    calc.getCell("B8").dataValidation = { type: "decimal", operator: "between", allowBlank: false, formulae: [1, 10] };

    const intervals = [1, 2, 4, 24, 48, 144, 1440];
    const labels = language === "zh" ? ["每天 1 次", "每天 2 次", "每 6 小时", "每小时", "每 30 分钟", "每 10 分钟", "每分钟"] : ["Daily", "Twice a day", "Every 6 h", "Hourly", "Every 30 min", "Every 10 min", "Every minute"];
    const table = tableSheet(book, names.table, names.table, t("温度与弱信号系数取自“计算”页；单位：天。", "Temperature and weak-signal factor come from the Calculator sheet; in days."), [{ title: ["型号", "Model"], width: 10 }, { title: ["名称", "Name"], width: 28 }, ...labels.map((label): Column => ({ title: [label, label], width: 13, format: "0" }))], language, 2);
    models.forEach(({ of }, i) => {
      const n = 5 + i;
      const data = (column: string): string => `'${names.data}'!$${column}$${n}`;
      addRow(table, [of.code, field(of, "name", language), ...intervals.map((count) => ({ formula: `MIN(${LONGEST},ROUND(${data("C")}*${usable}*${derate(`'${names.calc}'!$B$7`)}/(${data("G")}+${count}*${data("F")}*'${names.calc}'!$B$8),0))` }))]);
    });

    const data = tableSheet(book, names.data, names.data, t("基础消耗由标称天数反推：可用容量 ÷ 天数 − 标称次数 × 每次消耗。", "Base consumption follows from the stated days: usable capacity ÷ days − stated reports × charge per report."), [{ title: ["型号", "Model"], width: 12 }, { title: ["名称", "Name"], width: 28 }, { title: ["容量 mAh", "Capacity mAh"], width: 12, format: "#,##0" }, { title: ["标称天数", "Stated days"], width: 12, format: "0" }, { title: ["标称次数 / 天", "Stated reports a day"], width: 14, format: "0" }, { title: ["每次 mAh", "mAh per report"], width: 12, format: "0.00" }, { title: ["基础 mAh / 天", "Base mAh a day"], width: 14, format: "0.00" }], language);
    models.forEach(({ of, capacity, days, reports, perReport }, i) => {
      const n = 5 + i;
      addRow(data, [of.code, field(of, "name", language), capacity, days, reports, perReport, { formula: `C${n}*${usable}/D${n}-E${n}*F${n}` }]);
    });
    data.getCell(dataEnd + 3, 1).value = t("可用比例", "Usable part");
    data.getCell(dataEnd + 3, 2).value = USABLE;
    data.getCell(dataEnd + 3, 2).numFmt = "0%";
    data.getCell(dataEnd + 5, 1).value = t("温度与可用容量", "Temperature and usable capacity");
    data.getCell(dataEnd + 6, 1).value = "°C";
    data.getCell(dataEnd + 6, 2).value = t("相对 25 °C", "against 25 °C");
    DERATING.forEach(([temperature, factor], i) => {
      data.getCell(curve[0] + i, 1).value = temperature;
      data.getCell(curve[0] + i, 2).value = factor;
      data.getCell(curve[0] + i, 2).numFmt = "0%";
    });
    calculatorNotes(book, names.notes, kit, language);
    return finish(book, paper);
  },
};

function calculatorNotes(book: ReturnType<typeof workbook>, name: string, kit: Kit, language: Language): void {
  notes(book, name, [
    ["这是估算，不是承诺。标称条件：每天定位一次、25 °C；C4、S1、K1 为每 10 分钟一次；B1 不开灯；A9S 无光照。", "An estimate, not a promise. Stated condition: one position a day at 25 °C; C4, S1 and K1 every 10 minutes; B1 with its light off; A9S in the dark."],
    ["每次上报的电量是良好信号下的典型值。弱信号下搜网时间变长，请提高弱信号系数。", "The charge per report is typical for good signal. In weak signal the search takes longer: raise the factor."],
    ["震动、光感等告警会加报，请计入每天的次数。", "Alarms such as vibration and light add reports: include them."],
    ["一年以后，自放电、温度循环和网络变化的影响超过算式本身，所以结果最长只到 365 天。", "Beyond a year, self-discharge, temperature cycles and network changes outweigh the formula, so it stops at 365 days."],
  ], kit, language);
}
