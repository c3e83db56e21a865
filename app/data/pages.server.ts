import { cachedBy } from "#cms/cache/cached.ts";
import type { Language } from "#shared/languages.ts";
import { loadLayoutData } from "./layout-data.server.ts";
import { PICTURE_FIELDS } from "./content/pictures.server.ts";
import { bySlug, publishedContent } from "./published-content.server.ts";
import { findRecord, type Whole } from "./records.server.ts";
import { sectionViews, type SectionView } from "./sections.server.ts";

/** A page that staff has made, with everything that it shows. */
export interface PageView extends Whole<"pages"> {
  sections: SectionView[];
}

/** The fields to read of the records that sections name. */
const POPULATE = { media: PICTURE_FIELDS, videos: { slug: true } } as const;

/** The page with this slug; null when there is none. */
export const findPage = cachedBy(async (language: Language, slug: string): Promise<PageView | null> => {
  const page = await findRecord("pages", language, slug);
  if (!page) return null;
  const cms = await publishedContent();
  const { docs } = await cms.find({ collection: "pages", ...bySlug(slug, language), select: { sections: true }, populate: POPULATE });
  return { ...page, sections: await sectionViews(docs[0]?.sections, { language, layout: await loadLayoutData(language) }) };
});

/** The sections that staff has composed the home page of; none where it is composed as ever. It has no form. */
export const homeSections = cachedBy(async (language: Language): Promise<SectionView[]> => {
  const cms = await publishedContent();
  const { sections } = await cms.findGlobal({ slug: "home", locale: language, overrideAccess: false, depth: 1, populate: POPULATE });
  const shown = (sections ?? []).filter(({ kind }) => kind !== "form");
  return shown.length > 0 ? sectionViews(shown, { language, layout: await loadLayoutData(language) }) : [];
});
