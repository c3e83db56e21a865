/** Workbooks: comparison, fleet schedule, beacon import, battery-life calculator. */
import { unitName } from "../../../../shared/specification/format.ts";
import type { SpecKey } from "../../../../shared/vocabulary/spec-rows.ts";
import { addRow, type Column, finish, input, list, notes, tableSheet, workbook } from "../office/excel.ts";
import { type Product, spec, specName, specText } from "../lib/content.ts";
import { field, type Language, pick, type Text } from "../lib/language.ts";
import type { Paper } from "../lib/paper.ts";
import { bands } from "./bands.ts";
import { calculator } from "./calculator.ts";

const t = (language: Language, zh: string, en: string): string => pick([zh, en], language);

/** Columns of the comparison: numbers stay numbers, so that they can be filtered and sorted. */
const NUMBERS: readonly SpecKey[] = ["battery_capacity", "standby", "backup_battery", "backup_runtime", "weight"];
const RANGES: readonly SpecKey[] = ["input_voltage", "temperature"];
const TEXTS: readonly SpecKey[] = ["network", "protection", "satellites", "bluetooth", "wifi", "charging", "vehicle_bus"];

function ends(of: Product, key: SpecKey): [number | string, number | string] {
  const row = spec(of, key);
  const nominal = /(\d+) \/ (\d+) V/.exec(row?.text_en ?? "");
  if (nominal !== null) return [Number(nominal[1]), Number(nominal[2])];
  return [row?.min ?? "", row?.max ?? ""];
}

const comparison: Paper = {
  slug: "product-comparison",
  title: ["28 款产品参数对比表", "Comparison of all 28 products"],
  summary: ["可筛选、可排序；另有一页选四款并排对比，公式自动取数。", "Filter and sort; on a second sheet choose four products and formulas put them side by side."],
  type: "excel", kind: "guide", version: "11", created: "2026-11-28", folder: "tools", extension: "xlsx", products: [],
  async make(kit, language, paper) {
    const book = workbook(kit, paper, language);
    const name = { all: t(language, "全部", "All"), four: t(language, "四款对比", "Four side by side"), notes: t(language, "说明", "Notes") };
    const range = (key: SpecKey, end: Text): Column => ({ title: [`${specName(key, "zh")}${end[0]}`, `${specName(key, "en")}, ${end[1]}`], width: 11, format: "0.##" });
    const columns: Column[] = [
      { title: ["型号", "Model"], width: 9 }, { title: ["名称", "Name"], width: 26 }, { title: ["系列", "Series"], width: 22 },
      { title: ["长 mm", "Length mm"], width: 9, format: "0.##" }, { title: ["宽 mm", "Width mm"], width: 9, format: "0.##" }, { title: ["高 mm", "Height mm"], width: 9, format: "0.##" },
      ...NUMBERS.map((key): Column => ({ title: [`${specName(key, "zh")} ${unitName(key, "zh")}`, `${specName(key, "en")} ${unitName(key, "en")}`], width: 12, format: "#,##0.##" })),
      ...RANGES.flatMap((key) => [range(key, ["下限", "from"]), range(key, ["上限", "to"])]),
      ...TEXTS.map((key): Column => ({ title: [specName(key, "zh"), specName(key, "en")], width: key === "satellites" || key === "network" ? 30 : 24, wrap: true })),
      { title: ["质保（月）", "Warranty, months"], width: 10, format: "0" }, { title: ["起订量", "Minimum order"], width: 9, format: "0" }, { title: ["发布日期", "Released"], width: 12, format: "yyyy-mm-dd" },
    ];
    const sheet = tableSheet(book, name.all, pick(paper.title, language), t(language, "待机的条件：每天定位一次、25 °C；C4、S1、K1 为每 10 分钟一次；B1 不开灯，B3 为 LTE-M，A9S 无光照。空格表示不适用。", "Standby: one position a day at 25 °C; C4, S1 and K1: every 10 minutes; B1 with its light off, B3 on LTE-M, A9S in the dark. An empty cell means not applicable."), columns, language, 2);
    for (const of of kit.products) {
      const series = kit.series.find((entry) => entry.key === of.series);
      addRow(sheet, [
        of.code, field(of, "name", language), series === undefined ? "" : field(series, "name", language), of.width, of.depth, of.height,
        ...NUMBERS.map((key) => spec(of, key)?.value ?? ""),
        ...RANGES.flatMap((key) => ends(of, key)),
        ...TEXTS.map((key) => { const row = spec(of, key); return row === undefined ? "" : specText(row, language); }),
        of.purchase.warranty_months, of.purchase.minimum_order, new Date(`${of.released}T00:00:00Z`),
      ]);
    }
    const last = 4 + kit.products.length;
    sheet.autoFilter = { from: { row: 4, column: 1 }, to: { row: last, column: columns.length } };
    sheet.getCell(last + 2, 1).value = t(language, "合计型号", "Models");
    sheet.getCell(last + 2, 4).value = { formula: `SUBTOTAL(103,A5:A${last})`, result: kit.products.length };
    sheet.getCell(last + 3, 1).value = t(language, "最轻（g，按当前筛选）", "Lightest shown, g");
    const weightColumn = sheet.getColumn(7 + NUMBERS.indexOf("weight")).letter;
    sheet.getCell(last + 3, 4).value = { formula: `SUBTOTAL(105,${weightColumn}5:${weightColumn}${last})`, result: Math.min(...kit.products.map((of) => spec(of, "weight")?.value ?? 9999)) };

    const four = tableSheet(book, name.four, name.four, t(language, "在第 4 行选择型号，下面的数值自动更新。", "Choose models in row 4; the values below follow."), [{ title: ["项目", "Item"], width: 26 }, ...["V3", "V5", "V7", "V9"].map((): Column => ({ title: ["", ""], width: 28, wrap: true }))], language);
    ["V3", "V5", "V7", "V9"].forEach((code, i) => {
      const cell = four.getCell(4, i + 2);
      cell.value = code;
      cell.dataValidation = { type: "list", allowBlank: false, formulae: [`'${name.all}'!$A$5:$A$${last}`] };
    });
    columns.slice(1).forEach((column, i) => {
      const letter = sheet.getColumn(i + 2).letter;
      const formulas = [2, 3, 4, 5].map((at) => {
        const lookup = `INDEX('${name.all}'!$${letter}$5:$${letter}$${last},MATCH(${four.getColumn(at).letter}$4,'${name.all}'!$A$5:$A$${last},0))`;
        return { formula: `IF(${lookup}="","–",${lookup})` };
      });
      const row = addRow(four, [pick(column.title, language), ...formulas]);
      if (column.format !== undefined) for (const at of [2, 3, 4, 5]) row.getCell(at).numFmt = column.format;
      for (const at of [2, 3, 4, 5]) row.getCell(at).alignment = { horizontal: "left", vertical: "middle", wrapText: true };
    });
    notes(book, name.notes, [
      ["数值与各型号规格书一致；规格书更新时以规格书为准。", "Figures agree with the datasheets; where a datasheet is newer, it applies."],
      ["定位精度 ±3 m 的条件是开阔天空、CEP50；M20 为 ±2.5 m，M30 为 ±1.5 m。", "Accuracy is ±3 m under open sky, CEP50; ±2.5 m for M20 and ±1.5 m for M30."],
      ["筛选后“合计型号”只计可见行。", "“Models” counts visible rows only."],
    ], kit, language);
    return finish(book, paper);
  },
};

