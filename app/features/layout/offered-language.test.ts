import { expect, it } from "vitest";
import { KNOWN_LANGUAGES } from "#shared/languages.ts";
import { OFFERS } from "./language-offer.tsx";
import { offeredLanguage } from "./offered-language.ts";

it.each([
  [["en-US", "zh-CN"], "zh", "en"],
  [["fr-CA", "en"], "zh", "en"],
  [["zh-TW"], "en", "zh"],
  [["ZH"], "en", "zh"],
  // None of the site's languages, where Chinese stands.
  [["pt-BR"], "zh", "en"],
] as const)("a browser that asks for %j is offered on a page in %s: %s", (preferred, current, offered) => {
  expect(offeredLanguage(preferred, current)).toBe(offered);
});

it.each([
  [["zh-CN", "en"], "zh"],
  [["en-GB"], "en"],
  [["pt-BR", "en"], "en"],
  [["pt-BR"], "en"],
  [[], "zh"],
] as const)("one that asks for %j reads a page in %s as it is", (preferred, current) => {
  expect(offeredLanguage(preferred, current)).toBeNull();
});

it("is said in each language that a site can be in", () => {
  expect(Object.keys(OFFERS).toSorted()).toEqual(KNOWN_LANGUAGES.toSorted());
});
