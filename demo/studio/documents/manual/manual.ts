/** The manual of a product: what is in the box, fitting, power, lights, settings, faults, safety. */
import { packingTable, specTables, versionText } from "../lib/tables.ts";
import { FOOTPRINTS } from "../../../../shared/geometry/footprint.ts";
import { dimensionDrawing } from "../drawing/svg.ts";
import { type Product, type Series, type Site, specOf } from "../lib/content.ts";
import { field, type Language, pick, type Text } from "../lib/language.ts";
import { bullets, steps, textTable as table } from "../lib/flow.ts";
import { html, type Markup, prose } from "../lib/markup.ts";
import { pageHead, runningFoot, sheet } from "../lib/sheet.ts";
import { commandsOf, configurationPort, takesSms } from "../protocol/commands.ts";
import type { Guide } from "./guide.ts";
import { guideFor } from "./guides/index.ts";

const T = {
  kind: ["使用手册", "Manual"],
  board: ["应用手册", "Integration manual"],
  box: ["装箱与部件", "In the box and parts"],
  boxBoard: ["包装与接口", "Packing and interfaces"],
  part: ["部件", "Part"],
  use: ["用途", "Purpose"],
  before: ["安装之前", "Before you begin"],
  beforeBoard: ["布板要求", "Board layout"],
  install: ["安装步骤", "Installation"],
  installBoard: ["焊接与上电", "Soldering and first start"],
  wiring: ["接线表", "Wiring"],
  wire: ["线色", "Wire"],
  signal: ["信号", "Signal"],
  connect: ["接到哪里", "Connect to"],
  power: ["SIM 卡与供电", "SIM and power"],
  lights: ["指示含义", "What the indicators mean"],
  light: ["现象", "You see"],
  meaning: ["含义", "Meaning"],
  daily: ["日常使用", "Everyday use"],
  dailyBoard: ["常用指令", "Frequently used commands"],
  settings: ["参数设置", "Settings"],
  command: ["指令", "Command"],
  effect: ["作用", "What it does"],
  range: ["范围与默认", "Range and default"],
  trouble: ["故障排查", "Troubleshooting"],
  symptom: ["现象", "Symptom"],
  cause: ["多半的原因", "Usual cause"],
  remedy: ["怎么办", "What to do"],
  safety: ["安全与保养", "Safety and care"],
  specs: ["规格摘要", "Specifications"],
  warranty: ["质保与联系", "Warranty and contact"],
  contents: ["目录", "Contents"],
  pins: ["引脚表", "Pin table"],
  pad: ["脚", "Pad"],
  pinNote: ["从正面看，1 脚在左上，逆时针编号。NC 请悬空；GND 全部接地。坐标与封装文件见“模组封装库与参考电路”。", "Seen from above, pad 1 is at the top left and numbers run anticlockwise. Leave NC open and connect every GND to ground. Coordinates and footprint files are in “Module footprints and reference circuits”."],
} as const satisfies Record<string, Text>;

function simText(of: Product): Text[] {
  const sim = specOf(of, "sim", "zh");
  if (of.series === "gps_module") return [];
  const card: Text = ["Nano SIM：开通数据业务，关闭 PIN 码；断电后插入，缺角与卡座图示一致。", "Nano SIM: enabled for data, PIN switched off; insert it without power, the cut corner as drawn on the socket."];
  const soldered: Text = ["贴片 eSIM：出厂已写好，不需要插卡；ICCID 印在标签上，套餐在平台续费。", "Soldered eSIM: ready from the factory, no card to insert. The ICCID is on the label; renew the plan on the platform."];
  return sim.includes("Nano") ? (sim.includes("eSIM") ? [card, soldered] : [card]) : [soldered];
}

