import { expect, it } from "vitest";
import type { Language } from "#shared/languages.ts";
import { stemmersOf } from "./stems.ts";
import { plainText } from "./words.ts";

/** Two forms of a word that a buyer might type, in each language that has a stemmer. */
const FORMS: [Language, string, string][] = [
  ["en", "tracker", "trackers"],
  ["de", "Gerät", "Geräte"],
  ["de", "Fahrzeuge", "Fahrzeugen"],
  ["es", "vehículo", "vehículos"],
  ["es", "rastreadores", "rastreador"],
  ["fr", "batterie", "batteries"],
  ["pt", "rastreador", "rastreadores"],
  ["it", "batterie", "batteria"],
  ["nl", "voertuig", "voertuigen"],
  ["ru", "трекер", "трекеры"],
  ["tr", "cihaz", "cihazlar"],
  ["ar", "جهاز", "الجهاز"],
  ["da", "enhed", "enheder"],
  ["el", "συσκευή", "συσκευές"],
  ["fi", "laitteet", "laitteen"],
  ["hu", "eszköz", "eszközök"],
  ["id", "pelacak", "pelacakan"],
  ["no", "enheter", "enhetene"],
  ["ro", "dispozitiv", "dispozitivul"],
  ["sv", "enhet", "enheter"],
  ["uk", "трекер", "трекери"],
];

it.each(FORMS)("in %s, %s is found by %s", (language, one, other) => {
  const stems = (word: string) => stemmersOf([language]).map((stemmer) => stemmer(plainText(word)));
  expect(stems(one).some((stem) => stems(other).includes(stem))).toBe(true);
});

it("takes no ending of another language off where the site is not in it", () => {
  const german = (language: Language) => stemmersOf([language]).map((stemmer) => stemmer("geraten"));
  expect(german("de")).toContain("gerat");
  expect(german("zh")).toEqual(["geraten"]);
});

it("leaves codes, figures and Chinese as they are", () => {
  for (const word of ["v7", "48v", "围栏", "ip"]) expect(stemmersOf(["de", "ru"]).every((stemmer) => stemmer(word) === word)).toBe(true);
});

it.each(["zh", "de", "ru"] as const)(
  "takes the endings of English off on a site in %s, where models and their texts are often in it",
  (language) => {
    expect(stemmersOf([language]).map((stemmer) => stemmer("trackers"))).toContain("tracker");
  },
);
