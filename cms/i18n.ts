import { en } from "@payloadcms/translations/languages/en";
import { zh } from "@payloadcms/translations/languages/zh";

/** The desk's languages, with what Payload says too little of. */
export const i18n = {
  supportedLanguages: { zh, en },
  fallbackLanguage: "zh" as const,
  translations: {
    zh: {
      // Payload would read a column's name out as an object; a button stands below it.
      general: { locale: "内容", payloadSettings: "工作台设置", locales: "语言", sortByLabelDirection: "按此列{{direction}}排列" },
      // Who was invited sets one for the first time.
      authentication: { resetPassword: "设置密码", resetYourPassword: "设置密码" },
      version: {
        // As messages and guides call it.
        schedulePublish: "定时发布",
        scheduledSuccessfully: "已定时。",
        aboutToRestore: "把{{label}}恢复到 {{versionDate}} 的内容？草稿版本恢复为草稿，网站上不变；已发布的版本会立即发布。",
      },
    },
    en: {
      general: {
        locale: "Content",
        payloadSettings: "Settings of the desk",
        locales: "Languages",
        sortByLabelDirection: "Sort by this column: {{direction}}",
      },
      authentication: { resetPassword: "Set the password", resetYourPassword: "Set your password" },
      version: {
        aboutToRestore:
          "Restore this {{label}} to its content of {{versionDate}}? A draft is restored as a draft, and the site stays as it is; what was published is published again at once.",
      },
    },
  },
};
