import { createHash } from "node:crypto";
import type { Context } from "hono";
import { en } from "#cms/admin/texts/en.ts";
import { zh } from "#cms/admin/texts/zh.ts";
import type { AppEnv } from "../http/app-env.ts";
import { languageFor } from "../http/csrf.ts";

/** Seconds after which it is worth trying again, and after which a page does so by itself. */
const TRY_AGAIN = "5";
const LOAD_AGAIN = "3";

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { max-width: 34rem; margin: 20vh auto; padding: 0 1.5rem; }
h1 { font-size: 1.375rem; margin: 2rem 0 0.5rem; }
p { margin: 0; }
`;
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
const PAGE = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${zh.away.title} · ${en.away.title}</title>
<style>${STYLE}</style>
<main>
<h1>${zh.away.title}</h1>
<p>${zh.away.words}</p>
<div lang="en">
<h1>${en.away.title}</h1>
<p>${en.away.words}</p>
</div>
</main>
</html>
`;

/**
 * What staff is told while the admin's process does not answer: a page in both languages that loads itself again, or a sentence for
 * calls of REST.
 */
export function adminUnavailable({ req }: Context<AppEnv>, status: 503 | 504 = 503): Response {
  const headers = { "Retry-After": TRY_AGAIN, "Cache-Control": "no-store" };
  if (req.path.startsWith("/api/")) {
    const message = (languageFor(req.path, req.header("accept-language")) === "en" ? en : zh).away.call;
    return Response.json({ errors: [{ message }] }, { status, headers });
  }
  return new Response(PAGE, {
    status,
    headers: { ...headers, Refresh: LOAD_AGAIN, "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY },
  });
}
