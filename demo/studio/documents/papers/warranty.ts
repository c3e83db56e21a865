/** Warranty card to fill in, with the terms of the service page. */
import { readService } from "../lib/content.ts";
import { pages } from "../lib/fixed.ts";
import { field, pick, type Text } from "../lib/language.ts";
import { markdown } from "../lib/markdown.ts";
import { html } from "../lib/markup.ts";
import type { Paper } from "../lib/paper.ts";

const FIELDS: Text[] = [["型号", "Model"], ["IMEI / 序列号", "IMEI or serial number"], ["发货日期", "Date of shipment"], ["销售单位", "Seller"], ["用户", "Customer"], ["电话 / 邮箱", "Phone or e-mail"], ["安装日期", "Date of installation"], ["安装单位与人员", "Installer"]];
const REPAIRS: Text[] = [["日期", "Date"], ["故障现象", "Symptom"], ["处理", "Work done"], ["工程师", "Engineer"]];

export const warranty: Paper = {
  slug: "warranty-card",
  title: ["产品质保卡", "Warranty card"],
  summary: ["填写页与维修记录，附质保期、质保范围与电池条款。", "A card to fill in and a repair log, with periods, cover and battery terms."],
  type: "pdf", kind: "certificate", version: "4", created: "2026-11-27", folder: "forms", extension: "pdf", products: [],
  make(kit, language, paper) {
    const service = readService("warranty");
    const line = html`<span style="display:block;border-bottom:.25mm solid #868E94;height:7.5mm"></span>`;
    return pages(kit, paper, language, ["质保卡", "Warranty card"], [
      html`<h1 style="font-size:2.6em">${pick(paper.title, language)}</h1><p class="ds-l">${pick(["请填写并随设备保存。报修时提供 IMEI 与本卡，或发送到 support@example.com。", "Fill it in and keep it with the device. For a repair send the IMEI and this card to support@example.com."], language)}</p>
      <div style="display:grid;grid-template-columns:1fr 1fr;gap:5mm 8mm;margin-top:9mm">${FIELDS.map((name) => html`<div><span class="muted"><small>${pick(name, language)}</small></span>${line}</div>`)}</div>
      <div class="gap"><h2 class="stop">${pick(["维修记录", "Repair log"], language)}</h2><table><thead><tr>${REPAIRS.map((name, i) => html`<th scope="col" style="width:${["16%", "34%", "34%", "16%"][i] ?? ""}">${pick(name, language)}</th>`)}</tr></thead><tbody>${[1, 2, 3, 4, 5].map(() => html`<tr>${REPAIRS.map(() => html`<td style="height:13mm"></td>`)}</tr>`)}</tbody></table></div>
      <div class="gap"><h2 class="stop">${pick(["报修", "How to report a fault"], language)}</h2><p>${pick(["先远程、后返修：1 个工作日内联系，2 个工作日内给出诊断结论，收到设备后 7 个工作日内修复（电池类换件 10 个工作日）。寄回前请取得返修单号。", "Remote first, repair second: contact within 1 business day, a diagnosis within 2, repair within 7 business days of receipt (10 for battery replacement). Obtain a return number before sending."], language)}</p><p style="margin-top:2mm"><span class="num">${kit.site.phone}</span> · ${kit.site.support_email}<br>${field(kit.site, "address", language)}</p></div>`,
      html`<div class="md">${markdown(field(service, "body", language))}</div>`,
    ], ["企业之间的合同另有约定的，以合同为准；对消费者不低于本卡所写。", "Between businesses, a contract that says otherwise takes precedence. Consumers never get less than this card states."], ".md h3{font-size:1.2em;margin:4mm 0 1.4mm}.md h3:first-child{margin-top:0}.md ul{margin:0}.md li{padding-left:4mm;position:relative;margin-bottom:1mm}.md li::before{content:\"\";position:absolute;left:0;top:.58em;width:1.4mm;height:1.4mm;border-radius:50%;background:var(--ink)}.md p{max-width:165mm}");
  },
};
