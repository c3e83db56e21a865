import type { CollectionSlug, Payload } from "payload";
import { LANGUAGES } from "#shared/languages.ts";
import { nameIn } from "#shared/vocabulary/name-in.ts";
import type { Name } from "#shared/vocabulary/names.ts";
import { SPEC_ROWS, type SpecDefinition } from "#shared/vocabulary/spec-rows.ts";
import { FIRST_TERMS, VOCABULARIES } from "#shared/vocabulary/terms.ts";
import { newRowName } from "../import-export/row-name.ts";

/** The distance between the orders of two records, so that others fit between them. */
const STEP = 10;

/** Creates the initial specification rows and terms in a database without any. */
export async function seedVocabulary(payload: Payload): Promise<void> {
  await seedWhereEmpty(payload, "spec-rows", Object.entries<SpecDefinition>(SPEC_ROWS), rowOf);
  for (const vocabulary of VOCABULARIES)
    await seedWhereEmpty(payload, vocabulary, Object.entries<Name>(FIRST_TERMS[vocabulary]), (name) => ({ name: inAll(name) }));
}

async function seedWhereEmpty<Entry>(
  payload: Payload,
  collection: CollectionSlug,
  entries: [key: string, entry: Entry][],
  recordOf: (entry: Entry) => object,
): Promise<void> {
  const { totalDocs } = await payload.count({ collection, trash: true, overrideAccess: true });
  if (totalDocs > 0) return;
  const now = new Date().toISOString();
  // Writes all languages directly into the database, because no other process needs the change events yet.
  for (const [index, [key, entry]] of entries.entries()) {
    const data = { key, order: (index + 1) * STEP, ...recordOf(entry), createdAt: now, updatedAt: now };
    await payload.db.create({ collection, data, returning: false });
  }
}

function rowOf({ group, unit, better, isFacet, codes, ...name }: SpecDefinition) {
  return {
    group,
    unit,
    name: inAll(name),
    better: better ?? null,
    isFacet: Boolean(isFacet),
    codes: Object.entries(codes ?? {}).map(([code, names]) => ({ id: newRowName(), key: code, name: inAll(names) })),
  };
}

function inAll(name: Name) {
  return Object.fromEntries(LANGUAGES.map((language) => [language, nameIn(name, language)]));
}
