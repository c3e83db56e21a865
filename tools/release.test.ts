import path from "node:path";
import { expect, it } from "vitest";
import { adminSources, ROOT, siteSources } from "./lib/steps.mjs";
import { isReleased, licenses } from "./release.mjs";

it("a release has all that its builds were made of, or its start would build them anew", () => {
  const sources = [...siteSources(), ...adminSources()].map((file) => path.relative(ROOT, file));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => !isReleased(file))).toEqual([]);
});

it("a release has none of what only tests and the demonstration's pictures need", () => {
  expect(
    ["e2e/home.spec.ts", "test/cms.ts", "demo/studio/film.ts", "server/admin/paths.test.ts"].filter((file) => isReleased(file)),
  ).toEqual([]);
  const released = ["demo/content/products/a9.yaml", "server/main.ts", "tools/start.mjs"];
  expect(released.filter((file) => !isReleased(file))).toEqual([]);
  expect(released.filter((file) => !isReleased(file, false))).toEqual(["demo/content/products/a9.yaml"]);
});

/** Licences under which a package may be part of a site whose code is given away under MIT. */
const FREE =
  /^(?:MIT|MIT-0|0BSD|ISC|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|Python-2\.0|WTFPL|Zlib|MPL-2\.0|LGPL-3\.0-or-later)$/;

it("every package that the site is made of may be used so", () => {
  const isFree = (license: string) => license.split(/ (?:AND|OR) /).some((part) => FREE.test(part.replace(/[()]/g, "")));
  expect(licenses().length).toBeGreaterThan(100);
  expect(licenses().filter(({ license }) => !isFree(license))).toEqual([]);
});
