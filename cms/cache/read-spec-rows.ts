import type { Payload } from "payload";
import type { Names } from "#shared/vocabulary/names.ts";
import { putInForce, type SpecDefinition } from "#shared/vocabulary/spec-rows.ts";
import type { SpecRow } from "../config/payload-types.ts";
import { nameOf, WHOLE } from "./refreshed-on-change.ts";

/** Puts the rows of specifications in force (`specRows`). */
export async function readSpecRows(payload: Payload): Promise<void> {
  const { docs } = await payload.find({ collection: "spec-rows", ...WHOLE });
  putInForce(new Map(docs.map((row) => [row.key, definitionOf(row)])));
}

function definitionOf({ group, name, unit, better, isFacet, codes }: SpecRow): SpecDefinition {
  const names: Names = Object.fromEntries((codes ?? []).map((code) => [code.key, nameOf(code.name)]));
  return {
    group,
    ...nameOf(name),
    unit: unit || null,
    ...(Object.keys(names).length > 0 && { codes: names }),
    ...(better && { better }),
    isFacet: Boolean(isFacet),
  };
}
