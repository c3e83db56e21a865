import { createHash } from "node:crypto";
import type { Context } from "hono";
import { deskTexts, type Texts } from "#cms/admin/texts/index.ts";
import { DESK_FALLBACK, DESK_LANGUAGES, HTML_LANG, LANGUAGES, type DeskLanguage } from "#shared/languages.ts";
import type { AppEnv } from "../http/app-env.ts";
import { languageFor } from "../http/csrf.ts";

/** Seconds after which another attempt is worth while, and after which a page reloads itself. */
const TRY_AGAIN = "5";
const LOAD_AGAIN = "3";
const AGAIN = { "Retry-After": TRY_AGAIN, "Cache-Control": "no-store" };

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
/** The languages of the desk that the site has; English where it has none of them. */
const SHOWN = new Set<DeskLanguage>([DESK_FALLBACK, ...DESK_LANGUAGES.filter((language) => LANGUAGES.includes(language))]);

function page(words: (texts: Texts) => { title: string; words: string }): string {
  const shown = Array.from(SHOWN, (language) => ({ lang: HTML_LANG[language], ...words(deskTexts(language)) }));
  return `<!doctype html>
<html lang="${HTML_LANG[DESK_FALLBACK]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${shown.map(({ title }) => title).join(" · ")}</title>
<style>${STYLE}</style>
<main>
${shown.map(({ lang, title, words: text }) => `<div lang="${lang}">\n<h1>${title}</h1>\n<p>${text}</p>\n</div>`).join("\n")}
</main>
</html>
`;
}

const STARTING = page(({ away }) => away);
const FAILING = page(({ away }) => away.failing);
const SLOW = page(({ away }) => away.slow);
const WITHOUT_DATABASE = page(({ away }) => away.database);

/** Why the admin's process does not answer: it starts, has failed to and is tried again, or is silent for too long. */
export type Absence = "starting" | "failing" | "slow";
const PAGES = { starting: STARTING, failing: FAILING, slow: SLOW };

/**
 * The answer to staff while the admin's process is away: a page in the desk's languages that reloads itself, or a sentence for REST calls.
 */
export function adminUnavailable({ req }: Context<AppEnv>, absence: Absence): Response {
  const status = absence === "slow" ? 504 : 503;
  if (!req.path.startsWith("/api/")) return answerOf(PAGES[absence], status);
  const { away } = deskTexts(languageFor(req.path, req.header("accept-language")));
  const message = absence === "slow" ? away.slow.call : away.call;
  return Response.json({ errors: [{ message }] }, { status, headers: AGAIN });
}

/** The page for a session that the database cannot check now. */
export function deskWithoutDatabase(): Response {
  return answerOf(WITHOUT_DATABASE, 503);
}

function answerOf(html: string, status: 503 | 504): Response {
  const headers = { ...AGAIN, Refresh: LOAD_AGAIN, "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY };
  return new Response(html, { status, headers });
}
