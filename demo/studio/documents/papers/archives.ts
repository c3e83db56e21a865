/** Archives: protocol samples, drawings, footprints, logo. */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { waymark } from "../lib/brand.ts";
import { LIGHT } from "../../../../shared/design/themes.ts";
import { pack } from "../lib/output.ts";
import { wordmark } from "../lib/wordmark.ts";
import type { Kit, Paper } from "../lib/paper.ts";
import { dxf } from "../drawing/dxf.ts";
import { referenceCircuit } from "../drawing/reference.ts";
import { FOOTPRINTS } from "../../../../shared/geometry/footprint.ts";
import { kicad, padTable } from "../drawing/land-pattern.ts";
import { hex, hexId, SAMPLES } from "../protocol/jtt808.ts";
import { PAYLOADS, SCHEMAS, type PayloadName } from "../protocol/mqtt.ts";
import { revision } from "../revisions.ts";

const CRLF = "\r\n";
const script = (name: string): string => readFileSync(new URL(`../archives/${name}`, import.meta.url), "utf8");
const readme = (paper: Paper, lines: readonly string[], kit: Kit): string => [paper.title[0], paper.title[1], `${paper.version} · ${paper.created}`, "", ...lines, "", `${kit.site.legal_name} / ${kit.site.legal_name_en}`, `${kit.site.phone}  ${kit.site.support_email}`, ""].join(CRLF);

const protocol: Paper = {
  slug: "protocol-sample-package",
  title: ["协议样例包与模拟终端", "Protocol samples and simulated tracker"],
  summary: ["13 条 JT/T 808 报文（文本与二进制）、六种 MQTT 消息与 JSON Schema，附可在电脑上运行的模拟终端与解码脚本（Python 3）。", "13 JT/T 808 frames as text and binary, six MQTT messages with JSON schemas, and a simulated tracker and decoder for Python 3."],
  type: "archive", kind: "protocol", version: "7", created: "2026-11-27", folder: "archives", extension: "zip", bilingual: true, products: ["V3", "V5", "V7", "A9", "C4"],
  make(kit, _language, paper) {
    const entries: Record<string, Uint8Array | string> = {
      "README.txt": readme(paper, [
        "jtt808/*.hex   报文，十六进制文本，一行一帧 / frames as hexadecimal text",
        "jtt808/*.bin   同样的报文，二进制 / the same frames in binary",
        "jtt808/index.csv   清单 / list",
        "mqtt/*.json    六种消息的示例 / examples of all six messages",
        "schemas/*.json JSON Schema 2020-12",
        "simulate.py    模拟终端：python3 simulate.py 主机 端口 [间隔秒] / simulated tracker: python3 simulate.py HOST PORT [SECONDS]",
        "decode.py      解码：python3 decode.py 文件.bin 或 文件.hex / decoder",
        "",
        "两个脚本只用 Python 3.8 以上的标准库。 / Both scripts need nothing but Python 3.8 or newer.",
      ], kit),
      "simulate.py": script("simulate.py"),
      "decode.py": script("decode.py"),
      "jtt808/index.csv": `\uFEFF${["file,message_id,zh,en", ...SAMPLES.map((s) => `${s.name},${hexId(s.id)},"${s.text[0]}","${s.text[1]}"`), ""].join(CRLF)}`,
    };
    for (const sample of SAMPLES) {
      entries[`jtt808/${sample.name}.hex`] = `${hex(sample.frame)}${CRLF}`;
      entries[`jtt808/${sample.name}.bin`] = sample.frame;
    }
    for (const name of Object.keys(PAYLOADS) as PayloadName[]) {
      entries[`mqtt/${name}.json`] = `${JSON.stringify(PAYLOADS[name], null, 2)}\n`;
      entries[`schemas/${name}.json`] = `${JSON.stringify(SCHEMAS[name], null, 2)}\n`;
    }
    return pack(entries, paper.created);
  },
};

const drawings: Paper = {
  slug: "outline-drawings-dxf",
  title: ["28 款产品外形图（DXF）", "Outline drawings of all 28 products (DXF)"],
  summary: ["俯视与侧视，1:1，单位 mm，图层分开；AutoCAD R12 格式，多数 CAD 软件可直接打开。", "Top and side views, 1:1 in millimetres, on separate layers; AutoCAD R12 format, read by most CAD programs."],
  type: "archive", kind: "drawing", version: "6", created: "2026-05-28", folder: "archives", extension: "zip", bilingual: true, products: [],
  make(kit, _language, paper) {
    const entries: Record<string, string> = {
      "README.txt": readme(paper, [
        "每个文件含俯视图与侧视图。图层 OUTLINE 外形、DETAIL 细节、CENTER 中心线、DIM 尺寸、TEXT 文字。",
        "Each file holds a top and a side view. Layers: OUTLINE, DETAIL, CENTER, DIM, TEXT.",
        "主要外形尺寸公差 ±0.3 mm；DETAIL 层只供布置参考，开孔请以实物或 STEP 文件为准。",
        "Main dimensions ±0.3 mm. The DETAIL layer is for layout only; for cut-outs use a sample or the STEP file.",
        "",
        ...kit.products.map((of) => `${of.code.padEnd(4)} ${`${of.width} x ${of.depth} x ${of.height} mm`.padEnd(24)} ${of.name} / ${of.name_en}`),
      ], kit),
    };
    for (const of of kit.products) {
      const { version } = revision(of, "datasheet");
      entries[`${of.series}/${of.code}.dxf`] = dxf(of, version, of.released > paper.created ? paper.created : of.released);
    }
    return pack(entries, paper.created);
  },
};

