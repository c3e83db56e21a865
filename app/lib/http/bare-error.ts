import { prefersJsonErrors } from "./accept.ts";
import { isCrawler } from "./crawlers.ts";
import type { SiteError } from "#app/lib/errors.ts";

/**
 * An error for those who get no error page: as JSON for clients that ask for JSON first or take no HTML, as a bare line for crawlers.
 * @param headers sent along; changed
 * @returns null for everybody else
 */
export function bareError(request: Request, error: SiteError, headers: Headers): Response | null {
  const status = error.statusCode;
  // Caches on the way keep the forms apart.
  headers.append("Vary", "Accept, User-Agent");
  if (prefersJsonErrors(request.headers.get("accept"))) return Response.json(error, { status, headers });
  if (!isCrawler(request.headers.get("user-agent"))) return null;
  headers.set("Content-Type", "text/plain; charset=utf-8");
  return new Response(`${status} ${error.statusMessage}\n`, { status, headers });
}
