/** Variants of a product, such as those of a region: each is ordered by a code of its own and may have networks and bands of its own. */

/** The rows of specifications whose codes a variant may state for itself. */
export const VARIANT_ROWS = ["network", "bands"] as const;

/** The order code of a variant as names of addresses and elements have it: `a9-eu` for `A9/EU`. */
export function variantKey(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

type Codes = readonly string[];
/** What a variant states for itself. */
type Variant = Readonly<Partial<Record<(typeof VARIANT_ROWS)[number], Codes | null>>>;
type Row = Readonly<{ key: string; codes?: Codes | null }>;

/** The codes that a product can be had with, by the keys of rows: those of every row with the key and of its variants, each once. */
export function codesByRow(
  rows: readonly Row[] | null | undefined,
  variants: readonly Variant[] | null | undefined,
): ReadonlyMap<string, Codes> {
  const codesByKey = new Map<string, Codes>();
  const add = (key: string, codes: Codes | null | undefined) => {
    if (codes && codes.length > 0) codesByKey.set(key, [...new Set([...(codesByKey.get(key) ?? []), ...codes])]);
  };
  for (const { key, codes } of rows ?? []) add(key, codes);
  for (const variant of variants ?? []) for (const key of VARIANT_ROWS) add(key, variant[key]);
  return codesByKey;
}

/** One of the devices that a product is sold as: the codes of the networks and bands that it works with. */
export type Device = Readonly<Record<"networks" | "bands", Codes>>;

/**
 * The devices that a product is sold as, of those whose bands are stated. A device works where it has the bands itself: two variants
 * together do not. A variant that states none has those of the product.
 */
export function devicesOf(rows: readonly Row[] | null | undefined, variants: readonly Variant[] | null | undefined): readonly Device[] {
  const own = codesByRow(rows, []);
  const codesOf = (variant: Variant, key: (typeof VARIANT_ROWS)[number]) => variant[key] ?? [];
  const statedCodes = (key: (typeof VARIANT_ROWS)[number], variant: Variant) =>
    codesOf(variant, key).length > 0 ? codesOf(variant, key) : (own.get(key) ?? []);
  const sold: readonly Variant[] = variants && variants.length > 0 ? variants : [{}];
  return sold
    .map((variant) => ({ networks: statedCodes("network", variant), bands: statedCodes("bands", variant) }))
    .filter(({ bands }) => bands.length > 0);
}
