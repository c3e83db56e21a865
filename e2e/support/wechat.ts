/** The account at WeChat of the tested site. */
export const WECHAT_ACCOUNT = { WECHAT_APP_ID: "wx0123456789abcdef", WECHAT_APP_SECRET: "0123456789abcdef0123456789abcdef" };

/** The ticket with which WeChat's API answers, and pages are signed. */
export const WECHAT_TICKET = "a-ticket";
