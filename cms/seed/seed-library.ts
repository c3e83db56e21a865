import type { Payload } from "payload";
import { article, articleEnglish, download, video } from "#demo/content/schema.ts";
import type { Data } from "./bilingual-data.ts";
import { articleNames, readList, readMarkdown } from "./content-files.ts";
import { markdownReader, picturesIn } from "../schema/markdown-reader.ts";
import type { Records } from "./seed-records.ts";
import type { Uploads } from "./seed-uploads.ts";

/** Articles, downloads and videos. */
export async function seedLibrary(payload: Payload, records: Records, uploads: Uploads): Promise<void> {
  await seedArticles(payload, records, uploads);
  for (const { file, file_en, products, created, ...entry } of readList("downloads", download)) {
    const links = { createdOn: created, products: records.ids("products", products) };
    await records.create(
      "downloads",
      entry.slug,
      { ...entry, file: file && (await uploads.file(file)), file_en: file_en && (await uploads.file(file_en)) },
      links,
    );
    // A generated datasheet refers to the record of its product.
    if (entry.kind === "datasheet" && !file) for (const code of products) await records.changedOn("products", code, created);
  }
  for (const { file, file_modern, poster, captions, captions_en, products, created, ...entry } of readList("videos", video)) {
    await records.create(
      "videos",
      entry.slug,
      { ...entry, captions: await uploads.file(captions), captions_en: await uploads.file(captions_en) },
      {
        createdOn: created,
        products: records.ids("products", products),
        file: await uploads.file(file),
        fileModern: file_modern ? await uploads.file(file_modern) : null,
        poster: await uploads.picture({ file: poster, alt: entry.title, alt_en: entry.title_en }),
      },
    );
  }
}

/** In the order of publication, so that a later article has the higher number in its address. */
async function seedArticles(payload: Payload, records: Records, uploads: Uploads): Promise<void> {
  const read = markdownReader(payload, (file) => uploads.idOf(file));
  const articles = articleNames()
    .map((name) => ({
      name,
      zh: readMarkdown(`articles/${name}.zh.md`, article),
      en: readMarkdown(`articles/${name}.en.md`, articleEnglish),
    }))
    .toSorted((a, b) => a.zh.matter.published.localeCompare(b.zh.matter.published));
  for (const { name, zh, en } of articles) {
    const { picture, published, updated, ...matter } = zh.matter;
    const described = new Map(picturesIn(en.body).map(({ file, alt }) => [file, alt]));
    for (const { file, alt } of picturesIn(zh.body)) await uploads.picture({ file, alt, alt_en: described.get(file) ?? alt });
    const links: Data = {
      slug: name,
      publishedAt: published,
      updatedOn: updated,
      picture: picture ? await uploads.picture(picture) : null,
    };
    await records.create(
      "articles",
      name,
      matter,
      { ...links, body: read(zh.body) as unknown as Data },
      { ...en.matter, body: read(en.body) as unknown as Data },
    );
  }
}
