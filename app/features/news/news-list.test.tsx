import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { ArticleCard } from "#app/data/articles.server.ts";
import { TextProvider } from "#app/i18n/index.ts";
import en from "#app/i18n/locales/en.ts";
import { TextStore } from "#app/i18n/texts.ts";
import { ArticleList } from "./news-list.tsx";

const article = (id: number) =>
  ({
    id,
    titleParts: [`Article ${id}`],
    summary: "",
    categoryName: "News",
    published: "2026-11-02",
    picture: null,
  }) as unknown as ArticleCard;

function titlesOf(withLead: boolean): string[] {
  const articles = [article(3), article(2), article(1)];
  const Site = createRoutesStub([{ path: "*", Component: () => <ArticleList articles={articles} withLead={withLead} /> }]);
  const html = renderToStaticMarkup(
    <TextProvider store={new TextStore(en)}>
      <Site />
    </TextProvider>,
  );
  return Array.from(html.matchAll(/Article \d/g), ([title]) => title);
}

it("names each article once, with a lead story and without", () => {
  expect(titlesOf(true)).toEqual(["Article 3", "Article 2", "Article 1"]);
  expect(titlesOf(false)).toEqual(["Article 3", "Article 2", "Article 1"]);
});
