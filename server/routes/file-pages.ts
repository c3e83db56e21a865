import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { isLanguage, LANGUAGE_KEY, localPath } from "#shared/languages.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { ErrorPage } from "../http/error-page.ts";
import { isEnglish } from "../http/csrf.ts";
import { wantsPage } from "../http/refusal.ts";

/** What the language is chosen by. */
const LANGUAGE_BY = "Accept-Language, Cookie";

/**
 * Says on a page of the site that an uploaded file is not there, to who asks for pages, as who follows an old link does. The address is of no
 * language: who reads English, by the choice that was saved or else by the browser's, is led to the English address, where nothing is either.
 */
export function filePages(errorPage: ErrorPage): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await next();
    if (context.res.status !== 404) return;
    const { raw, path } = context.req;
    if (!wantsPage(raw)) return context.header("Vary", "Accept", { append: true });
    const chosen = getCookie(context, LANGUAGE_KEY);
    const english = isLanguage(chosen) ? chosen === "en" : isEnglish(path, context.req.header("Accept-Language"));
    const { pathname, search } = new URL(raw.url);
    const page = english
      ? new Response(null, { status: 302, headers: { Location: localPath(pathname, "en") + search, Vary: "Accept" } })
      : await errorPage(raw, 404, `Page Not Found: ${pathname}`);
    page.headers.append("Vary", LANGUAGE_BY);
    page.headers.set("Cache-Control", "private, no-store");
    context.res = undefined;
    context.res = page;
  };
}
