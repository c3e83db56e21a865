import { Hono } from "hono";
import type { Settings } from "#cms/config/settings.ts";
import { REVALIDATE } from "../http/cache-control.ts";
import type { AppEnv } from "../http/app-env.ts";

const PATH = "/.well-known/security.txt";
/** Milliseconds for which the file holds after the start: it should be less than a year (RFC 9116, section 2.5.5). */
const HOLDS = 360 * 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt` (RFC 9116): to whom faults of the site's safety are told. Without `SECURITY_CONTACT` there is none. */
export function securityTxt({ securityContacts, siteUrl }: Pick<Settings, "securityContacts" | "siteUrl">): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  if (securityContacts.length === 0) return routes;
  const lines = [
    ...securityContacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(Date.now() + HOLDS).toISOString()}`,
    "Preferred-Languages: zh, en",
    `Canonical: ${siteUrl}${PATH}`,
    "",
  ];
  routes.get(PATH, (context) => context.text(lines.join("\n"), 200, { "Cache-Control": REVALIDATE }));
  return routes;
}
