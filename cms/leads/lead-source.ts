import { say } from "#shared/desk-texts/say.ts";
import type { DeskLanguage } from "#shared/languages.ts";
import type { Lead } from "../config/payload-types.ts";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";

/** The sources of visitors to the site, and of leads that staff enters. */
export const LEAD_SOURCES = {
  search: say("Search (as a source)"),
  direct: say("Direct"),
  ad: say("Advertising"),
  event: say("QR code at a fair"),
  mail: say("Mailing"),
  social: say("Social media"),
  link: say("Other sites"),
  phone: say("Telephone"),
  chat: say("WeChat, WhatsApp"),
  fair: say("Met at a fair"),
  other: say("Other"),
} as const satisfies Record<string, Bilingual>;

export type LeadSource = keyof typeof LEAD_SOURCES;

/** The sources of manually entered leads. */
export const MANUAL_LEAD_SOURCES = ["phone", "chat", "fair", "other"] as const satisfies LeadSource[];

/** The form's data about the visitor's origin. */
export interface Origin {
  source?: string | null;
  referrer?: string | null;
  utmSource?: string | null;
  utmMedium?: string | null;
}

/** Values of utm_medium, as the campaign builders of Google and Baidu propose them; the first match counts. */
const MEDIA: [LeadSource, RegExp][] = [
  ["ad", /cpc|ppc|cpm|paid|display|banner|affiliate|^ads?$|sem$/i],
  ["event", /qr|fair|expo|event|offline|print|booth|展/i],
  ["mail", /mail|newsletter|edm/i],
  ["social", /social|wechat|weixin|weibo/i],
  ["search", /organic/i],
];
const SEARCH = /(?:^|\.)(?:google|bing|baidu|sogou|so|haosou|sm|yandex|duckduckgo|ecosia|yahoo|naver|qwant)\.[a-z.]{2,6}$/i;
const SOCIAL =
  /(?:^|\.)(?:linkedin|lnkd|facebook|instagram|twitter|x|t|youtube|weibo|zhihu|wechat|qq|douyin|tiktok|xiaohongshu)\.(?:com|cn|co|in)$/i;

/**
 * The source of a visitor: the campaign's own statement, otherwise the referring site.
 * @returns null for an unknown one, such as of a visitor without consent to store it
 */
export function leadSource({ source, referrer, utmSource, utmMedium }: Origin): LeadSource | null {
  const campaign = MEDIA.find(([, words]) => words.test(utmMedium ?? ""))?.[0];
  if (campaign) return campaign;
  const host = referrer ? (URL.parse(referrer)?.hostname ?? referrer) : "";
  if (SEARCH.test(host)) return "search";
  if (SOCIAL.test(host)) return "social";
  if (host || utmSource) return "link";
  return source ? "direct" : null;
}

/** The name of a lead's source; "" for an unknown one. */
export function leadSourceName({ cameFrom, origin }: Pick<Lead, "cameFrom" | "origin">, language: DeskLanguage): string {
  const way = cameFrom ?? leadSource(origin ?? {});
  return way ? inLanguage(LEAD_SOURCES[way], language) : "";
}
