import { expect, it } from "vitest";
import { chosenIn } from "./chosen.ts";

const products = { admin: { useAsTitle: "code", listSearchableFields: ["code", "name"] } } as never;

it("is the records whose boxes are ticked, whatever the list is filtered by", () => {
  expect(chosenIn(products, "where[code][equals]=A9&search=x", [3, 5])).toEqual({ id: { in: [3, 5] } });
});

it("is all that the list shows on every page: its filter and its search count", () => {
  const filter = { _status: { equals: "draft" } };
  const search = { or: [{ code: { like: "冷链" } }, { name: { like: "冷链" } }] };
  const all = { id: { exists: true } };
  expect(chosenIn(products, "where[_status][equals]=draft", null)).toEqual({ and: [filter, all] });
  expect(chosenIn(products, `search=${encodeURIComponent("冷链")}&page=2`, null)).toEqual({ and: [search, all] });
  const both = `where[and][0][_status][equals]=draft&search=${encodeURIComponent("冷链")}`;
  expect(chosenIn(products, both, null)).toEqual({ and: [filter, search, all] });
  expect(chosenIn(products, "page=2", null)).toEqual(all);
});
