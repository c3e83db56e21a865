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
  ["文档", "记录"],
  ["电子邮件", "邮箱"],
  ["登出", "退出"],
  ["更改", "修改"],
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

/** A capital in the middle of a sentence; what begins one is none. */
const CAPITAL = /(?<=[\p{L}\d},)] )(?:<\d>)?[A-Z](?=[a-z])/gu;

/** Payload's English as the desk writes it: sentences rather than titles, and what is edited is a record. */
function inHouseEnglish<Texts extends object>(texts: Texts): Texts {
  const written = (name: string, value: unknown): unknown => {
    if (typeof value !== "string")
      return Object.fromEntries(Object.entries(value as object).map(([key, text]) => [key, written(key, text)]));
    // The language calls itself so.
    if (name === "thisLanguage") return value;
    return value
      .replaceAll(CAPITAL, (letter) => letter.toLowerCase())
      .replaceAll(/\bdocument(?=s?\b)/g, "record")
      .replaceAll(/\bDocument(?=s?\b)/g, "Record");
  };
  return written("", texts) as Texts;
}

/** The desk's languages, with what Payload says too little of. */
export const i18n = {
  supportedLanguages: {
    zh: { ...zh, translations: inHouseChinese(zh.translations) },
    en: { ...en, translations: inHouseEnglish(en.translations) },
  },
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
        // Stands for a moment in the place of what is on its way, too.
        noLabel: "—",
        creatingNewLabel: "新建{{label}}",
        leaveWithoutSaving: "有没保存的修改",
        changesNotSaved: "现在离开就会丢掉它们。",
        leaveAnyway: "不保存，离开",
        stayOnThisPage: "留在这里",
        // The buttons below say what is done.
        selectAll: "全选{{label}}{{count}}",
        selectedCount: "已选 {{count}} 条{{label}}",
        confirmDeletion: "要删除吗？",
        confirmRestoration: "要恢复吗？",
        aboutToTrash: "{{label}}“<1>{{title}}</1>”移到回收站，还可以恢复。",
        aboutToTrashCount: "{{count}} 条{{label}}移到回收站，还可以恢复。",
        aboutToDelete: "{{label}}“<1>{{title}}</1>”删除后不能恢复。",
        aboutToDeleteCount_one: "{{count}} 条{{label}}删除后不能恢复。",
        aboutToDeleteCount_many: "{{count}} 条{{label}}删除后不能恢复。",
        aboutToDeleteCount_other: "{{count}} 条{{label}}删除后不能恢复。",
        aboutToPermanentlyDelete: "{{label}}“<1>{{title}}</1>”删除后不能恢复。",
        aboutToPermanentlyDeleteTrash: "回收站里的 <0>{{count}}</0> 条<1>{{label}}</1>删除后不能恢复。",
        deletePermanently: "不放回收站，直接删除",
        unsavedChanges: "有没保存的修改",
        unsavedChangesDuplicate: "副本是保存着的内容，没保存的修改会丢掉。",
        duplicateWithoutSaving: "不保存，复制",
        editingTakenOver: "已由同事接手",
        takeOver: "接手编辑",
        resetPreferencesDescription: "列表的列、筛选和菜单等都恢复成原来的样子。",
        noResultsDescription: "还没有，或者没有符合筛选条件的。",
        // Payload would read a column's name out as an object; a button stands below it.
        sortByLabelDirection: "按此列{{direction}}排列",
      },
      localization: { copyToLocale: "把文字复制到另一种语言", selectedLocales: "选中的语言" },
      // Who was invited sets one for the first time.
      authentication: { resetPassword: "设置密码", resetYourPassword: "设置密码" },
      version: {
        confirmPublish: "要发布吗？",
        confirmUnpublish: "要取消发布吗？",
        confirmRevertToSaved: "要放弃没发布的修改吗？",
        confirmVersionRestoration: "要恢复这个版本吗？",
        aboutToPublishSelection: "选中的{{label}}全部发布，草稿里的修改随即上线。",
        aboutToUnpublish: "访客不再看到它，内容留在这里。",
        aboutToUnpublishSelection: "访客不再看到选中的{{label}}，内容留在这里。",
        aboutToRestore: "把{{label}}恢复到 {{versionDate}} 的内容？草稿版本恢复为草稿，网站上不变；已发布的版本会立即发布。",
      },
    },
    en: {
      general: {
        dashboard: "Desk",
        locale: "Content",
        or: "or",
        payloadSettings: "Settings of the desk",
        locales: "Languages",
        noLabel: "—",
        confirmDeletion: "Delete?",
        confirmRestoration: "Restore?",
        aboutToTrash: "{{label}} <1>{{title}}</1> moves to the trash, from where it can be restored.",
        aboutToTrashCount: "To the trash, from where they can be restored: {{label}}, {{count}} in all.",
        aboutToDelete: "{{label}} <1>{{title}}</1> cannot be restored once it is deleted.",
        aboutToDeleteCount_one: "Cannot be restored once deleted: {{label}}, {{count}} in all.",
        aboutToDeleteCount_many: "Cannot be restored once deleted: {{label}}, {{count}} in all.",
        aboutToDeleteCount_other: "Cannot be restored once deleted: {{label}}, {{count}} in all.",
        aboutToPermanentlyDelete: "{{label}} <1>{{title}}</1> cannot be restored once it is deleted.",
        aboutToPermanentlyDeleteTrash: "Cannot be restored once deleted: all in the trash of <1>{{label}}</1>, <0>{{count}}</0> in all.",
        deletePermanently: "Delete for good, without the trash",
        leaveWithoutSaving: "There are changes that are not saved",
        changesNotSaved: "They are lost if you leave now.",
        leaveAnyway: "Leave without saving",
        stayOnThisPage: "Stay here",
        unsavedChanges: "There are changes that are not saved",
        unsavedChangesDuplicate: "The copy has what is saved. What is not saved is lost.",
        duplicateWithoutSaving: "Duplicate without saving",
        resetPreferencesDescription: "Columns and filters of lists, the menu and the like are as they were at first.",
        sortByLabelDirection: "Sort by this column: {{direction}}",
      },
      localization: { copyToLocale: "Copy the texts to the other language", selectedLocales: "in chosen languages" },
      authentication: { resetPassword: "Set the password", resetYourPassword: "Set your password" },
      version: {
        confirmPublish: "Publish?",
        confirmUnpublish: "Unpublish?",
        confirmRevertToSaved: "Drop what is not published?",
        confirmVersionRestoration: "Restore this version?",
        aboutToPublishSelection: "All {{label}} that are chosen are published, with the changes in their drafts.",
        aboutToUnpublish: "Visitors do not see it any more. Its content stays here.",
        aboutToUnpublishSelection: "Visitors do not see the {{label}} that are chosen any more. Their content stays here.",
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
    field.label = { zh: labelIn(i18n.supportedLanguages.zh.translations), en: labelIn(i18n.supportedLanguages.en.translations) };
  }
  return config;
}
