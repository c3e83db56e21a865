/** What pages say of records beside one another, and of files: all of it is there before any script runs. */
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { ask, bytesOf, textOf, wordsIn, wordsOf } from "./ask.ts";

/** All that a pattern finds in a text, by its first group. */
const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, match = ""]) => match.replaceAll("&amp;", "&"));

/** The part of a page that the heading with this id names. */
function sectionOf(page: string, heading: string): string {
  return new RegExp(`<section[^>]*aria-labelledby="${heading}".*?</section>`, "s").exec(page)?.[0] ?? "";
}

it("a file has its size, its version and its checksum, newest first", async () => {
  const page = await textOf("/en/services/downloads?kind=guide");
  const rows = all(page, /<tr>(.*?)<\/tr>/gs).slice(1);
  const days = rows.flatMap((row) => all(row, /<time dateTime="([^"]+)"/g));
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual(days.toSorted().toReversed());
  const [row = ""] = rows;
  expect(row).toMatch(/download-size[^>]*>\d[^<]*\s[kM]B</);
  expect(row).toMatch(/version \S/);
  const [address = ""] = all(row, /href="([^"]+)" download/g);
  expect(all(row, /<code>(.*?)<\/code>/g)).toEqual([
    createHash("sha256")
      .update(await bytesOf(ask(address)))
      .digest("hex"),
  ]);
});

it("the files of a product come by purpose, and the product that one comes from is chosen", async () => {
  const page = await textOf("/en/services/downloads?product=v9");
  expect(page).toMatch(/<option value="v9" selected="">/);
  const [first = "", second = ""] = all(page, /<tr>(.*?)<\/tr>/gs).slice(1);
  expect([first.includes("datasheet"), second.includes("manual")]).toEqual([true, true]);
});

it("where nothing is found the page says so, and leads on", async () => {
  expect(await wordsOf("/services/downloads?query=zzzz")).toContain("没有符合这些条件的资料");
  for (const [address, phrase, list] of [
    ["/article?query=zzzz", "暂无数据", "/article"],
    ["/en/article?query=zzzz", "no data", "/en/article"],
  ] as const) {
    const page = await textOf(address);
    expect(page).toMatch(new RegExp(`list-state.*${phrase}.*href="${list}"`, "s"));
  }
});

it("an article ends with others about the same", async () => {
  const [article = ""] = all(await textOf("/en/article?query=EN%2012830"), /lead-story.*?href="(\/en\/article\/\d+)"/gs);
  const related = sectionOf(await textOf(article), "related");
  expect(related).toContain("Related articles");
  expect(all(related, /<(li)[\s>]/g)).toHaveLength(3);
  expect(wordsIn(related)).toContain("C4");
});

it("articles that link to the same product are related, though they share few words", async () => {
  const related = wordsIn(sectionOf(await textOf("/en/article/1"), "related")).replaceAll("\u2060", "");
  for (const title of ["Notes from after-sales", "What the IP67 test measures"]) expect(related).toContain(title);
});

