import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import { PURCHASE_TERMS } from "#shared/content/product.ts";
import { isData, isEmpty, type Data } from "../schema/data.ts";

/** Defaults of empty cells, by their columns. */
export type Terms = ReadonlyMap<string, string>;

const GROUP = "purchase";

/** The company's terms of purchase, the defaults of products; none for other collections. */
export async function companyTerms(payload: Payload, collection: CollectionSlug, req: PayloadRequest): Promise<Terms> {
  if (collection !== "products") return new Map();
  const { purchase } = await payload.findGlobal({
    slug: "site",
    depth: 0,
    select: { purchase: true },
    req: { transactionID: req.transactionID } as PayloadRequest,
    overrideAccess: true,
  });
  const names = Object.keys(PURCHASE_TERMS) as (keyof typeof PURCHASE_TERMS)[];
  return new Map(
    names.flatMap((name): [string, string][] => {
      const value = purchase?.[name];
      return value ? [[`${GROUP}.${name}`, String(value)]] : [];
    }),
  );
}

/**
 * The cells of a line with the company's terms in the empty ones: for a new record, and where the line would empty a stated term. A record
 * without a term stays so, because its export contains an empty cell.
 * @param before the record as it is stored; null for a new one
 * @returns the cells, and the columns with a default
 */
export function withTerms(
  cells: Map<string, string>,
  before: Data | null,
  terms: Terms,
): { cells: Map<string, string>; defaulted: string[] } {
  const group = before?.[GROUP];
  const isStated = (column: string) => isData(group) && !isEmpty(group[column.slice(GROUP.length + 1)]);
  const defaulted = [...terms.keys()].filter(
    (column) => !cells.get(column) && (before === null || (cells.has(column) && isStated(column))),
  );
  if (defaulted.length === 0) return { cells, defaulted };
  return { cells: new Map([...cells, ...defaulted.map((column) => [column, terms.get(column) ?? ""] as const)]), defaulted };
}
