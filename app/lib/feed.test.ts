import { expect, it } from "vitest";
import { atomResponse, jsonFeedResponse, type Feed } from "./feed.ts";

const feed: Feed = {
  title: "News & <more>",
  subtitle: "“Quoted” & 'so'",
  author: "Nordlicht <GmbH>",
  lang: "en",
  atom: "https://site.example/en/article/feed.xml?a=1&b=2",
  json: "https://site.example/en/article/feed.json",
  page: "https://site.example/en/article",
  entries: [
    {
      title: "1 < 2 & 3\u0000",
      url: "https://site.example/en/article/1?a=1&b=2",
      published: "2026-01-02T00:00:00.000Z",
      updated: "2026-01-03T00:00:00.000Z",
      author: "Ana & Bo",
      category: "Industry & more",
      summary: "<script>alert(1)</script>",
      html: "<p>Whole &amp; escaped</p>",
      image: "https://site.example/media/1.webp",
    },
    { title: "Two", url: "https://site.example/en/article/2", updated: "2026-02-01T00:00:00.000Z", summary: "Short" },
  ],
};

it("is well-formed Atom whatever its texts hold, with the author of each entry, and the last change of all", async () => {
  const answer = atomResponse(feed);
  expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  const text = await answer.text();
  const [head = "", one = "", two = ""] = text.split("<entry>");
  expect(head).toContain("<title>News &amp; &lt;more&gt;</title>");
  expect(head).toContain("<name>Nordlicht &lt;GmbH&gt;</name>");
  expect(head).toContain('href="https://site.example/en/article/feed.xml?a=1&amp;b=2"');
  expect(head).toContain("<updated>2026-02-01T00:00:00.000Z</updated>");
  expect(one).toContain("<title>1 &lt; 2 &amp; 3</title>");
  expect(one).toContain("<id>https://site.example/en/article/1?a=1&amp;b=2</id>");
  expect(one).toContain("<published>2026-01-02T00:00:00.000Z</published>\n<updated>2026-01-03T00:00:00.000Z</updated>");
  expect(one).toContain("<author><name>Ana &amp; Bo</name></author>");
  expect(one).toContain('<category term="Industry &amp; more"/>');
  expect(one).toContain("<summary>&lt;script&gt;alert(1)&lt;/script&gt;</summary>");
  expect(one).toContain('<content type="html">&lt;p&gt;Whole &amp;amp; escaped&lt;/p&gt;</content>');
  expect(two).toContain("<author><name>Nordlicht &lt;GmbH&gt;</name></author>");
  expect(two).not.toMatch(/published|category|content/);
  expect(await atomResponse({ ...feed, entries: [] }).text()).toContain("<updated>1970-01-01T00:00:00.000Z</updated>");
});

it("says the same as JSON Feed", async () => {
  const { title, home_page_url: page, items } = (await jsonFeedResponse(feed).json()) as Record<string, unknown> & { items: object[] };
  expect([title, page]).toEqual(["News & <more>", "https://site.example/en/article"]);
  expect(items).toEqual([
    {
      id: "https://site.example/en/article/1?a=1&b=2",
      url: "https://site.example/en/article/1?a=1&b=2",
      title: "1 < 2 & 3\u0000",
      summary: "<script>alert(1)</script>",
      content_html: "<p>Whole &amp; escaped</p>",
      image: "https://site.example/media/1.webp",
      date_published: "2026-01-02T00:00:00.000Z",
      date_modified: "2026-01-03T00:00:00.000Z",
      authors: [{ name: "Ana & Bo" }],
      tags: ["Industry & more"],
    },
    {
      id: "https://site.example/en/article/2",
      url: "https://site.example/en/article/2",
      title: "Two",
      summary: "Short",
      content_text: "Short",
      date_modified: "2026-02-01T00:00:00.000Z",
    },
  ]);
});
