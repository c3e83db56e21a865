import type { Payload } from "payload";
import { LANGUAGES, type Language } from "#shared/languages.ts";
import type { Site } from "../config/payload-types.ts";
import { markBegun } from "./state.ts";

/** The company whose site begins. */
export interface OwnCompany {
  name: string;
  nameEn: string;
  email: string;
}

/** What a site is called until its company has been named in the desk. */
export const UNNAMED: OwnCompany = { name: "我们的公司", nameEn: "Our company", email: "hello@example.com" };

function siteIn(language: Language, { name, nameEn, email }: OwnCompany): Partial<Site> {
  const isChinese = language === "zh";
  const own = isChinese ? name : nameEn;
  return {
    name: own,
    legalName: own,
    platformName: isChinese ? "定位云平台" : "Tracking cloud",
    description: isChinese ? `${own}：GPS／北斗定位终端与物联网云平台。` : `${own}: GPS and BeiDou trackers and an IoT cloud platform.`,
    address: isChinese ? "请在后台填写地址" : "Enter the address in the admin",
    latitude: 0,
    longitude: 0,
    phone: "-",
    email,
    salesEmail: email,
    supportEmail: email,
    hours: isChinese ? "周一至周五 9:00–18:00" : "Monday to Friday, 9:00–18:00",
    responsePromise: isChinese ? "1 个工作日内联系您" : "We contact you within 1 business day",
    platformUrl: "https://example.com",
    appStoreUrl: "https://example.com",
    androidUrl: "https://example.com",
    icpNumber: "-",
    policeNumber: "-",
    licenceNumber: "-",
  };
}

/** Begins a site without the demonstration: the company alone, and no record of any kind. */
export async function beginOwnSite(payload: Payload, company: OwnCompany): Promise<void> {
  await nameCompany(payload, company);
  await markBegun(payload);
}

/** Fills the company's global in every language. */
export async function nameCompany(payload: Payload, company: OwnCompany): Promise<void> {
  for (const locale of LANGUAGES) {
    await payload.updateGlobal({ slug: "site", locale, depth: 0, data: { qrCodes: [], ...siteIn(locale, company) } });
  }
}
