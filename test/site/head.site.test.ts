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
  const names = new Set(["google-site-verification", "msvalidate.01", "baidu-site-verification"]);
  const found = async (path: string) =>
    tags(await headOf(path), "meta").flatMap(({ name = "", content = "" }) => (names.has(name) ? [`${name} ${content}`] : []));
  const save = async (google: string | null, bing: string | null, baidu: string | null) => {
    const json = { googleVerification: google, bingVerification: bing, baiduVerification: baidu };
    const response = await ask("/api/globals/site", { headers: staff, json });
    expect(response.status).toBe(200);
  };
  expect(await found("/")).toEqual([]);
  onTestFinished(() => save(null, null, null));
  await save("google-token_1", "0123ABC", "codeva-xyz");
  for (const path of ["/", "/en/products/v3", "/buy"]) {
    expect(await found(path)).toEqual([
      "google-site-verification google-token_1",
      "msvalidate.01 0123ABC",
      "baidu-site-verification codeva-xyz",
    ]);
  }
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
