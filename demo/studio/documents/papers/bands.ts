/** Band table: which bands a product has, which a country uses, and how many of them meet. */
import { addRow, type Column, finish, input, notes, tableSheet, workbook } from "../office/excel.ts";
import { spec } from "../lib/content.ts";
import { field, pick, type Text } from "../lib/language.ts";
import type { Paper } from "../lib/paper.ts";

const BANDS = [1, 2, 3, 4, 5, 7, 8, 12, 13, 18, 19, 20, 26, 28, 34, 38, 39, 40, 41, 66, 71] as const;

/** Rows where three common bands do not carry: operators there rest on B2, B4, B12 and B66. */
const NORTH_AMERICA: readonly string[] = ["Mexico", "United States", "Canada"];

/** Models of NB-IoT and LTE-M alone: which of them runs is the operator’s choice. */
const NARROWBAND = ["A7", "D1", "B1", "B3"] as const;

/** LTE bands in common use by country; operators differ, so the table says to check. */
const COUNTRIES: (readonly [Text, readonly number[]])[] = [
  [["中国大陆", "China, mainland"], [1, 3, 5, 8, 34, 38, 39, 40, 41]],
  [["中国香港", "Hong Kong, China"], [1, 3, 7, 8, 28, 40]],
  [["新加坡", "Singapore"], [1, 3, 7, 8, 28]],
  [["马来西亚", "Malaysia"], [1, 3, 7, 8, 28]],
  [["泰国", "Thailand"], [1, 3, 5, 8, 28, 40, 41]],
  [["印度尼西亚", "Indonesia"], [1, 3, 5, 8, 40]],
  [["印度", "India"], [1, 3, 5, 8, 40, 41]],
  [["日本", "Japan"], [1, 3, 8, 18, 19, 26, 28, 41]],
  [["韩国", "Korea, South"], [1, 3, 5, 7, 8]],
  [["澳大利亚", "Australia"], [1, 3, 5, 7, 8, 28, 40]],
  [["德国", "Germany"], [1, 3, 7, 8, 20, 28]],
  [["法国", "France"], [1, 3, 7, 8, 20, 28]],
  [["英国", "United Kingdom"], [1, 3, 7, 8, 20, 28]],
  [["西班牙", "Spain"], [1, 3, 7, 8, 20, 28]],
  [["波兰", "Poland"], [1, 3, 7, 8, 20]],
  [["土耳其", "Türkiye"], [1, 3, 7, 8, 20]],
  [["沙特阿拉伯", "Saudi Arabia"], [1, 3, 7, 8, 20, 28, 40, 41]],
  [["阿联酋", "United Arab Emirates"], [1, 3, 7, 8, 20, 28]],
  [["南非", "South Africa"], [1, 3, 8, 20, 28, 40]],
  [["肯尼亚", "Kenya"], [3, 7, 20, 28]],
  [["巴西", "Brazil"], [1, 3, 5, 7, 28]],
  [["墨西哥", "Mexico"], [2, 4, 5, 7, 28, 66]],
  [["美国", "United States"], [2, 4, 5, 12, 13, 41, 66, 71]],
  [["加拿大", "Canada"], [2, 4, 5, 7, 12, 13, 66, 71]],
];

