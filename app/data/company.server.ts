import { cachedBy } from "#cms/cache/cached.ts";
import { bySlug, publishedContent } from "./published-content.server.ts";
import type { Brand, Invention, Mark } from "#cms/config/payload-types.ts";
import type { Language } from "#shared/languages.ts";
import { yearOf } from "#app/lib/format/dates.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { missingIn, untranslatedIn } from "#cms/schema/translation-state.ts";
import { TRANSLATIONS } from "./content/translation-visibility.server.ts";
import { linkedAll } from "./content/linked.server.ts";
import { fileView, FILE_FIELDS, PICTURE_FIELDS, pictureView, type FileView, type PictureView } from "./content/pictures.server.ts";
import { phrases } from "./phrases.server.ts";
import { richTextHtml } from "./rich-text.server.ts";
import { seoView, type SeoView } from "./seo.server.ts";

export interface BrandEntry {
  slug: string;
  kind: Brand["kind"];
  year: number | null;
  title: string;
  summary: string;
  picture: PictureView | null;
}

/** A brand entry with everything that its page shows. */
export interface BrandEntryView extends BrandEntry {
  untranslated: readonly Language[];
  missing: readonly string[];
  seo: SeoView;
  /** The title, cut where a line may break. */
  phrases: string[];
  html: string;
}

export interface InventionView {
  slug: string;
  /** The title, cut where a line may break. */
  phrases: string[];
  type: Invention["type"];
  status: Invention["status"];
  number: string;
  year: number;
  /** ISO date. */
  date: string;
  summary: string;
  products: { slug: string; code: string }[];
}

/** What a visitor has chosen of the inventions; absent means all. */
export interface InventionChoice {
  year?: string | undefined;
  type?: InventionView["type"] | undefined;
  status?: InventionView["status"] | undefined;
}

export interface MarkView {
  slug: string;
  mark: string;
  name: string;
  kind: Mark["kind"];
  number: string;
  scope: string;
  /** ISO date. */
  issued: string;
  products: { slug: string; code: string }[];
  file: FileView | null;
}

const INVENTION_FIELDS = {
  slug: true,
  title: true,
  type: true,
  status: true,
  number: true,
  date: true,
  summary: true,
  products: true,
} as const;
const MARK_FIELDS = {
  slug: true,
  mark: true,
  name: true,
  kind: true,
  number: true,
  scope: true,
  issued: true,
  products: true,
  file: true,
} as const;
const PRODUCT_FIELDS = { slug: true, code: true } as const;

/** Values, milestones and initiatives, in the editors' order. */
export const listBrandEntries = cachedBy(async (language: Language): Promise<BrandEntry[]> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "brands",
    locale: language,
    depth: 1,
    sort: ["year", "order", "id"],
    where: { kind: { in: ["value", "milestone", "initiative"] } },
    select: { slug: true, kind: true, year: true, title: true, summary: true, picture: true },
    populate: { media: PICTURE_FIELDS },
  });
  return docs.map(({ slug, kind, year, title, summary, picture }) => ({
    slug,
    kind,
    year: year ?? null,
    title,
    summary,
    picture: pictureView(picture),
  }));
});

/** Entries that pages of the code are about: they are there in every language. */
const ALWAYS = new Set(["story", "company"]);

/** A brand entry with its text, by slug; null when there is none. */
export const findBrandEntry = cachedBy(async (language: Language, slug: string): Promise<BrandEntryView | null> => {
  const cms = await publishedContent({ whole: ALWAYS.has(slug) });
  const { docs } = await cms.find({
    collection: "brands",
    ...bySlug(slug, language),
    select: { kind: true, year: true, title: true, summary: true, picture: true, body: true, seo: true, ...TRANSLATIONS },
    populate: { media: PICTURE_FIELDS },
  });
  const entry = docs[0];
  if (!entry) return null;
  const { kind, year, title, summary, picture, body } = entry;
  return {
    untranslated: untranslatedIn(entry),
    missing: missingIn(entry, language),
    seo: await seoView(cms, "brands", entry, language),
    slug,
    kind,
    year: year ?? null,
    title,
    summary,
    picture: pictureView(picture),
    phrases: phrases(title, language),
    html: richTextHtml(body, language, []),
  };
});

/** Inventions and patents, newest first. */
export const listInventions = cachedBy(async (language: Language): Promise<InventionView[]> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "inventions",
    locale: language,
    depth: 1,
    sort: "-date",
    select: INVENTION_FIELDS,
    populate: { products: PRODUCT_FIELDS },
  });
  return docs.map(({ slug, title, type, status, number, date, summary, products }) => ({
    slug,
    phrases: phrases(title, language),
    type,
    status,
    number,
    year: yearOf(date),
    date: isoDay(date),
    summary,
    products: productLinks(products),
  }));
});

/** Whether an invention is among those that were chosen. */
export function matches({ year, type, status }: InventionView, choice: InventionChoice): boolean {
  return (
    (!choice.year || choice.year === String(year)) && (!choice.type || choice.type === type) && (!choice.status || choice.status === status)
  );
}

/** Certification marks and trade marks. */
export const listMarks = cachedBy(async (language: Language): Promise<MarkView[]> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "marks",
    locale: language,
    depth: 1,
    sort: "id",
    select: MARK_FIELDS,
    populate: { products: PRODUCT_FIELDS, media: FILE_FIELDS },
  });
  return docs.map(({ slug, mark, name, kind, number, scope, issued, products, file }) => ({
    slug,
    mark,
    name,
    kind,
    number,
    scope,
    issued: isoDay(issued),
    products: productLinks(products),
    file: fileView(file),
  }));
});

function productLinks(products: Invention["products"]): { slug: string; code: string }[] {
  return linkedAll(products).map(({ slug, code }) => ({ slug, code }));
}
