import { afterAll, beforeAll, expect, it } from "vitest";
import { crawl } from "../crawl.ts";
import { startSeededSite, type SeededSite } from "../seeded-site.ts";

let site: SeededSite;
beforeAll(async () => {
  site = await startSeededSite();
});
afterAll(() => site?.end());

it("every link, picture and file that can be reached from the home pages is there", { timeout: 600_000 }, async () => {
  const { seen, broken } = await crawl(site.url, ["/", "/en"], { isFollowed: true });
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(400);
});
