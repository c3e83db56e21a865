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
  return Object.entries(node).flatMap(([name, value]) =>
    LABELS.has(name) || typeof value === "object" ? lacking(value, `${path}.${name}`, seen) : [],
  );
}

/** What Payload shows of a field or a collection. */
const LABELS = new Set(["label", "labels", "description", "singular", "plural"]);

it("labels, descriptions and options have every language of the desk, and one that lacks one is found", () => {
  const { collections, globals } = test.cms.config;
  const found = [...collections, ...globals].flatMap(
    ({ slug, labels, label, fields, admin: { description, group } }: Record<string, never>) =>
      lacking({ labels, label, fields, description, group }, slug),
  );
  expect([...new Set(found)]).toEqual([]);
  expect(lacking({ fields: [{ label: { zh: "名称", en: "Name" } }] }, "products")).toEqual(["products.fields.0.label: no de"]);
});
