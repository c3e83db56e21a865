import { expect, it } from "vitest";
import { coloursIn } from "./wire-colours.ts";

it.each([
  ["红", ["#C8281E"]],
  ["黄 / 绿（双绞）", ["#E0B000", "#1F8A4C"]],
  ["Yellow and green, twisted", ["#E0B000", "#1F8A4C"]],
  ["RS-485 plug", []],
  ["Weiß", ["#FFFFFF"]],
  ["Reddish", []],
  // As a German and a Spaniard call them.
  ["Rot, schwarz, orange, weiß", ["#C8281E", "#16202A", "#F26B1D", "#FFFFFF"]],
  ["Grün, blau, gelb, grau", ["#1F8A4C", "#2B62B8", "#E0B000", "#868E94"]],
  ["Violett, braun", ["#7A4FB0", "#7A4A24"]],
  ["Rojo, negro, naranja, blanco", ["#C8281E", "#16202A", "#F26B1D", "#FFFFFF"]],
  ["Verde, azul, amarillo, gris", ["#1F8A4C", "#2B62B8", "#E0B000", "#868E94"]],
  ["Violeta, marrón", ["#7A4FB0", "#7A4A24"]],
])("%s has the colours that it says", (name, colours) => {
  expect(coloursIn(name)).toEqual(colours);
});
