import { expect, it, onTestFinished } from "vitest";
import { ask, staff, textOf } from "./ask.ts";

/** The attributes of every tag of this name in a page's HTML. */
function tags(html: string, name: string): Record<string, string>[] {
  return Array.from(html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, "g")), ([, attributes = ""]) =>
    Object.fromEntries(
      Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, key = "", value = ""]) => [
        key.toLowerCase(),
        value.replaceAll("&amp;", "&"),
      ]),
    ),
  );
}

async function headOf(path: string): Promise<string> {
  const html = await textOf(path);
  return html.slice(0, html.indexOf("</head>"));
}

it("the browser's frame has the page's colour in both themes", async () => {
  const colours = tags(await headOf("/products"), "meta").filter(({ name }) => name === "theme-color");
  expect(colours.map(({ media }) => media)).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
  expect(new Set(colours.map(({ content }) => content)).size).toBe(2);
});

it("search engines find their tokens on every page once an editor has entered them, and none before", async () => {
  const names = new Set(["google-site-verification", "360-site-verification", "bytedance-verification-code"]);
  const readTags = async (path: string) =>
    tags(await headOf(path), "meta").flatMap(({ name = "", content = "" }) => (names.has(name) ? [`${name} ${content}`] : []));
  const save = async (...verificationTags: { name: string; content: string }[]) =>
    (await ask("/api/globals/site", { headers: staff, json: { verificationTags } })).status;
  expect(await readTags("/")).toEqual([]);
  onTestFinished(async () => expect(await save()).toBe(200));
  const google = { name: "google-site-verification", content: "google-token_1" };
  const so360 = { name: "360-site-verification", content: "0123abc" };
  const bytedance = { name: "bytedance-verification-code", content: "a/b+c==" };
  expect(await save(google, so360, bytedance)).toBe(200);
  for (const path of ["/", "/en/products/v3", "/buy"]) {
    expect(await readTags(path)).toEqual([
      "google-site-verification google-token_1",
      "360-site-verification 0123abc",
      "bytedance-verification-code a/b+c==",
    ]);
  }
  // What means something to browsers and engines is none: it would take the site out of the search, or send addresses to others.
  for (const name of ["referrer", "robots", "viewport", "theme-color", "description"])
    expect([name, await save({ name, content: "noindex" })]).toEqual([name, 400]);
  // A whole tag, quotes, or more tags than anybody has are refused.
  expect(await save({ name: "<meta name=", content: "a" })).toBe(400);
  expect(await save({ name: "google-site-verification", content: '"><script>' })).toBe(400);
  expect(await save(...Array.from({ length: 21 }, () => google))).toBe(400);
});

it("caches on the way keep an error's forms apart, and do not take a page's head for the page", async () => {
  for (const [name, value] of [
    ["accept", "text/html"],
    ["accept", "application/json"],
    ["user-agent", "Googlebot"],
  ] as const) {
    const missing = await ask("/en/nothing-here", { headers: { [name]: value } });
    expect([missing.status, missing.headers.get("vary")]).toEqual([404, expect.stringContaining("Accept, User-Agent")]);
  }
  const head = await ask("/en/contact", { headers: { accept: "application/x-page-head+json" } });
  expect(Object.fromEntries(head.headers)).toMatchObject({ "cache-control": "no-store", vary: expect.stringContaining("Accept") });
});
