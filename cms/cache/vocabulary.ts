import type { Payload } from "payload";
import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import { putTermsInForce, VOCABULARIES, type Vocabulary } from "#shared/vocabulary/terms.ts";
import { forgetClientConfig } from "../payload-patches/client-config.ts";
import { refreshedOnChange, nameOf, WHOLE } from "./refreshed-on-change.ts";
import { readSpecRows } from "./read-spec-rows.ts";

const following = memoizeWeak((payload: Payload) => [
  refreshedOnChange("spec-rows", () => readSpecRows(payload)),
  ...VOCABULARIES.map((vocabulary) => refreshedOnChange(vocabulary, () => readTerms(payload, vocabulary))),
]);

/**
 * Waits until the rows of specifications and the terms in force (`specRows`, `termsOf`) are those of the records. Whatever is read after it
 * depends on them.
 * @throws what the database says when they cannot be read
 */
export async function vocabularyUpToDate(payload: Payload): Promise<void> {
  await Promise.all(following(payload).map((upToDate) => upToDate()));
}

async function readTerms(payload: Payload, vocabulary: Vocabulary): Promise<void> {
  const { docs } = await payload.find({ collection: vocabulary, ...WHOLE });
  putTermsInForce(vocabulary, new Map(docs.map(({ key, name }) => [key, nameOf(name)])));
  forgetClientConfig();
}
