import { isMissingPage } from "#app/lib/missing-pages.ts";
import { bullets, link, plain } from "#app/lib/markdown.ts";
import { paths } from "#app/lib/paths.ts";
import { programPaths } from "#app/lib/program-paths.ts";
import { listRecords } from "../records.server.ts";
import { addresses } from "../addresses.ts";
import { productList } from "./lists.server.ts";
import type { Document } from "./document.server.ts";

/** The site in short, for the home page and for `/llms.txt` (llmstxt.org): what there is, and where. */
export const siteIndex: Document = async ({ page }) => {
  const { t, layout, language } = page;
  const at = addresses(page);
  const [solutions, products] = await Promise.all([listRecords("solutions", language), productList(1, page)]);
  const { company } = layout;
  const hasNews = !isMissingPage(layout.missingPages, paths.news);
  return {
    title: company.name,
    lead: [company.description && `> ${plain(company.description)}`],
    parts: [
      {
        heading: t("products.title"),
        blocks: [
          bullets(layout.series.map(({ name, description, path }) => `${link(name, at(path))}: ${plain(description)}`)),
          products &&
            bullets(
              products.items.map((product) => `${link(`${product.code} ${product.name}`, `${product.url}.md`)}: ${plain(product.tagline)}`),
            ),
        ],
      },
      {
        heading: t("solutions.title"),
        blocks: [bullets(solutions.map(({ slug, name, tagline }) => `${link(name, `${at(paths.solution(slug))}.md`)}: ${plain(tagline)}`))],
      },
      {
        heading: t("nav.services"),
        blocks: [
          bullets([
            ...(
              [
                ["faq.title", paths.faq],
                ["downloads.title", paths.downloads],
                ["videos.title", paths.videos],
                ["news.title", paths.news],
              ] as const
            ).flatMap(([title, path]) => (isMissingPage(layout.missingPages, path) ? [] : [link(t(title), `${at(path)}.md`)])),
            link(t("contact.title"), at(paths.contact)),
          ]),
        ],
      },
      {
        heading: "Optional",
        blocks: [
          bullets([
            link("products.json", at(programPaths.productsData)),
            ...(hasNews ? [link("article.json", at(programPaths.newsData))] : []),
            link("downloads.json", at(programPaths.downloadsData)),
            link("OpenAPI", layout.origin + programPaths.api),
            ...(hasNews ? [link(`${t("news.title")} (Atom)`, at(paths.newsFeed))] : []),
            link(`${t("products.title")} (Atom)`, at(programPaths.productsFeed)),
            link(t("data.title"), at(paths.data)),
          ]),
        ],
      },
    ],
  };
};
