/** The pages that programs can have as Markdown: what each says, from the records. */
import { cachedBy } from "#cms/cache/cached.ts";
import type { Language } from "#shared/languages.ts";
import { isAbsent } from "#app/lib/absent-pages.ts";
import { clock } from "#app/lib/format/clock.ts";
import { bullets, link, plain, table, type MARKDOWN_PAGES, type MarkdownDocument } from "#app/lib/markdown.ts";
import { paths } from "#app/lib/paths.ts";
import { programPaths } from "#app/lib/program-paths.ts";
import { nameIn } from "#shared/vocabulary/name-in.ts";
import { SPEC_GROUPS, type SpecGroup } from "#shared/vocabulary/spec-rows.ts";
import { findArticle } from "../articles.server.ts";
import { findBrandEntry } from "../company.server.ts";
import type { Page } from "../index/page-of.server.ts";
import type { PageContext } from "../page.server.ts";
import { findPage } from "../pages.server.ts";
import { findProduct, type LifeView, type WholeProduct } from "../products.server.ts";
import { bySlug, publishedContent } from "../published-content.server.ts";
import { purchaseRows } from "../purchase.ts";
import type { SectionView } from "../sections.server.ts";
import { findService } from "../services.server.ts";
import { findSolution, listSolutions } from "../solutions.server.ts";
import { findFilm, listVideos } from "../videos.server.ts";
import { listFaqs } from "../voices.server.ts";
import { addresses } from "../addresses.ts";
import { PROGRAM_PAGE_SIZE } from "./answer.server.ts";
import { articleList, downloadList, productList } from "./lists.server.ts";
import { richTextMarkdown } from "./rich-text-markdown.server.ts";

/** What a document is made for. */
interface Asked {
  page: PageContext;
  /** The name of a record in the address. */
  name: string;
  /** Page of a list. */
  number: number;
}

/** A document, or null where there is no such page. */
export type Document = (asked: Asked) => Promise<MarkdownDocument | null>;

/** The site in short, for the home page and for `/llms.txt` (llmstxt.org): what there is, and where. */
export const siteIndex: Document = async ({ page }) => {
  const { t, frame, language } = page;
  const at = addresses(page);
  const [solutions, products] = await Promise.all([listSolutions(language), productList(1, page)]);
  const { company } = frame;
  const hasNews = !isAbsent(frame.absent, paths.news);
  return {
    title: company.name,
    lead: [company.description && `> ${plain(company.description)}`],
    parts: [
      {
        heading: t("products.title"),
        blocks: [
          bullets(frame.series.map(({ name, description, path }) => `${link(name, at(path))}: ${plain(description)}`)),
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
            ).flatMap(([title, path]) => (isAbsent(frame.absent, path) ? [] : [link(t(title), `${at(path)}.md`)])),
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
            link("OpenAPI", frame.origin + programPaths.api),
            ...(hasNews ? [link(`${t("news.title")} (Atom)`, at(paths.newsFeed))] : []),
            link(`${t("products.title")} (Atom)`, at(programPaths.productsFeed)),
            link(t("data.title"), at(paths.data)),
          ]),
        ],
      },
    ],
  };
};

const productsDocument: Document = async ({ page, number }) => {
  const list = await productList(number, page);
  return (
    list &&
    listed(page.t("products.title"), list, ({ code, name, url, tagline }) => `${link(`${code} ${name}`, `${url}.md`)}: ${plain(tagline)}`)
  );
};

function lifeLines(life: LifeView | null, page: PageContext): string[] {
  if (!life) return [];
  const { t } = page;
  const { name, since, successor } = life;
  const replaced =
    successor && link(t("product.replacedBy", { code: successor.code }), `${addresses(page)(paths.product(successor.slug))}.md`);
  return [plain(`${t("product.life")}: ${since ? `${name} (${since})` : name}`), ...(replaced ? [replaced] : [])];
}

