import type { Payload } from "payload";
import { LANGUAGES, type Language } from "#shared/languages.ts";
import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import type { Name, Names } from "#shared/vocabulary/names.ts";
import { putInForce, type SpecDefinition } from "#shared/vocabulary/spec-rows.ts";
import type { SpecRow } from "../config/payload-types.ts";
import { onChange } from "./event-bus.ts";
import { materializedView } from "./materialized-view.ts";

const following = memoizeWeak((payload: Payload) => {
  async function read(): Promise<void> {
    const { docs } = await payload.find({ collection: "spec-rows", locale: "all", depth: 0, pagination: false, sort: ["order", "id"] });
    putInForce(new Map(docs.map((row) => [row.key, definitionOf(row)])));
  }
  const upToDate = materializedView({ collection: "spec-rows", rebuild: read, refresh: read });
  // Nobody has to ask before parameters of addresses and conditions of forms, which cannot wait, know of a change.
  onChange(({ collection }) => {
    if (collection === "spec-rows") upToDate().catch(() => undefined);
  });
  return upToDate;
});

/**
 * Waits until the rows in force (`specRows`) are those of the records. Whatever is read after it depends on them.
 * @throws what the database says when they cannot be read
 */
export function specRowsUpToDate(payload: Payload): Promise<void> {
  return following(payload)();
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

/**
 * A name that was read in all languages. Where Chinese or English is missing, the first language that has one stands in its place; others are
 * left to `nameIn`, which knows what a site begins with in languages that it had not when the row was stored.
 */
function nameOf(text: unknown): Name {
  const given = Object.fromEntries(Object.entries((text ?? {}) as Partial<Record<Language, string | null>>).filter(([, name]) => name));
  const first = LANGUAGES.map((language) => given[language]).find(Boolean) ?? "";
  return { zh: first, en: first, ...given };
}
