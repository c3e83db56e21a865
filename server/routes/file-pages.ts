import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_KEY, LANGUAGES, localPath, type Language } from "#shared/languages.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { ErrorPage } from "../http/error-page.ts";
import { wantsPage } from "../http/refusal.ts";

/** The headers that decide the language. */
const LANGUAGE_BY = "Accept-Language, Cookie";

/**
 * Answers a missing uploaded file with a page of the site for clients that accept pages, such as people who follow an old link. The address
 * has no language: a visitor who reads another one than the default, by the saved choice or else the browser's, is redirected to the
 * address in that one, which shows the same page.
 */
export function filePages(errorPage: ErrorPage): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await next();
    if (context.res.status !== 404) return;
    const { raw } = context.req;
    if (!wantsPage(raw)) return context.header("Vary", "Accept", { append: true });
    const saved = getCookie(context, LANGUAGE_KEY);
    const language = isLanguage(saved) ? saved : preferredLanguage(context.req.header("Accept-Language"));
    const { pathname, search } = new URL(raw.url);
    const page =
      language === DEFAULT_LANGUAGE
        ? await errorPage(raw, 404, `Page Not Found: ${pathname}`)
        : new Response(null, { status: 302, headers: { Location: localPath(pathname, language) + search, Vary: "Accept" } });
    page.headers.append("Vary", LANGUAGE_BY);
    page.headers.set("Cache-Control", "private, no-store");
    context.res = undefined;
    context.res = page;
  };
}

/** The language of the site that a browser asks for first; the default one where it asks for none. */
function preferredLanguage(acceptLanguage = ""): Language {
  const preferences = acceptLanguage.split(",").flatMap((entry) => {
    const [tag = "", weight] = entry.trim().split(/;\s*q=/);
    const language = LANGUAGES.find((one) => one === tag.toLowerCase().split("-")[0]);
    return language ? [{ language, weight: Number(weight ?? 1) }] : [];
  });
  return preferences.toSorted((one, other) => other.weight - one.weight)[0]?.language ?? DEFAULT_LANGUAGE;
}
