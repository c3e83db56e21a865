import { describe, expect, it } from "vitest";
import { KNOWN_LANGUAGES } from "#shared/languages.ts";
import { ownPages } from "./own-pages.ts";
import { textIn } from "./own-text.ts";

const NAME = { zh: "北光", en: "Nordlicht", de: "Nordlicht", es: "Nordlicht" };

/** All words of the first pages of a company of a country, in a language. */
const words = (country: string, language: (typeof KNOWN_LANGUAGES)[number]) =>
  ownPages({ name: NAME, email: "", country }, true)
    .flatMap(({ title, summary, body }) => [title, summary, body].map((text) => textIn(text, language)))
    .join("\n");

describe("the first pages", () => {
  it.each(["DE", "GB", "CH", "BR", "CN", "US", "AU"])("of a company in %s are whole in every language", (country) => {
    for (const language of KNOWN_LANGUAGES) {
      const text = words(country, language);
      expect(text).not.toMatch(/undefined|\[object/);
      expect(text).toContain(language === "zh" ? "北光" : "Nordlicht");
    }
  });

  it.each([
    ["zh", "隐私政策"],
    ["en", "Privacy policy"],
    ["de", "Datenschutzerklärung"],
    ["es", "Política de privacidad"],
    ["fr", "Privacy policy"],
  ] as const)("are written in %s, or in English", (language, title) => {
    expect(words("DE", language)).toContain(title);
  });

  it("name the page about the site's own counts only where there is one", () => {
    const privacy = (isCounting: boolean) =>
      Object.values(ownPages({ name: NAME, email: "", country: "DE" }, isCounting)[0]?.body ?? {}).map((text) =>
        text.includes("](/services/counts)"),
      );
    expect(privacy(true)).toEqual([true, true, true, true]);
    expect(privacy(false)).toEqual([false, false, false, false]);
  });

  it.each([
    ["CN", "our staff in China"],
    ["AU", "our staff in our country"],
    ["DE", "outside the EEA (for a company in the United Kingdom: outside it) the adequacy decision"],
    ["GB", "outside the EEA (for a company in the United Kingdom: outside it) the adequacy decision"],
  ])("of a company in %s tell visitors from Europe of %s", (country, law) => {
    expect(words(country, "en")).toContain(law);
  });

  it("name in a legal notice what German law asks for, and in no other country's", () => {
    for (const section of ["§ 5", "§ 18", "§ 36"]) {
      for (const language of ["en", "de", "es"] as const) expect(words("DE", language)).toContain(section);
      for (const country of ["AT", "GB", "CH", "US"]) expect(words(country, "de")).not.toContain(section);
    }
  });

  it("have the same parts in all languages that they are written in", () => {
    const gaps = (text: string) => text.match(/\[/g)?.length;
    const parts = (text: string) => text.match(/^#+ |^- |^\d\. |\[/gm)?.join("");
    for (const country of ["DE", "GB", "CH", "BR", "CN", "US", "AU"])
      for (const { slug, body } of ownPages({ name: NAME, email: "", country }, true)) {
        expect([slug, gaps(body.zh)]).toEqual([slug, gaps(body.en)]);
        expect([slug, parts(body.de ?? ""), parts(body.es ?? "")]).toEqual([slug, parts(body.en), parts(body.en)]);
      }
  });
});
