/** Plain documents: command reference, release notes, field list, alarm table, pocket card. */
import { pack } from "../lib/output.ts";
import { contactLine } from "../lib/sheet.ts";
import { LANGUAGE_TAGS, type Language, pick, type Text } from "../lib/language.ts";
import { escape } from "../lib/markup.ts";
import type { Paper } from "../lib/paper.ts";
import { versionText } from "../lib/tables.ts";
import { ALARMS, LEVELS } from "../protocol/alarms.ts";
import { EXTRAS, hexId, MESSAGES, PARAMETERS, POSITION_FIELDS, STATUS_BITS } from "../protocol/jtt808.ts";
import { commandsText } from "./commands-text.ts";
import { releaseNotes } from "./release-notes.ts";

const CRLF = "\r\n";

const reference: Paper = {
  slug: "at-command-reference",
  title: ["AT 与短信指令手册", "AT and SMS command reference"],
  summary: ["全部终端指令：格式、范围、默认值，短信与串口示例。", "Every tracker command: format, range, default, with SMS and serial examples."],
  type: "document", kind: "protocol", version: "12", created: "2026-11-28", folder: "documents", extension: "txt", products: [],
  make: (kit, language, paper) => commandsText(kit.site, language, pick(paper.title, language), versionText(paper.version, language), paper.created),
};

const notes: Paper = {
  slug: "firmware-release-notes",
  title: ["固件发布说明", "Firmware release notes"],
  summary: ["2022 年以来各固件版本的新增、修复与升级注意；更早的版本可来函索取。", "What each firmware version since 2022 adds and fixes, and what to watch for when updating; older ones on request."],
  type: "document", kind: "guide", version: "21", created: "2026-11-28", folder: "documents", extension: "txt", products: [],
  make: (kit, language, paper) => releaseNotes(kit.site, kit.products, language, pick(paper.title, language)),
};

const alarmTable: Paper = {
  slug: "alarm-code-table",
  title: ["报警代码表（CSV）", "Alarm code table (CSV)"],
  summary: ["25 种报警的 JT/T 808 报警位、MQTT 名称、级别、触发与解除条件，中英文同表，UTF-8。", "The JT/T 808 bit, MQTT name, level, trigger and clearing of 25 alarms, both languages in one table, UTF-8."],
  type: "document", kind: "protocol", version: "7", created: "2026-11-28", folder: "documents", extension: "csv", bilingual: true, products: [],
  make() {
    const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    const rows = ALARMS.map((a) => [a.code, a.bit, ...LEVELS[a.level], ...a.name, ...a.raised, ...a.cleared, a.series]);
    return `\uFEFF${[["code", "jtt808_bit", "level_zh", "level_en", "name_zh", "name_en", "raised_zh", "raised_en", "cleared_zh", "cleared_en", "models"], ...rows].map((row) => row.map(quoted).join(",")).join(CRLF)}${CRLF}`;
  },
};

const ODT_HEAD = 'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:meta="urn:oasis:names:tc:opendocument:xmlns:meta:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" office:version="1.3"';

function odtTable(name: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string, style: string): string => `<table:table-cell table:style-name="Cell" office:value-type="string"><text:p text:style-name="${style}">${escape(text)}</text:p></table:table-cell>`;
  return `<table:table table:name="${name}" table:style-name="Wide"><table:table-column table:number-columns-repeated="${head.length}"/><table:table-header-rows><table:table-row>${head.map((text) => cell(text, "Head")).join("")}</table:table-row></table:table-header-rows>${rows.map((row) => `<table:table-row>${row.map((text) => cell(text, "Small")).join("")}</table:table-row>`).join("")}</table:table>`;
}

const ODT_STYLES = `<?xml version="1.0" encoding="UTF-8"?><office:document-styles ${ODT_HEAD}><office:styles><style:default-style style:family="paragraph"><style:text-properties fo:font-size="10pt" style:font-name="Arial" fo:font-family="Arial" style:font-family-asian="Microsoft YaHei" style:font-size-asian="10pt" fo:color="#0E1A26"/></style:default-style><style:style style:name="Standard" style:family="paragraph" style:class="text"><style:paragraph-properties fo:margin-bottom="0.15cm" fo:line-height="130%"/></style:style><style:style style:name="Title" style:family="paragraph" style:parent-style-name="Standard"><style:text-properties fo:font-size="22pt" style:font-size-asian="22pt" fo:font-weight="bold" style:font-weight-asian="bold"/></style:style><style:style style:name="Heading_20_1" style:display-name="Heading 1" style:family="paragraph" style:parent-style-name="Standard" style:default-outline-level="1"><style:paragraph-properties fo:margin-top="0.6cm" fo:margin-bottom="0.2cm" fo:keep-with-next="always" fo:border-left="0.09cm solid #E35D0D" fo:padding-left="0.25cm"/><style:text-properties fo:font-size="14pt" style:font-size-asian="14pt" fo:font-weight="bold" style:font-weight-asian="bold"/></style:style><style:style style:name="Small" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties fo:margin-bottom="0cm"/><style:text-properties fo:font-size="9pt" style:font-size-asian="9pt"/></style:style><style:style style:name="Head" style:family="paragraph" style:parent-style-name="Small"><style:text-properties fo:font-weight="bold" style:font-weight-asian="bold"/></style:style></office:styles><office:automatic-styles><style:page-layout style:name="A4"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin-top="1.8cm" fo:margin-bottom="1.6cm" fo:margin-left="2cm" fo:margin-right="1.8cm"/><style:footer-style><style:header-footer-properties fo:margin-top="0.4cm"/></style:footer-style></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="A4"><style:footer><text:p text:style-name="Small">@FOOT@ · <text:page-number text:select-page="current">1</text:page-number></text:p></style:footer></style:master-page></office:master-styles></office:document-styles>`;

