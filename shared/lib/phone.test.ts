import { expect, it } from "vitest";
import { asciiDigits, isPhone, numbersIn, saysNoPhone, telephoneAddress } from "./phone.ts";

it.each([
  ["+86 755 1234567 ext. 12", "tel:+867551234567"],
  ["+86 755 1234567 x12", "tel:+867551234567"],
  ["0755-1234567#12", "tel:07551234567"],
  ["0755-1234567转801", "tel:07551234567"],
  ["0755/1234567", "tel:07551234567"],
  ["030 / 123456", "tel:030123456"],
  ["+49 (0)30 – 123456", "tel:+49030123456"],
  ["0755\u20111234567", "tel:07551234567"],
  ["0755—1234567", "tel:07551234567"],
  ["01.23.45.67.89", "tel:0123456789"],
  ["(0755) 123-4567", "tel:07551234567"],
  ["+86 138 0013 8000 / +86 139 0013 9000", "tel:+8613800138000"],
  ["13800138000, 13900139000", "tel:13800138000"],
  ["13800138000（微信同号）", "tel:13800138000"],
  ["WhatsApp +55 11 90000-0000", "tel:+5511900000000"],
  ["٠٥٥١٢٣٤٥٦٧", "tel:0551234567"],
  ["۰۵۵۱۲۳۴۵۶۷", "tel:0551234567"],
  ["०५५१२३४५६७", "tel:0551234567"],
  ["1-800-FLOWERS", "tel:18003569377"],
  ["1.800.GO-FEDEX", "tel:18004633339"],
  ["0755-1234567-EXT", "tel:07551234567"],
  ["12345", "tel:12345"],
  ["1".repeat(60), `tel:${"1".repeat(60)}`],
])("%s is a number, and leads to %s", (phone, address) => {
  expect([isPhone(phone), telephoneAddress(phone)]).toEqual([true, address]);
});

it.each(["", "1234", "call me", "call me 1234", "１２３４", "1".repeat(61), "12345 " + "x".repeat(60)])("%j is none", (phone) => {
  expect(isPhone(phone)).toBe(false);
});

it("finds each number of a text, and no extension", () => {
  expect(numbersIn("+86 138 0013 8000 / 0755-1234567 转 801")).toEqual(["+8613800138000", "07551234567"]);
});

it("reads the digits of every script", () => {
  for (const zero of [0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0xe50, 0xf20, 0x17e0, 0xff10, 0x1d7ce, 0x1e950]) {
    const digits = Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero + digit)).join("");
    expect(asciiDigits(digits)).toBe("0123456789");
  }
});

it.each(["N/A", "n/a", "NA", "none", "-", "--", "/", "无", "没有", "kein", "нет", "なし", "xxx"])("%s says that there is none", (text) => {
  expect(saysNoPhone(text)).toBe(true);
});

it.each(["12345", "call me", "1-800-FLOWERS"])("%s does not say so", (text) => {
  expect(saysNoPhone(text)).toBe(false);
});