const footprints: Paper = {
  slug: "module-footprints",
  title: ["模组封装库与参考电路", "Module footprints and reference circuits"],
  summary: ["M20、M30、C40 的 KiCad 封装、焊盘坐标与引脚名、参考电路连接表与取值，附 DXF 外形。", "KiCad footprints, pad coordinates and pin names of M20, M30 and C40, reference circuits with values, and DXF outlines."],
  type: "archive", kind: "drawing", version: "4", created: "2026-11-27", folder: "archives", extension: "zip", bilingual: true, products: ["M20", "M30", "C40"],
  make(kit, _language, paper) {
    const entries: Record<string, string> = {
      "README.txt": readme(paper, [
        "Waymark.pretty   KiCad 6 以上的封装库；在“首选项 → 管理封装库”里添加此文件夹。",
        "                 Footprint library for KiCad 6 and later: add the folder under Preferences, Manage Footprint Libraries.",
        "pads/*.csv       焊盘坐标（mm，原点在模组中心，y 向上）与引脚名 / pad coordinates in mm, origin in the middle, y up, with pin names",
        "outline/*.dxf    外形 1:1 / outlines 1:1",
        "reference/*.csv  参考电路：网络、器件与取值 / reference circuits: nets, parts and values",
        "钢网 / stencil: M20 M30 0.12 mm, C40 0.13 mm, 90%. MSL 3.",
      ], kit),
    };
    for (const footprint of FOOTPRINTS) {
      const of = kit.products.find((entry) => entry.outline === footprint.form);
      if (of === undefined) continue;
      if (of.width !== footprint.width || of.depth !== footprint.depth || of.height !== footprint.height) throw new Error(`${of.code}: the footprint and the product differ in size`);
      entries[`Waymark.pretty/WAYMARK_${of.code}.kicad_mod`] = kicad(footprint, of.code, `${of.name_en}, ${of.width} x ${of.depth} x ${of.height} mm, ${footprint.pads.length} pads`);
      entries[`reference/${of.code}-reference.csv`] = referenceCircuit(of.code);
      entries[`pads/${of.code}-pads.csv`] = padTable(footprint);
      entries[`outline/${of.code}.dxf`] = dxf(of, revision(of, "datasheet").version, of.released);
    }
    return pack(entries, paper.created);
  },
};

/** The mark with a clear space of one ring around it. */
const spaced = (svg: string, ground?: string): string => svg.replace('viewBox="-1.12 -.02 2.24 1.2"', 'viewBox="-1.6 -.5 3.2 2.16"').replace("><path", `>${ground === undefined ? "" : `<rect x="-1.6" y="-.5" width="3.2" height="2.16" fill="${ground}" stroke="none"/>`}<path`);

const logos: Paper = {
  slug: "logo-kit",
  title: ["标志文件包", "Logo kit"],
  summary: ["中英文标志与路标图形，四种配色，SVG 与三种尺寸的 PNG，附使用规则。", "The logo in Chinese and English and the mark alone, in four colourings, as SVG and as PNG in three sizes, with rules of use."],
  type: "archive", kind: "brochure", version: "3", created: "2026-11-12", folder: "archives", extension: "zip", bilingual: true, products: [],
  async make(kit, _language, paper) {
    const colourings = {
      colour: { ink: LIGHT.ink, ring: LIGHT.signal },
      reversed: { ink: "#FFFFFF", ring: LIGHT.signal, ground: LIGHT.ink },
      ink: { ink: LIGHT.ink, ring: LIGHT.ink },
      white: { ink: "#FFFFFF", ring: "#FFFFFF" },
    };
    const variants: Record<string, string> = {};
    for (const [name, colours] of Object.entries<{ ink: string; ring: string; ground?: string }>(colourings)) {
      variants[`logo-zh-${name}`] = wordmark(kit.site.name, "zh", colours);
      variants[`logo-en-${name}`] = wordmark(kit.site.name_en, "en", colours);
      variants[`mark-${name}`] = spaced(waymark(colours.ink, colours.ring), colours.ground);
    }
    const entries: Record<string, Uint8Array | string> = {
      "README.txt": readme(paper, [
        "logo-zh  图形与中文名 / mark and Chinese name",
        "logo-en  图形与英文名 / mark and English name",
        "mark     单独的图形 / the mark alone",
        "",
        "-colour    白底或浅底 / on white and light grounds",
        "-reversed  墨色底 / on ink",
        "-ink       单色 / one colour",
        "-white     单色反白，透明底 / one colour, reversed, transparent",
        "",
        `颜色 / colours: 墨 ink ${LIGHT.ink}, 信号橙 signal orange ${LIGHT.signal}, 纸 paper ${LIGHT.paper}`,
        "四周留出一个圆环的空白；最小宽度 8 mm 或 24 px；不旋转、不加阴影、不改颜色。",
        "Leave clear space of one ring all round; use the logo at least 8 mm or 24 px wide; do not rotate, shade or recolour it.",
      ], kit),
    };
    for (const [name, svg] of Object.entries(variants)) {
      entries[`svg/${name}.svg`] = `<?xml version="1.0" encoding="UTF-8"?>\n${svg}\n`;
      for (const width of [256, 1024, 2048]) entries[`png/${name}-${width}.png`] = await sharp(Buffer.from(svg), { density: 1200 }).resize(width).png({ compressionLevel: 9, palette: true }).toBuffer();
    }
    return pack(entries, paper.created);
  },
};

export const archives: Paper[] = [protocol, drawings, footprints, logos];