function settings(of: Product, language: Language): Markup {
  const port = configurationPort(of);
  const ways: Text[] = [["平台：在终端页“参数”里修改，下发后看回执。可以按分组批量下发。", "Platform: change them under Settings on the device page and look for the acknowledgement. Groups can be changed in bulk."]];
  if (takesSms(of)) ways.push(["短信：由授权号码发给终端内的 SIM 号码，格式为 密码,指令#，例如 密码,STATUS#。每台的密码不同，印在包装内说明书的贴纸上；首次使用先用 PASS 修改，改过以后才接受其他指令。", "SMS: from an authorized number send PASSWORD,COMMAND# to the SIM’s number, for example PASSWORD,STATUS#. Each device has a password of its own, on a sticker in the guide in its box. Change it with PASS first; no other command is taken until then."]);
  else ways.push(["本型号不使用短信：NB-IoT 与 LTE-M 的卡多半不开通短信，参数由平台下发。", "This model does not use SMS, which NB-IoT and LTE-M plans rarely include; settings come from the platform."]);
  if (takesSms(of) && commandsOf(of).some((command) => command.platform === true)) ways.push(["远程禁止起动或锁车的指令不接受短信。", "Commands that immobilise or lock are never taken by SMS."]);
  if (of.code === "A9") ways.push(["NB-IoT / LTE-M 版不支持短信，参数由平台下发。", "The NB-IoT/LTE-M version does not take SMS; its settings come from the platform."]);
  if (port !== undefined) ways.push([`近端：${port[0]}。格式为 AT+指令=参数，例如 AT+APN=cmnet，应答 OK。${port[0].startsWith("蓝牙") ? "" : "配置工具见资料下载。"}`, `On site: ${port[1]}. Commands are AT+NAME=values, for example AT+APN=cmnet, answered by OK.${port[0].startsWith("蓝牙") ? "" : " The configuration kit is among the downloads."}`]);
  const rows = commandsOf(of).map((c) => html`<tr><td><code>${c.values === "" ? c.name : `${c.name},${c.values}`}</code></td><td class="t">${pick(c.text, language)}</td><td class="t">${pick(c.range, language)}</td></tr>`);
  const head = [T.command, T.effect, T.range].map((text, i) => html`<th scope="col" style="width:${["36%", "36%", "28%"][i] ?? ""}">${pick(text, language)}</th>`);
  return html`${bullets(ways, language)}<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
}

function warranty(of: Product, site: Site, language: Language): Markup {
  const months = of.purchase.warranty_months;
  const text: Text[] = [
    [`自发货之日起质保 ${months} 个月，到货即有故障的，收货 15 日内告知即直接换新；法律规定的期限更长的，从其规定。超出规格书的电压、温度与防护条件使用的，自行开壳、改装造成的故障（照说明更换纽扣电池的除外），以及标签无法辨认的，不在质保内。商品不符合约定时，消费者依法可向销售方主张权利，不收费用，本质保不影响这些权利。质保由下列公司提供，在产品销售的国家和地区有效；主张时把型号、IMEI 或序列号以及购买凭证发到下面的邮箱。`, `The warranty runs ${months} months from shipment; a unit dead on arrival is replaced if reported within 15 days of delivery; where the law gives longer periods, they apply. Use beyond the stated voltage, temperature or ingress protection, faults caused by opening or modification (changing a coin cell as described is no such case) and unreadable labels are not covered. If goods are defective, consumers have rights by law against the seller, free of charge; this warranty does not affect them. It is given by the company named below and is valid in the countries and regions where the product is sold. To claim, send model, IMEI or serial number, and proof of purchase to the address below.`],
    ["发现安全漏洞，请写信到下面的邮箱，标题注明“安全”：5 个工作日内确认。固件维护到停产后三年。", "Report a vulnerability to the address below with “security” in the subject: it is confirmed within 5 business days. Firmware is maintained until three years after production ends."],
    ["演示文件：真实产品的说明书须在此写明各频段与最大发射功率、简化的欧盟符合性声明、欧盟与英国进口商的名称与地址、废电池与旧设备分类回收的说明、FCC 声明，国内另附有害物质表与执行标准；消费类产品另写明安全更新的截止日期。", "Demonstration: the manual of a real product has to state here the bands and the maximum transmit power of each, the simplified EU declaration of conformity, EU and UK importers with their addresses, how battery and device are collected separately, the FCC notices and, for China, the table of hazardous substances and the standard applied; for consumer products also the date until which security updates are provided."],
    ["报修前请准备：型号与 IMEI 或序列号、固件版本、现象的时间与地点、安装照片。先远程诊断，再决定是否寄回。", "Before reporting a fault have ready: model, IMEI or serial number, firmware version, time and place, and a photo of the installation. We diagnose remotely first, then decide whether the device has to be sent back."],
  ];
  return html`${text.map((t) => html`<p>${pick(t, language)}</p>`)}<p><b>${field(site, "legal_name", language)}</b><br>${field(site, "address", language)}<br>${site.phone} · ${site.support_email}<br>${field(site, "hours", language)}</p>`;
}

export interface ManualInput {
  product: Product;
  series: Series;
  site: Site;
  picture: string | undefined;
  version: string;
  day: string;
}

function cover({ product: of, series, site, picture, version, day }: ManualInput, language: Language, titles: readonly Text[]): Markup {
  const board = of.series === "gps_module";
  const kind = pick(board ? T.board : T.kind, language);
  return html`${pageHead(site, language, kind, `${of.code} · ${versionText(version, language)} · ${day}`)}
  <div class="cover"><div><h1><span class="num">${of.code}</span><small>${field(of, "name", language)}</small></h1><p class="muted">${field(series, "name", language)}</p><p class="lead">${prose(field(of, "tagline", language))}</p></div><div class="pic">${picture !== undefined && html`<img src="${picture}" alt="${of.pictures[0] === undefined ? of.code : field(of.pictures[0], "alt", language)}">`}</div></div>
  <nav aria-label="${pick(T.contents, language)}"><ol class="toc">${titles.map((title, i) => html`<li><span class="no num">${i + 1}</span><a href="#s${i + 1}">${pick(title, language)}</a></li>`)}</ol></nav>`;
}

function pinTable(of: Product, language: Language): { title: Text; body: Markup }[] {
  const footprint = FOOTPRINTS.find((entry) => entry.form === of.outline);
  if (footprint === undefined) return [];
  const third = Math.ceil(footprint.pads.length / 3);
  const columns = [0, 1, 2].map((i) => footprint.pads.slice(i * third, (i + 1) * third));
  const list = (pads: typeof footprint.pads): Markup => html`<table><thead><tr><th scope="col" style="width:22%">${pick(T.pad, language)}</th><th scope="col">${pick(T.signal, language)}</th></tr></thead><tbody>${pads.map((pad) => html`<tr><td>${pad.number}</td><td>${pad.name}</td></tr>`)}</tbody></table>`;
  return [{ title: T.pins, body: html`<p>${pick(T.pinNote, language)}</p><div style="display:grid;grid-template-columns:repeat(3,1fr);gap:6mm">${columns.map(list)}</div>` }];
}

function sections(input: ManualInput, guide: Guide, language: Language): { title: Text; body: Markup }[] {
  const { product: of, site } = input;
  const board = of.series === "gps_module";
  const wires = guide.wires !== undefined && guide.wires.length > 0 && html`<div class="keep"><h3>${pick(T.wiring, language)}</h3>${table([T.wire, T.signal, T.connect], guide.wires, language, ["24%", "24%", "52%"])}</div>`;
  const all: ({ title: Text; body: Markup } | false)[] = [
    { title: board ? T.boxBoard : T.box, body: html`<div class="two" style="grid-template-columns:64mm 1fr"><div>${packingTable(of, language, false)}<div class="dim" style="margin-top:3mm">${dimensionDrawing(of, language, `${of.code}: ${of.width} × ${of.depth} × ${of.height} mm`)}</div></div><div>${table([T.part, T.use], guide.parts, language, ["40%", "60%"])}</div></div>` },
    ...pinTable(of, language),
    { title: board ? T.beforeBoard : T.before, body: bullets(guide.before, language) },
    { title: board ? T.installBoard : T.install, body: html`${steps(guide.install, language)}${wires}` },
    { title: T.power, body: bullets([...simText(of), ...guide.power], language) },
    { title: T.lights, body: table([T.light, T.meaning], guide.lights, language, ["40%", "60%"]) },
    { title: board ? T.dailyBoard : T.daily, body: table(board ? [T.command, T.effect] : [T.light, T.meaning].map((_, i): Text => (i === 0 ? ["操作", "Action"] : ["结果", "Result"])), guide.use, language, ["32%", "68%"]) },
    !board && { title: T.settings, body: settings(of, language) },
    { title: T.trouble, body: table([T.symptom, T.cause, T.remedy], guide.trouble, language, ["30%", "32%", "38%"]) },
    { title: T.safety, body: bullets(guide.safety, language) },
    { title: T.specs, body: html`<div class="cols">${specTables(of, language)}</div>` },
    { title: T.warranty, body: html`<div class="keep">${warranty(of, site, language)}</div>` },
  ];
  return all.filter((section) => section !== false);
}

/** The manual as an HTML document in one language. */
export function manual(input: ManualInput, language: Language): string {
  const { product: of, site, version } = input;
  const guide = guideFor(of);
  const parts = sections(input, guide, language);
  const kind = pick(of.series === "gps_module" ? T.board : T.kind, language);
  const title = `${of.code} ${field(of, "name", language)} ${kind}`;
  const body = html`<div class="flow">${cover(input, language, parts.map((part) => part.title))}${parts.map((part, i) => html`<section id="s${i + 1}"><h2><span class="no num">${i + 1}</span>${pick(part.title, language)}</h2>${part.body}</section>`)}</div>`;
  return sheet({ title, language, description: field(of, "tagline", language), body, style: runningFoot(site, language, title, versionText(version, language)) });
}
