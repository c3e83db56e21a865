/** Company brochure: who, what, platform, how to begin. */
import { SOLUTION_KEYS } from "../../../content/keys.ts";
import { readClaims, readSolution } from "../lib/content.ts";
import { pages } from "../lib/fixed.ts";
import { field, type Language, pick, type Text } from "../lib/language.ts";
import { html, type Markup, prose } from "../lib/markup.ts";
import type { Kit, Paper } from "../lib/paper.ts";
import { jpeg } from "../lib/picture.ts";

const NINE: (readonly [name: Text, text: Text])[] = [
  [["实时定位", "Real-time positioning"], ["每个点注明来源与误差圈", "Every point states source and error circle"]],
  [["历史轨迹", "Historical track"], ["按时间回放，停留自动标注", "Replay by time, stops marked"]],
  [["电子围栏", "Electronic fence"], ["圆形、多边形、行政区与走廊", "Circles, polygons, districts and corridors"]],
  [["远程控制", "Remote control"], ["权限（含第二人确认）、车速、定位时效、回执四道条件", "Four conditions: authority with a second person’s confirmation, speed, a fresh position, acknowledgement"]],
  [["监控报警", "Monitoring alarm"], ["分级通知，处理留痕", "By level, with a record of handling"]],
  [["远程监听", "Remote listening"], ["仅限 S1：默认关闭，先响提示音；只在法律允许的国家，依法取得佩戴者与在场者同意后使用", "S1 only: off by default, a tone first; only where the law allows it and with the consent it asks for, of the wearer and of people nearby"]],
  [["报表统计", "Report statistics"], ["里程、停留、温度、油量", "Mileage, stops, temperature, fuel"]],
  [["授权号码", "Authorized numbers"], ["最多 5 个，同时通知；S1 依次拨打", "Up to five, all notified at once; the S1 calls them in turn"]],
  [["多账号管理", "Multi-account management"], ["子账号按角色授权", "Sub-accounts with rights by role"]],
];

const STEPS: Text[] = [["需求沟通", "Brief"], ["方案评审", "Proposal"], ["打样", "Prototype"], ["测试验证", "Verification"], ["试产", "Pilot run"], ["量产", "Production"], ["交付与维护", "Delivery and service"]];

function facts(language: Language): Markup {
  const shown = ["countries", "experience", "customers", "patents"];
  const cells = readClaims().filter((claim) => shown.includes(claim.key)).map((claim) => {
    const [reading] = claim.readings;
    if (reading === undefined) return undefined;
    const unit = reading.unit === undefined ? "" : field(reading as { unit: string }, "unit", language);
    const label = reading.label === undefined ? field(claim, "name", language) : field(reading as { label: string }, "label", language);
    return html`<div><dt>${label}</dt><dd class="num">${field(reading, "value", language)}<small>${unit}</small></dd><dd class="n t">${field(reading, "statement", language)}</dd></div>`;
  });
  return html`<dl class="panel" style="grid-template-columns:repeat(4,1fr);height:auto">${cells}</dl>`;
}

async function seriesGrid(kit: Kit, language: Language): Promise<Markup> {
  const cells = await Promise.all(
    kit.series.map(async (series) => {
      const picture = await jpeg(series.picture.file, 420, 74);
      const members = kit.products.filter((of) => of.series === series.key).map((of) => of.code).join(" · ");
      return html`<li>${picture !== undefined && html`<div class="pic" style="margin-bottom:2mm"><img src="${picture}" alt="${field(series.picture, "alt", language)}"></div>`}<h3>${field(series, "name", language)}</h3><p>${prose(field(series, "description", language))}</p><p class="num muted"><small>${members}</small></p></li>`;
    }),
  );
  return html`<ul class="feats" style="gap:6mm 5mm">${cells}</ul>`;
}

function table(products: Kit["products"], language: Language): Markup {
  const head: Text[] = [["型号", "Model"], ["名称", "Name"], ["一句话", "In one line"]];
  return html`<table><thead><tr>${head.map((text) => html`<th scope="col">${pick(text, language)}</th>`)}</tr></thead><tbody>${products.map((of) => html`<tr><th scope="row" style="width:10%;color:inherit;font-weight:600"><span class="num">${of.code}</span></th><td class="t" style="width:34%">${field(of, "name", language)}</td><td class="t">${prose(field(of, "tagline", language))}</td></tr>`)}</tbody></table>`;
}

