import { cachedBy } from "#cms/cache/cached.ts";
import { publishedContent } from "./published-content.server.ts";
import { paragraphsOf } from "./content/rich-text.server.ts";
import type { Language } from "#shared/languages.ts";

/** The first paragraphs of the company's introduction, as plain text; none when it has not been written. */
export const companyIntroduction = cachedBy(async (language: Language, count: number): Promise<string[]> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "brands",
    locale: language,
    depth: 0,
    limit: 1,
    where: { kind: { equals: "company" } },
    select: { body: true },
  });
  return paragraphsOf(docs[0]?.body).slice(0, count);
});
