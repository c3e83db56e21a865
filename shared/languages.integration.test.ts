import { afterEach, describe, expect, it, vi } from "vitest";
import type * as Languages from "./languages.ts";
import { DIRECTION, FORMAT_LOCALE, HTML_ATTRIBUTES, HTML_LANG, KNOWN_LANGUAGES, readLanguages } from "./languages.ts";

afterEach(() => vi.unstubAllEnvs());

/** The languages of a site with this setting, as a process of its own has them. */
async function siteIn(setting: string): Promise<typeof Languages> {
  vi.stubEnv("SITE_LANGUAGES", setting);
  vi.resetModules();
  return import("./languages.ts");
}

describe("the setting", () => {
  it.each([
    ["zh,en", ["zh", "en"]],
    ["en", ["en"]],
    [" de , EN,zh ", ["de", "en", "zh"]],
  ])("%s is read", (setting, languages) => {
    expect(readLanguages(setting)).toEqual(languages);
  });

  it.each(["", ",", "en,", "xx", "en,xx", "en,en", "EN,en", "en de", "pt-BR"])("“%s” is none", (setting) => {
    expect(readLanguages(setting)).toBeNull();
  });

  it("is Chinese and English where it is not given, or empty", async () => {
    for (const setting of ["", "  "]) {
      const { LANGUAGES, LANGUAGES_DATA } = await siteIn(setting);
      expect([LANGUAGES, LANGUAGES_DATA]).toEqual([["zh", "en"], undefined]);
    }
  });
});

describe("every known language", () => {
  it("is written from the side that Unicode says, and is one that browsers know", () => {
    // What Node knows of a language, ahead of TypeScript's types.
    const directionOf = (code: string) =>
      (new Intl.Locale(code) as Intl.Locale & { getTextInfo: () => { direction: string } }).getTextInfo().direction;
    const rightToLeft = KNOWN_LANGUAGES.filter((language) => DIRECTION[language] === "rtl");
    expect(rightToLeft).toEqual(["ar", "fa", "he"]);
    expect(rightToLeft).toEqual(KNOWN_LANGUAGES.filter((language) => directionOf(language) === "rtl"));
    expect(HTML_ATTRIBUTES.he).toBe('lang="he" dir="rtl"');
    expect([HTML_LANG.zh, HTML_LANG.no, HTML_LANG.en]).toEqual(["zh-CN", "nb", "en"]);
    expect(Intl.DateTimeFormat.supportedLocalesOf(Object.values(FORMAT_LOCALE))).toEqual(Object.values(FORMAT_LOCALE));
  });
});

describe("addresses of other sites", () => {
  it("have no prefix in the default language, and a code in each other one", async () => {
    const { languageOf, localPath, sitePath, otherLanguages, isLanguage, LANGUAGES_DATA } = await siteIn("en,de,zh");
    expect(LANGUAGES_DATA).toBe("en,de,zh");
    expect(["/", "/de", "/DE/products", "/zh/products", "/en/products", "/design", "/zh-cn"].map(languageOf)).toEqual([
      "en",
      "de",
      "de",
      "zh",
      "en",
      "en",
      "en",
    ]);
    expect(["/de", "/de/buy", "/zh/buy", "/en/buy", "/design"].map(sitePath)).toEqual(["/", "/buy", "/buy", "/en/buy", "/design"]);
    expect([localPath("/buy?items=a9", "de"), localPath("/", "zh"), localPath("/buy", "en"), localPath("/de/buy", "zh")]).toEqual([
      "/de/buy?items=a9",
      "/zh",
      "/buy",
      "/de/buy",
    ]);
    expect(otherLanguages("de")).toEqual(["en", "zh"]);
    expect(["en", "de", "zh", "fr", "", undefined].filter(isLanguage)).toEqual(["en", "de", "zh"]);
  });

  it("of one language alone have no prefix at all", async () => {
    const { languageOf, localPath, sitePath, otherLanguages, DEFAULT_LANGUAGE } = await siteIn("de");
    expect([DEFAULT_LANGUAGE, languageOf("/de/products"), sitePath("/en/products"), localPath("/products", "de")]).toEqual([
      "de",
      "de",
      "/en/products",
      "/products",
    ]);
    expect(otherLanguages("de")).toEqual([]);
  });

  it.each([
    ["de,en,fr", { interface: "en", order: ["en", "de"] }],
    ["zh,en,fr", { interface: "en", order: ["en", "zh"] }],
    ["de,fr", { interface: "de", order: ["de"] }],
    ["es,de,fr", { interface: "es", order: ["es", "de"] }],
    ["it,de,fr", { interface: "en", order: ["it", "de"] }],
  ])("%s: interface and content in French fall back to one language", async (setting, expected) => {
    const { fallbackLanguages, interfaceLanguage, languageInstead } = await siteIn(setting);
    const [first = "en"] = fallbackLanguages("fr");
    expect({ interface: interfaceLanguage("fr"), order: fallbackLanguages("fr") }).toEqual(expected);
    expect(languageInstead("fr", ["fr"])).toBe(first);
  });

  it("that have an interface look for content in the order of the site, and past what is not translated either", async () => {
    const { fallbackLanguages, interfaceLanguage, languageInstead } = await siteIn("zh,en,de,fr");
    expect([interfaceLanguage("de"), fallbackLanguages("de"), fallbackLanguages("zh")]).toEqual([
      "de",
      ["zh", "en", "fr"],
      ["en", "de", "fr"],
    ]);
    expect(languageInstead("fr", ["en", "fr"])).toBe("zh");
  });

  it("are offered to browsers that call them otherwise", async () => {
    await siteIn("en,no");
    const { offeredLanguage } = await import("../app/features/layout/offered-language.ts");
    for (const preferred of [["nb-NO", "en"], ["nb"], ["no", "en-GB"]])
      expect([preferred, offeredLanguage(preferred, "en")]).toEqual([preferred, "no"]);
    expect([offeredLanguage(["nb"], "no"), offeredLanguage(["fr"], "en")]).toEqual([null, null]);
  });

  it("are found by routes of their own", async () => {
    await siteIn("en,de");
    const { routePath, routesIn } = await import("../app/lib/language-routes.ts");
    const paths = ["language?", "language?/products/:slug", "language?/*", "locales/:file", undefined];
    expect(paths.map((path) => routePath(path, "en"))).toEqual([undefined, "products/:slug", "*", "locales/:file", undefined]);
    expect(paths.map((path) => routePath(path, "de"))).toEqual(["de", "de/products/:slug", "*", "locales/:file", undefined]);
    expect(routesIn({ home: { path: "language?", index: true }, layout: {} }, "en")).toEqual({ home: { index: true }, layout: {} });
  });
});
