/** The groups of the admin's menu. */
export const CATALOGUE = { zh: "目录", en: "Catalogue" };
export const CONTENT = { zh: "内容", en: "Content" };
export const CUSTOMERS = { zh: "客户", en: "Customers" };
export const SETTINGS = { zh: "设置", en: "Settings" };
