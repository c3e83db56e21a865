import { expect, it } from "vitest";
import { licenses } from "./licenses.mjs";

/** Licences under which a package may be part of a site whose code is given away under MIT. */
const FREE =
  /^(?:MIT|MIT-0|0BSD|ISC|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|Python-2\.0|WTFPL|Zlib|MPL-2\.0|LGPL-3\.0-or-later)$/;

it("every package that the site is made of may be used so", () => {
  const named = (license: string) => license.split(/ (?:AND|OR) /).some((part) => FREE.test(part.replace(/[()]/g, "")));
  expect(licenses().length).toBeGreaterThan(100);
  expect(licenses().filter(({ license }) => !named(license))).toEqual([]);
});
