import { expect, it } from "vitest";
import { urlSet } from "./sitemap.ts";

/** The elements of each address, by it. */
function urlsOf(document: string): Map<string, string> {
  return new Map(Array.from(document.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g), ([, address = "", rest = ""]) => [address, rest]));
}

it("says in every language when a page was changed last, where one record makes it, and nothing where none does", () => {
  const urls = urlsOf(urlSet("https://waymark.example", [{ path: "/products/v3", changed: "2026-02-10" }, { path: "/contact" }]));
  expect([...urls.keys()]).toEqual([
    "https://waymark.example/products/v3",
    "https://waymark.example/en/products/v3",
    "https://waymark.example/contact",
    "https://waymark.example/en/contact",
  ]);
  for (const [address, rest] of urls)
    expect([address, /<lastmod>(.*?)<\/lastmod>/.exec(rest)?.[1]]).toEqual([address, address.endsWith("v3") ? "2026-02-10" : undefined]);
});

it("names a page's other languages, its pictures and its film, and no language that it is not in", () => {
  const film = {
    title: "A & B",
    summary: "…",
    created: "2026-01-02",
    seconds: 0.4,
    file: "https://waymark.example/f.mp4",
    poster: "https://waymark.example/p.webp",
  };
  const urls = urlsOf(
    urlSet("https://waymark.example", [
      { path: "/videos/v3", pictures: ["/media/a.webp"], film: { zh: film } },
      { path: "/article/1", untranslated: ["en"] },
    ]),
  );
  expect([...urls.keys()]).toEqual([
    "https://waymark.example/videos/v3",
    "https://waymark.example/en/videos/v3",
    "https://waymark.example/article/1",
  ]);
  const chinese = urls.get("https://waymark.example/videos/v3") ?? "";
  for (const element of [
    '<xhtml:link rel="alternate" hreflang="en" href="https://waymark.example/en/videos/v3"/>',
    "<image:loc>https://waymark.example/media/a.webp</image:loc>",
    "<video:title>A &amp; B</video:title>",
    "<video:duration>1</video:duration>",
  ])
    expect(chinese).toContain(element);
  expect(urls.get("https://waymark.example/en/videos/v3")).not.toContain("<video:");
  expect(urls.get("https://waymark.example/article/1")).not.toContain('hreflang="en"');
});
