import { describe, expect, it } from "vitest";
import { itemsText, readItems, usesText, withUses } from "./quote-items.ts";
import { quoteAddress } from "./quote-list.ts";

describe("the quote list of an address", () => {
  it.each([
    ["a9:20,v3:5", ["a9:20", "v3:5"], []],
    [" A9:20 , v3:1000000,", ["a9:20", "v3:1000000"], []],
    ["a9:20,a9:5", ["a9:20"], []],
    ["a9,v3:0,v5:1000001,v7:-1,v8:1.5,v9:2:3,<b>:1,k1:7", ["k1:7"], ["a9", "v3:0", "v5:1000001", "v7:-1", "v8:1.5", "v9:2:3", "<b>:1"]],
    ["", [], []],
  ])("%s", (text, lines, leftOut) => {
    const read = readItems(text);
    expect(read.lines.map((line) => itemsText([line]))).toEqual(lines);
    expect(read.leftOut).toEqual(leftOut);
  });

  it("gets one more product with a piece, and keeps the quantity of one that is there", () => {
    const list = [{ slug: "a9", quantity: 20 }];
    expect(quoteAddress(list, "v3")).toBe("/buy?items=a9:20,v3:1");
    expect(quoteAddress(list, "a9")).toBe("/buy?items=a9:20");
    expect(quoteAddress([])).toBe("/buy");
  });

  it("says how its products are to be used, and reads it again; what cannot be is left out", () => {
    const lines = [
      { slug: "a9", quantity: 5, every: "120", under: "at=-20&coverage=weak", regions: ["europe", "north-america"] },
      { slug: "v3", quantity: 2, regions: ["europe"] },
      { slug: "m20", quantity: 1, every: "60" },
      { slug: "k1", quantity: 1 },
      { slug: "d1", quantity: 4, variant: "d1-eu-2" },
    ];
    const text = "a9:120:-20:weak:europe.north-america,v3::::europe,m20:60,d1:::::d1-eu-2";
    expect(usesText(lines)).toBe(text);
    expect(quoteAddress(lines)).toBe(`/buy?items=a9:5,v3:2,m20:1,k1:1,d1:4&use=${text}`);
    const bare = lines.map(({ slug, quantity }) => ({ slug, quantity }));
    expect(withUses(bare, text)).toEqual(lines);
    expect(withUses(bare, "a9:x:::,v3,m20:1:2:3:4:5:6,d1:::::a/9,<b>::::,nope::::europe")).toEqual(bare);
  });
});
