/** What the desk says about accounts, in both languages. */
export const ACCOUNT_TEXTS = {
  invite: { zh: "邀请同事", en: "Invite a colleague" },
  name: { zh: "姓名", en: "Name" },
  email: { zh: "邮箱", en: "E-mail" },
  role: { zh: "角色", en: "Role" },
  send: { zh: "生成一次性链接", en: "Make a one-time link" },
  linkReady: {
    zh: "把这个链接交给对方设置密码，3 天内有效，只能用一次：",
    en: "Hand over this link to set a password. It works once, within 3 days:",
  },
  mailed: { zh: "链接也已发到对方邮箱。", en: "The link was mailed as well." },
  sessions: { zh: "已登录", en: "Signed in" },
  noSessions: { zh: "没有登录。", en: "Nowhere." },
  since: { zh: "自", en: "since" },
  own: { zh: "（当前）", en: "(this one)" },
  end: { zh: "结束其他会话", en: "End the other sessions" },
  factor: { zh: "两步验证", en: "Second factor" },
  factorOn: {
    zh: "已开启。登录时在密码后面加一个空格和验证器里的 6 位数字。",
    en: "On. At the sign-in type a space and the 6 digits of the authenticator after the password.",
  },
  factorOff: { zh: "未开启。", en: "Off." },
  factorBegin: { zh: "开启", en: "Turn on" },
  factorScan: { zh: "用验证器应用扫描，然后输入 6 位数字：", en: "Scan this with an authenticator, then type its 6 digits:" },
  factorConfirm: { zh: "确认", en: "Confirm" },
  factorRemove: { zh: "关闭", en: "Turn off" },
  failed: { zh: "没有成功，请重试。", en: "That did not work; please try again." },
};