export const bands: Paper = {
  slug: "lte-band-table",
  title: ["LTE 频段对照表", "LTE band table"],
  summary: ["各型号支持的频段与 24 个国家和地区常用频段对照；选型号后自动算出重合的频段数。", "Bands of each model against those in common use in 24 countries and regions; choose a model and the overlap is counted."],
  type: "excel", kind: "tool", version: "4", created: "2026-11-28", folder: "tools", extension: "xlsx",
  products: ["A3", "A5", "A7", "A9", "V3", "V5", "P2", "T1", "C40"],
  async make(kit, language, paper) {
    const t = (zh: string, en: string): string => pick([zh, en], language);
    const book = workbook(kit, paper, language);
    const names = { country: t("国家与地区", "Countries"), model: t("型号", "Models") };
    const columns: Column[] = BANDS.map((band) => ({ title: [`B${band}`, `B${band}`], width: 5.5 }));
    const models = kit.products.filter((of) => spec(of, "bands") !== undefined);
    const [firstBand, lastBand] = ["D", String.fromCharCode("D".charCodeAt(0) + BANDS.length - 1)];
    const last = 5 + models.length;

    const countries = tableSheet(book, names.country, pick(paper.title, language), t("在 B5 选择型号。“重合”是该型号与当地常用频段相同的个数；下单前请与运营商核对。", "Choose a model in B5. The overlap counts bands that the model and the country share; check with the operator before ordering."), [{ title: ["国家或地区", "Country or region"], width: 26 }, { title: ["重合", "Overlap"], width: 10 }, { title: ["判断", "Verdict"], width: 18 }, ...columns], language, 3);
    const supported = (column: string): string => {
      const cell = `INDEX('${names.model}'!$${column}$5:$${column}$${last - 1},MATCH($B$5,'${names.model}'!$A$5:$A$${last - 1},0))`;
      return `IF(${cell}="","",${cell})`;
    };
    const choice = addRow(countries, [t("型号 →", "Model →"), "V3", "", ...BANDS.map((_, i) => ({ formula: supported(String.fromCharCode("C".charCodeAt(0) + i)) }))]);
    input(choice.getCell(2));
    choice.font = { bold: true };
    choice.getCell(2).dataValidation = { type: "list", allowBlank: false, formulae: [`'${names.model}'!$A$5:$A$${last - 1}`] };
    COUNTRIES.forEach(([name, used], i) => {
      const n = 6 + i;
      const overlap = { formula: `SUMPRODUCT((${firstBand}${n}:${lastBand}${n}="●")*(${firstBand}$5:${lastBand}$5="●"))` };
      const check = t("需核对运营商", "Check operator");
      const good = `IF(AND(B${n}>=3,${NARROWBAND.map((code) => `$B$5<>"${code}"`).join(",")}),"${t("可用", "Good")}","${check}")`;
      const verdict = { formula: `IF(B${n}<1,"${t("不可用", "Not usable")}",${NORTH_AMERICA.includes(name[1]) ? `"${check}"` : good})` };
      addRow(countries, [pick(name, language), overlap, verdict, ...BANDS.map((band) => (used.includes(band) ? "●" : ""))]);
    });
    countries.autoFilter = { from: { row: 4, column: 1 }, to: { row: 5 + COUNTRIES.length, column: 3 } };

    const sheet = tableSheet(book, names.model, names.model, t("● 支持。取自各型号规格书。", "● supported, as in the datasheets."), [{ title: ["型号", "Model"], width: 9 }, { title: ["网络制式", "Network"], width: 44, wrap: true }, ...columns], language, 2);
    for (const of of models) {
      const has = spec(of, "bands")?.codes ?? [];
      const network = spec(of, "network");
      addRow(sheet, [of.code, network === undefined ? "" : field(network as { text: string }, "text", language), ...BANDS.map((band) => (has.includes(`b${band}`) ? "●" : ""))]);
    }
    for (const worksheet of [countries, sheet]) for (let column = worksheet === sheet ? 3 : 4; column <= columns.length + 3; column += 1) worksheet.getColumn(column).alignment = { horizontal: "center", vertical: "middle" };
    notes(book, t("说明", "Notes"), [
      ["国家与地区一列为公开信息中常用的 LTE 频段，各运营商不同，且会变化；以运营商为准。", "The sheet “Countries” shows LTE bands in common use, from public information. Operators’ bands differ and change: what your operator says applies."],
      ["NB-IoT 与 LTE-M 还取决于运营商是否开通；A7、D1、B1、B3 一律“需核对运营商”，出口前请确认。A9 按 Cat 1 版列出，NB-IoT / LTE-M 版为 B1 / B3 / B5 / B8 / B20 / B28，同样须核对。", "NB-IoT and LTE-M also depend on the operator having them in service: A7, D1, B1 and B3 always read “Check operator”; confirm before you export. The A9 is listed in its Cat 1 version; the NB-IoT / LTE-M version has B1 / B3 / B5 / B8 / B20 / B28 and needs the same check."],
      ["有 GSM 回落的型号为 900 / 1800 MHz；已关闭 2G 的国家只看 LTE 重合。", "Models with GSM fallback have 900 / 1800 MHz; where 2G is closed, look at the LTE overlap alone."],
      ["北美（美国、加拿大、墨西哥）需要 B2、B4、B12、B66 等频段，有三个重合也请核对运营商，并先联系我们。", "North America (United States, Canada, Mexico) needs bands such as B2, B4, B12 and B66: even with three in common check with the operator, and ask us first."],
    ], kit, language);
    return finish(book, paper);
  },
};
