/** Report interval and battery life: the site's own formula, `shared/specification/standby.ts`, in cells that a reader can change. */
import { capacityAt, COVERAGES, COVERAGE_KEYS, INTERVALS, LONGEST_STANDBY, standbyDays, standbyModel, statedConditions, type StandbyModel } from "../../../../shared/specification/standby.ts";
import { addRow, type Column, finish, input, notes, tableSheet, workbook } from "../office/excel.ts";
import type { Product } from "../lib/content.ts";
import { field, type Language, pick } from "../lib/language.ts";
import type { Kit, Paper } from "../lib/paper.ts";

interface Rated {
  of: Product;
  model: StandbyModel;
}

const rated = (kit: Kit): Rated[] =>
  kit.products.flatMap((of): Rated[] => {
    const model = standbyModel(of.specs);
    return model === null ? [] : [{ of, model }];
  });

/** The corners of the formula's curves, in °C: between them it goes straight. */
const CORNERS = [-40, -20, 0, 25, 55, 85];
/** Of a cell that keeps half at −20 °C the shape of the loss can be read at every corner; of one that loses nothing, the rest. */
const HALF = 0.5;
/** Any model at all: how its self-discharge grows is alike for all. */
const ANY: StandbyModel = { standby: 1, standby_interval: 1440, battery_capacity: 1, usable_capacity: 100, cold_capacity: 100, listening_current: 0, sleep_current: 0, position_charge: 1, self_discharge: 1, temperature: { min: -40, max: 85 } };
const selfDischarge = (temperature: number): number => standbyDays(ANY, { interval: 1440, temperature, coverage: "good" }).daily.selfDischarge;

/** Temperature, shape of the loss in the cold, what is left in the heat, self-discharge against 25 °C. */
const CURVES = CORNERS.map((temperature) => [
  temperature,
  temperature < 25 ? (1 - capacityAt({ cold_capacity: 100 * HALF }, temperature)) / HALF : 0,
  temperature < 25 ? 1 : capacityAt({ cold_capacity: 100 }, temperature),
  selfDischarge(temperature) / selfDischarge(25),
] as const);

const COVERAGE_NAMES = { good: ["良好", "Good"], fair: ["一般", "Fair"], weak: ["弱", "Weak"] } as const;

