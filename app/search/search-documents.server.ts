import { downloadFile } from "#app/data/downloads.server.ts";
import { searchRelations, searchTexts, type Writing } from "#app/data/definition/rows.server.ts";
import { depthOf, populateOf, readAt, selectOf } from "#app/data/definition/view.server.ts";
import { publishedContent } from "#app/data/published-content.server.ts";
import type { Listed } from "#app/data/records.server.ts";
import { richTextPlain } from "#app/data/content/rich-text.server.ts";
import { translator } from "#app/data/texts.server.ts";
import { paths } from "#app/lib/paths.ts";
import type { Choice, Id } from "#cms/cache/materialized-view.ts";
import type { Page as PageRecord } from "#cms/config/payload-types.ts";
import { addressFields, pathOfRecord, type Addressed } from "#cms/lib/record-paths.ts";
import { CONTENT, CONTENT_KINDS, contentKind } from "#shared/content/index.ts";
import type { Definition } from "#shared/definition/define.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#shared/languages.ts";
import type { SearchDocument } from "./search-document.ts";
import { type SourceDocument, type Searched, type SourceKey, chosenIn, keyOf, sourceKeys } from "./document-parts.server.ts";
import { productDocument } from "./product-documents.server.ts";
import { phrasesIn } from "./words.ts";

/** A record's document beyond its definition. @param shown its fields as read */
type ExtraFields = (record: never, shown: never, writing: Writing) => Partial<SourceDocument>;

/** Kinds of content with searchable texts beyond their fields. */
const EXTRA_FIELDS: Partial<Record<Searched, ExtraFields>> = {
  products: productDocument,
  downloads: (_record, view: Listed<"downloads">, { language }) => ({ path: downloadFile(view, language)?.url ?? paths.downloads }),
  pages: ({ sections }: PageRecord, { body }: { body: unknown }) => {
    const texts = (sections ?? []).flatMap(({ heading, text, table }) => [heading, text, table]);
    const items = (sections ?? []).flatMap((section) => section.items ?? []).flatMap(({ name, text }) => [name, text]);
    return { body: [richTextPlain(body), ...texts, ...items].filter(Boolean).join(" ; ") };
  },
};

/** Reads records of a kind of content as search documents. */
async function readKind(kind: Searched, language: Language, choice: Choice): Promise<SourceDocument[]> {
  const { fields, address, searchKind = "page" }: Definition = CONTENT[kind];
  const cms = await publishedContent();
  const select = { ...selectOf(fields, ["search"]), ...Object.fromEntries(addressFields(kind).map((name) => [name, true])) };
  const { docs } = await cms.find({
    collection: kind,
    depth: depthOf(fields, ["search"]),
    select,
    populate: populateOf(fields, ["search"]),
    ...chosenIn(language, choice),
  } as Parameters<typeof cms.find>[0]);
  const writing = { language, t: await translator(language) };
  return (docs as (Addressed & { id: number })[]).map((record) => {
    const view = readAt(fields, ["search"], record);
    const textsFor = (way: Parameters<typeof searchTexts>[1]) => searchTexts(fields, way, view, writing);
    const path = pathOfRecord(kind, record) ?? "";
    const body = textsFor("body").join(" ; ");
    const document: SourceDocument = {
      id: record.id,
      kind: searchKind,
      title: textsFor("title").join(" "),
      path: address && "on" in address ? `${path}#${record.slug}` : path,
      excerpt: textsFor("excerpt").join(" "),
      names: textsFor("names").flatMap(phrasesIn),
      words: textsFor("words"),
      texts: textsFor("text"),
      from: sourceKeys(...searchRelations(fields, record)),
    };
    return Object.assign(document, body && { body }, EXTRA_FIELDS[kind]?.(record as never, view as never, writing));
  });
}

/** Reads the bodies of articles in a language, apart from the rest, because they are many and long. */
export async function articleBodies(language: Language, choice: Choice): Promise<{ id: Id; key: string; body: string }[]> {
  const cms = await publishedContent();
  const { docs } = await cms.find({ collection: "articles", depth: 0, select: { body: true }, ...chosenIn(language, choice) });
  return docs.map(({ id, body }) => ({ id, key: keyOf("articles", id), body: richTextPlain(body) }));
}

/** The kinds of content with searchable records. */
export const SEARCHED: readonly Searched[] = CONTENT_KINDS.filter((kind) => contentKind(kind)?.searchKind);

/**
 * Reads records of a collection, each as its documents in all languages, except languages that hide it,
 * with the other records that they depend on.
 */
export async function documentsOf(
  collection: Searched,
  choice: Choice,
): Promise<{ id: Id; documents: Partial<Record<Language, SearchDocument>>; from: readonly SourceKey[] }[]> {
  const all = await Promise.all(
    LANGUAGES.map(async (language) => {
      const versions = await readKind(collection, language, choice);
      return [language, new Map(versions.map((version) => [version.id, version]))] as const;
    }),
  );
  const [, own] = all[0] ?? [DEFAULT_LANGUAGE, new Map<Id, SourceDocument>()];
  return [...own.values()].map(({ id, from = [] }) => {
    const versions = all.flatMap(([language, versionsById]) => {
      const version = versionsById.get(id);
      return version ? [{ language, version }] : [];
    });
    const documents = versions.map(({ language, version }) => {
      const others = versions.filter((other) => other.language !== language);
      // A record in one language matches the same words as one in two.
      return [language, documentFrom(collection, version, others.length > 0 ? others.map((other) => other.version) : [version])] as const;
    });
    return { id, documents: Object.fromEntries(documents), from };
  });
}

function documentFrom(
  collection: Searched,
  { id, from: _from, ...document }: SourceDocument,
  others: readonly SourceDocument[],
): SearchDocument {
  // Names in one language find a record in all of them, as those of needs do.
  const names = [...new Set([document, ...others].flatMap((version) => version.names ?? []))];
  return { ...document, names, key: keyOf(collection, id), other: others.flatMap(({ title, excerpt }) => [title, excerpt]) };
}
