import { keptBy } from "#cms/changes/kept.ts";
import { records } from "./records.server.ts";
import { richTextPlain } from "./rich-text.server.ts";
import type { Language } from "#app/i18n/languages.ts";

/** The first paragraphs of the company's introduction, as plain text; none when it has not been written. */
export const companyIntroduction = keptBy(async (language: Language, count: number): Promise<string[]> => {
  const cms = await records();
  const { docs } = await cms.find({
    collection: "brands",
    locale: language,
    overrideAccess: false,
    depth: 0,
    limit: 1,
    pagination: false,
    where: { kind: { equals: "company" } },
    select: { body: true },
  });
  return richTextPlain(docs[0]?.body).split(/\n+/).filter(Boolean).slice(0, count);
});
