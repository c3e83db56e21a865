import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { REPORT_DIRECTIVES } from "#shared/lib/browser-reports.ts";
import { filmOrigins } from "#cms/media/film-hosts.ts";
import { settings } from "#cms/config/settings.ts";

/** Where Next looks for the word that its scripts are to carry. */
const NEXT_READS = "content-security-policy";

/**
 * Gives a page of the admin the strictest policy that it bears. Its scripts carry a word of their own, made anew for each answer; its
 * editors write styles into elements, and show files that are not sent yet.
 */
export function withAdminPolicy(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${randomBytes(16).toString("base64")}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ["media-src 'self' blob:", ...filmOrigins(settings.filmHosts)].join(" "),
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    REPORT_DIRECTIVES,
  ].join("; ");
  incoming.headers[NEXT_READS] = policy;
  outgoing.setHeader("Content-Security-Policy", policy);
}