function fieldList(title: string, lead: string, foot: string, language: Language, day: string): Uint8Array {
  const t = (pair: Text): string => pick(pair, language);
  const heading = (text: Text): string => `<text:h text:style-name="Heading_20_1" text:outline-level="1">${escape(t(text))}</text:h>`;
  const body = [
    `<text:p text:style-name="Title">${escape(title)}</text:p><text:p>${escape(lead)}</text:p>`,
    heading(["消息", "Messages"]), odtTable("Messages", [t(["ID", "Id"]), t(["名称", "Name"]), t(["何时", "When"])], MESSAGES.map((m) => [hexId(m.id), t(m.name), t(m.when)])),
    heading(["0x0200 位置基本信息", "0x0200 basic position"]), odtTable("Position", [t(["偏移", "Offset"]), t(["字段", "Field"]), t(["类型", "Type"]), t(["单位与说明", "Unit and notes"])], POSITION_FIELDS.map((f) => [f.offset, t(f.name), f.type, t(f.unit)])),
    heading(["状态位", "Status bits"]), odtTable("Status", [t(["位", "Bit"]), t(["含义", "Meaning"])], STATUS_BITS.map(([bit, text]) => [String(bit), t(text)])),
    heading(["附加信息项", "Additional items"]), odtTable("Items", [t(["ID", "Id"]), t(["长度", "Length"]), t(["名称", "Name"]), t(["内容", "Content"]), t(["来源", "Origin"])], EXTRAS.map((e) => [hexId(e.id, 2), e.length, t(e.name), t(e.unit), e.own ? t(["途标自定义", "Waymark"]) : t(["标准", "Standard"])])),
    heading(["报警", "Alarms"]), odtTable("Alarms", [t(["位", "Bit"]), t(["MQTT", "MQTT"]), t(["名称", "Name"]), t(["触发", "Raised by"])], ALARMS.map((a) => [a.bit, a.code, t(a.name), t(a.raised)])),
    heading(["终端参数", "Parameters"]), odtTable("Parameters", [t(["ID", "Id"]), t(["类型", "Type"]), t(["含义", "Meaning"])], PARAMETERS.map(([id, type, text]) => [hexId(id), type, t(text)])),
  ].join("");
  const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${ODT_HEAD}><office:automatic-styles><style:style style:name="Wide" style:family="table"><style:table-properties style:width="17.2cm" table:align="margins"/></style:style><style:style style:name="Cell" style:family="table-cell"><style:table-cell-properties fo:padding="0.1cm" fo:border-bottom="0.02cm solid #DCDDD7"/></style:style></office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  const meta = `<?xml version="1.0" encoding="UTF-8"?><office:document-meta ${ODT_HEAD}><office:meta><dc:title>${escape(title)}</dc:title><dc:language>${LANGUAGE_TAGS[language]}</dc:language><dc:date>${day}T09:00:00</dc:date><meta:creation-date>${day}T09:00:00</meta:creation-date></office:meta></office:document-meta>`;
  const types = ["content.xml", "styles.xml", "meta.xml"].map((name) => `<manifest:file-entry manifest:full-path="${name}" manifest:media-type="text/xml"/>`).join("");
  const mime = "application/vnd.oasis.opendocument.text";
  return pack({
    mimetype: mime,
    "META-INF/manifest.xml": `<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="${mime}"/>${types}</manifest:manifest>`,
    "content.xml": content,
    "styles.xml": ODT_STYLES.replace("@FOOT@", escape(foot)),
    "meta.xml": meta,
  }, day);
}

const fields: Paper = {
  slug: "protocol-field-list",
  title: ["JT/T 808 字段清单", "JT/T 808 field list"],
  summary: ["消息、字段、状态位、附加项、报警与参数的完整清单，可编辑，便于并入您的接口文档。", "Messages, fields, status bits, items, alarms and parameters as an editable list to merge into your own interface document."],
  type: "document", kind: "protocol", version: "7", created: "2026-11-28", folder: "documents", extension: "odt", products: ["V3", "V5", "V7", "A9", "C4"],
  make: (kit, language, paper) => fieldList(pick(paper.title, language), pick(paper.summary, language), `${contactLine(kit.site, language)} · ${versionText(paper.version, language)}`, language, paper.created),
};

