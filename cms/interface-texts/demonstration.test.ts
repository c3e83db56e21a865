import { expect, it } from "vitest";
import { interfaceText } from "#demo/content/schema.ts";
import de from "../../app/i18n/locales/de.ts";
import en from "../../app/i18n/locales/en.ts";
import es from "../../app/i18n/locales/es.ts";
import zh from "../../app/i18n/locales/zh.ts";
import { readList } from "../seed/content-files.ts";
import { missingParts, provideSiteTexts, siteText } from "./site-texts.ts";

it("the demonstration says other words than the built-in ones, and keeps what the site puts into them", () => {
  provideSiteTexts({ zh, en });
  const texts = readList("interface-texts", interfaceText);
  expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length);
  for (const { key, text, text_en: english } of texts) {
    const [chinese, builtIn] = [siteText("zh", key), siteText("en", key)];
    if (typeof chinese !== "string" || typeof builtIn !== "string") throw new Error(`There is no text ${key}`);
    expect([key, missingParts(chinese, text), missingParts(builtIn, english)]).toEqual([key, [], []]);
    expect([key, text === chinese && english === builtIn]).toEqual([key, false]);
  }
});

it("the built-in texts claim nothing of a company", () => {
  const all = JSON.stringify([zh, en, de, es]);
  for (const claim of [
    /shenzhen|深圳/i,
    /business day|工作日|Arbeitstag|Werktag|días? (?:hábil|laborable)/i,
    /\b24-month|24 个月|24 Monat|24 meses/,
    /\b80 (?:tests|Prüfungen|pruebas)|80 项测试/,
    /途标|waymark/i,
    /our own IoT|eigene IoT|propia plataforma/i,
  ])
    expect(claim.exec(all)?.[0]).toBeUndefined();
});