export const calculator: Paper = {
  slug: "battery-life-calculator",
  title: ["上报间隔与续航计算表", "Report interval and battery-life calculator"],
  summary: ["选型号、间隔与温度，得出天数；标称条件下的结果与规格书一致，最长只算到 365 天。", "Choose a model, an interval and a temperature to see how many days it lasts. At the stated conditions the result agrees with the datasheet; it never exceeds 365 days."],
  type: "excel", kind: "tool", version: "6", created: "2026-11-28", folder: "tools", extension: "xlsx",
  products: ["A3", "A5", "A7", "A9", "A9S", "C4", "P2", "P4", "S1", "K1", "D1", "D2", "B1", "B3"],
  async make(kit, language, paper) {
    const t = (zh: string, en: string): string => pick([zh, en], language);
    const book = workbook(kit, paper, language);
    const names = { calc: t("计算", "Calculator"), table: t("全部型号", "All models"), data: t("参数", "Data"), notes: t("说明", "Notes") };
    const models = rated(kit);
    const dataEnd = 4 + models.length;
    const ref = (column: string): string => `'${names.data}'!$${column}$5:$${column}$${dataEnd}`;
    const curve = [dataEnd + 4, dataEnd + 3 + CURVES.length] as const;
    const coverage = [curve[1] + 3, curve[1] + 2 + COVERAGE_KEYS.length] as const;
    const cells = (column: string, [from, to]: readonly [number, number]): string => `'${names.data}'!$${column}$${from}:$${column}$${to}`;
    /** Straight lines between the corners of a curve, flat beyond its ends. */
    const along = (column: string, temperature: string): string => {
      const [x, y] = [cells("A", curve), cells(column, curve)];
      const clamped = `MAX(${CORNERS[0]},MIN(${CORNERS.at(-1)},${temperature}))`;
      const i = `MIN(MATCH(${clamped},${x},1),${CORNERS.length - 1})`;
      return `(INDEX(${y},${i})+(${clamped}-INDEX(${x},${i}))*(INDEX(${y},${i}+1)-INDEX(${y},${i}))/(INDEX(${x},${i}+1)-INDEX(${x},${i})))`;
    };
    const factor = (name: string): string => `INDEX(${cells("B", coverage)},MATCH(${name},${cells("A", coverage)},0))`;
    /** Usable charge at a temperature, and what a day takes, from the cells of a model. */
    const usable = (value: (column: string) => string, temperature: string): string => `${value("E")}*${value("F")}/100*MAX(0,1-(1-${value("G")}/100)*${along("B", temperature)})*${along("C", temperature)}`;
    const discharge = (value: (column: string) => string, temperature: string): string => `${value("E")}*${value("K")}/100/365*${along("D", temperature)}`;
    const asleep = (value: (column: string) => string): string => `(${value("H")}+${value("I")})*24/1000`;
    const down = (days: string): string => `MIN(${LONGEST_STANDBY},INT(${days}+0.000001))`;

    const calc = tableSheet(book, names.calc, pick(paper.title, language), t("填写橙边单元格。", "Fill in the cells with the orange edge."), [{ title: ["输入", "Input"], width: 34 }, { title: ["值", "Value"], width: 16, format: "#,##0.##" }, { title: ["单位与说明", "Unit and notes"], width: 62, wrap: true }], language);
    const m = `MATCH($B$5,${ref("A")},0)`;
    const value = (column: string): string => `INDEX(${ref(column)},${m})`;
    const first = models.find(({ of }) => of.code === "A9") ?? models[0];
    const rows: (readonly [string, string | number | { formula: string }, string, boolean?])[] = [
      [t("型号", "Model"), first?.of.code ?? "", t("从列表选择", "Choose from the list"), true],
      [t("上报间隔", "Report interval"), 1440, t("分钟；每天一次为 1440，每小时一次为 60", "minutes; 1440 is daily, 60 hourly"), true],
      [t("平均温度", "Average temperature"), 25, "°C", true],
      [t("信号", "Coverage"), pick(COVERAGE_NAMES.good, language), t("街道为良好，车内与郊区为一般，地库与铁皮房为弱", "Good in streets, fair in vehicles and suburbs, weak in underground car parks and steel sheds"), true],
      [t("可用容量", "Usable capacity"), { formula: usable(value, "B7") }, t("mAh，电池容量 × 可用比例 × 温度折算", "mAh: capacity × usable part × temperature")],
      [t("监听与休眠", "Listening and sleep"), { formula: asleep(value) }, t("mAh / 天", "mAh a day")],
      [t("定位与上报", "Positions"), { formula: `1440/B6*${value("J")}*${factor("B8")}` }, t("mAh / 天", "mAh a day")],
      [t("自放电", "Self-discharge"), { formula: discharge(value, "B7") }, t("mAh / 天", "mAh a day")],
      [t("预计天数", "Expected days"), { formula: down(`B9/((B10+B11+B12)*${value("L")})`) }, t("天，最长只算到 365 天", "days, at most 365")],
      [t("规格书标称", "Datasheet"), { formula: value("C") }, t("天，标称间隔见“参数”页，25 °C，信号良好", "days at the interval on the sheet “Data”, 25 °C, good coverage")],
    ];
    rows.forEach(([label, content, remark, open], i) => {
      const row = addRow(calc, [label, content, remark]);
      if (open === true) input(row.getCell(2));
      if (i === 8) row.font = { bold: true, size: 12, name: language === "zh" ? "Microsoft YaHei" : "Arial" };
    });
    calc.getCell("B5").dataValidation = { type: "list", allowBlank: false, formulae: [ref("A")] };
    calc.getCell("B6").dataValidation = { type: "decimal", operator: "between", allowBlank: false, formulae: [1, 1440] };
    calc.getCell("B7").dataValidation = { type: "decimal", operator: "between", allowBlank: false, formulae: [-40, 85] };
    calc.getCell("B8").dataValidation = { type: "list", allowBlank: false, formulae: [cells("A", coverage)] };

    const table = tableSheet(book, names.table, names.table, t("温度与信号取自“计算”页；间隔单位为分钟，结果为天。", "Temperature and coverage come from the Calculator sheet; intervals in minutes, results in days."), [{ title: ["型号", "Model"], width: 10 }, { title: ["名称", "Name"], width: 28 }, ...INTERVALS.map((minutes): Column => ({ title: [`${minutes} 分钟`, `${minutes} min`], width: 11, format: "0" }))], language, 2);
    models.forEach(({ of }, i) => {
      const cell = (column: string): string => `'${names.data}'!$${column}$${5 + i}`;
      const temperature = `'${names.calc}'!$B$7`;
      const daily = (minutes: number): string => `(${asleep(cell)}+1440/${minutes}*${cell("J")}*${factor(`'${names.calc}'!$B$8`)}+${discharge(cell, temperature)})`;
      addRow(table, [of.code, field(of, "name", language), ...INTERVALS.map((minutes) => ({ formula: down(`${usable(cell, temperature)}/(${daily(minutes)}*${cell("L")})`) }))]);
    });

    const columns: Column[] = [
      { title: ["型号", "Model"], width: 12 },
      { title: ["名称", "Name"], width: 28 },
      { title: ["标称天数", "Stated days"], width: 10, format: "0" },
      { title: ["标称间隔 min", "Stated interval, min"], width: 12, format: "0" },
      { title: ["容量 mAh", "Capacity, mAh"], width: 11, format: "#,##0" },
      { title: ["可用 %", "Usable, %"], width: 9, format: "0" },
      { title: ["−20 °C 时 %", "At −20 °C, %"], width: 11, format: "0" },
      { title: ["监听 µA", "Listening, µA"], width: 11, format: "0" },
      { title: ["休眠 µA", "Sleep, µA"], width: 10, format: "0" },
      { title: ["每次定位 mAh", "mAh a position"], width: 12, format: "0.00" },
      { title: ["年自放电 %", "Self-discharge a year, %"], width: 12, format: "0.0" },
      { title: ["修正系数", "Adjustment"], width: 11, format: "0.000" },
    ];
    const data = tableSheet(book, names.data, names.data, t("修正系数使标称条件下的结果等于标称天数：可用容量 ÷（每天消耗 × 标称天数），25 °C。", "The adjustment makes the stated condition give the stated days: usable capacity ÷ (a day’s consumption × stated days), at 25 °C."), columns, language);
    models.forEach(({ of, model }, i) => {
      const n = 5 + i;
      const { interval } = statedConditions(model);
      addRow(data, [of.code, field(of, "name", language), model.standby, interval, model.battery_capacity, model.usable_capacity, model.cold_capacity, model.listening_current, model.sleep_current, model.position_charge, model.self_discharge, { formula: `E${n}*F${n}/100/(((H${n}+I${n})*24/1000+1440/D${n}*J${n}+E${n}*K${n}/100/365)*C${n})` }]);
    });
    [t("温度 °C", "°C"), t("低温损失形状", "Shape of the loss in the cold"), t("高温剩余", "Left in the heat"), t("自放电，相对 25 °C", "Self-discharge against 25 °C")].forEach((label, i) => {
      data.getCell(curve[0] - 1, i + 1).value = label;
    });
    CURVES.forEach((numbers, i) => {
      numbers.forEach((number, column) => {
        const cell = data.getCell(curve[0] + i, column + 1);
        cell.value = Math.round(number * 1e6) / 1e6;
        cell.numFmt = "0.##";
      });
    });
    data.getCell(coverage[0] - 1, 1).value = t("信号", "Coverage");
    COVERAGE_KEYS.forEach((key, i) => {
      data.getCell(coverage[0] + i, 1).value = pick(COVERAGE_NAMES[key], language);
      data.getCell(coverage[0] + i, 2).value = COVERAGES[key];
    });
    calculatorNotes(book, names.notes, kit, language);
    return finish(book, paper);
  },
};

