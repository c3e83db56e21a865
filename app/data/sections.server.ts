/** The sections that staff composes pages of, as pages show them. */
import { idOf } from "#cms/lib/id-of.ts";
import type { Home } from "#cms/config/payload-types.ts";
import type { Language } from "#shared/languages.ts";
import { cellsIn, isHomeSection, type HomeSectionKind } from "#shared/vocabulary/sections.ts";
import { isMissingPage } from "#app/lib/missing-pages.ts";
import { paths } from "#app/lib/paths.ts";
import { downloadsByIds, type ListedDownload } from "./downloads.server.ts";
import { formFields, type FormFields } from "./forms.server.ts";
import type { LayoutData } from "./layout-data.server.ts";
import { linked } from "./content/linked.server.ts";
import { pictureView, type PictureView } from "./content/pictures.server.ts";
import { productCounts, productsBy, type ProductCard } from "./product-card.server.ts";
import { featuredProducts, type FeaturedProduct } from "./products.server.ts";
import { findFilm, type VideoView } from "./videos.server.ts";
import { listRecords, type Listed } from "./records.server.ts";

/** A button: its words, and its target as a site path without language prefix or as an address. */
interface Action {
  label: string;
  to: string;
}

/** A figure or a step. An empty field is "". */
export interface SectionItem {
  name: string;
  text: string;
  value: string;
  unit: string;
}

type Film = Pick<VideoView, "title" | "modern" | "source" | "captions" | "poster" | "text" | "isSilent">;

/** A section with its content. An empty heading is "". */
export type SectionView = { heading: string } & (
  | { kind: "hero"; text: string; picture: PictureView | null; film: Film | null; action: Action | null }
  | { kind: "text"; paragraphs: string[]; picture: PictureView | null }
  | { kind: "table"; text: string; head: string[]; rows: string[][] }
  | { kind: "figures" | "steps"; items: SectionItem[] }
  | { kind: "products"; products: ProductCard[]; featured: FeaturedProduct[] }
  | { kind: "series"; counts: Record<string, number> }
  | { kind: "voices"; testimonials: Listed<"testimonials">[] }
  | { kind: "files"; downloads: ListedDownload[] }
  | { kind: "questions"; questions: Listed<"faqs">[] }
  | { kind: "platform" }
  | { kind: "form"; text: string; fields: FormFields }
  | { kind: "call"; text: string; action: Action | null }
  | { kind: HomeSectionKind }
);

/** A section as it is stored. */
export type StoredSection = NonNullable<Home["sections"]>[number];

interface Context {
  language: Language;
  layout: LayoutData;
}

/** Customers that a section of voices shows. */
const VOICES = 5;

/** What some sections show, in their order; without those that have nothing to show. */
export async function sectionViews(stored: readonly StoredSection[] | null | undefined, context: Context): Promise<SectionView[]> {
  const views = await Promise.all(withoutRepeats(stored ?? []).map((section) => sectionView(section, context)));
  return views.filter((view) => view !== null);
}

/** Sections that are made of the site's own records say nothing new the second time. */
function withoutRepeats(sections: readonly StoredSection[]): StoredSection[] {
  const seen = new Set<string>();
  return sections.filter(({ kind, products }) => {
    const isOwn =
      isHomeSection(kind) || kind === "series" || kind === "voices" || kind === "platform" || (kind === "products" && !products?.length);
    const isNew = !isOwn || !seen.has(kind);
    seen.add(kind);
    return isNew;
  });
}

async function sectionView(stored: StoredSection, { language, layout }: Context): Promise<SectionView | null> {
  const heading = stored.heading ?? "";
  const text = stored.text ?? "";
  const picture = pictureView(stored.picture);
  const action = actionOf(stored, layout);
  switch (stored.kind) {
    case "hero": {
      const film = await filmOf(stored, language);
      return heading || text || picture || film ? { kind: "hero", heading, text, picture, film, action } : null;
    }
    case "text": {
      const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
      return paragraphs.length > 0 || picture ? { kind: "text", heading, paragraphs, picture } : null;
    }
    case "table": {
      const [head = [], ...rows] = cellsIn(stored.table ?? "");
      return rows.length > 0 ? { kind: "table", heading, text, head, rows } : null;
    }
    case "figures":
    case "steps": {
      const items = itemsOf(stored).filter(({ value }) => stored.kind === "steps" || value);
      return items.length > 0 ? { kind: stored.kind, heading, items } : null;
    }
    case "products":
      return productsView(heading, stored, language);
    case "series":
      return layout.series.length > 1 ? { kind: "series", heading, counts: (await productCounts(language)).bySeries } : null;
    case "voices": {
      const testimonials = await listRecords("testimonials", language, { limit: VOICES });
      return testimonials.length > 0 ? { kind: "voices", heading, testimonials } : null;
    }
    case "files": {
      const downloads = (await downloadsByIds(language, idsOf(stored.downloads))).filter(({ file }) => file);
      return downloads.length > 0 ? { kind: "files", heading, downloads } : null;
    }
    case "questions": {
      const questions = await listRecords("faqs", language, { ids: idsOf(stored.faqs) });
      return questions.length > 0 ? { kind: "questions", heading, questions } : null;
    }
    case "platform":
      return layout.company.platformName && !isMissingPage(layout.missingPages, paths.platform) ? { kind: "platform", heading } : null;
    case "form":
      return { kind: "form", heading, text, fields: (await formFields(language)).message };
    case "call":
      return heading ? { kind: "call", heading, text, action } : null;
    // The home page itself has their content.
    default:
      return { kind: stored.kind, heading: "" };
  }
}

async function productsView(heading: string, { products }: StoredSection, language: Language): Promise<SectionView | null> {
  const ids = idsOf(products);
  if (ids.length === 0) {
    const featured = await featuredProducts(language);
    return featured.length > 0 ? { kind: "products", heading, products: [], featured } : null;
  }
  const cards = await productsBy("id", language, ids);
  return cards.length > 0 ? { kind: "products", heading, products: cards, featured: [] } : null;
}

async function filmOf({ film }: StoredSection, language: Language): Promise<Film | null> {
  const slug = linked(film)?.slug;
  const record = slug ? await findFilm(language, slug) : null;
  if (!record?.source) return null;
  const { title, modern, source, captions, poster, text, isSilent } = record;
  return { title, modern, source, captions, poster, text, isSilent };
}

function actionOf({ action, link }: StoredSection, { missingPages }: LayoutData): Action | null {
  return action && link && !isMissingPage(missingPages, link) ? { label: action, to: link } : null;
}

function itemsOf({ items }: StoredSection): SectionItem[] {
  return (items ?? []).map(({ name, text, value, unit }) => ({ name, text: text ?? "", value: value ?? "", unit: unit ?? "" }));
}

function idsOf(relations: readonly Parameters<typeof idOf>[0][] | null | undefined): number[] {
  return (relations ?? []).flatMap((relation) => {
    const id = idOf(relation);
    return id === null ? [] : Number(id);
  });
}
