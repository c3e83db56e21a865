import { expect, it } from "vitest";
import { coloursIn } from "./wire-colours.ts";

it.each([
  ["红", ["#C8281E"]],
  ["黄 / 绿（双绞）", ["#E0B000", "#1F8A4C"]],
  ["Yellow and green, twisted", ["#E0B000", "#1F8A4C"]],
  ["RS-485 plug", []],
  ["Weiß", ["#FFFFFF"]],
  ["Reddish", []],
])("%s has the colours that it says", (name, colours) => {
  expect(coloursIn(name)).toEqual(colours);
});
