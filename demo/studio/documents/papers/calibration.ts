/** A sample of the calibration certificate that comes with every C4. */
import { textTable } from "../lib/flow.ts";
import { pages } from "../lib/fixed.ts";
import { pick, type Text } from "../lib/language.ts";
import { html } from "../lib/markup.ts";
import type { Paper } from "../lib/paper.ts";

/** Reference, reading before adjustment, reading after, in °C; all within ±0.3 °C after adjustment. */
const POINTS = [["−40.01", "−40.24", "−40.10"], ["−30.02", "−30.21", "−30.08"], ["−18.01", "−18.15", "−18.05"], ["0.00", "+0.12", "+0.03"], ["+5.01", "+5.14", "+5.04"], ["+25.00", "+25.09", "+25.02"], ["+60.03", "+60.24", "+60.10"], ["+90.02", "+90.27", "+90.13"], ["+120.01", "+120.31", "+120.16"]] as const;
const ERRORS = ["−0.09", "−0.06", "−0.04", "+0.03", "+0.03", "+0.02", "+0.07", "+0.11", "+0.15"] as const;

export const calibration: Paper = {
  slug: "c4-calibration-certificate-sample",
  title: ["C4 温度探头校准证书（样张）", "C4 probe calibration certificate (sample)"],
  summary: ["随设备附带的证书的格式：参考器具、环境、九个校准点与结论。样张数据取自一只留样探头。", "The form of the certificate in the box: reference, conditions, nine points and result. Figures are from a retained probe."],
  type: "pdf", kind: "certificate", version: "4", created: "2026-11-28", folder: "certificates", extension: "pdf", products: ["C4"],
  make(kit, language, paper) {
    const t = (zh: string, en: string): string => pick([zh, en], language);
    const head: Text[] = [["参考温度 °C", "Reference °C"], ["校准前示值 °C", "As found °C"], ["校准后示值 °C", "As left °C"], ["误差 °C", "Error °C"], ["允差 °C", "Limit °C"], ["结论", "Result"]];
    const pass: Text = ["合格", "Pass"];
    const facts: (readonly [Text, string])[] = [
      [["证书编号", "Certificate no."], "WM-CAL-0000-SAMPLE"],
      [["器具", "Instrument"], t("C4 外接不锈钢探头，线长 1 m", "C4 external stainless probe, 1 m lead")],
      [["量程", "Range"], "−40…+125 °C"],
      [["方法", "Method"], t("恒温槽比较法，浸入深度 ≥60 mm，每点稳定 10 min", "Comparison in a stirred bath, immersion ≥60 mm, 10 min at each point")],
      [["参考器具", "Reference"], t("铂电阻温度计，扩展不确定度 0.05 °C（k = 2）", "Platinum resistance thermometer, expanded uncertainty 0.05 °C (k = 2)")],
      [["环境", "Surroundings"], t("23 ± 2 °C，相对湿度 45%–65%", "23 ± 2 °C, 45%–65% RH")],
      [["校准日期", "Calibrated on"], "2023-03-07"],
      [["建议复校", "Recalibrate by"], "2024-03-06"],
    ];
    const sign = (text: Text) => html`<div><span style="display:block;border-bottom:.25mm solid #868E94;height:12mm"></span><small class="muted">${pick(text, language)}</small></div>`;
    return pages(kit, paper, language, ["校准证书（样张）", "Calibration certificate (sample)"], [
      html`<h1 style="font-size:2.3em">${pick(paper.title, language)}</h1><p class="ds-l">${t("每台 C4 出厂附一张同样格式的证书，编号与探头序列号对应。", "Every C4 leaves with a certificate of this form; its number corresponds to the probe’s serial number.")}</p>
      <table style="margin-top:7mm"><tbody>${facts.map(([name, value]) => html`<tr><th scope="row" style="width:26%">${pick(name, language)}</th><td class="t">${value}</td></tr>`)}</tbody></table>
      <div class="gap"><h2 class="stop">${t("结果", "Results")}</h2>${textTable(head, POINTS.map((row, i) => [...row, ERRORS[i] ?? "", "±0.3", pass]), language, ["18%", "18%", "18%", "16%", "14%", "16%"])}</div>
      <div class="gap"><h2 class="stop">${t("结论", "Conclusion")}</h2><p>${t("在所列校准点上，示值误差不超过 ±0.3 °C。结果只对所校准的探头有效；未经同意不得部分复制。", "At the points listed the error does not exceed ±0.3 °C. The result holds only for the probe calibrated; do not reproduce it in part without consent.")}</p></div>
      <div class="gap" style="display:grid;grid-template-columns:1fr 1fr 1fr;gap:8mm">${sign(["校准员", "Calibrated by"])}${sign(["核验员", "Checked by"])}${sign(["签发日期", "Issued on"])}</div>`,
    ], ["样张，不作为任何一台设备的凭证。", "A sample; it certifies no particular device."]);
  },
};
