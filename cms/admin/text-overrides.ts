import { en } from "@payloadcms/translations/languages/en";
import { zh } from "@payloadcms/translations/languages/zh";
import type { SanitizedConfig } from "payload";

/** The desk's languages, with what Payload says too little of, or calls otherwise than the desk's own views and the guides. */
export const i18n = {
  supportedLanguages: { zh, en },
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
        trash: "回收站",
        emptyTrash: "清空回收站",
        emptyTrashLabel: "清空{{label}}回收站",
        titleTrashed: "{{label}}“{{title}}”已移到回收站。",
        trashedCountSuccessfully: "{{count}} 条{{label}}已移到回收站。",
        documentIsTrashed: "{{label}}已在回收站里，只能看。",
        aboutToRestore: "要恢复{{label}}“<1>{{title}}</1>”吗？",
        aboutToRestoreAsDraft: "要把{{label}}“<1>{{title}}</1>”恢复为草稿吗？",
        aboutToRestoreCount: "要恢复 {{count}} 条{{label}}吗？",
        aboutToRestoreAsDraftCount: "要把 {{count}} 条{{label}}恢复为草稿吗？",
        email: "邮箱",
        emailAddress: "邮箱地址",
        allLocales: "所有语言",
        saveChanges: "保存修改",
        documentLocked: "记录已锁定",
        currentlyEditing: "正在编辑这条记录。如果你接手，对方就不能继续编辑，没保存的修改可能会丢掉。",
        anotherUserTakenOver: "另一位同事接手了这条记录。",
        documentModified: "记录已修改",
        documentOutOfDate: "这条记录刚被同事改过，你看到的已经不是最新的。",
        reloadDocument: "重新加载记录",
        copyWarning: "{{label}}“{{title}}”里的{{to}}会被{{from}}的内容覆盖。要继续吗？",
        // Payload would read a column's name out as an object; a button stands below it.
        sortByLabelDirection: "按此列{{direction}}排列",
      },
      localization: { copyToLocale: "把文字复制到另一种语言", selectedLocales: "选中的语言", selectLocaleToCopy: "选择要复制的语言" },
      // Who was invited sets one for the first time.
      authentication: {
        resetPassword: "设置密码",
        resetYourPassword: "设置密码",
        changePassword: "修改密码",
        logOut: "退出",
        logout: "退出",
        loggingOut: "正在退出...",
        loggedOutInactivity: "你有一段时间没有操作，已自动退出。",
        loggedOutSuccessfully: "已退出。",
        youAreInactive: "你有一段时间没有操作了。为了安全，很快会自动退出。要保持登录吗？",
      },
      error: {
        notAllowedToAccessPage: "你无权访问此页面。",
        notAllowedToPerformAction: "你无权执行此操作。",
        emailOrPasswordIncorrect: "邮箱或密码不正确。",
      },
      version: {
        confirmPublish: "要发布吗？",
        confirmUnpublish: "要取消发布吗？",
        confirmRevertToSaved: "要放弃没发布的修改吗？",
        confirmVersionRestoration: "要恢复这个版本吗？",
        aboutToPublishSelection: "选中的{{label}}全部发布，草稿里的修改随即上线。",
        aboutToUnpublish: "访客不再看到它，内容留在这里。",
        aboutToUnpublishSelection: "访客不再看到选中的{{label}}，内容留在这里。",
        aboutToRevertToPublished: "没发布的修改会丢掉，内容回到已发布的样子。",
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
        documentLocked: "Record locked",
        currentlyEditing:
          "is currently editing this record. If you take over, they will be blocked from continuing to edit, and may also lose unsaved changes.",
        anotherUserTakenOver: "Another user has taken over editing this record.",
        documentModified: "Record modified",
        documentOutOfDate: "This record was recently updated by another user. Your view is out of date.",
        reloadDocument: "Reload record",
      },
      upload: { editImage: "Edit image" },
      localization: { copyToLocale: "Copy the texts to the other language", selectedLocales: "in chosen languages" },
      authentication: { resetPassword: "Set the password", resetYourPassword: "Set your password" },
      version: {
        saveDraft: "Save draft",
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

/** The desk's text of a key such as `general:updatedAt`: its own, or else Payload's. */
function inWords(language: "zh" | "en", key: string): string {
  const [group = "", name = ""] = key.split(":");
  const textIn = (texts: object) => (texts as Record<string, Record<string, string> | undefined>)[group]?.[name];
  return textIn(i18n.translations[language]) ?? textIn(i18n.supportedLanguages[language].translations) ?? key;
}

/**
 * Writes out the labels of Payload's own fields, such as the time of the last change, in both languages. Payload has them as functions,
 * and keeps what one answers in the language of whoever asks first: two versions were compared in a mixture of languages.
 */
export function writeLabels(config: SanitizedConfig): SanitizedConfig {
  for (const field of [...config.collections, ...config.globals].flatMap(({ fields }) => fields)) {
    if (!("label" in field) || typeof field.label !== "function") continue;
    const { label } = field;
    const labelIn = (language: "zh" | "en") =>
      String(label({ i18n: config.i18n as never, t: ((key: string) => inWords(language, key)) as never }));
    field.label = { zh: labelIn("zh"), en: labelIn("en") };
  }
  return config;
}
