import { cachedBy } from "#cms/cache/cached.ts";
import { missingIn, untranslatedIn } from "#cms/schema/translation-state.ts";
import type { Language } from "#shared/languages.ts";
import { loadLayoutData } from "./layout-data.server.ts";
import { PICTURE_FIELDS } from "./content/pictures.server.ts";
import { bySlug, publishedContent } from "./published-content.server.ts";
import { richTextHtml } from "./rich-text.server.ts";
import { sectionViews, type SectionView } from "./sections.server.ts";
import { seoView, type SeoView } from "./seo.server.ts";
import { TRANSLATIONS } from "./content/translation-visibility.server.ts";

/** A page that staff has made, with everything that it shows. */
export interface PageView {
  title: string;
  /** "" where none is written. */
  summary: string;
  untranslated: readonly Language[];
  missing: readonly string[];
  seo: SeoView;
  html: string;
  sections: SectionView[];
}

/** What is read of the records that sections name. */
const POPULATE = { media: PICTURE_FIELDS, videos: { slug: true } } as const;

/** The page with this slug; null when there is none. */
export const findPage = cachedBy(async (language: Language, slug: string): Promise<PageView | null> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "pages",
    ...bySlug(slug, language),
    select: { title: true, summary: true, body: true, sections: true, seo: true, ...TRANSLATIONS },
    populate: POPULATE,
  });
  const page = docs[0];
  if (!page) return null;
  return {
    title: page.title,
    summary: page.summary ?? "",
    untranslated: untranslatedIn(page),
    missing: missingIn(page, language),
    seo: await seoView(cms, "pages", page, language),
    html: richTextHtml(page.body, language),
    sections: await sectionViews(page.sections, { language, layout: await loadLayoutData(language) }),
  };
});

/** The sections that staff has composed the home page of; none where it is composed as ever. It has no form. */
export const homeSections = cachedBy(async (language: Language): Promise<SectionView[]> => {
  const cms = await publishedContent();
  const { sections } = await cms.findGlobal({ slug: "home", locale: language, overrideAccess: false, depth: 1, populate: POPULATE });
  const shown = (sections ?? []).filter(({ kind }) => kind !== "form");
  return shown.length > 0 ? sectionViews(shown, { language, layout: await loadLayoutData(language) }) : [];
});
