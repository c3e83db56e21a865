import { forEachLanguage } from "../../../lib/language-names.ts";
import type { SavedThrough } from "../../../publishing/versions/who-saved.ts";

/** The texts about earlier versions, in Chinese. */
export const versions = {
  title: "版本",
  savedAt: "保存时间",
  savedBy: "保存者",
  state: "状态",
  /** Of versions older than this field. */
  unknown: "没有记录",
  system: "系统",
  through: { import: "导入", restore: "恢复旧版本", schedule: "定时" } satisfies Record<SavedThrough, string> as Record<
    SavedThrough,
    string
  >,
  states: { live: "网站上的", published: "以前发布的", latest: "当前草稿", draft: "草稿", current: "当前", earlier: "以前的" },
  only: forEachLanguage("zh", (name) => `只发布了${name}`),
  none: "还没有版本。",
  compareWith: (time: string) => `与 ${time} 的版本比较`,
};

export type VersionTexts = typeof versions;
