import path from "node:path";
import { expect, it } from "vitest";
import { adminSources, ROOT, siteSources } from "./lib/steps.mjs";
import { isReleased } from "./release.mjs";

it("a release has all that its builds were made of, or its start would build them anew", () => {
  const sources = [...siteSources(), ...adminSources()].map((file) => path.relative(ROOT, file));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => !isReleased(file))).toEqual([]);
});

it("a release has none of what only tests and the demonstration's pictures need", () => {
  expect(["e2e/home.spec.ts", "test/cms.ts", "demo/studio/film.ts", "server/admin/paths.test.ts"].filter(isReleased)).toEqual([]);
  expect(["demo/content/products/a9.yaml", "server/main.ts", "tools/start.mjs"].filter((file) => !isReleased(file))).toEqual([]);
});
