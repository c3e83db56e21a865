import type { Payload } from "payload";
import { extractText, getDocumentProxy } from "unpdf";
import type { Language } from "#shared/languages.ts";

/** Bytes that a datasheet may have. */
const MAX_BYTES = 400_000;

/** Without the spaces and line breaks that setting adds, and the joiners that browsers get; in one spelling, as the reader of PDF has it. */
export const withoutSpaces = (text: string) => text.normalize("NFKC").replaceAll(/[\s\u2060]+/g, "");

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
    text: withoutSpaces(text),
    source: Buffer.from(made.pdf).toString("latin1"),
    document,
  };
}

/** The addresses of all products. */
export async function productSlugs(cms: Payload): Promise<string[]> {
  const { docs } = await cms.find({ collection: "products", pagination: false, depth: 0, select: { slug: true } });
  return docs.map(({ slug }) => slug);
}

/** Figures that lead a datasheet, side by side. */
const LEADING = 4;

/** The addresses to which a document leads, each once. */
export async function linksOf({ document }: Pick<Awaited<ReturnType<typeof readDatasheet>>, "document">): Promise<string[]> {
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));
  const links = await Promise.all(pages.map((page) => page.getAnnotations()));
  return [...new Set(links.flat().flatMap(({ url }: { url?: string }) => url ?? []))];
}

/** What datasheets lack of what the pages of their products say, and which are too large or too long; a line each. */
export async function datasheetFaults(language: Language, slugs: string[]): Promise<string[]> {
  const [{ findProduct }, { rowsOn }, { product: definition }, { translator }] = await Promise.all([
    import("#app/data/products.server.ts"),
    import("#app/data/definition/rows.server.ts"),
    import("#shared/content/product.ts"),
    import("#app/data/texts.server.ts"),
  ]);
  const t = await translator(language);
  const wrong: string[] = [];
  for (const slug of slugs) {
    const [product, sheet] = await Promise.all([findProduct(language, slug), readDatasheet(language, slug)]);
    const { bytes, pages, text } = sheet;
    const times = (words: string) => text.split(withoutSpaces(words)).length - 1;
    // The page that is the latest, in the language of the paper: what its code leads to, and what is written beside that.
    const [page, ...others] = await linksOf(sheet);
    const path = `${language === "zh" ? "" : `/${language}`}/products/${slug}`;
    if (!page?.endsWith(path) || (language === "zh" && page.endsWith(`/en${path}`)) || others.length > 0 || times(page) === 0)
      wrong.push(`${slug}: leads to ${[page, ...others].join()}`);
    for (const { label, value } of product ? rowsOn(definition.fields, "datasheet", product, { language, t }) : [])
      if (times(label + value) === 0) wrong.push(`${slug}: ${label} ${value}`);
    if (product?.purchase.note && times(product.purchase.note) === 0) wrong.push(`${slug}: ${product.purchase.note}`);
    const rows = product?.specs.flatMap((group) => group.rows) ?? [];
    // In their row, and beside the terms of purchase.
    for (const { value } of rows.filter(({ key }) => key === "certification"))
      if (times(t("datasheet.approvals") + value) < 2) wrong.push(`${slug}: ${t("datasheet.approvals")} ${value}`);
    // Each stands above the rows, and in its row.
    for (const { name, value, unit } of product?.highlights.slice(0, LEADING) ?? [])
      if (times(name + value + unit) < 2) wrong.push(`${slug}: ${name} ${value} ${unit} does not lead`);
    if (bytes > MAX_BYTES || pages > 2) wrong.push(`${slug}: ${bytes} bytes, ${pages} pages`);
    for (const { rows } of product?.specs ?? [])
      for (const { name, value, unit, condition } of rows)
        // Name, value and condition stand in one row, one after the other.
        if (!text.includes(withoutSpaces(name + value + unit + condition))) wrong.push(`${slug}: ${name} ${value} ${unit} ${condition}`);
    for (const { model, name } of product?.accessories ?? [])
      if (!text.includes(withoutSpaces(model + name))) wrong.push(`${slug}: ${model}`);
  }
  return wrong;
}