it("every article of the news list has a picture of its own, and opens with it", async () => {
  const pictures: string[] = [];
  for (const address of ["/article", "/article?page=2", "/article?page=3"])
    pictures.push(...all(/<main.*<\/main>/s.exec(await textOf(address))?.[0] ?? "", /(<img[^>]*>)/g));
  for (const attribute of [/ src="([^"]+)"/g, / alt="([^"]+)"/g])
    expect(new Set(pictures.flatMap((picture) => all(picture, attribute))).size).toBe(24);
  for (const address of pictures.flatMap((picture) => all(picture, / src="([^"]+)"/g))) {
    const { status, headers } = await ask(address);
    expect([address, status, headers.get("content-type")]).toEqual([address, 200, expect.stringMatching(/^image\//)]);
  }
  expect(await textOf("/en/article/24")).toContain('alt="A car between high buildings');
});

it("whoever is quoted on the home page is named, with what changed", async () => {
  const quotes = all(await textOf("/en"), /<figure class="quote">(.*?)<\/figure>/gs);
  expect(quotes.length).toBeGreaterThan(2);
  for (const quote of quotes) expect(quote).toMatch(/Example: .*<figcaption/s);
});

it("a film has the browser's controls until the site's own are there, and its chapters are told", async () => {
  const page = await textOf("/services/videos");
  expect(/<video[^>]*>/.exec(page)?.[0]).toMatch(/ controls(?:=""| |>)/);
  expect(/<ol class="video-chapters".*?<\/ol>/s.exec(page)?.[0]).toContain("0:00");
});

it.each([
  ["/services/videos/v3-wiring", "本视频没有声音。", "视频文字", "先接黑线，再接橙线，红线最后", "36 V 及以上同样装保险"],
  [
    "/en/services/videos/v3-wiring",
    "This video has no sound.",
    "Text of this video",
    "join black, then orange, red last",
    "at 36 V or more it is fused as well",
  ],
])("what a film says stands below it at %s, and in its Markdown", async (path, silent, ...says) => {
  const page = await textOf(path);
  const player = wordsIn(page.slice(page.indexOf('<div class="video-player'), page.indexOf('<p class="category')));
  const markdown = await textOf(`${path}.md`);
  for (const words of [silent, ...says]) {
    expect(player).toContain(words);
    expect(markdown).toContain(words);
  }
});

it("a product stands beside its series, leads to the next one, and to what is said of it elsewhere", async () => {
  const page = await textOf("/en/products/v3");
  const siblings = sectionOf(page, "siblings");
  expect(siblings).toContain("Wired positioning");
  expect(siblings).toMatch(/<th[^>]*aria-current="true"[^>]*><b[^>]*>V3</);
  // All of them: V1, V3, V5, E1 and E3.
  expect(siblings.match(/<th scope="row"/g)).toHaveLength(5);
  expect(siblings).toMatch(/href="\/en\/products\/v1"[^>]*>V1</);
  expect(wordsIn(siblings)).toMatch(/Weight.* 62/);
  expect(siblings).toMatch(/<th scope="col">Weight<.*<td>62/);
  expect(siblings).toMatch(/href="\/en\/products\/compare\?ids=[^"]*v3[^"]*"[^>]*>Compare row by row/);
  expect(siblings).toMatch(/href="\/en\/products\/v5"[^>]*>Next in the series: V5/);
  expect(wordsIn(page)).toMatch(/More about the V3.*Inside the V3, layer by layer/);
  expect(page).toMatch(/href="\/en\/services\/videos\/v3-wiring"/);
});

it("a product's drawing has its measures, and a picture leads to a large one", async () => {
  const page = await textOf("/products/v3");
  const drawing = /<img[^>]*alt="V3 外形尺寸：85 × 42 × 14 毫米"[^>]*>/.exec(page)?.[0] ?? "";
  const svg = await ask(all(drawing, / src="([^"]+)"/g)[0] ?? "");
  expect(svg.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  // From above, from the side and from the end: width and depth once, height twice.
  expect(all(await svg.text(), /font-weight="500"[^>]*>([\d.]+)</g)).toEqual(["85", "42", "14", "14"]);
  expect((await ask("/products/nothing/drawing.svg")).status).toBe(404);
  const [large = ""] = all(page, /<ul class="gallery-strip".*?href="([^"]+)"/gs);
  expect((await ask(large)).headers.get("content-type")).toMatch(/^image\//);
});

it("only a product with a model has a 3D file", async () => {
  expect(await textOf("/en/products/v3")).toMatch(/href="[^"]*\.glb[^"]*"[^>]*>.*?3D file/s);
  const page = await textOf("/en/products/v1");
  expect(page).toContain("gallery-strip");
  expect(wordsIn(page)).not.toContain("3D");
});
