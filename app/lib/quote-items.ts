/** The quote list as addresses write it, `a9:20,v3:5`: a product's slug and how many pieces of it. The same on the server and in the browser. */

/** Most lines of a quote list, and most pieces of a product in it. */
export const MOST_LINES = 50;
export const MOST_PIECES = 1_000_000;

/** A product that a buyer wants, and how many of it. */
export interface QuoteLine {
  slug: string;
  quantity: number;
}

const SLUG = /^[a-z0-9][a-z0-9_-]{0,79}$/;

/** Whether somebody may ask for so many pieces. */
export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_PIECES;
}

/** Reads a list. Of a product that comes twice the first line counts; what is no such line is told as it was written. */
export function readItems(text: string): { lines: QuoteLine[]; leftOut: string[] } {
  const lines = new Map<string, QuoteLine>();
  const leftOut: string[] = [];
  for (const entry of text.split(",")) {
    const written = entry.trim();
    if (!written) continue;
    const [slug = "", count = "", ...more] = written.toLowerCase().split(":");
    const quantity = /^\d{1,7}$/.test(count) ? Number(count) : 0;
    if (more.length > 0 || !SLUG.test(slug) || !isQuantity(quantity)) leftOut.push(written);
    else if (!lines.has(slug)) lines.set(slug, { slug, quantity });
  }
  return { lines: [...lines.values()], leftOut };
}

/** Writes a list. */
export function itemsText(lines: readonly QuoteLine[]): string {
  return lines.map(({ slug, quantity }) => `${slug}:${quantity}`).join(",");
}
