/** What can be done to a record or an account. */
export const ACTIONS = {
  create: { zh: "新建", en: "Created" },
  update: { zh: "修改", en: "Changed" },
  publish: { zh: "发布", en: "Published" },
  unpublish: { zh: "撤下", en: "Unpublished" },
  draft: { zh: "存草稿", en: "Saved a draft" },
  trash: { zh: "移入回收站", en: "Moved to the trash" },
  restore: { zh: "从回收站恢复", en: "Restored from the trash" },
  delete: { zh: "永久删除", en: "Deleted for good" },
  "sign-in": { zh: "登录", en: "Signed in" },
  invite: { zh: "邀请", en: "Invited" },
  export: { zh: "导出", en: "Exported" },
  "end-sessions": { zh: "结束会话", en: "Ended sessions" },
} as const;

export type Action = keyof typeof ACTIONS;
