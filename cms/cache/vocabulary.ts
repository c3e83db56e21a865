import type { Payload } from "payload";
import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import type { Names } from "#shared/vocabulary/names.ts";
import { putInForce, type SpecDefinition } from "#shared/vocabulary/spec-rows.ts";
import { putTermsInForce, VOCABULARIES, type Vocabulary } from "#shared/vocabulary/terms.ts";
import type { SpecRow } from "../config/payload-types.ts";
import { forgetClientConfig } from "../payload-patches/client-config.ts";
import { refreshedOnChange, nameOf, WHOLE } from "./refreshed-on-change.ts";

const refreshersOf = memoizeWeak((payload: Payload) => [
  refreshedOnChange("spec-rows", () => readSpecRows(payload)),
  ...VOCABULARIES.map((vocabulary) => refreshedOnChange(vocabulary, () => readTerms(payload, vocabulary))),
]);

/**
 * Waits until the rows of specifications and the terms in force (`specRows`, `termsOf`) are those of the records. Later reads of the caller
 * depend on them.
 * @throws the database's error when reading fails
 */
export async function vocabularyUpToDate(payload: Payload): Promise<void> {
  await Promise.all(refreshersOf(payload).map((upToDate) => upToDate()));
}

async function readSpecRows(payload: Payload): Promise<void> {
  const { docs } = await payload.find({ collection: "spec-rows", ...WHOLE, overrideAccess: true });
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

async function readTerms(payload: Payload, vocabulary: Vocabulary): Promise<void> {
  const { docs } = await payload.find({ collection: vocabulary, ...WHOLE, overrideAccess: true });
  putTermsInForce(vocabulary, new Map(docs.map(({ key, name }) => [key, nameOf(name)])));
  forgetClientConfig();
}
