import { contentKind } from "#shared/content/index.ts";

/** What becomes of pages whose record is not translated into their language. */
export const UNTRANSLATED_PAGES = {
  say: { zh: "用默认语言显示，不让搜索引擎收录", en: "Show it in the default language, unlisted by search engines" },
  leaveOut: { zh: "不出现在那种语言的网站上", en: "Leave it out of the site in that language" },
} as const;

/** Whether records of a collection are shown in every language: products are sorted by them, or they are the same in all. */
export function staysUntranslated(collection: string): boolean {
  return contentKind(collection)?.staysUntranslated === true;
}
