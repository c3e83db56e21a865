import { cachedBy } from "#cms/cache/cached.ts";
import type { ContentKind } from "#shared/content/index.ts";
import type { Language } from "#shared/languages.ts";
import { bullets, link, plain, type MarkdownDocument } from "#app/lib/markdown.ts";
import type { Page } from "../index/paginate.server.ts";
import type { PageContext } from "../page.server.ts";
import { bySlug, publishedContent } from "../published-content.server.ts";
import { addresses } from "../addresses.ts";
import { richTextMarkdown } from "./rich-text-markdown.server.ts";

/** The context of a document. */
interface DocumentRequest {
  page: PageContext;
  /** The name of a record in the address. */
  name: string;
  /** Page of a list. */
  number: number;
}

/** A document, or null where there is no such page. */
export type Document = (request: DocumentRequest) => Promise<MarkdownDocument | null>;

/** A list's page, and the address of its next one. */
export function listDocument<T>(title: string, { items, page, pages }: Page<T>, line: (item: T) => string): MarkdownDocument {
  return { title, lead: [bullets(items.map(line)), page < pages && link(`${page + 1} / ${pages}`, `?page=${page + 1}`)], parts: [] };
}

export function titledBullets(texts: readonly { title: string; text: string }[]): string {
  return bullets(texts.map(({ title, text }) => `**${plain(title)}** ${plain(text)}`));
}

/** The long text of a record. */
export async function bodyOf(page: PageContext, collection: ContentKind, name: string | number): Promise<string> {
  const addressOf = addresses(page);
  return richTextMarkdown(await storedBody(page.language, collection, name), {
    page: addressOf,
    file: (path) => new URL(path, page.layout.origin).href,
  });
}

const storedBody = cachedBy(async (language: Language, collection: ContentKind, name: string | number): Promise<unknown> => {
  const cms = await publishedContent({ whole: true });
  const one = typeof name === "string" ? bySlug(name, language) : { ...bySlug("", language), where: { id: { equals: name } } };
  const { docs } = await cms.find({ collection, ...one, depth: 2, select: { body: true } as object });
  return (docs[0] as { body?: unknown } | undefined)?.body;
});
