import { expect, it } from "vitest";
import { figuresIn } from "./figures.ts";

const read = (text: string, language: string) => figuresIn(text, language).map((figure) => [figure.text, figure.values, figure.unit]);

it.each([
  ["de", "Das Gehäuse misst 104,1 × 76,8 × 34 mm.", ["104,1 × 76,8 × 34 mm", [104.1, 76.8, 34], "mm size"]],
  ["de", "Der Akku hat 12.000 mAh.", ["12.000 mAh", [12_000], "mAh"]],
  ["de", "Er hält 3.650 Tage.", ["3.650 Tage", [3650], "d"]],
  ["de", "Von −40 bis +85,5 °C.", ["−40 bis +85,5 °C", [-40, 85.5], "°C"]],
  ["fr", "La batterie a 12\u00a0000 mAh.", ["12\u00a0000 mAh", [12_000], "mAh"]],
  ["es", "Pesa 1.250,5 g.", ["1.250,5 g", [1250.5], "g"]],
  ["en", "The case measures 104.1 × 76.8 × 34 mm.", ["104.1 × 76.8 × 34 mm", [104.1, 76.8, 34], "mm size"]],
  ["en", "It has 12,000 mAh.", ["12,000 mAh", [12_000], "mAh"]],
  ["en", "It moves 12.345 mm.", ["12.345 mm", [12.345], "mm"]],
  ["zh", "电池 12,000 mAh。", ["12,000 mAh", [12_000], "mAh"]],
])("reads figures as %s writes them: %s", (language, text, figure) => {
  expect(read(text, language)).toEqual([figure]);
});
