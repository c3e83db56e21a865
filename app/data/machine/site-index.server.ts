import { isMissingPage } from "#app/lib/missing-pages.ts";
import { bullets, link, plain } from "#app/lib/markdown.ts";
import { paths } from "#app/lib/paths.ts";
import { programPaths } from "#app/lib/program-paths.ts";
import { listAddress } from "#app/lib/search-params.ts";
import { withValue } from "../finder/find.ts";
import { finderScope } from "../finder/scope.server.ts";
import { listRecords } from "../records.server.ts";
import { addresses } from "../addresses.ts";
import { programKinds } from "./addresses.server.ts";
import { productList } from "./lists.server.ts";
import type { Document } from "./document.server.ts";

/** Most words of a need: enough to understand it. */
const MAX_WORDS = 10;

/** The site in short, for the home page and for `/llms.txt` (llmstxt.org): its content, and where. */
export const siteIndex: Document = async ({ page }) => {
  const { t, layout, language } = page;
  const addressOf = addresses(page);
  const [solutions, products, { needs, products: productMatches }] = await Promise.all([
    listRecords("solutions", language),
    productList(1, page),
    finderScope(language),
  ]);
  const uses = needs.filter(({ slug }) => withValue(productMatches, "need", slug).size > 0);
  const { company } = layout;
  const kinds = programKinds(page);
  return {
    title: company.name,
    lead: [company.description && `> ${plain(company.description)}`],
    parts: [
      {
        heading: t("products.title"),
        blocks: [
          bullets(layout.series.map(({ name, description, path }) => `${link(name, addressOf(path))}: ${plain(description)}`)),
          products &&
            bullets(
              products.items.map((product) => `${link(`${product.code} ${product.name}`, `${product.url}.md`)}: ${plain(product.tagline)}`),
            ),
        ],
      },
      {
        heading: t("finder.groups.need"),
        blocks: [
          bullets(
            uses.map(
              ({ slug, name, words }) =>
                `${link(name[language], addressOf(listAddress(paths.products, { need: slug })))}: ${words[language].split(",").slice(0, MAX_WORDS).join(",")}`,
            ),
          ),
        ],
      },
      {
        heading: t("solutions.title"),
        blocks: [
          bullets(solutions.map(({ slug, name, tagline }) => `${link(name, `${addressOf(paths.solution(slug))}.md`)}: ${plain(tagline)}`)),
        ],
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
            ).flatMap(([title, path]) => (isMissingPage(layout.missingPages, path) ? [] : [link(t(title), `${addressOf(path)}.md`)])),
            link(t("contact.title"), addressOf(paths.contact)),
          ]),
        ],
      },
      {
        heading: "Optional",
        blocks: [
          bullets([
            ...kinds.flatMap(({ json }) => (json ? [link(json.path.slice(1), addressOf(json.path))] : [])),
            link("OpenAPI", layout.origin + programPaths.api),
            ...kinds.flatMap(({ title, feed }) => (feed ? [link(`${t(title)} (Atom)`, addressOf(`${feed.path}.xml`))] : [])),
            link(t("data.title"), addressOf(paths.data)),
          ]),
        ],
      },
    ],
  };
};
