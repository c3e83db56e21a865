import { storedList } from "./stored-list.ts";
import { paths } from "../paths.ts";
import { isQuantity, itemsText, MAX_LINES, usesText, type LineUse, type QuoteLine } from "./quote-items.ts";

/** A line of the list that the browser keeps, with how the buyer means to use the product. */
export interface StoredLine extends QuoteLine, LineUse {}

/** A shown line as it is stored, and as addresses have it. */
export function toStoredLine({ slug, quantity, use }: QuoteLine & { use: LineUse }): StoredLine {
  return { slug, quantity, ...use };
}

function isLine(entry: unknown): entry is StoredLine {
  const { slug, quantity, every = "", under = "", regions = [], variant = "" } = (entry ?? {}) as Partial<StoredLine>;
  return isQuantity(quantity) && [slug, every, under, variant, ...regions].every((text) => typeof text === "string");
}

const quoteLines = storedList("quote", isLine, MAX_LINES);

/** What the visitor wants to buy; nothing on the server and until the client has taken over. */
export const useQuoteList = quoteLines.use;

/** Puts a product on the list, or changes its line. A quantity that cannot be is not kept. */
export function changeQuote(slug: string, change: Partial<Omit<StoredLine, "slug">>): void {
  const lines = quoteLines.read();
  const line = { quantity: 1, ...lines.find((other) => other.slug === slug), ...change, slug };
  if (!isLine(line)) return;
  const isListed = lines.some((other) => other.slug === slug);
  quoteLines.keep(isListed ? lines.map((other) => (other.slug === slug ? line : other)) : [...lines, line].slice(0, MAX_LINES));
}

/**
 * Puts the lines of an address on the list, before the others. A single piece, which is what links say that know no better, takes
 * nothing away from what is there.
 */
export function takeIntoQuote(lines: readonly StoredLine[]): void {
  const listed = quoteLines.read();
  const first = lines.map((line) => {
    const before = listed.find(({ slug }) => slug === line.slug);
    return Object.assign({}, before, line, line.quantity === 1 && before && { quantity: before.quantity });
  });
  const others = listed.filter(({ slug }) => !lines.some((line) => line.slug === slug));
  const next = [...first, ...others].slice(0, MAX_LINES);
  if (JSON.stringify(next) !== JSON.stringify(listed)) quoteLines.keep(next);
}

/** Takes products off the list. */
export function removeFromQuote(slugs: readonly string[]): void {
  const lines = quoteLines.read();
  if (lines.some(({ slug }) => slugs.includes(slug))) quoteLines.keep(lines.filter(({ slug }) => !slugs.includes(slug)));
}

/** Empties the list. */
export function clearQuote(): void {
  quoteLines.keep([]);
}

/**
 * Site path of the page for buyers with a list, and with one more product where it is named.
 * @param slug joins the list with one piece, unless it is there already
 */
export function quoteAddress(lines: readonly StoredLine[], slug?: string): string {
  const all = slug === undefined || lines.some((line) => line.slug === slug) ? lines : [...lines, { slug, quantity: 1 }];
  const uses = usesText(all);
  return all.length > 0 ? `${paths.buy}?items=${itemsText(all)}${uses && `&use=${uses}`}` : paths.buy;
}
