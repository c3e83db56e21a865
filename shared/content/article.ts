import { say } from "../desk-texts/say.ts";
import { day, define, derived, paragraph, richText, seo, slug, term, text } from "../definition/define.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";
import { PICTURE_IF_ANY } from "./parts.ts";

/** An article of the news. Its address contains its number; the slug only names it for the desk. */
export const article = define(
  "articles",
  {
    one: say("Article"),
    all: say("Articles"),
    group: "content",
    title: "title",
    columns: ["title", "thumbnail", "category", "publishedAt", "_status"],
    sort: "-publishedAt",
    address: { below: PAGE_PATHS.news, by: "id" },
    listedOn: [PAGE_PATHS.news],
    searchKind: "article",
    programs: {
      json: { path: "/article.json", name: "Articles", summary: "The news, newest first, a hundred to a page" },
      feed: { path: "/article/feed", summary: "The newest articles, each whole" },
    },
    part: "news",
  },
  {
    id: derived({ on: { json: "own" } }),
    slug: slug({}),
    title: text({
      label: say("Title"),
      localized: true,
      max: 200,
      on: { page: "own", list: true, json: true, search: "title" },
    }),
    summary: paragraph({ label: say("Summary"), max: 500, on: { page: "own", list: true, json: true, search: "excerpt" } }),
    category: term({
      label: say("Category"),
      vocabulary: "article-categories",
      on: { page: "own", list: true, json: true },
    }),
    author: text({ label: say("Author"), localized: true, max: 80, on: { page: "own", list: true, json: true } }),
    publishedAt: day({
      label: say("Published (day)"),
      today: true,
      ownAtDesk: true,
      jsonName: "published",
      on: { page: "own", list: true, json: true },
    }),
    updatedOn: day({
      label: say("Updated"),
      today: true,
      ownAtDesk: true,
      description: say("The date of the last change that the page shows."),
      jsonName: "updated",
      on: { page: "own", list: true, json: true },
    }),
    url: derived({ on: { json: "own" } }),
    picture: PICTURE_IF_ANY,
    // The search reads the body separately, because articles are many and long.
    body: richText({ on: { page: "own" } }),
    seo: seo({ on: { page: "own" } }),
  },
  { sidebar: ["slug", "category", "publishedAt", "updatedOn"], fields: ["title", "author", "summary", "picture", "body", "seo"] },
);
