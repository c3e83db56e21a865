import { describe, expect, it } from "vitest";
import { itemsText, readItems } from "./quote-items.ts";
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
});