const productDocument: Document = async ({ page, name }) => {
  const product = await findProduct(page.language, name);
  if (!product) return null;
  const { t, language } = page;
  const at = addresses(page);
  const { purchase, size } = product;
  const facts = (group: SpecGroup) => product.facts.filter((fact) => fact.group === group);
  return {
    title: `${product.code} ${product.name}`,
    lead: [
      plain(product.tagline),
      plain(product.intro),
      bullets([
        `${plain(page.frame.company.name)}, ${plain(product.series)}`,
        ...lifeLines(product.life, page),
        link(t("product.datasheet"), at(paths.datasheet(product.slug))),
        link("JSON", at(programPaths.productData(product.slug))),
      ]),
    ],
    parts: [
      { heading: t("product.features"), blocks: [titled(product.features)] },
      { heading: t("product.specifications"), blocks: [] },
      ...(Object.keys(SPEC_GROUPS) as SpecGroup[]).map((group) => ({
        heading: nameIn(SPEC_GROUPS[group], language),
        blocks: [facts(group).length > 0 && specificationTable(facts(group), page)],
      })),
      { heading: t("product.drawing"), blocks: [`${size.width} × ${size.depth} × ${size.height} mm`] },
      { heading: t("product.scenarios"), blocks: [titled(product.scenarios)] },
      {
        heading: t("product.materials"),
        blocks: [bullets(product.materials.map(({ part, material }) => `${plain(part)}: ${plain(material)}`))],
      },
      { heading: t("product.packing"), blocks: [bullets(product.packing.map(({ item, quantity }) => `${plain(item)} × ${quantity}`))] },
      {
        heading: t("product.purchase"),
        blocks: [bullets(purchaseRows(purchase, t).map(([label, value]) => plain(`${label}: ${value}`))), plain(purchase.note)],
      },
      {
        heading: t("product.accessories"),
        blocks: [bullets(product.accessories.map(({ model, name: label, text }) => `${plain(`${model} ${label}`)}: ${plain(text)}`))],
      },
      {
        heading: t("product.solutions"),
        blocks: [bullets(product.solutions.map(({ slug, name: label }) => link(label, `${at(paths.solution(slug))}.md`)))],
      },
      {
        heading: t("product.downloads"),
        blocks: [
          bullets(product.downloads.flatMap(({ title, file }) => (file ? [link(title, new URL(file.url, page.frame.origin).href)] : []))),
        ],
      },
    ],
  };
};

/** Every row as the page writes it, with its condition. */
function specificationTable(facts: WholeProduct["facts"], { t }: PageContext): string {
  return table(
    [t("datasheet.item"), t("datasheet.value"), t("datasheet.condition")],
    facts.map(({ name, value, unit, condition }) => [name, [value, unit].filter(Boolean).join(" "), condition]),
  );
}

const solutionsDocument: Document = async ({ page }) => {
  const at = addresses(page);
  const solutions = await listSolutions(page.language);
  return {
    title: page.t("solutions.title"),
    lead: [bullets(solutions.map(({ slug, name, summary }) => `${link(name, `${at(paths.solution(slug))}.md`)}: ${plain(summary)}`))],
    parts: [],
  };
};

const solutionDocument: Document = async ({ page, name }) => {
  const solution = await findSolution(page.language, name);
  if (!solution) return null;
  const at = addresses(page);
  const { t } = page;
  return {
    title: solution.name,
    lead: [plain(solution.tagline), ...solution.overview.map(plain)],
    parts: [
      { heading: t("product.features"), blocks: [titled(solution.features)] },
      { heading: t("product.scenarios"), blocks: [titled(solution.scenarios)] },
      {
        heading: t("product.specifications"),
        blocks: [bullets(solution.specs.map(({ name: label, text }) => `${plain(label)}: ${plain(text)}`))],
      },
      {
        heading: t("products.title"),
        blocks: [
          bullets(solution.products.map(({ slug, code, name: label }) => link(`${code} ${label}`, `${at(paths.product(slug))}.md`))),
        ],
      },
    ],
  };
};

const newsDocument: Document = async ({ page, number }) => {
  const list = await articleList(number, page);
  return (
    list &&
    listed(
      page.t("news.title"),
      list,
      ({ title, url, published, summary }) => `${link(title, `${url}.md`)} (${published}): ${plain(summary)}`,
    )
  );
};

const articleDocument: Document = async ({ page, name }) => {
  const id = Number(name);
  const article = Number.isSafeInteger(id) ? await findArticle(page.language, id) : null;
  if (!article) return null;
  return {
    title: article.title,
    lead: [plain(article.summary), plain(`${article.author}, ${article.published}`), await bodyOf(page, "articles", id)],
    parts: [],
  };
};

const questionsDocument: Document = async ({ page }) => ({
  title: page.t("faq.title"),
  lead: [],
  parts: (await listFaqs(page.language)).map(({ question, answer }) => ({ heading: question, blocks: [plain(answer)] })),
});

const downloadsDocument: Document = async ({ page, number }) => {
  const list = await downloadList(number, page);
  return (
    list &&
    listed(
      page.t("downloads.title"),
      list,
      ({ title, url, version, summary }) => `${link([title, version].filter(Boolean).join(" "), url)}: ${plain(summary)}`,
    )
  );
};

const filmsDocument: Document = async ({ page, number }) => {
  const list = await listVideos(page.language, { page: number, limit: PROGRAM_PAGE_SIZE });
  const at = addresses(page);
  return (
    list &&
    listed(page.t("videos.title"), list, ({ slug, title, summary }) => `${link(title, `${at(paths.film(slug))}.md`)}: ${plain(summary)}`)
  );
};

const filmDocument: Document = async ({ page, name }) => {
  const film = await findFilm(page.language, name);
  if (!film) return null;
  const at = addresses(page);
  return {
    title: film.title,
    lead: [
      plain(film.summary),
      bullets([
        page.t("videos.length", { length: clock(film.seconds) }),
        ...(film.source ? [link(page.t("nav.videos"), new URL(film.source, page.frame.origin).href)] : []),
      ]),
    ],
    parts: [
      {
        heading: page.t("ui.player.chapters"),
        blocks: [bullets(film.chapters.map(({ title, second }) => `${clock(second)} ${plain(title)}`))],
      },
      {
        heading: page.t("products.title"),
        blocks: [bullets(film.products.map(({ slug, code, name: label }) => link(`${code} ${label}`, `${at(paths.product(slug))}.md`)))],
      },
    ],
  };
};

