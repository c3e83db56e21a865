import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { Head } from "#app/lib/seo/head.ts";
import { PageMeta } from "./page-meta.tsx";

const PAGE: Head = {
  title: "Logistics & “cold” chain",
  description: "What is in it",
  siteName: "Waymark",
  origin: "https://waymark.example",
  path: "/article/12",
  language: "en",
  card: "/cards/12.jpg",
};

/** The tags of a page by their names. */
function tagsOf(head: Partial<Head>): Record<string, string> {
  const hydrationData = { loaderData: { page: { head: { ...PAGE, ...head } } } };
  const router = createMemoryRouter([{ id: "page", path: "/", loader: () => null, element: <PageMeta /> }], { hydrationData });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const tags = Array.from(html.matchAll(/<(?:meta|link) ([^>]*)\/>/g), ([, attributes = ""]) => attributes);
  const value = (tag: string, name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`, "i").exec(tag)?.[1];
  return Object.fromEntries(
    tags.map((tag) => [
      value(tag, "property") ??
        value(tag, "name") ??
        [value(tag, "rel"), value(tag, "hreflang") ?? value(tag, "type")].filter(Boolean).join(" "),
      value(tag, "content") ?? value(tag, "href") ?? "",
    ]),
  );
}

it("a page names its own address, those in other languages, and its card", () => {
  expect(tagsOf({})).toEqual({
    description: "What is in it",
    canonical: "https://waymark.example/en/article/12",
    "alternate zh-CN": "https://waymark.example/article/12",
    "alternate en": "https://waymark.example/en/article/12",
    "alternate x-default": "https://waymark.example/article/12",
    "og:title": "Logistics &amp; “cold” chain",
    "og:description": "What is in it",
    "og:url": "https://waymark.example/en/article/12",
    "og:site_name": "Waymark",
    "og:type": "website",
    "og:image": "https://waymark.example/cards/12.jpg",
    "og:image:type": "image/jpeg",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Logistics &amp; “cold” chain | Waymark",
    "twitter:card": "summary_large_image",
  });
});

it("a page in one language names no other, and one that engines shall not list no address at all", () => {
  const namesOf = (head: Partial<Head>) => Object.keys(tagsOf(head)).filter((name) => /^(?:canonical|alternate|robots)/.test(name));
  expect(namesOf({ untranslated: ["zh"] })).toEqual(["canonical", "alternate x-default"]);
  expect(namesOf({ noindex: true })).toEqual(["robots"]);
});

it("an article says when it was published and changed, by whom and in which part, and a film where it lies", () => {
  const article = { published: "2026-01-02T00:00:00Z", updated: "2026-03-04T00:00:00Z", author: "Ana", section: "Industry" };
  expect(tagsOf({ article, feed: "News" })).toMatchObject({
    "og:type": "article",
    "article:published_time": article.published,
    "article:modified_time": article.updated,
    "article:author": "Ana",
    "article:section": "Industry",
    "alternate application/atom+xml": "/en/article/feed.xml",
    "alternate application/feed+json": "/en/article/feed.json",
  });
  const film = { url: "https://waymark.example/f.mp4", type: "video/mp4", seconds: 61.4, released: "2026-05-06" };
  expect(tagsOf({ film })).toMatchObject({
    "og:video": film.url,
    "og:video:type": "video/mp4",
    "video:duration": "61",
    "video:release_date": "2026-05-06",
  });
});
