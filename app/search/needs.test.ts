import { expect, it } from "vitest";
import type { Need } from "#app/data/index/needs.server.ts";
import { isDeviceNumber, isQuestion, needPhrases, needsIn, needsOfCompound } from "./needs.ts";

const need = (slug: string, words: string) =>
  ({
    slug,
    order: 1,
    name: { zh: slug, en: slug },
    words: { zh: words, en: words },
    note: {},
    abroad: "",
    answers: ["/contact"],
  }) as unknown as Need;
const PHRASES = needPhrases([
  need("pets", "Hund, Halsband, cat"),
  need("livestock", "Pferd, Kuh"),
  need("prices", "Vertrag, order"),
  need("privacy", "where is data stored, delete my data"),
  need("faults", "doesn't work, meldet nicht, 马, 耳标, 物流车"),
]);
const slugs = (needs: readonly Need[]) => needs.map(({ slug }) => slug);

it("takes a number of 14 to 20 digits for that of a device, however it is separated", () => {
  for (const number of ["860123456789015", "86-012345-678901-5", "86 012345 678901 5", "89490700001234567890", "35209900176148"])
    expect([number, isDeviceNumber(number)]).toEqual([number, true]);
  for (const text of ["", "48", "1381234567890", "894907000012345678901", "86012345678901x", "860123456789015 offline"])
    expect([text, isDeviceNumber(text)]).toEqual([text, false]);
});

it("finds the needs of a compound of known words, and of one that ends in a long known one", () => {
  const needsOf = (word: string) => slugs(needsOfCompound(word, PHRASES, (part) => part === "tracker"));
  expect(needsOf("hundehalsband")).toEqual(["pets"]);
  expect(needsOf("pferdehalsband")).toEqual(["livestock", "pets"]);
  expect(needsOf("hundetracker")).toEqual(["pets"]);
  expect(needsOf("rahmenvertrag")).toEqual(["prices"]);
  for (const word of ["kuhlkette", "recorder", "category", "hundert", "truecat", "katzen"])
    expect([word, needsOf(word)]).toEqual([word, []]);
});

it("finds a phrase with and without small words in it", () => {
  const slugsOf = (text: string) => needsIn(text, PHRASES).flatMap(({ needs }) => slugs(needs));
  for (const text of ["where is data stored", "where is the data stored", "where is my data stored", "delete data", "delete the data"])
    expect([text, slugsOf(text)]).toEqual([text, ["privacy"]]);
  expect(slugsOf("where is stored")).toEqual([]);
});

it("finds a phrase without its apostrophe, and around small words", () => {
  const slugsOf = (text: string) => needsIn(text, PHRASES).flatMap(({ needs }) => slugs(needs));
  for (const text of ["it doesn't work", "it doesnt work", "meldet sich nicht", "meldet nicht"])
    expect([text, slugsOf(text)]).toEqual([text, ["faults"]]);
  expect(slugsOf("does work")).toEqual([]);
});

it("finds a Chinese sign as a whole word, and two that end one", () => {
  const slugsOf = (text: string) => needsIn(text, PHRASES).flatMap(({ needs }) => slugs(needs));
  expect([slugsOf("马"), slugsOf("牛耳标")]).toEqual([["faults"], ["faults"]]);
  expect([slugsOf("马来西亚"), slugsOf("物流车队")]).toEqual([[], []]);
});

it("knows what a page answers from what a product or a list does", () => {
  const answers = [["/buy"], ["/services/faq#x", "/products/a"], ["/products/a"], ["/products?sort=weight"], ["/solutions/a"], []];
  expect(answers.map((links) => isQuestion({ ...need("x", "x"), answers: links }))).toEqual([true, true, false, false, false, false]);
});
