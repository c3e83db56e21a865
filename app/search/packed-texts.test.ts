import { expect, it } from "vitest";
import { PackedTexts } from "./packed-texts.ts";

it("gives back what it was given, in any letters and of any length", () => {
  const texts = new PackedTexts();
  const long = "长".repeat(1_000_000);
  texts.set(3, "定位器 – tracker");
  texts.set(0, long);
  texts.set(70_000, "after it");
  expect([texts.get(3), texts.get(0) === long, texts.get(70_000)]).toEqual(["定位器 – tracker", true, "after it"]);
  expect([texts.get(1), texts.get(80_000)]).toEqual([undefined, undefined]);
});

it("keeps what is there while most of it is changed and taken out many times", () => {
  const texts = new PackedTexts();
  const known = new Map<number, string>();
  for (let round = 0; round < 20; round += 1) {
    for (let number = round; number < 3000; number += round + 1) {
      const text = `${number} in round ${round} ${"x".repeat((number * 7) % 1000)}`;
      if (number % 5 === round % 5) {
        texts.delete(number);
        known.delete(number);
      } else {
        texts.set(number, text);
        known.set(number, text);
      }
    }
  }
  for (let number = 0; number < 3000; number += 1) expect(texts.get(number)).toBe(known.get(number));
});
