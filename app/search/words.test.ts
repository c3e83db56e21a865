import { expect, it } from "vitest";
import { plainText, wordsOf } from "./words.ts";

const terms = (text: string) => wordsOf(plainText(text)).map(({ term }) => term);

it.each([
  ["Larga duración, 12.000 mAh", ["larga", "duracion", "12.000", "mah"]],
  ["Fahrzeugortung für Größe", ["fahrzeugortung", "fur", "grosse"]],
  ["Трекер для грузов", ["трекер", "для", "грузов"]],
  ["Śledzenie pojazdów", ["sledzenie", "pojazdow"]],
  ["48V, -40 °C, IP67", ["48v", "-40", "c", "ip67"]],
  ["电池 A9", ["电池", "a9"]],
  ["Ładowarka i Øresund", ["ladowarka", "i", "oresund"]],
  ["ısı İstanbul", ["isi", "istanbul"]],
  ["Cœur, œil", ["coeur", "oeil"]],
  // Marks that are vowels belong to their word; those that may be left out do not.
  ["वाहन ट्रैकिंग", ["वाहन", "ट्रैकिंग"]],
  ["تَتَبُّع المركبات", ["تتبع", "المركبات"]],
  ["أجهزة", ["اجهزة"]],
])("finds the words of %s", (text, words) => {
  expect(terms(text)).toEqual(words);
});

it("cuts Japanese by its own dictionary", () => {
  expect(terms("トラッカーの電池")).toEqual(["とらっかー", "の", plainText("電池")]);
});

it("knows katakana in hiragana", () => {
  expect(terms("ばってりー")).toEqual(terms("バッテリー"));
});

it("cuts Thai by its dictionary", () => {
  expect(terms("ระบบติดตามยานพาหนะ")).toContain("ติดตาม");
});
