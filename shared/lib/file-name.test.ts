import { expect, it } from "vitest";
import { contentDisposition, fileNamePart } from "./file-name.ts";

it.each([
  ["A9", "A9"],
  ["GL520(M) / GL530(M)", "GL520(M)-GL530(M)"],
  ["FMC234-MBIB0 / MCIB0®", "FMC234-MBIB0-MCIB0®"],
  ["Oyster3 LTE-M/NB-IoT", "Oyster3 LTE-M-NB-IoT"],
  ["GPS+ Pro", "GPS+ Pro"],
  ['a\\b:c*d?e"f<g>h|i', "a-b-c-d-e-f-g-h-i"],
  ["..\\..\\etc/passwd", "etc-passwd"],
  ["tab\there\u202egnp.exe", "tab-here-gnp.exe"],
  ["...", "file"],
  ["定位器 A9/B1", "定位器 A9-B1"],
])("%j is %j in the name of a file", (text, part) => {
  expect(fileNamePart(text)).toBe(part);
});

it("is no longer than names may be", () => {
  expect(fileNamePart("x".repeat(300))).toHaveLength(80);
});

it("is told in a header in which nothing has a meaning of its own", () => {
  expect(contentDisposition("attachment", "GL520(M)'s*-datasheet-en.pdf")).toBe(
    "attachment; filename*=UTF-8''GL520%28M%29%27s%2A-datasheet-en.pdf",
  );
});
