import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DESK_LANGUAGES } from "../languages.ts";
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import zh from "./zh.json" with { type: "json" };
import { say, sayIn } from "./say.ts";

const WORDINGS: Record<string, Readonly<Record<string, string>>> = { zh, en, de };
const KEYS = Object.keys(zh);

/** What names texts. */
const CODE = globSync("{cms,shared,server}/**/*.{ts,tsx}", { exclude: ["**/.next/**"] })
  .filter((file) => !file.includes(".test.") && !file.includes("/.next/"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** The keys that no code names. */
const findUnused = (keys: readonly string[]) => keys.filter((key) => !CODE.includes(JSON.stringify(key)) && !CODE.includes(`'${key}'`));

const placesOf = (text: string) => new Set(Array.from(text.matchAll(/\{(\w+)/g), ([, name = ""]) => name));

/** The faults of a wording of a text. */
function faultOf(key: string, wording: string): string[] {
  const places = placesOf(key);
  return [
    ...[...placesOf(wording)].filter((place) => !places.has(place)).map((place) => `${key}: nothing fills ${place}`),
    ...(/[{}]/.test(wording.replaceAll(/\{\w+(?::[^|{}]*\|[^|{}]*)?\}/g, "")) ? [`${key}: broken braces`] : []),
    ...(wording === "" && key !== "" ? [`${key}: empty`] : []),
  ];
}

it.each(DESK_LANGUAGES.filter((language) => language !== "en"))("each text of the desk has a wording in %s", (language) => {
  const wordings = WORDINGS[language] ?? {};
  expect(KEYS.filter((key) => !Object.hasOwn(wordings, key))).toEqual([]);
  expect(Object.keys(wordings).filter((key) => !Object.hasOwn(zh, key))).toEqual([]);
});

it("English has a wording of its own where the key says more than the text", () => {
  expect(Object.keys(en).filter((key) => !Object.hasOwn(zh, key))).toEqual([]);
  expect(Object.entries<string>(en).filter(([key, wording]) => key === wording)).toEqual([]);
});

it("code names every text, and one that it does not is found", () => {
  expect(KEYS.length).toBeGreaterThan(1500);
  expect(findUnused(KEYS)).toEqual([]);
  expect(findUnused(["Save", "A text that nobody says"])).toEqual(["A text that nobody says"]);
});

it.each(DESK_LANGUAGES)("the places of each wording in %s are filled in, and one that is not is found", (language) => {
  expect(Object.entries(WORDINGS[language] ?? {}).flatMap(([key, wording]) => faultOf(key, wording))).toEqual([]);
  expect(faultOf("{count} more", "{number} more")).toEqual(["{count} more: nothing fills number"]);
});

it("fills places, words that go with a number, and texts within texts", () => {
  expect(say("Publish on {time}", { time: "9:00" }).de).toBe("Veröffentlichen am 9:00");
  expect(sayIn("en")("{count} {count:record|records} written", { count: 1 })).toBe("1 record written");
  expect(sayIn("de")("{count} {count:record|records} written", { count: 2 })).toBe("2 Einträge geschrieben");
  const refusal = say("There is no such record: {kind}.", { kind: say("Product") });
  expect(refusal).toMatchObject({
    zh: "没有这条产品。",
    en: "There is no such record: Product.",
    de: "Diesen Eintrag gibt es nicht: Produkt.",
  });
  // @ts-expect-error a text without a wording does not compile
  expect(say("A text that nobody says").en).toBe("A text that nobody says");
});