const schedule: Paper = {
  slug: "fleet-installation-schedule",
  title: ["车队安装排期表", "Fleet installation schedule"],
  summary: ["按车排期、派工与验收，自动统计完成率与各城市进度；200 行，下拉选择型号与状态。", "Plan vehicles, crews and acceptance; completion by city is counted for you. 200 rows, models and states from lists."],
  type: "excel", kind: "tool", version: "4", created: "2026-11-28", folder: "tools", extension: "xlsx", products: ["V1", "V3", "V5", "O1", "O3"],
  async make(kit, language, paper) {
    const book = workbook(kit, paper, language);
    const states = language === "zh" ? ["待排", "已排", "已装", "已验收", "返工"] : ["Open", "Planned", "Fitted", "Accepted", "Rework"];
    const [open = "", planned = "", fitted = "", accepted = "", rework = ""] = states;
    const plan = t(language, "排期", "Schedule");
    const summary = t(language, "统计", "Summary");
    const columns: Column[] = [
      { title: ["号", "No."], width: 6 }, { title: ["车牌 / 车号", "Plate or number"], width: 16 }, { title: ["VIN", "VIN"], width: 21 }, { title: ["城市", "City"], width: 12 }, { title: ["车型", "Vehicle"], width: 16 },
      { title: ["型号", "Model"], width: 9 }, { title: ["IMEI", "IMEI"], width: 18, format: "@" }, { title: ["计划日期", "Planned"], width: 12, format: "yyyy-mm-dd" }, { title: ["安装队", "Crew"], width: 12 },
      { title: ["实际日期", "Fitted on"], width: 12, format: "yyyy-mm-dd" }, { title: ["状态", "State"], width: 10 }, { title: ["偏差（天）", "Delay, days"], width: 10, format: "0;-0;0" }, { title: ["IMEI 检查", "IMEI check"], width: 11 }, { title: ["备注", "Notes"], width: 28, wrap: true },
    ];
    const sheet = tableSheet(book, plan, pick(paper.title, language), t(language, "橙边单元格由您填写；偏差与 IMEI 检查自动计算。前三行为示例，可以覆盖。", "Fill in the cells with the orange edge; delay and IMEI check are calculated. The first three rows are examples to overwrite."), columns, language, 2);
    const cities = language === "zh" ? ["深圳", "东莞", "广州"] : ["Shenzhen", "Dongguan", "Guangzhou"];
    const vehicle = language === "zh" ? ["轻卡", "厢式货车", "轿车"] : ["Light truck", "Box truck", "Car"];
    const examples: (string | Date)[][] = [
      ["DEMO-001", "", cities[0] ?? "", vehicle[0] ?? "", "V3", "001012345678902", new Date("2023-08-21T00:00:00Z"), "A", new Date("2023-08-21T00:00:00Z"), accepted],
      ["DEMO-002", "", cities[0] ?? "", vehicle[1] ?? "", "V5", "", new Date("2023-08-22T00:00:00Z"), "A", "", planned],
      ["DEMO-003", "", cities[1] ?? "", vehicle[2] ?? "", "O1", "", new Date("2023-08-23T00:00:00Z"), "B", "", planned],
    ];
    const rows = 200;
    const models = kit.products.filter((of) => ["wired_positioning", "4g_vehicle", "obd_tox"].includes(of.series)).map((of) => of.code);
    for (let i = 0; i < rows; i += 1) {
      const n = 5 + i;
      const row = addRow(sheet, [
        i + 1, ...(examples[i] ?? Array.from({ length: 10 }, () => "")),
        { formula: `IF(OR(H${n}="",J${n}=""),"",J${n}-H${n})` },
        { formula: `IF(G${n}="","",IF(AND(LEN(G${n})=15,ISNUMBER(G${n}*1)),"OK","${t(language, "应为 15 位", "15 digits")}"))` }, "",
      ]);
      row.getCell(6).dataValidation = list(...models);
      row.getCell(11).dataValidation = list(...states);
      if (i === 0) for (let column = 2; column <= 11; column += 1) input(row.getCell(column));
    }
    const last = 4 + rows;
    sheet.autoFilter = { from: { row: 4, column: 1 }, to: { row: last, column: columns.length } };
    sheet.addConditionalFormatting({ ref: `L5:L${last}`, rules: [{ type: "cellIs", operator: "greaterThan", formulae: [2], priority: 1, style: { font: { color: { argb: "FFB3201B" }, bold: true } } }] });
    sheet.addConditionalFormatting({ ref: `K5:K${last}`, rules: [{ type: "containsText", operator: "containsText", text: accepted, priority: 2, style: { font: { color: { argb: "FF1B6E48" } } } }, { type: "containsText", operator: "containsText", text: rework, priority: 3, style: { font: { color: { argb: "FFB3201B" } } } }] });

    const total = tableSheet(book, summary, summary, t(language, "城市名与排期表一致即可自动统计。", "Enter cities as they are spelt in the schedule."), [{ title: ["城市", "City"], width: 16 }, { title: ["车辆", "Vehicles"], width: 10 }, { title: [open, open], width: 10 }, { title: [planned, planned], width: 10 }, { title: [fitted, fitted], width: 10 }, { title: [accepted, accepted], width: 10 }, { title: [rework, rework], width: 10 }, { title: ["完成率", "Done"], width: 10, format: "0%" }], language);
    const at = (column: string): string => `'${plan}'!$${column}$5:$${column}$${last}`;
    [...cities, "", "", ""].forEach((city, i) => {
      const n = 5 + i;
      const row = addRow(total, [city, { formula: `IF(A${n}="","",COUNTIF(${at("D")},A${n}))` }, ...states.map((state) => ({ formula: `IF(A${n}="","",COUNTIFS(${at("D")},A${n},${at("K")},"${state}"))` })), { formula: `IF(N(B${n})=0,"",F${n}/B${n})` }]);
      input(row.getCell(1));
    });
    const sum = addRow(total, [t(language, "合计", "Total"), ...["B", "C", "D", "E", "F", "G"].map((column) => ({ formula: `SUM(${column}5:${column}10)` })), { formula: 'IF(B11=0,"",F11/B11)' }]);
    sum.font = { bold: true };
    return finish(book, paper);
  },
};

