import type { Payload } from "payload";
import { extractText, getDocumentProxy } from "unpdf";
import type { Language } from "#shared/languages.ts";

/** Bytes that a datasheet may have. */
const MOST_BYTES = 400_000;

/** Without the spaces and line breaks that setting adds, and the joiners that browsers get; in one spelling, as the reader of PDF has it. */
export const squeezed = (text: string) => text.normalize("NFKC").replaceAll(/[\s\u2060]+/g, "");

/** Makes the datasheet of a product, and reads it. @throws Error when there is none */
export async function readDatasheet(language: Language, slug: string) {
  const { makeDatasheet } = await import("#app/data/datasheet/datasheet.server.ts");
  const made = await makeDatasheet(language, slug);
  if (!made || made === "busy") throw new Error(`No datasheet of ${slug}`);
  const document = await getDocumentProxy(new Uint8Array(made.pdf));
  const { text } = await extractText(document, { mergePages: true });
  return {
    bytes: made.pdf.length,
    pages: document.numPages,
    text: squeezed(text),
    source: Buffer.from(made.pdf).toString("latin1"),
    document,
  };
}

/** The addresses of all products. */
export async function productSlugs(cms: Payload): Promise<string[]> {
  const { docs } = await cms.find({ collection: "products", pagination: false, depth: 0, select: { slug: true } });
  return docs.map(({ slug }) => slug);
}

/** What datasheets lack of what the pages of their products say, and which are too large or too long; a line each. */
export async function datasheetFaults(language: Language, slugs: string[]): Promise<string[]> {
  const { findProduct } = await import("#app/data/products.server.ts");
  const wrong: string[] = [];
  for (const slug of slugs) {
    const [product, { bytes, pages, text }] = await Promise.all([findProduct(language, slug), readDatasheet(language, slug)]);
    if (bytes > MOST_BYTES || pages > 2) wrong.push(`${slug}: ${bytes} bytes, ${pages} pages`);
    for (const { rows } of product?.specs ?? [])
      for (const { name, value, unit, condition } of rows)
        // Name, value and condition stand in one row, one after the other.
        if (!text.includes(squeezed(name + value + unit + condition))) wrong.push(`${slug}: ${name} ${value} ${unit} ${condition}`);
    for (const { model, name } of product?.accessories ?? []) if (!text.includes(squeezed(model + name))) wrong.push(`${slug}: ${model}`);
  }
  return wrong;
}
