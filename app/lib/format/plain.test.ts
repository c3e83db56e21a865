import { expect, it } from "vitest";
import { plainSigns } from "./plain.ts";

it.each([
  ["Ｖ３（９–９０ Ｖ）", "V3(9-90 V)"],
  ["−40…\u2060+85\u00a0°C", "-40...+85 °C"],
  ["１２,０００ mAh, 1,000mAh and 12,5", "12000 mAh, 1000mAh and 12,5"],
  ["待机——365 天", "待机——365 天"],
])("writes %s in plain signs", (text, plain) => {
  expect(plainSigns(text)).toBe(plain);
});
