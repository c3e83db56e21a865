import { cached } from "#cms/cache/cached.ts";
import { settings } from "#cms/config/settings.ts";
import { securityContacts } from "#shared/lib/security-contacts.ts";
import { publishedContent } from "./published-content.server.ts";

export interface SecurityReports {
  contacts: readonly string[];
  policy: string | null;
}

/** Where to report weaknesses of the site, and the policy; null where neither a setting nor the company names an address. */
export const securityReports = cached(async (): Promise<SecurityReports | null> => {
  const cms = await publishedContent();
  const { email } = await cms.findGlobal({ slug: "site", depth: 0, select: { email: true } });
  const contacts = securityContacts(settings.securityContacts, email);
  return contacts.length > 0 ? { contacts, policy: settings.securityPolicy } : null;
});
