import { beforeEach, expect, it, vi } from "vitest";
import { MAX_LINES } from "./quote-items.ts";
import { changeQuote, removeFromQuote, takeIntoQuote } from "./quote-list.ts";

/** What the browser stores, as its next visit reads it. */
const readStored = () =>
  (JSON.parse(localStorage.getItem("quote") ?? "[]") as { slug: string; quantity: number }[]).map(({ slug, quantity }) => [slug, quantity]);

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
  });
  vi.stubGlobal("dispatchEvent", () => true);
});

it("the lines of an address come first, and a single piece, which any link says, takes nothing away", () => {
  changeQuote("a9", { quantity: 20, every: "60" });
  changeQuote("v3", { quantity: 5 });
  takeIntoQuote([
    { slug: "v3", quantity: 7 },
    { slug: "t1", quantity: 1 },
    { slug: "a9", quantity: 1 },
  ]);
  expect(readStored()).toEqual([
    ["v3", 7],
    ["t1", 1],
    ["a9", 20],
  ]);
  expect(localStorage.getItem("quote")).toContain('"every":"60"');
});

it("a line is changed in its place, and not to a quantity that cannot be", () => {
  changeQuote("a9", { quantity: 20 });
  changeQuote("v3", {});
  changeQuote("a9", { quantity: 3 });
  for (const quantity of [0, -1, 1.5, 1_000_001, Number.NaN]) changeQuote("a9", { quantity });
  expect(readStored()).toEqual([
    ["a9", 3],
    ["v3", 1],
  ]);
  removeFromQuote(["a9", "nothing"]);
  expect(readStored()).toEqual([["v3", 1]]);
});

it("a full list takes no further product", () => {
  for (let at = 0; at <= MAX_LINES; at += 1) changeQuote(`p${at}`, {});
  expect(readStored().map(([slug]) => slug)).toEqual(Array.from({ length: MAX_LINES }, (_, at) => `p${at}`));
});