export const brochure: Paper = {
  slug: "company-brochure",
  title: ["途标物联公司与产品手册", "Waymark IoT company brochure"],
  summary: ["四页：公司、六个系列、云平台、28 款产品一览。", "Four pages: the company, six series, the cloud platform and all 28 products."],
  type: "pdf", kind: "brochure", version: "10", created: "2026-11-28", folder: "brochures", extension: "pdf", products: [],
  async make(kit, language, paper) {
    const t = (zh: string, en: string): string => pick([zh, en], language);
    const hero = await jpeg("products/v3-hero.webp", 900, 78);
    const head = (zh: string, en: string): Markup => html`<h2 class="stop">${t(zh, en)}</h2>`;
    return pages(kit, paper, language, ["公司手册", "Brochure"], [
      html`<div><h1 style="font-size:3.4em;line-height:1.2;max-width:150mm">${t("每一次移动，都知道在哪里。", "Every move has a position.")}</h1><p class="ds-l">${field(kit.site, "description", language)}</p></div>
      <div class="pic" style="margin-top:6mm;height:104mm;aspect-ratio:auto">${hero !== undefined && html`<img src="${hero}" alt="${t("V3 标准有线定位器", "V3 standard wired tracker")}">`}</div>
      <div class="gap">${head("公司", "The company")}<p style="max-width:160mm;margin-bottom:4mm">${t("终端由我们设计、制造和测试，平台由我们编写和运行。问题只需要说一次：经您授权，接电话的工程师能看到您的型号、固件版本和最近的上报。", "We design, build and test the devices, and we write and run the platform. A question needs asking only once: with your permission the engineer who picks up the phone sees your model, its firmware and its latest reports.")}</p>${facts(language)}</div>`,
      html`${head("六个系列", "Six series")}${await seriesGrid(kit, language)}
      <div class="gap">${head("从需求到量产，七步", "Seven steps to series production")}<ol class="feats" style="grid-template-columns:repeat(7,1fr);gap:2.5mm">${STEPS.map((step, i) => html`<li><p class="num" style="font-size:1.5em;font-weight:500;line-height:1.3">${i + 1}</p><h3>${pick(step, language)}</h3></li>`)}</ol><p style="margin-top:4mm;max-width:160mm">${t("新型号与定制样机经过 80 项测试，每项有条件、有判据；定制项目的报告在测试验证结束时交付。", "New models and custom samples pass through 80 test items, each with a condition and a criterion; in custom projects the report is handed over at the end of verification.")}</p></div>`,
      html`${head("Waymark Cloud", "Waymark Cloud")}<p style="max-width:160mm;margin-bottom:4mm">${t("位置、轨迹与报警在同一张图上。网页版与手机应用同一套账号；终端也可以按 JT/T 808 或 MQTT 上报到您自己的平台。", "Positions, tracks and alarms share one map. Web and phone use the same accounts; devices can also report to your own platform over JT/T 808 or MQTT.")}</p>
      <ul class="feats">${NINE.map(([name, text]) => html`<li><h3>${pick(name, language)}</h3><p>${pick(text, language)}</p></li>`)}</ul>
      <div class="gap">${head("解决方案", "Solutions")}<ul class="feats">${SOLUTION_KEYS.map((key) => readSolution(key)).map((entry) => html`<li><h3>${field(entry, "name", language)}</h3><p>${prose(field(entry, "tagline", language))}</p></li>`)}</ul></div>
      <div class="gap">${head("联系", "Contact")}<p><b>${field(kit.site, "legal_name", language)}</b><br>${field(kit.site, "address", language)}<br><span class="num">${kit.site.phone}</span> · ${kit.site.sales_email}<br>${field(kit.site, "hours", language)}${t("，", ". ")}${field(kit.site, "response_promise", language)}</p></div>`,
      html`${head("28 款产品一览", "All 28 products")}${table(kit.products, language)}`,
    ], ["数值的条件见各型号规格书。", "The conditions of these figures are in the datasheets."]);
  },
};
