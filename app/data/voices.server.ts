import { cachedBy } from "#cms/cache/cached.ts";
import { byIds, publishedContent } from "./published-content.server.ts";
import type { Faq } from "#cms/config/payload-types.ts";
import type { Language } from "#shared/languages.ts";
import type { Some } from "#app/data/index/page-of.server.ts";
import { PICTURE_FIELDS, pictureView, type PictureView } from "./content/pictures.server.ts";

export interface Testimonial {
  quote: string;
  name: string;
  role: string;
  company: string;
  result: string;
  portrait: PictureView | null;
}

export interface Banner {
  kicker: string;
  title: string;
  text: string;
  action: string;
  /** Site path without language prefix. */
  link: string;
}

export interface FaqView {
  slug: string;
  topic: Faq["topic"];
  question: string;
  answer: string;
}

/** What customers say, in the editors' order. */
export const listTestimonials = cachedBy(async (language: Language): Promise<Testimonial[]> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "testimonials",
    locale: language,
    overrideAccess: false,
    depth: 1,
    pagination: false,
    sort: ["order", "id"],
    select: { quote: true, name: true, role: true, company: true, result: true, portrait: true },
    populate: { media: PICTURE_FIELDS },
  });
  return docs.map(({ quote, name, role, company, result, portrait }) => ({
    quote,
    name,
    role,
    company,
    result,
    portrait: pictureView(portrait),
  }));
});

/** The home page's banners, in the editors' order; the first is the hero. */
export const listBanners = cachedBy(async (language: Language): Promise<Banner[]> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "banners",
    locale: language,
    overrideAccess: false,
    depth: 0,
    pagination: false,
    sort: ["order", "id"],
    select: { kicker: true, title: true, text: true, action: true, link: true },
  });
  return docs.map(({ kicker, title, text, action, link }) => ({ kicker, title, text, action, link }));
});

/** Questions and answers, in the editors' order. */
export const listFaqs = cachedBy(async (language: Language): Promise<FaqView[]> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "faqs",
    locale: language,
    overrideAccess: false,
    depth: 0,
    pagination: false,
    sort: ["order", "id"],
    select: { slug: true, topic: true, question: true, answer: true },
  });
  return docs.map(({ slug, topic, question, answer }) => ({ slug, topic, question, answer }));
});

/** Some questions by their ids, in that order; without those that are gone. */
export async function faqsByIds(language: Language, ids: number[]): Promise<Omit<FaqView, "topic">[]> {
  const cms = await publishedContent();
  const select = { slug: true, question: true, answer: true } as const;
  const { docs } = await cms.find({ collection: "faqs", ...byIds(ids, language), depth: 0, select });
  return docs
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ slug, question, answer }) => ({ slug, question, answer }));
}

/** The first question of every topic. */
export async function firstQuestions(language: Language): Promise<Some<Omit<FaqView, "topic">>> {
  const questions = await listFaqs(language);
  const topics = new Set<Faq["topic"]>();
  const items = questions.flatMap(({ topic, ...question }) => {
    if (topics.has(topic)) return [];
    topics.add(topic);
    return [question];
  });
  return { items, total: questions.length };
}
