import { expect, it } from "vitest";
import { printable, undrawnSigns } from "./printable.ts";

it.each([
  ["A9 Long-standby: 2 × 3.7 V, −40…+85 °C, ≤ 3 µA, ±0.5 %", "A9 Long-standby: 2 × 3.7 V, −40…+85 °C, ≤ 3 µA, ±0.5 %"],
  ["长待机 ① ● ■ ▲ ▼ → ← ↑ ↓ ※ ㎡", "长待机 ① ● ■ ▲ ▼ → ← ↑ ↓ ※ ㎡"],
  ["ﬁrst ﬂoor, oﬃce, oﬀ", "first floor, office, off"],
  ["⌀ 12 mm", "Ø 12 mm"],
  ["12 V ⎓ 2 A", "12 V DC 2 A"],
  ["◇ ► ◄ ➡ ⬅ ✔", "◊ ▶ ◀ → ← ✓"],
  ["650 ㎃, 10 ㏀, 3 ㎶", "650 mA, 10 kΩ, 3 μV"],
  ["1‴", "1′′′"],
  ["Ⅱ ⅓", "II 1⁄3"],
])("%j is printed as %j, and nothing of it is an empty box", (text, printed) => {
  expect(printable(text)).toBe(printed);
  expect(undrawnSigns(text)).toEqual([]);
});

it("names each sign once that would be an empty box, and nothing that is never drawn", () => {
  expect(undrawnSigns("A9 ⏚ ⚡ ⏚, ฿ 200, Київ Є Ї Ґ")).toEqual(["⏚", "⚡", "฿", "ї", "Є", "Ї", "Ґ"]);
  expect(undrawnSigns("𠮷 😀 가 א ا ก अ")).toEqual(["𠮷", "😀", "가", "א", "ا", "ก", "अ"]);
  expect(undrawnSigns("a\u00A0b\u2060c\u200Dd\uFE0F\n\t中文 Москва Łódź ğ")).toEqual([]);
});
