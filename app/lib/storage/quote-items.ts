/**
 * The quote list as addresses write it, `a9:20,v3:5`: a product's slug and how many pieces of it; and how they are to be used,
 * `a9:120:-20:weak:europe:a9-eu`. The same on the server and in the browser.
 */

/** Most lines of a quote list, and most pieces of a product in it. */
export const MAX_LINES = 50;
export const MAX_PIECES = 1_000_000;

/** A product that a buyer wants, and how many of it. */
export interface QuoteLine {
  slug: string;
  quantity: number;
}

/** Which variant of a product a buyer wants, and how he means to use it. */
export interface LineUse {
  /** How often it reports, in minutes. */
  every?: string;
  /** Under which other conditions, as addresses of the standby calculator say them: `at=-10&coverage=weak`. */
  under?: string;
  /** Where it is used: keys of `REGIONS`. */
  regions?: string[];
  /** Key of the variant, where it is sold as one of several. */
  variant?: string;
}

const SLUG = /^[a-z0-9][a-z0-9_-]{0,79}$/;
/** Slug, minutes, °C, coverage, regions and variant, of which each may be left out. */
const USE = /^([a-z0-9][a-z0-9_-]{0,79}):(\d{0,5})(?::(-?\d{1,3})?(?::([a-z]{0,20})(?::([a-z.-]{0,200})(?::([a-z0-9-]{0,60}))?)?)?)?$/;

/** Whether a quote may be for so many pieces. @param fewest the minimum order */
export function isQuantity(value: unknown, fewest = 1): value is number {
  return Number.isInteger(value) && Number(value) >= fewest && Number(value) <= MAX_PIECES;
}

/** Reads a number of pieces as a buyer types it; 0 for another text. */
export function readPieces(text: string): number {
  const digits = text.trim();
  return /^\d{1,7}$/.test(digits) ? Number(digits) : 0;
}

/** Reads a list. Of a product that comes twice the first line counts; an unreadable line is returned as it was written. */
export function readItems(text: string): { lines: QuoteLine[]; leftOut: string[] } {
  const lines = new Map<string, QuoteLine>();
  const leftOut: string[] = [];
  for (const entry of text.split(",")) {
    const written = entry.trim();
    if (!written) continue;
    const [slug = "", count = "", ...more] = written.toLowerCase().split(":");
    const quantity = readPieces(count);
    if (more.length > 0 || !SLUG.test(slug) || !isQuantity(quantity)) leftOut.push(written);
    else if (!lines.has(slug)) lines.set(slug, { slug, quantity });
  }
  return { lines: [...lines.values()], leftOut };
}

/** Writes a list. */
export function itemsText(lines: readonly QuoteLine[]): string {
  return lines.map(({ slug, quantity }) => `${slug}:${quantity}`).join(",");
}

/** Writes how the products of a list are to be used; empty where no line says it. */
export function usesText(lines: readonly (QuoteLine & LineUse)[]): string {
  const written = lines.map(({ slug, every = "", under = "", regions = [], variant = "" }) => {
    const conditions = new URLSearchParams(under);
    const fields = [every, conditions.get("at") ?? "", conditions.get("coverage") ?? "", regions.join("."), variant];
    return fields.some(Boolean) ? [slug, ...fields.slice(0, fields.findLastIndex(Boolean) + 1)].join(":") : "";
  });
  return written.filter(Boolean).join(",");
}

/** The lines with their use from an address; unreadable values are left out. */
export function withUses(lines: readonly QuoteLine[], text: string): (QuoteLine & LineUse)[] {
  const uses = new Map(text.split(",").map(readUse));
  return lines.map((line) => ({ ...line, ...uses.get(line.slug) }));
}

/** Slug and use of an entry; both are empty where it cannot be read. */
function readUse(entry: string): [slug: string, use: LineUse] {
  const [, slug = "", every = "", at = "", coverage = "", regions = "", variant = ""] = USE.exec(entry) ?? [];
  const under = String(new URLSearchParams({ ...(at && { at }), ...(coverage && { coverage }) }));
  const places = regions.split(".").filter(Boolean);
  const use = {
    ...(every && { every }),
    ...(under && { under }),
    ...(places.length > 0 && { regions: places }),
    ...(variant && { variant }),
  };
  return [slug, use];
}
