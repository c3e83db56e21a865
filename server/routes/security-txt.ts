import { Hono } from "hono";
import type { Payload } from "payload";
import { cached } from "#cms/cache/cached.ts";
import { trackedReader } from "#cms/cache/tracked-reader.ts";
import type { Settings } from "#cms/config/settings.ts";
import { HTML_LANG, LANGUAGES } from "#shared/languages.ts";
import { DAY } from "#shared/lib/durations.ts";
import { securityContacts } from "#shared/lib/security-contacts.ts";
import { REVALIDATE } from "../http/cache-control.ts";
import type { AppEnv } from "../http/app-env.ts";

const PATH = "/.well-known/security.txt";
/** Days for which an answer holds: it should be less than a year (RFC 9116, section 2.5.5). */
const HOLDS = 330;

/** The company's e-mail, read again after a change. */
export function companyEmail(cms: Payload): () => Promise<string | null | undefined> {
  return cached(async () => (await trackedReader(cms).findGlobal({ slug: "site", depth: 0, select: { email: true } })).email);
}

/**
 * `/.well-known/security.txt` (RFC 9116): to whom faults of the site's safety are told, and by which rules. Without `SECURITY_CONTACT` and
 * the company's e-mail there is none. Until when it holds changes once a day, so that it can be revalidated.
 */
export function securityTxt(
  settings: Pick<Settings, "securityContacts" | "securityPolicy" | "siteUrl">,
  readEmail: () => Promise<string | null | undefined>,
): Hono<AppEnv> {
  const { securityPolicy, siteUrl } = settings;
  const routes = new Hono<AppEnv>();
  routes.get(PATH, async (context, next) => {
    const contacts = securityContacts(settings.securityContacts, await readEmail());
    if (contacts.length === 0) return next();
    const expires = new Date((Math.floor(Date.now() / DAY) + HOLDS) * DAY);
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${LANGUAGES.map((language) => HTML_LANG[language]).join(", ")}`,
      `Canonical: ${siteUrl}${PATH}`,
      `Policy: ${securityPolicy ?? `${siteUrl}/services/security`}`,
      "",
    ];
    return context.text(lines.join("\n"), 200, { "Cache-Control": REVALIDATE });
  });
  return routes;
}
