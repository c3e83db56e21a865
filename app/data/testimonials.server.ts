import { cachedBy } from "#cms/cache/cached.ts";
import { publishedContent } from "./published-content.server.ts";
import type { Language } from "#shared/languages.ts";
import { PICTURE_FIELDS, pictureView, type PictureView } from "./content/pictures.server.ts";

export interface Testimonial {
  quote: string;
  name: string;
  role: string;
  company: string;
  result: string;
  portrait: PictureView | null;
}

/** What customers say, in the editors' order. */
export const listTestimonials = cachedBy(async (language: Language): Promise<Testimonial[]> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "testimonials",
    locale: language,
    depth: 1,
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
