import { expect, it } from "vitest";
import { contrast, isHexColour, paletteCss, paletteOf } from "./palette.ts";

it("reckons contrast as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#123456", "#123456")).toBe(1);
});

it("makes of any accent colours that can be read in both themes", () => {
  for (let at = 0; at < 0x1000000; at += 0x10101 * 5 + 0x371) {
    const accent = `#${at.toString(16).padStart(6, "0")}`;
    const { onSignal, route, text } = paletteOf(accent);
    expect([accent, contrast(accent, onSignal) >= 4.1]).toEqual([accent, true]);
    expect([accent, contrast(text.light, "#f1f1ec") >= 4.5, contrast(text.dark, "#101c27") >= 4.5]).toEqual([accent, true, true]);
    expect([accent, contrast(route.light, "#f1f1ec") >= 3, contrast(route.dark, "#101c27") >= 3]).toEqual([accent, true, true]);
  }
});

it("leaves a colour as it is where it can be read, and keeps its hue where not", () => {
  expect(paletteOf("#0B57D0")).toMatchObject({ signal: "#0b57d0", onSignal: "#ffffff", text: { light: "#0b57d0" } });
  const { text } = paletteOf("#ffd400");
  expect(text.dark).toBe("#ffd400");
  const [red, green, blue] = [1, 3, 5].map((part) => Number.parseInt(text.light.slice(part, part + 2), 16));
  expect(red).toBeGreaterThan(blue ?? 255);
  expect(green).toBeGreaterThan(blue ?? 255);
});

it("knows a colour from other texts", () => {
  for (const right of ["#1a73e8", "#FFFFFF"]) expect(isHexColour(right)).toBe(true);
  for (const wrong of ["red", "#fff", "#1a73e8;}", "1a73e8", "#1a73eg"]) expect(isHexColour(wrong)).toBe(false);
});

it("writes custom properties for both themes and for dark sections", () => {
  const css = paletteCss("#0b57d0");
  expect(css).toContain(":root{--color-signal:#0b57d0;");
  expect(css).toMatch(/@media\(prefers-color-scheme:dark\)\{:root:not\(\[data-theme=light\]\)\{--color-route:#[\da-f]{6}/);
  expect(css).toMatch(/@media screen\{\.ink\{--color-route:#/);
});
