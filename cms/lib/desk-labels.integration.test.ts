/** Whatever the desk shows of the content model is in each of its languages. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { DESK_LANGUAGES } from "#shared/languages.ts";
import { openCms, type TestCms } from "../../test/cms.ts";

let test: TestCms;

beforeAll(async () => {
  test = await openCms();
});
afterAll(() => test?.close());

/** The texts of a config that lack a language of the desk, by their paths. */
function lacking(node: unknown, path: string, seen = new Set<unknown>()): string[] {
  if (typeof node !== "object" || node === null || seen.has(node)) return [];
  seen.add(node);
  if ("en" in node && typeof node.en === "string")
    return DESK_LANGUAGES.filter((language) => !(language in node)).map((language) => `${path}: no ${language}`);
  return Object.entries(node).flatMap(([name, value]) => lacking(value, `${path}.${name}`, seen));
}

it("labels, descriptions and options have every language of the desk, and one that lacks one is found", () => {
  const { collections, globals } = test.cms.config;
  const missingLabels = [...collections, ...globals].flatMap((config) => lacking(config, config.slug));
  expect([...new Set(missingLabels)]).toEqual([]);
  expect(lacking({ fields: [{ label: { zh: "名称", en: "Name" } }] }, "products")).toEqual(["products.fields.0.label: no de"]);
});
