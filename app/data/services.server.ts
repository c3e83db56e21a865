import { cachedBy } from "#cms/cache/cached.ts";
import { bySlug, publishedContent } from "./published-content.server.ts";
import type { Service } from "#cms/config/payload-types.ts";
import type { Language } from "#shared/languages.ts";
import { paths, servicePages } from "#app/lib/paths.ts";
import { missingIn, untranslatedIn } from "#cms/schema/translation-state.ts";
import { TRANSLATIONS } from "./content/translation-visibility.server.ts";
import { PICTURE_FIELDS, pictureView, type PictureView } from "./content/pictures.server.ts";
import { titledTexts, type TitledText } from "./products.server.ts";
import { richTextHtml } from "./rich-text.server.ts";
import { seoView, type SeoView } from "./seo.server.ts";

export interface ServiceStep {
  title: string;
  text: string;
  duration: string;
}

export interface ServiceEntry {
  slug: string;
  title: string;
  summary: string;
}

/** A service page with everything that it shows. */
export interface ServiceView extends ServiceEntry {
  untranslated: readonly Language[];
  missing: readonly string[];
  seo: SeoView;
  picture: PictureView | null;
  html: string;
  steps: ServiceStep[];
  tests: { group: string; items: { name: string; criterion: string }[] }[];
}

/** The listed service pages in the editors' order. */
export const listServices = cachedBy(async (language: Language): Promise<ServiceEntry[]> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "services",
    locale: language,
    depth: 0,
    sort: ["order", "id"],
    where: { listed: { equals: true } },
    select: { slug: true, title: true, summary: true },
  });
  return docs.map(({ slug, title, summary }) => ({ slug, title, summary }));
});

/** Pages that the code leads to: they are there in every language. */
const ALWAYS = new Set<string>(Object.values(servicePages));

/** The service page with this slug; null when there is none. */
export const findService = cachedBy(async (language: Language, slug: string): Promise<ServiceView | null> => {
  const cms = await publishedContent({ whole: ALWAYS.has(paths.service(slug)) });
  const { docs } = await cms.find({
    collection: "services",
    ...bySlug(slug, language),
    select: { slug: true, title: true, summary: true, picture: true, body: true, steps: true, tests: true, seo: true, ...TRANSLATIONS },
    populate: { media: PICTURE_FIELDS },
  });
  const service = docs[0];
  if (!service) return null;
  return {
    untranslated: untranslatedIn(service),
    missing: missingIn(service, language),
    seo: await seoView(cms, "services", service, language),
    slug: service.slug,
    title: service.title,
    summary: service.summary,
    picture: pictureView(service.picture),
    html: richTextHtml(service.body, language, []),
    steps: stepViews(service.steps),
    tests: (service.tests ?? []).map(({ group, items }) => ({
      group,
      items: (items ?? []).map(({ name, criterion }) => ({ name, criterion })),
    })),
  };
});

/** The steps of a service alone, without how long they take; none when there is no such service. */
export const serviceSteps = cachedBy(async (language: Language, slug: string): Promise<TitledText[]> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "services",
    ...bySlug(slug, language),
    depth: 0,
    select: { steps: true },
  });
  return titledTexts(docs[0]?.steps);
});

function stepViews(steps: Service["steps"]): ServiceStep[] {
  return (steps ?? []).map(({ title, text, duration }) => ({ title, text, duration: duration ?? "" }));
}
