import { expect, it } from "vitest";
import { OrdinalsOfKeys } from "./ordinals-of-keys.ts";

it("tells keys apart whose ids are numbers, look like numbers, or are texts", () => {
  const ordinals = new OrdinalsOfKeys();
  const keys = ["articles:7", "products:7", "articles:07", "articles:7.0", "page:/en/a:b", "page:/", "series:", "series:0"];
  for (const [ordinal, key] of keys.entries()) ordinals.set(key, ordinal);
  expect(keys.map((key) => ordinals.get(key))).toEqual([...keys.keys()]);
  expect(ordinals.keys().toSorted()).toEqual(keys.toSorted());
  ordinals.delete("articles:7");
  expect([ordinals.get("articles:7"), ordinals.get("products:7"), ordinals.size]).toEqual([undefined, 1, keys.length - 1]);
});