/** Rich Text is ASCII: everything else becomes a \u escape, in UTF-16 units. */
const rtf = (text: string): string => text.replace(/[\\{}]/g, "\\$&").replace(/[^\x20-\x7e]/g, (c) => [...c].flatMap((point) => Array.from({ length: point.length }, (_, i) => { const unit = point.charCodeAt(i); return `\\u${unit > 32767 ? unit - 65536 : unit}?`; })).join(""));

/** After the password, which each device has of its own. */
const CARD: (readonly [Text, string])[] = [
  [["查状态", "Status"], ",STATUS#"],
  [["最近位置", "Latest position"], ",WHERE#"],
  [["自检", "Self-test"], ",TEST#"],
  [["设接入点", "Set APN"], ",APN,cmnet#"],
  [["行驶 30 秒一报", "Every 30 s in motion"], ",TIMER,30#"],
  [["静止 60 分钟一报", "Every 60 min at rest"], ",REST,60#"],
  [["添加授权号码", "Add authorized number"], ",NUM,1,+8613800000000#"],
  [["写里程", "Set odometer"], ",ODO,35210#"],
  [["改密码", "Change password"], ",PASS,<old>,<new>#"],
  [["重启", "Restart"], ",REBOOT#"],
];

const LIGHTS: (readonly [Text, Text])[] = [
  [["NET 每秒 2 闪", "NET: 2 flashes a second"], ["搜网", "searching for a network"]],
  [["NET 每 3 秒 1 闪", "NET: 1 flash every 3 s"], ["已连平台", "connected"]],
  [["GNSS 每秒 2 闪", "GNSS: 2 flashes a second"], ["搜星", "searching for satellites"]],
  [["GNSS 每 3 秒 1 闪", "GNSS: 1 flash every 3 s"], ["已定位", "fixed"]],
  [["两灯快闪", "Both fast"], ["自检未过", "self-test failed"]],
];

const ORDER: Text = ["先断开电瓶负极，避开安全气囊；先接地 → 再接 ACC → 最后接常电（经保险）；四张照片：位置、取电点、接地点、自检页。", "Battery negative off first, clear of airbags. Ground, then ACC, permanent power last, through its fuse. Four photos: place, supply tap, ground point, self-test page."];

const card: Paper = {
  slug: "installer-pocket-card",
  title: ["安装员口袋卡", "Installer’s pocket card"],
  summary: ["十条常用短信、指示灯与接线顺序，一页 A6，可打印随身带。", "Ten SMS commands, the lights and the wiring order on one A6 page to print and carry."],
  type: "document", kind: "guide", version: "4", created: "2026-11-28", folder: "documents", extension: "rtf", products: ["V1", "V3", "V5", "V7", "V8", "V9"],
  make(kit, language, paper) {
    const line = (text: string, size = 16, bold = false): string => `\\pard\\sa40\\f${language === "zh" ? 1 : 0}\\fs${size}${bold ? "\\b" : ""} ${rtf(text)}${bold ? "\\b0" : ""}\\par`;
    const pair = (a: string, b: string, mono = false): string => `\\pard\\tx2500\\sa20\\f${language === "zh" ? 1 : 0}\\fs15 ${rtf(a)}\\tab ${mono ? "\\f2\\fs14 " : ""}${rtf(b)}\\par`;
    const head = (text: Text): string => `\\pard\\sb100\\sa50\\brdrb\\brdrs\\brdrw10\\brdrcf2 \\f${language === "zh" ? 1 : 0}\\fs18\\b ${rtf(pick(text, language))}\\b0\\par`;
    const [year, month, day] = paper.created.split("-").map(Number);
    return [
      `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss Arial;}{\\f1\\fnil Microsoft YaHei;}{\\f2\\fmodern Consolas;}}{\\colortbl;\\red14\\green26\\blue38;\\red227\\green93\\blue13;}`,
      `{\\info{\\title ${rtf(pick(paper.title, language))}}{\\author ${rtf(kit.site.name_en)}}{\\creatim\\yr${year}\\mo${month}\\dy${day}}}`,
      "\\paperw5953\\paperh8391\\margl500\\margr450\\margt450\\margb400\\cf1",
      line(pick(paper.title, language), 26, true),
      head(["接线", "Wiring"]), line(pick(ORDER, language), 15),
      head(["短信（密码每台不同，见说明书内贴纸，先改后用）", "SMS (each device’s own password is on a sticker in the guide in its box: change it first)"]), ...CARD.map(([name, sms]) => pair(pick(name, language), `${pick(["密码", "PASSWORD"], language)}${sms}`, true)),
      head(["指示灯", "Lights"]), ...LIGHTS.map(([light, meaning]) => pair(pick(light, language), pick(meaning, language))),
      head(["支持", "Support"]), line(`${kit.site.phone}  ${kit.site.support_email}`, 15),
      "}",
      "",
    ].join(CRLF);
  },
};

export const texts: Paper[] = [reference, notes, fields, alarmTable, card];
