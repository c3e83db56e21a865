import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HTML_LANG, type DeskLanguage } from "#shared/languages.ts";
import en from "#app/i18n/locales/en/errors.json" with { type: "json" };
import zh from "#app/i18n/locales/zh/errors.json" with { type: "json" };
import { copySeeded } from "../../test/seeded.ts";
import { siteProcess, type SiteProcess } from "../../test/site-process.ts";

/** What a browser sends that is led to an address. */
const BROWSER = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0",
};
const ENGLISH = { "accept-language": "en-GB,en;q=0.9" };
const CHINESE = { "accept-language": "zh-CN,zh;q=0.9" };
const TITLE = { zh: "页面未找到", en: "Page not found" };
const FILE = "/api/media/file/old-manual.pdf";
const REVALIDATE = "public, max-age=0, must-revalidate";

let folder: string;
let site: SiteProcess;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "waymark-errors-"));
  await copySeeded(folder);
  site = await siteProcess(folder, { REQUESTS_PER_MINUTE: "0", CDN_SECONDS: "60" });
  await site.start();
}, 120_000);
afterAll(async () => {
  await site?.kill();
  await rm(folder, { recursive: true, force: true });
});

const get = (address: string, headers: Record<string, string> = {}) => fetch(site.url + address, { headers });

/** Expects the site's own page about an error, in a language, and gives its HTML. */
async function expectPage(answer: Response, language: DeskLanguage, title: string): Promise<string> {
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("vary")).toMatch(/\baccept(?:,|$)/i);
  const html = await answer.text();
  expect(html).toContain(`<html lang="${HTML_LANG[language]}"`);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain("<footer");
  expect(html).not.toMatch(/node_modules|\bat \w+ \(/);
  return html;
}

describe("a paper that is not there", () => {
  it.each([
    ["/products/nope/datasheet.pdf", "zh"],
    ["/en/products/nope/datasheet.pdf", "en"],
    ["/products/nope/documents.zip", "zh"],
    ["/en/products/nope/documents.zip", "en"],
    ["/products/compare.xlsx?ids=zz", "zh"],
    ["/en/products/compare.xlsx?ids=zz", "en"],
    ["/en/products/nope/drawing.svg", "en"],
  ] as const)("%s is told to people on a page, and to programs in JSON", async (address, language) => {
    // Twice: the cached page is the same, and apart from that of other languages.
    for (const accept of ["application/json", "application/pdf"]) {
      const answer = await get(address, BROWSER);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, REVALIDATE]);
      await expectPage(answer, language, TITLE[language]);
      const shown = await get(address, { accept });
      expect([shown.status, shown.headers.get("cache-control")]).toEqual([404, REVALIDATE]);
      expect(shown.headers.get("vary")).toMatch(/^accept\b/i);
      expect(await shown.json()).toMatchObject({ statusCode: 404 });
    }
    const head = await fetch(site.url + address, { method: "HEAD", headers: BROWSER });
    expect([head.status, head.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  });
});

describe("an uploaded file that is not there", () => {
  it.each([
    ["zh", FILE, CHINESE],
    ["zh", FILE, { ...ENGLISH, cookie: "lang=zh" }],
    ["en", `/en${FILE}`, ENGLISH],
    ["en", `/en${FILE}`, { ...CHINESE, cookie: "lang=en" }],
  ] as const)("is told on a page in the visitor's language, %s at %s", async (language, address, headers) => {
    const first = await fetch(site.url + FILE, { headers: { ...BROWSER, ...headers }, redirect: "manual" });
    expect([first.status, first.headers.get("location")]).toEqual(language === "zh" ? [404, null] : [302, address]);
    expect(first.headers.get("cache-control")).toBe("private, no-store");
    expect(first.headers.get("vary")).toMatch(/accept-language, cookie/i);
    const answer = await get(FILE, { ...BROWSER, ...headers });
    expect([answer.status, answer.url]).toEqual([404, site.url + address]);
    await expectPage(answer, language, TITLE[language]);
  });

  it.each(["*/*", "application/json", "application/pdf"])("is told to who accepts %s in JSON", async (accept) => {
    const answer = await get(FILE, { accept });
    expect([answer.status, await answer.json()]).toEqual([404, { errors: [{ message: "Not found." }] }]);
    expect(answer.headers.get("vary")).toMatch(/\baccept(?:,|$)/i);
  });
});

describe("a form that is too long", () => {
  const send = (address: string, headers: Record<string, string>) =>
    fetch(site.url + address, { method: "POST", headers, body: new URLSearchParams({ message: "x".repeat(300_000) }) });

  it.each([
    ["/contact", "zh", "发生错误", zh.tooLong],
    ["/en/contact", "en", "An error occurred", en.tooLong],
  ] as const)("is told at %s on a page in its language", async (address, language, title, text) => {
    const answer = await send(address, BROWSER);
    expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("connection")]).toEqual([413, "no-store", "close"]);
    const html = await expectPage(answer, language, title);
    expect(html).toContain(`<p>${text}</p>`);
    expect(html.includes(">Content too large<")).toBe(false);
  });

  it.each([
    ["application/json", '{"errors":[{"message":"Content too large"}]}'],
    ["*/*", "413 Content too large\n"],
  ])("is told to who accepts %s as %s", async (accept, body) => {
    const answer = await send("/en/contact", { accept });
    expect([answer.status, await answer.text()]).toEqual([413, body]);
  });
});
