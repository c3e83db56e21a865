import type { EnglishState } from "../../schema/translation-state.ts";

/** What becomes of pages whose record has no English. */
export const WITHOUT_ENGLISH = {
  say: { zh: "用中文显示，不让搜索引擎收录", en: "Show it in Chinese, unlisted by search engines" },
  leaveOut: { zh: "不出现在英文网站上", en: "Leave it out of the English site" },
} as const;

/** How the English of a record stands that is not shown, or shown in Chinese. */
export const NO_ENGLISH = "none" satisfies EnglishState;

/** Records that are always shown: products are sorted by them, and a certificate is one in any language. */
export const STAYS_IN_ENGLISH: ReadonlySet<string> = new Set(["series", "marks"]);
