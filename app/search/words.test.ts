import { expect, it } from "vitest";
import { plainText, wordsOf } from "./words.ts";

const terms = (text: string) => wordsOf(plainText(text)).map(({ term }) => term);

it.each([
  ["Larga duración, 12.000 mAh", ["larga", "duracion", "12.000", "mah"]],
  ["Fahrzeugortung für Größe", ["fahrzeugortung", "fur", "große"]],
  ["Трекер для грузов", ["трекер", "для", "грузов"]],
  ["Śledzenie pojazdów", ["sledzenie", "pojazdow"]],
  ["48V, -40 °C, IP67", ["48v", "-40", "c", "ip67"]],
  ["电池 A9", ["电池", "a9"]],
])("finds the words of %s", (text, words) => {
  expect(terms(text)).toEqual(words);
});

it("cuts Japanese by its own dictionary", () => {
  expect(terms("トラッカーの電池")).toEqual(["トラッカー", "の", "電池"].map((word) => plainText(word)));
});
