/** What becomes of pages whose record is not translated into their language. */
export const WITHOUT_ENGLISH = {
  say: { zh: "用默认语言显示，不让搜索引擎收录", en: "Show it in the default language, unlisted by search engines" },
  leaveOut: { zh: "不出现在那种语言的网站上", en: "Leave it out of the site in that language" },
} as const;

/** Records that are always shown: products are sorted by them, and a certificate is one in any language. */
export const STAYS_UNTRANSLATED: ReadonlySet<string> = new Set(["series", "marks"]);
