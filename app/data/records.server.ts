/** Records of a kind of content, read for pages: what lists show of them, and what their own pages do. */
import type { Payload, Where } from "payload";
import { cachedBy } from "#cms/cache/cached.ts";
import { addressFields, pathOfRecord, type Addressed } from "#cms/lib/record-paths.ts";
import { missingIn, untranslatedIn, type StateOfTranslations } from "#cms/schema/translation-state.ts";
import { CONTENT, type ContentKind } from "#shared/content/index.ts";
import { hasKind, type Surface } from "#shared/definition/define.ts";
import type { Language } from "#shared/languages.ts";
import { TRANSLATIONS } from "./content/translation-visibility.server.ts";
import { depthOf, populateOf, readAt, selectOf, type ViewAt } from "./definition/view.server.ts";
import type { Page } from "./index/paginate.server.ts";
import type { Heading } from "./content/heading-ids.ts";
import { publishedContent } from "./published-content.server.ts";
import { readingMinutes } from "./reading-time.ts";
import { richTextHtml, richTextPlain } from "./content/rich-text.server.ts";
import { seoView, type SeoView } from "./seo.server.ts";

type FieldsOf<Kind extends ContentKind> = (typeof CONTENT)[Kind]["fields"];
type Find = Parameters<Payload["find"]>[0];

/** A record as lists show it. */
export type Listed<Kind extends ContentKind> = ViewAt<FieldsOf<Kind>, "list">;

/** What a page says of its record besides the record's fields. */
export interface PageOf {
  id: number;
  untranslated: readonly Language[];
  missing: readonly string[];
  seo: SeoView;
}

/** A record as its own page shows it. */
export type Whole<Kind extends ContentKind> = Omit<ViewAt<FieldsOf<Kind>, "page">, "body"> &
  PageOf & {
    /** Its long text, and the headings of level 2 in it. */
    html: string;
    headings: Heading[];
    /** Minutes that reading it takes. */
    minutes: number;
  };

/** Which records are read, and in which order. */
interface Choice {
  where?: Where;
  ids?: readonly number[];
  sort?: string[];
  limit?: number;
}

/** The order of a kind's list: the editors', or that of the desk; of equal records the newest first. */
function orderOf(kind: ContentKind): string[] {
  const { sort } = CONTENT[kind];
  if (sort === "id") return [sort];
  return sort.startsWith("-") ? [sort, "-id"] : [sort, "id"];
}

type Stored = Addressed & StateOfTranslations & { id: number; updatedAt: string };

/** The query for the fields of records that some surfaces show. */
function query(kind: ContentKind, language: Language, places: readonly Surface[], choice: Choice): Find {
  const { fields } = CONTENT[kind];
  const { where, ids, sort = orderOf(kind), limit } = choice;
  const address = Object.fromEntries(addressFields(kind).map((name) => [name, true]));
  return {
    collection: kind,
    locale: language,
    depth: depthOf(fields, places),
    sort,
    ...(limit !== undefined && { limit }),
    ...(ids ? { where: { id: { in: [...ids] } } } : where && { where }),
    select: { updatedAt: true, ...address, ...selectOf(fields, places), ...(places.includes("page") && TRANSLATIONS) },
    populate: populateOf(fields, places),
  } as Find;
}

/** The fields of a record that some surfaces show, with those of its address. */
function viewOf(kind: ContentKind, places: readonly Surface[], stored: Stored) {
  const { id, updatedAt: changed } = stored;
  return Object.assign(readAt(CONTENT[kind].fields, places, stored), { id, changed, path: pathOfRecord(kind, stored) });
}

/** A record with its number, the moment of its last change, and its path, which is null where it has no page. */
type RecordView<Kind extends ContentKind, S extends Surface> = ViewAt<FieldsOf<Kind>, S> & {
  id: number;
  changed: string;
  path: string | null;
};

/** The fields of records that some surfaces show, in the order of their list, or of the given ids. Deleted records are left out. */
export async function readRecords<Kind extends ContentKind, const S extends Surface>(
  kind: Kind,
  language: Language,
  places: readonly S[],
  choice: Choice,
): Promise<RecordView<Kind, S>[]> {
  const cms = await publishedContent();
  const { docs } = await cms.find(query(kind, language, places, choice));
  const read = (docs as Stored[]).map((stored) => viewOf(kind, places, stored));
  const { ids } = choice;
  return (ids ? read.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) : read) as never;
}

/** A page of a kind's list, as far as its records show at some places; null where the list has no such page. */
export async function readPage<Kind extends ContentKind, const S extends Surface>(
  kind: Kind,
  language: Language,
  places: readonly S[],
  page: number,
  size: number,
): Promise<Page<RecordView<Kind, S>> | null> {
  const cms = await publishedContent();
  const { docs, totalDocs } = await cms.find({ ...query(kind, language, places, { limit: size }), page, pagination: true });
  const pages = Math.max(1, Math.ceil(totalDocs / size));
  return page > pages
    ? null
    : { items: (docs as Stored[]).map((stored) => viewOf(kind, places, stored)) as never, page, pages, total: totalDocs };
}

const listed = cachedBy(async (kind: ContentKind, language: Language, choice: Choice): Promise<object[]> =>
  (await readRecords(kind, language, ["list"], choice)).map(({ id: _id, changed: _changed, path: _path, ...view }) => view),
);

/** Records as lists show them. */
export function listRecords<Kind extends ContentKind>(kind: Kind, language: Language, choice: Choice = {}): Promise<Listed<Kind>[]> {
  return listed(kind, language, choice) as Promise<Listed<Kind>[]>;
}

/** Records of all kinds that are cached, at most. */
const MAX_RECORDS = 800;

const readRecord = cachedBy(
  async (kind: ContentKind, language: Language, name: string | number, whole: boolean): Promise<object | null> => {
    const { fields } = CONTENT[kind];
    const where: Where = typeof name === "number" ? { id: { equals: name } } : { slug: { equals: name } };
    const cms = await publishedContent({ whole });
    const { docs } = await cms.find(query(kind, language, ["page"], { where, limit: 1 }));
    const stored = docs[0] as Stored | undefined;
    if (!stored) return null;
    const { body, ...view } = readAt(fields, ["page"], stored) as { body?: unknown; summary?: string };
    const headings: Heading[] = [];
    return {
      ...view,
      id: stored.id,
      untranslated: untranslatedIn(stored),
      missing: missingIn(stored, language),
      seo: hasKind(fields, "seo") ? await seoView(cms, kind, stored, language) : {},
      html: richTextHtml(body, language, headings),
      headings,
      minutes: readingMinutes(`${view.summary ?? ""} ${richTextPlain(body)}`),
    };
  },
  { most: MAX_RECORDS },
);

/**
 * The record with a slug or a number, as its page shows it; null when there is none.
 * @param whole whether to find it in languages without a translation, even where the company hides those
 */
export function findRecord<Kind extends ContentKind>(
  kind: Kind,
  language: Language,
  name: string | number,
  { whole = false } = {},
): Promise<Whole<Kind> | null> {
  return readRecord(kind, language, name, whole) as Promise<Whole<Kind> | null>;
}
