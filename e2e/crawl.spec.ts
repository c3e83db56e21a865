import { expect, test } from "@playwright/test";

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

test("every link, picture and file that can be reached from the home pages is there", async ({ request }) => {
  test.setTimeout(600_000);
  const queue = ["/", "/en"];
  const seen = new Set(queue);
  const broken: string[] = [];
  async function visit(path: string): Promise<void> {
    const response = await request.get(path, { maxRedirects: 3 });
    if (response.status() !== 200) broken.push(`${response.status()} ${path}`);
    if (!response.headers()["content-type"]?.startsWith("text/html")) return;
    for (const next of addressesIn(await response.text())) {
      if (seen.has(next) || next.startsWith("/admin")) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(visit));
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(400);
});