const serviceDocument: Document = async ({ page, name }) => {
  const service = await findService(page.language, name);
  if (!service) return null;
  return {
    title: service.title,
    lead: [plain(service.summary), await bodyOf(page, "services", name)],
    parts: [
      { heading: page.t("services.steps"), blocks: [titled(service.steps)] },
      ...service.tests.map(({ group, items }) => ({
        heading: group,
        blocks: [bullets(items.map(({ name: label, criterion }) => `${plain(label)}: ${plain(criterion)}`))],
      })),
    ],
  };
};

const brandDocument: Document = async ({ page, name }) => {
  const entry = await findBrandEntry(page.language, name);
  return entry && { title: entry.title, lead: [plain(entry.summary), await bodyOf(page, "brands", name)], parts: [] };
};

const pageDocument: Document = async ({ page, name }) => {
  const found = await findPage(page.language, name);
  if (!found) return null;
  const { title, summary, sections } = found;
  return {
    title,
    lead: [plain(summary), await bodyOf(page, "pages", name)],
    parts: sections.map((section) => ({ heading: section.heading || title, blocks: sectionBlocks(section, page) })),
  };
};

/** What a section says by itself; what it shows of other pages is said there. */
function sectionBlocks(section: SectionView, page: PageContext): (string | false)[] {
  const at = addresses(page);
  switch (section.kind) {
    case "hero":
    case "call":
      return [plain(section.text), section.action !== null && link(section.action.label, linkTarget(section.action.to, at))];
    case "text":
      return section.paragraphs.map(plain);
    case "table":
      return [plain(section.text), table(section.head, section.rows)];
    case "figures":
      return [bullets(section.items.map(({ name, value, unit, text }) => plain(`${name}: ${value} ${unit} ${text}`.trim())))];
    case "steps":
      return [titled(section.items.map(({ name, text }) => ({ title: name, text })))];
    case "products":
      return [
        bullets(
          [...section.products, ...section.featured].map(({ slug, code, name }) =>
            link(`${code} ${name}`, `${at(paths.product(slug))}.md`),
          ),
        ),
      ];
    case "files":
      return [
        bullets(section.downloads.flatMap(({ title, file }) => (file ? [link(title, new URL(file.url, page.frame.origin).href)] : []))),
      ];
    case "questions":
      return section.questions.flatMap(({ question, answer }) => [`**${plain(question)}**`, plain(answer)]);
    case "voices":
      return [bullets(section.testimonials.map(({ quote, name, company }) => plain(`${quote} (${name}, ${company})`)))];
    case "form":
      return [plain(section.text)];
    case "series":
    case "platform":
      return [];
  }
}

function linkTarget(to: string, at: (path: string) => string): string {
  return to.startsWith("/") ? at(to) : to;
}

/** The documents by the pattern of their page's path. */
export const DOCUMENTS: Record<(typeof MARKDOWN_PAGES)[number], Document> = {
  "/index": siteIndex,
  "/products": productsDocument,
  "/products/:slug": productDocument,
  "/solutions": solutionsDocument,
  "/solutions/:slug": solutionDocument,
  "/article": newsDocument,
  "/article/:id": articleDocument,
  "/services/faq": questionsDocument,
  "/services/downloads": downloadsDocument,
  "/services/videos": filmsDocument,
  "/services/videos/:slug": filmDocument,
  "/services/:slug": serviceDocument,
  "/brand/:slug": brandDocument,
  "/:slug": pageDocument,
};

/** A list's page, and where its next one is. */
function listed<T>(title: string, { items, page, pages }: Page<T>, line: (item: T) => string): MarkdownDocument {
  return { title, lead: [bullets(items.map(line)), page < pages && link(`${page + 1} / ${pages}`, `?page=${page + 1}`)], parts: [] };
}

function titled(texts: readonly { title: string; text: string }[]): string {
  return bullets(texts.map(({ title, text }) => `**${plain(title)}** ${plain(text)}`));
}

/** The long text of a record. */
async function bodyOf(page: PageContext, collection: "articles" | "brands" | "pages" | "services", name: string | number): Promise<string> {
  const at = addresses(page);
  return richTextMarkdown(await storedBody(page.language, collection, name), {
    page: at,
    file: (path) => new URL(path, page.frame.origin).href,
  });
}

const storedBody = cachedBy(
  async (language: Language, collection: "articles" | "brands" | "pages" | "services", name: string | number): Promise<unknown> => {
    const cms = await publishedContent({ whole: true });
    const one = typeof name === "string" ? bySlug(name, language) : { ...bySlug("", language), where: { id: { equals: name } } };
    const { docs } = await cms.find({ collection, ...one, depth: 2, select: { body: true } });
    return docs[0]?.body;
  },
);
