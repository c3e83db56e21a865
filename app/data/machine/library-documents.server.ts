import { sentenceSpace } from "#shared/languages.ts";
import { clock } from "#app/lib/format/clock.ts";
import { bullets, link, plain } from "#app/lib/markdown.ts";
import { paths } from "#app/lib/paths.ts";
import { findArticle } from "../articles.server.ts";
import { findFilm, listVideos } from "../videos.server.ts";
import { listDownloads } from "../downloads.server.ts";
import { listRecords, readPage } from "../records.server.ts";
import { addresses } from "../addresses.ts";
import { PROGRAM_PAGE_SIZE } from "./answer.server.ts";
import { type Document, bodyOf, listDocument } from "./document.server.ts";
import { readId } from "#shared/lib/whole-number.ts";

export const newsDocument: Document = async ({ page, number }) => {
  const list = await readPage("articles", page.language, ["list"], number, PROGRAM_PAGE_SIZE);
  return (
    list &&
    listDocument(
      page.t("news.title"),
      list,
      ({ title, path, publishedAt, summary }) => `${link(title, `${addresses(page)(path ?? "/")}.md`)} (${publishedAt}): ${plain(summary)}`,
    )
  );
};

export const articleDocument: Document = async ({ page, name }) => {
  const id = readId(name);
  const article = id && (await findArticle(page.language, id));
  if (!article) return null;
  return {
    title: article.title,
    lead: [plain(article.summary), plain(`${article.author}, ${article.published}`), await bodyOf(page, "articles", id)],
    parts: [],
  };
};

export const questionsDocument: Document = async ({ page }) => ({
  title: page.t("faq.title"),
  lead: [],
  parts: (await listRecords("faqs", page.language)).map(({ question, answer }) => ({ heading: question, blocks: [plain(answer)] })),
});

export const downloadsDocument: Document = async ({ page, number }) => {
  const list = await listDownloads(page.language, { page: number, size: PROGRAM_PAGE_SIZE });
  return (
    list &&
    listDocument(page.t("downloads.title"), list, ({ title, file, version, summary }) => {
      const name = [title, version && page.t("downloads.version", { version })].filter(Boolean).join(" · ");
      return `${file ? link(name, new URL(file.url, page.layout.origin).href) : plain(name)}: ${plain(summary)}`;
    })
  );
};

export const filmsDocument: Document = async ({ page, number }) => {
  const list = await listVideos(page.language, { page: number, limit: PROGRAM_PAGE_SIZE });
  const addressOf = addresses(page);
  return (
    list &&
    listDocument(
      page.t("videos.title"),
      list,
      ({ slug, title, summary }) => `${link(title, `${addressOf(paths.film(slug))}.md`)}: ${plain(summary)}`,
    )
  );
};

export const filmDocument: Document = async ({ page, name }) => {
  const film = await findFilm(page.language, name);
  if (!film) return null;
  const addressOf = addresses(page);
  return {
    title: film.title,
    lead: [
      plain(film.summary),
      bullets([
        page.t("videos.length", { length: clock(film.seconds) }),
        ...(film.isSilent ? [page.t("ui.player.silent")] : []),
        ...(film.source ? [link(page.t("nav.videos"), new URL(film.source, page.layout.origin).href)] : []),
      ]),
    ],
    parts: [
      {
        heading: page.t("ui.player.chapters"),
        blocks: [bullets(film.chapters.map(({ title, second }) => `${clock(second)} ${plain(title)}`))],
      },
      {
        heading: page.t("ui.player.text"),
        blocks: [
          bullets(
            (film.text?.parts ?? []).map(({ title, second, says }) =>
              [clock(second), title && `**${plain(title)}**`, plain(says.join(sentenceSpace(film.text?.language ?? page.language)))]
                .filter(Boolean)
                .join(" "),
            ),
          ),
        ],
      },
      {
        heading: page.t("products.title"),
        blocks: [
          bullets(film.products.map(({ slug, code, name: label }) => link(`${code} ${label}`, `${addressOf(paths.product(slug))}.md`))),
        ],
      },
    ],
  };
};
