import type { Payload } from "payload";
import { LANGUAGES } from "#shared/languages.ts";
import { nameIn } from "#shared/vocabulary/name-in.ts";
import type { Name } from "#shared/vocabulary/names.ts";
import { SPEC_ROWS, type SpecDefinition } from "#shared/vocabulary/spec-rows.ts";
import { newRowName } from "../import-export/row-name.ts";

/** What lies between the orders of two rows, so that others find room between them. */
const STEP = 10;

/** Puts the rows of specifications that a site begins with into a database that has none. */
export async function seedSpecRows(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: "spec-rows", trash: true });
  if (totalDocs > 0) return;
  // Straight into the database, all languages at once: nobody is there who would have to be told.
  for (const [index, [key, row]] of Object.entries<SpecDefinition>(SPEC_ROWS).entries())
    await payload.db.create({ collection: "spec-rows", data: recordOf(key, row, (index + 1) * STEP), returning: false });
}

function recordOf(key: string, { group, unit, better, isFacet, codes, ...name }: SpecDefinition, order: number) {
  const now = new Date().toISOString();
  return {
    key,
    order,
    group,
    unit,
    name: inAll(name),
    better: better ?? null,
    isFacet: Boolean(isFacet),
    codes: Object.entries(codes ?? {}).map(([code, called]) => ({ id: newRowName(), key: code, name: inAll(called) })),
    createdAt: now,
    updatedAt: now,
  };
}

function inAll(name: Name) {
  return Object.fromEntries(LANGUAGES.map((language) => [language, nameIn(name, language)]));
}
