import { expect, test } from "@playwright/test";
import pLimit from "p-limit";

/** Addresses in the attributes of a page's HTML that stay on the site. */
function addressesIn(html: string): string[] {
  const found = new Set<string>();
  for (const [, value = ""] of html.matchAll(/\s(?:href|src|poster)="([^"]+)"/g)) found.add(value);
  for (const [, value = ""] of html.matchAll(/\ssrcset="([^"]+)"/gi)) {
    // The smallest size stands for its picture: making every size of every picture is not what is tested here.
    found.add(value.split(",")[0]?.trim().split(" ")[0] ?? "");
  }
  return [...found].map((value) => value.replaceAll("&amp;", "&").split("#")[0] ?? "").filter((value) => /^\/(?!\/)/.test(value));
}

/** Addresses that are asked for at the same time. */
const AT_ONCE = 4;
/** Redirects that may follow each other. */
const MOST_REDIRECTS = 3;
/** Packing some two thousand pages for one reader is not what is tested here. */
const UNPACKED = { "Accept-Encoding": "identity" };

test("every link, picture and file that can be reached from the home pages is there", async ({ request, baseURL }) => {
  test.setTimeout(600_000);
  const limit = pLimit(AT_ONCE);
  const visits: Promise<void>[] = [];
  const seen = new Set<string>();
  const answers = new Map<string, number>();
  const redirects = new Map<string, string>();
  function find(path: string): void {
    if (seen.has(path) || path.startsWith("/admin")) return;
    seen.add(path);
    visits.push(limit(() => visit(path)));
  }
  async function visit(path: string): Promise<void> {
    const response = await request.get(path, { maxRedirects: 0, headers: UNPACKED });
    answers.set(path, response.status());
    const { location, "content-type": type } = response.headers();
    const target = location && new URL(location, new URL(path, baseURL));
    if (target && target.origin === new URL(path, baseURL).origin) {
      // Where many lead to is asked for once.
      redirects.set(path, target.pathname + target.search);
      find(target.pathname + target.search);
    }
    if (response.status() === 200 && type?.startsWith("text/html")) addressesIn(await response.text()).forEach(find);
  }
  /** The status that an address ends with, after its redirects. */
  function endOf(path: string, left = MOST_REDIRECTS): number | undefined {
    const next = redirects.get(path);
    return next !== undefined && left > 0 ? endOf(next, left - 1) : answers.get(path);
  }
  ["/", "/en"].forEach(find);
  // There are more of them with every page.
  for (const visited of visits) await visited;
  expect([...answers.keys()].filter((path) => endOf(path) !== 200).map((path) => `${endOf(path)} ${path}`)).toEqual([]);
  expect(seen.size).toBeGreaterThan(400);
});

test("links to what robots.txt disallows say nofollow, in both languages", async ({ request }) => {
  const disallowed = Array.from((await (await request.get("/robots.txt")).text()).matchAll(/^Disallow: (.+)$/gm), ([, path = ""]) => path);
  expect(disallowed).toContain("/en/products/compare.xlsx");
  for (const page of ["/products/compare?ids=a9,a7", "/search?q=gps", "/products?network=cat1", "/products?q=a9"]) {
    for (const language of ["", "/en"]) {
      const html = await (await request.get(language + page, { headers: UNPACKED })).text();
      const links = Array.from(html.matchAll(/<a\s[^>]*href="([^"]*)"[^>]*>/g), ([link, to = ""]) => ({ link, to }));
      const costly = links.filter(({ to }) => disallowed.some((path) => to.startsWith(path)));
      expect(costly.length, page).toBeGreaterThan(0);
      for (const { link } of costly) expect(link).toMatch(/ rel="[^"]*nofollow/);
    }
  }
});
