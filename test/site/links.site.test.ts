import { expect, it } from "vitest";
import { crawl } from "../crawl.ts";
import { site, textOf } from "./ask.ts";

it("every link, picture and file of the home pages is there", async () => {
  const { seen, broken } = await crawl(site.url, ["/", "/en"], { isFollowed: false });
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(100);
});

it("links to what robots.txt disallows say nofollow, in both languages", async () => {
  const disallowed = Array.from((await textOf("/robots.txt")).matchAll(/^Disallow: (.+)$/gm), ([, path = ""]) => path);
  expect(disallowed).toContain("/en/products/compare.xlsx");
  for (const page of ["/products/compare?ids=a9,a7", "/search?q=gps", "/products?network=cat1", "/products?q=a9"]) {
    for (const language of ["", "/en"]) {
      const html = await textOf(language + page);
      const links = Array.from(html.matchAll(/<a\s[^>]*href="([^"]*)"[^>]*>/g), ([link, to = ""]) => ({ link, to }));
      const nofollow = links.filter(({ to }) => disallowed.some((path) => to.startsWith(path)));
      expect(nofollow.length, `links of ${page}`).toBeGreaterThan(0);
      for (const { link } of nofollow) expect(link).toMatch(/ rel="[^"]*nofollow/);
    }
  }
});
