import { DEFAULT_LANGUAGE, otherLanguages, type Language } from "#shared/languages.ts";
import { Forbidden, NotFound, type CollectionSlug, type Endpoint } from "payload";
import { numberOf } from "./publishing-endpoints.ts";
import { readOutdatedTexts } from "./translations/outdated-texts.ts";

/** `GET /api/older-english/{collection}/{id}`: what is known of a record's texts whose English is older than their Chinese, for staff. */
export const olderEnglish: Endpoint = {
  path: "/older-english/:collection/:id",
  method: "get",
  handler: async (req) => {
    if (!req.user) throw new Forbidden(req.t);
    const slug = String(req.routeParams?.["collection"]);
    if (!req.payload.config.collections.some((one) => one.slug === slug && one.versions?.drafts)) throw new NotFound(req.t);
    return Response.json({
      texts: await readOutdatedTexts(req, slug as CollectionSlug, numberOf(req, "id"), targetOf(req.query["locale"])),
    });
  },
};

/** The language that is asked about; of those that are translated into, the first. */
function targetOf(value: unknown): Language {
  const targets = otherLanguages(DEFAULT_LANGUAGE);
  return targets.find((language) => language === value) ?? targets[0] ?? DEFAULT_LANGUAGE;
}
