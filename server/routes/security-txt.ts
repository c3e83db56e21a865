import { Hono } from "hono";
import type { Settings } from "#cms/config/settings.ts";
import { HTML_LANG, LANGUAGES } from "#shared/languages.ts";
import { DAY } from "#shared/lib/durations.ts";
import { REVALIDATE } from "../http/cache-control.ts";
import type { AppEnv } from "../http/app-env.ts";

const PATH = "/.well-known/security.txt";
/** Days for which an answer holds: it should be less than a year (RFC 9116, section 2.5.5). */
const HOLDS = 330;

/**
 * `/.well-known/security.txt` (RFC 9116): to whom faults of the site's safety are told, and by which rules. Without `SECURITY_CONTACT`
 * there is none. Until when it holds changes once a day, so that it can be revalidated.
 */
export function securityTxt({
  securityContacts,
  securityPolicy,
  siteUrl,
}: Pick<Settings, "securityContacts" | "securityPolicy" | "siteUrl">): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  if (securityContacts.length === 0) return routes;
  routes.get(PATH, (context) => {
    const expires = new Date((Math.floor(Date.now() / DAY) + HOLDS) * DAY);
    const lines = [
      ...securityContacts.map((contact) => `Contact: ${contact}`),
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
