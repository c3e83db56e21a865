import { fileNamePart } from "#shared/lib/file-name.ts";
import type { Language } from "#shared/languages.ts";
import type { ZipFile } from "#app/lib/format/zip.server.ts";
import { listRecords } from "../records.server.ts";
import { findFile } from "../content/content-reader.server.ts";
import { datasheetName } from "../datasheet-name.ts";
import { makeDatasheet } from "./datasheet.server.ts";
import { findProduct } from "../products.server.ts";

/** What a product's bundle holds: its papers, and not what belongs to many products. */
const KINDS = new Set<string>(["manual", "certificate"]);
/** Most files in a bundle, and bytes of all together; the rest is left out. */
const MAX_FILES = 40;
const MAX_BYTES = 200_000_000;
/** Bundles that are sent at the same time. */
const MAX_CONCURRENT = 6;

/** The papers of a product: how its bundle is called, and its files, read one after the other. */
interface Papers {
  name: string;
  files: AsyncGenerator<ZipFile>;
}

let underway = 0;

/** The papers of a product; null when there is no such product, “busy” when too many bundles are underway. */
export async function documentBundle(language: Language, slug: string): Promise<Papers | null | "busy"> {
  const [product, marks] = await Promise.all([findProduct(language, slug), listRecords("marks", language)]);
  if (!product) return null;
  if (areTooMany()) return "busy";
  const datasheet = await makeDatasheet(language, slug);
  if (datasheet === null || datasheet === "busy") return datasheet;
  // Others may have begun meanwhile.
  if (areTooMany()) return "busy";
  const uploads = [
    ...product.downloads.filter(({ kind }) => KINDS.has(kind)).map(({ file }) => file?.name),
    ...marks.filter(({ products }) => products.some((marked) => marked.slug === slug)).map(({ file }) => file?.name),
  ].filter((name) => name !== undefined);
  const first = { name: datasheetName(datasheet.code, language), bytes: datasheet.pdf, changed: new Date(product.changed) };
  return { name: `${fileNamePart(product.code)}-documents-${language}.zip`, files: filesOf(first, new Set(uploads)) };
}

function areTooMany(): boolean {
  return underway >= MAX_CONCURRENT;
}

async function* filesOf(first: ZipFile, names: Set<string>): AsyncGenerator<ZipFile> {
  underway += 1;
  try {
    yield first;
    let room = MAX_BYTES - first.bytes.length;
    for (const name of [...names].slice(0, MAX_FILES - 1)) {
      const file = await findFile(name);
      if (!file || file.size > room) continue;
      const bytes = await file.read();
      if (!bytes) continue;
      room -= bytes.length;
      yield { name, bytes, changed: file.changed };
    }
  } finally {
    underway -= 1;
  }
}
