import { expect, it } from "vitest";
import { phrases } from "./phrases.server.ts";

it("cuts Chinese titles between words and keeps particles and marks with the word before", () => {
  expect(phrases("从一块收音机大小的板子说起", "zh")).toContain("大小的");
  expect(phrases("装上以后，还要用很多年", "zh").some((part) => part.startsWith("，"))).toBe(false);
  expect(phrases("“离线”的原因", "zh")[0]).toMatch(/^“离线”的?$/);
});

it.each(["从一块收音机大小的板子说起", "Waymark Cloud 开放使用", "定制服务（OEM / ODM）"])("loses nothing of %s", (title) => {
  expect(phrases(title, "zh").join("")).toBe(title);
});

it("leaves English titles whole", () => {
  expect(phrases("It began with a board", "en")).toEqual(["It began with a board"]);
});