const beacons: Paper = {
  slug: "ble-beacon-import-template",
  title: ["蓝牙信标导入模板", "Bluetooth beacon import template"],
  summary: ["室内定位用：信标编号、楼层与坐标，带格式检查；另存为 CSV 后在平台“楼层”里导入。", "For indoor positioning: beacons, floors and coordinates with checks. Save as CSV and import under Floors on the platform."],
  type: "excel", kind: "tool", version: "4", created: "2026-11-28", folder: "tools", extension: "xlsx", products: ["K1", "P2"],
  async make(kit, language, paper) {
    const book = workbook(kit, paper, language);
    const columns: Column[] = [
      { title: ["beacon_id", "beacon_id"], width: 14 }, { title: ["mac", "mac"], width: 20, format: "@" }, { title: ["major", "major"], width: 9, format: "0" }, { title: ["minor", "minor"], width: 9, format: "0" },
      { title: ["building", "building"], width: 16 }, { title: ["floor", "floor"], width: 8 }, { title: ["room", "room"], width: 16 }, { title: ["lat", "lat"], width: 13, format: "0.0000000" }, { title: ["lon", "lon"], width: 13, format: "0.0000000" }, { title: ["height_m", "height_m"], width: 10, format: "0.0" }, { title: ["tx_power_dbm", "tx_power_dbm"], width: 13, format: "0" }, { title: ["check", "check"], width: 16 },
    ];
    const sheet = tableSheet(book, "beacons", pick(paper.title, language), t(language, "列名请勿修改。坐标为 WGS 84，7 位小数；height_m 为离地高度。check 为空表示正确。", "Do not rename the columns. Coordinates are WGS 84 with 7 decimals; height_m is above the floor. An empty check is good."), columns, language, 1);
    const building = t(language, "一号楼", "Building 1");
    const room = (i: number): string => t(language, `${i} 号门`, `Door ${i}`);
    const rows = 300;
    for (let i = 0; i < rows; i += 1) {
      const n = 5 + i;
      const example = i < 6;
      const check = `IF(A${n}="","",IF(COUNTIF($A$5:$A$${4 + rows},A${n})>1,"${t(language, "编号重复", "duplicate id")}",IF(LEN(SUBSTITUTE(B${n},":",""))<>12,"${t(language, "MAC 应为 12 位", "MAC: 12 digits")}",IF(OR(NOT(ISNUMBER(H${n})),NOT(ISNUMBER(I${n})),ABS(N(H${n}))>90,ABS(N(I${n}))>180),"${t(language, "坐标有误", "coordinates")}",""))))`;
      const row = addRow(sheet, [...(example ? [`B1-F1-${String(i + 1).padStart(2, "0")}`, `02:00:5E:00:00:${String(i + 1).padStart(2, "0")}`, 1001, i + 1, building, "F1", room(i + 1), 22.5405 + i * 0.00006, 113.9535 + (i % 2) * 0.00007, 2.6, -4] : Array.from({ length: 11 }, () => "")), { formula: check }]);
      row.getCell(3).dataValidation = { type: "whole", operator: "between", allowBlank: true, formulae: [0, 65535] };
      row.getCell(4).dataValidation = { type: "whole", operator: "between", allowBlank: true, formulae: [0, 65535] };
      row.getCell(12).font = { color: { argb: "FFB3201B" }, name: "Arial", size: 10 };
    }
    sheet.autoFilter = { from: { row: 4, column: 1 }, to: { row: 4 + rows, column: columns.length } };
    notes(book, t(language, "布点建议", "Placing beacons"), [
      ["每 6–8 m 一个；走廊错开布置，房间门内各一个。", "One every 6–8 m, staggered along corridors, and one inside each room."],
      ["装在 2.5–3 m 高处，离金属与空调出风口 30 cm 以上。", "Mount them at 2.5–3 m, 30 cm or more from metal and air outlets."],
      ["发射功率 −4 dBm、间隔 500 ms 为起点；楼板薄的建筑再降一档，避免串层。", "Begin with −4 dBm every 500 ms; reduce by one step where floors are thin, so that storeys do not mix."],
      ["坐标取自建筑图或平台底图，误差不超过 0.5 m。", "Take coordinates from the building plan or the platform’s map, within 0.5 m."],
      ["导入：删除前三行说明，另存为 CSV UTF-8，在平台“楼层 → 信标 → 导入”选择文件。check 列会被忽略。", "Import: delete the first three rows, save as CSV UTF-8 and choose the file under Floors, Beacons, Import. The check column is ignored."],
    ], kit, language);
    return finish(book, paper);
  },
};

export const sheets: Paper[] = [comparison, calculator, bands, schedule, beacons];
