import { cachedBy } from "#cms/cache/cached.ts";
import type { Language } from "#shared/languages.ts";
import { publishedContent } from "./published-content.server.ts";

export interface Banner {
  kicker: string;
  title: string;
  text: string;
  action: string;
  /** Site path without language prefix. */
  link: string;
}

/** The home page's banners, in the editors' order; the first is the hero. */
export const listBanners = cachedBy(async (language: Language): Promise<Banner[]> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "banners",
    locale: language,
    depth: 0,
    sort: ["order", "id"],
    select: { kicker: true, title: true, text: true, action: true, link: true },
  });
  return docs.map(({ kicker, title, text, action, link }) => ({ kicker, title, text, action, link }));
});
