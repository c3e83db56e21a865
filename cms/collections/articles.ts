import type { CollectionConfig, DateField } from "payload";
import { article } from "#shared/content/article.ts";
import { followsLanguage } from "../payload-patches/publish-one-language.ts";
import { dateChange, isDatedToday, notAhead } from "../publishing/versions/article-dates.ts";
import { content } from "./content.ts";

const { hooks, ...collection } = content(article, {
  publishedAt: (field) => notAhead(field as DateField),
  updatedOn: (field) => followsLanguage(field as DateField, isDatedToday),
});

/** The desk's rules and defaults for the dates of an article. */
export const articles: CollectionConfig = {
  ...collection,
  hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), dateChange] },
};
