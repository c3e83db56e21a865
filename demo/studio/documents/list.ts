/** Writes demo/content/downloads.yaml: the documents first, then every product's datasheet and manual. */
import { writeFileSync } from "node:fs";
import { stringify } from "yaml";
import { z } from "zod";
import { lowerFirst } from "../../../shared/lib/lower-first.ts";
import { download } from "../../content/schema.ts";
import type { Product } from "./lib/content.ts";
import { paperPath } from "./lib/paper.ts";
import { PAPERS } from "./papers/index.ts";
import { manualPath, revision } from "./revisions.ts";

type Download = z.infer<typeof download>;

const FILE = new URL("../../content/downloads.yaml", import.meta.url);

function papers(): Download[] {
  return PAPERS.map((paper) => ({
    slug: paper.slug,
    title: paper.title[0],
    title_en: paper.title[1],
    summary: paper.summary[0],
    summary_en: paper.summary[1],
    type: paper.type,
    kind: paper.kind,
    version: paper.version,
    created: paper.created,
    file: paperPath(paper, "zh"),
    ...(paper.bilingual === true ? {} : { file_en: paperPath(paper, "en") }),
    products: paper.products,
  }));
}

function perProduct(of: Product, kind: "datasheet" | "manual"): Download {
  const { version, day } = revision(of, kind);
  const board = of.series === "gps_module";
  const noun = kind === "datasheet" ? "规格书" : board ? "应用手册" : "使用手册";
  const nounEnglish = kind === "datasheet" ? "datasheet" : board ? "integration manual" : "manual";
  const summary =
    kind === "datasheet"
      ? ["由产品记录即时生成，总是最新：完整规格与条件、外形图、接线与订购信息。", "Made from the product’s record, always up to date: the full specification with its conditions, outline, wiring and ordering."]
      : board
        ? ["引脚、布板、焊接、指令与故障排查。", "Pins, board layout, soldering, commands and troubleshooting."]
        : ["装箱、安装步骤、供电与 SIM 卡、指示含义、参数设置与故障排查。", "What is in the box, installation, power and SIM, indicators, settings and troubleshooting."];
  return {
    slug: `${of.slug}-${kind}`,
    title: `${of.code} ${of.name}${noun}`,
    title_en: `${of.code} ${lowerFirst(of.name_en)}: ${nounEnglish}`,
    summary: summary[0] ?? "",
    summary_en: summary[1] ?? "",
    type: "pdf",
    kind,
    version,
    created: day,
    // The site makes datasheets itself.
    ...(kind === "manual" && { file: manualPath(of, "zh"), file_en: manualPath(of, "en") }),
    products: [of.code],
  };
}

/** Throws when an entry does not fit the schema. */
export function writeList(products: readonly Product[]): void {
  const entries = [...papers(), ...products.map((of) => perProduct(of, "datasheet")), ...products.map((of) => perProduct(of, "manual"))];
  const checked = z.array(download).parse(entries);
  const head = "# Everything in the downloads centre. Written by demo/studio/documents/make.ts, which also makes the files.\n";
  const source = stringify(checked, { lineWidth: 0 });
  // quoted, so that no reader takes a date for anything but text
  writeFileSync(FILE, head + source.replace(/^(  created: )(\d{4}-\d\d-\d\d)$/gm, '$1"$2"'));
}
