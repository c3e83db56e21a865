import type { PayloadRequest } from "payload";
import { codesByRow } from "#shared/specification/variants.ts";

interface Stater {
  id: number;
  code: string;
  codes: readonly string[];
}

/** The products that state a row, with its codes. */
export async function statersOf(req: PayloadRequest, rowKey: string): Promise<Stater[]> {
  const { docs } = await req.payload.find({
    collection: "products",
    where: { or: [{ "specs.key": { equals: rowKey } }, { "variants.code": { exists: true } }] },
    select: { code: true, specs: true, variants: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    ...(req.transactionID !== undefined && { req: { transactionID: req.transactionID } }),
  });
  return docs.flatMap(({ id, code, specs, variants }) => {
    const codes = codesByRow(specs, variants).get(rowKey) ?? [];
    return codes.length > 0 || specs?.some((spec) => spec.key === rowKey) ? [{ id, code, codes }] : [];
  });
}