function calculatorNotes(book: ReturnType<typeof workbook>, name: string, kit: Kit, language: Language): void {
  notes(book, name, [
    ["这是估算，不是承诺。算式与网站的待机计算器相同，系数取自各型号规格；标称间隔见“参数”页，25 °C，信号良好；B1 不开灯；B3 为 LTE-M；A9S 无光照。只在该型号的工作温度范围内有效（见规格书），超出范围不得使用。", "An estimate, not a promise. The formula is that of the standby calculator on the site, with the figures of each model; the stated days are for the interval on the sheet “Data”, 25 °C and good coverage; B1 with its light off, B3 on LTE-M, A9S in the dark. Valid only within the model’s working temperatures (see its datasheet); outside them it must not be used."],
    ["信号系数只影响定位与上报：一般为 1.6，弱为 2.8。", "The coverage factor applies to positions and reports only: 1.6 for fair, 2.8 for weak."],
    ["网络监听按规格中的寻呼周期计；运营商不提供这一周期时，天数可能降到一半左右或更少。", "Listening is that of the paging cycle in the specifications; where the operator does not grant it, days may fall to about half or less."],
    ["震动、光感等报警会加报，请计入每天的次数。", "Alarms such as vibration and light add reports: include them."],
    ["一年以后，自放电、温度循环和网络变化的影响超过算式本身，所以结果最长只到 365 天。", "Beyond a year, self-discharge, temperature cycles and network changes outweigh the formula, so it stops at 365 days."],
  ], kit, language);
}
