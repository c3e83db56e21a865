/** The texts of the sign-in and related pages, and of unknown addresses, in Chinese. */
export const sign = {
  sign: {
    title: (company: string) => `${company}工作台`,
    about: "询盘、产品、各语言的内容。",
    otherLanguage: "English",
    email: "邮箱",
    password: "密码",
    enter: "登录",
    forgot: "忘记密码",
    back: "返回登录",
    code: {
      title: "两步验证",
      field: "验证码",
      hint: "请输入手机上验证器里的 6 位数字，或一个 12 位的恢复码。两样都没有时，请管理员关闭你的两步验证。",
      other: "换一个账号",
    },
    forgotten: {
      title: "忘记密码",
      about: "填写你的邮箱，我们发给你一个设置新密码的链接。",
      send: "发送链接",
      sentTitle: "请查收邮件",
      sent: "如果这个邮箱有账号，链接已经发出，一小时内有效。",
      noMail: "没有设置发信。请管理员在“设置 → 用户”里给你生成一个一次性链接。",
    },
    newPassword: {
      title: "设置密码",
      about: (name: string) => `${name}，请设置一个至少 12 个字符的密码。`,
      field: "新密码",
      again: "再输入一次",
      differ: "两次输入的密码不一样。",
      save: "设置并登录",
      expiredTitle: "链接已失效",
      expired: "链接已过期，或者已经用过。请向管理员要一个新的。",
      signedInTitle: "你已登录",
      signedIn: (name: string) => `现在登录的是${name}。要用这个链接，请先退出。`,
      signOut: "退出",
      toDesk: "回到工作台",
    },
    first: { title: "第一位管理员", about: "网站还没有账号。填写安装码，建立第一位管理员。" },
  },
  notFound: {
    title: "没有这个页面",
    words: (path: string) => `工作台里没有 ${path}：可能已被删除，网址写错了，或者你的角色看不到它。`,
    toDesk: "回到工作台",
    search: "搜索",
  },
};

export type SignTexts = typeof sign;
