import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A migration's picture of the database after it. */
interface Snapshot {
  enums: Record<string, { values: string[] }>;
  tables: Record<string, { columns: Record<string, { type: string }> }>;
}

function latestSnapshot(): Snapshot {
  const folder = "cms/db/migrations/postgres";
  const [latest = ""] = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .toReversed();
  return JSON.parse(readFileSync(`${folder}/${latest}`, "utf8")) as Snapshot;
}

it("languages and roles are text in the database, so that another one needs no migration", () => {
  const { enums, tables } = latestSnapshot();
  expect(Object.keys(enums).length).toBeGreaterThan(50);
  expect(Object.entries(enums).filter(([, { values }]) => values.includes("de") || values.includes("administrator"))).toEqual([]);
  expect(tables["public.products_locales"]?.columns["_locale"]?.type).toBe("varchar");
});
