/** Records of a kind of content, read for pages: what lists show of them, and what their own pages do. */
import type { Payload, Where } from "payload";
import { cachedBy } from "#cms/cache/cached.ts";
import { missingIn, untranslatedIn, type StateOfTranslations } from "#cms/schema/translation-state.ts";
import { CONTENT, type ContentKind } from "#shared/content/index.ts";
import { hasKind, type Surface } from "#shared/definition/define.ts";
import type { Language } from "#shared/languages.ts";
import { TRANSLATIONS } from "./content/translation-visibility.server.ts";
import { depthOf, populateOf, readAt, selectOf, type ViewAt } from "./definition/view.server.ts";
import type { Heading } from "./heading-ids.ts";
import { publishedContent } from "./published-content.server.ts";
import { readingMinutes } from "./reading-time.ts";
import { richTextHtml, richTextPlain } from "./rich-text.server.ts";
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
export interface Choice {
  where?: Where;
  ids?: readonly number[];
  sort?: string[];
  limit?: number;
}

/** The order of a kind's list: the editors', or that of the desk. */
function orderOf(kind: ContentKind): string[] {
  const { sort } = CONTENT[kind];
  return sort === "order" ? ["order", "id"] : [sort];
}

/** What the content system has of records that show at some places. */
async function readStored(
  cms: Awaited<ReturnType<typeof publishedContent>>,
  kind: ContentKind,
  language: Language,
  places: readonly Surface[],
  { where, ids, sort = orderOf(kind), limit }: Choice,
): Promise<({ id: number } & StateOfTranslations)[]> {
  const { fields } = CONTENT[kind];
  const { docs } = await cms.find({
    collection: kind,
    locale: language,
    depth: depthOf(fields, places),
    sort,
    ...(limit !== undefined && { limit }),
    ...(ids ? { where: { id: { in: [...ids] } } } : where && { where }),
    select: { ...selectOf(fields, places), ...(places.includes("page") && TRANSLATIONS) },
    populate: populateOf(fields, places),
  } as Find);
  const found = docs as { id: number }[];
  return ids ? found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) : found;
}

/** Records as far as they show at some places, in the order of their list, or of the ids that are given. What is gone is left out. */
export async function readRecords<Kind extends ContentKind, const S extends Surface>(
  kind: Kind,
  language: Language,
  places: readonly S[],
  choice: Choice,
): Promise<(ViewAt<FieldsOf<Kind>, S> & { id: number })[]> {
  const docs = await readStored(await publishedContent(), kind, language, places, choice);
  return docs.map((stored) => Object.assign(readAt(CONTENT[kind].fields, places, stored), { id: stored.id })) as never;
}

const listed = cachedBy(async (kind: ContentKind, language: Language, choice: Choice): Promise<object[]> =>
  (await readRecords(kind, language, ["list"], choice)).map(({ id: _id, ...view }) => view),
);

/** Records as lists show them. */
export function listRecords<Kind extends ContentKind>(kind: Kind, language: Language, choice: Choice = {}): Promise<Listed<Kind>[]> {
  return listed(kind, language, choice) as Promise<Listed<Kind>[]>;
}

/** Records of all kinds that are cached, at most. */
const MAX_RECORDS = 800;

const found = cachedBy(
  async (kind: ContentKind, language: Language, name: string | number, whole: boolean): Promise<object | null> => {
    const { fields } = CONTENT[kind];
    const where: Where = typeof name === "number" ? { id: { equals: name } } : { slug: { equals: name } };
    const cms = await publishedContent({ whole });
    const [stored] = await readStored(cms, kind, language, ["page"], { where, limit: 1 });
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
 * @param whole whether it is there in languages that it is not translated into, whatever the company wants
 */
export function findRecord<Kind extends ContentKind>(
  kind: Kind,
  language: Language,
  name: string | number,
  { whole = false } = {},
): Promise<Whole<Kind> | null> {
  return found(kind, language, name, whole) as Promise<Whole<Kind> | null>;
}
