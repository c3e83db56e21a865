import { en } from "@payloadcms/translations/languages/en";
import { zh } from "@payloadcms/translations/languages/zh";
import type { SanitizedConfig } from "payload";

/** A space beside Chinese, or between what is put in: the page sets its own there. */
const SPACE = /(?<=[\p{Script=Han}，。：}>]) +(?=[\p{Script=Han}{<])/gu;

/** What Payload calls otherwise than the desk's own views and the guides, longer ones first. */
const HOUSE_WORDS = [
  ["垃圾箱", "回收站"],
  ["您即将将", "要把"],
  ["您", "你"],
  ["语言环境", "语言"],
  ["区域设置", "语言"],
] as const;

/**
 * Payload's Chinese as the desk writes it: the trash has one name, that of the desk's own views and of the guides, what is about to be
 * done is said without a stutter, and words are not set apart by spaces.
 */
function inHouseChinese<Texts extends object>(texts: Texts): Texts {
  const written = (value: unknown): unknown => {
    if (typeof value === "string")
      return HOUSE_WORDS.reduce((text, [said, instead]) => text.replaceAll(said, instead), value).replaceAll(SPACE, "");
    return Object.fromEntries(Object.entries(value as object).map(([key, text]) => [key, written(text)]));
  };
  return written(texts) as Texts;
}

/** The desk's languages, with what Payload says too little of. */
export const i18n = {
  supportedLanguages: { zh: { ...zh, translations: inHouseChinese(zh.translations) }, en },
  fallbackLanguage: "zh" as const,
  translations: {
    zh: {
      general: {
        dashboard: "工作台",
        locale: "内容",
        payloadSettings: "工作台设置",
        locales: "语言",
        createNew: "新建",
        createNewLabel: "新建{{label}}",
        perPage: "每页：{{limit}}",
        noLabel: "没有{{label}}",
        creatingNewLabel: "新建{{label}}",
        leaveWithoutSaving: "有没保存的修改",
        changesNotSaved: "现在离开就会丢掉它们。",
        leaveAnyway: "不保存，离开",
        stayOnThisPage: "留在这里",
        noResultsDescription: "还没有，或者没有符合筛选条件的。",
        // Payload would read a column's name out as an object; a button stands below it.
        sortByLabelDirection: "按此列{{direction}}排列",
      },
      localization: { copyToLocale: "把文字复制到另一种语言", selectedLocales: "选中的语言" },
      // Who was invited sets one for the first time.
      authentication: { resetPassword: "设置密码", resetYourPassword: "设置密码" },
      version: {
        aboutToRestore: "把{{label}}恢复到 {{versionDate}} 的内容？草稿版本恢复为草稿，网站上不变；已发布的版本会立即发布。",
      },
    },
    en: {
      general: {
        dashboard: "Desk",
        locale: "Content",
        payloadSettings: "Settings of the desk",
        locales: "Languages",
        noLabel: "No {{label}}",
        sortByLabelDirection: "Sort by this column: {{direction}}",
      },
      localization: { copyToLocale: "Copy the texts to the other language", selectedLocales: "in chosen languages" },
      authentication: { resetPassword: "Set the password", resetYourPassword: "Set your password" },
      version: {
        aboutToRestore:
          "Restore this {{label}} to its content of {{versionDate}}? A draft is restored as a draft, and the site stays as it is; what was published is published again at once.",
      },
    },
  },
};

/** Payload's text of a key such as `general:updatedAt`. */
function inWords(translations: object, key: string): string {
  const [group = "", name = ""] = key.split(":");
  return (translations as Record<string, Record<string, string> | undefined>)[group]?.[name] ?? key;
}

/**
 * Writes out the labels of Payload's own fields, such as the time of the last change, in both languages. Payload has them as functions,
 * and keeps what one answers in the language of whoever asks first: two versions were compared in a mixture of languages.
 */
export function writingLabels(config: SanitizedConfig): SanitizedConfig {
  for (const field of [...config.collections, ...config.globals].flatMap(({ fields }) => fields)) {
    if (!("label" in field) || typeof field.label !== "function") continue;
    const { label } = field;
    const labelIn = (translations: object) =>
      String(label({ i18n: config.i18n as never, t: ((key: string) => inWords(translations, key)) as never }));
    field.label = { zh: labelIn(i18n.supportedLanguages.zh.translations), en: labelIn(en.translations) };
  }
  return config;
}
