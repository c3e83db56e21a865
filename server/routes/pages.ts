import { STATUS_CODES } from "node:http";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ErrorHandler } from "hono";
import type { Payload } from "payload";
import { bareError } from "#app/lib/http/bare-error.ts";
import { failureResponse } from "#app/lib/http/failure-response.ts";
import { currentRequest } from "#cms/lib/log/request-context.ts";
import { log } from "#cms/lib/log/index.ts";
import type { AppEnv } from "../http/app-env.ts";
import { normalizePath, oneAddress } from "../http/normalize-path.ts";
import { redirects } from "./redirects.ts";
import { languageCookie } from "../http/language-cookie.ts";
import type { SiteHandler } from "./site.ts";
import { languageOf } from "#shared/languages.ts";
import { plainPage } from "../../app/lib/http/plain-page.ts";
import { plainTexts } from "../../app/lib/http/plain-texts.ts";
import type { LeadKind } from "#shared/vocabulary/forms.ts";

/**
 * The site's pages with the middleware before them. The cache (`page-cache/`) serves the answer to a plain GET with all its headers to
 * everybody, so nothing here may write a visitor's data into a page.
 */
export function sitePages(cms: Payload, site: SiteHandler): Hono<AppEnv> {
  const pages = new Hono<AppEnv>();
  pages.use(normalizePath());
  pages.use(redirects(cms));
  pages.use(oneAddress());
  pages.use(languageCookie());
  pages.all("*", async (context) => {
    const answer = await site(context.req.raw);
    const submission = currentRequest()?.taken;
    return answer.status >= 500 && submission ? acceptedResponse(context.req.raw, submission) : answer;
  });
  pages.onError(answerFault);
  return pages;
}

/** The handler of errors that no route handles. */
export const answerFault: ErrorHandler<AppEnv> = (error, context) => {
  if (error instanceof HTTPException) return refusal(context.req.raw, error);
  log.error(error);
  return failureResponse(context.req.raw);
};

/** The answer to a refused request, in the format that it accepts. */
function refusal(request: Request, error: HTTPException): Response {
  const statusCode = error.status;
  const headers = new Headers({ "Cache-Control": "no-store" });
  return (
    bareError(
      request,
      { statusCode, statusMessage: error.message || (STATUS_CODES[statusCode] ?? ""), data: null, fatal: true },
      headers,
    ) ?? error.getResponse()
  );
}

/** Confirms a form whose page cannot be rendered now: after an error page the visitor would send it again, or give up. */
function acceptedResponse(request: Request, kind: LeadKind): Response {
  const texts = plainTexts(languageOf(new URL(request.url).pathname)).forms;
  const success =
    kind === "lead"
      ? { title: texts.leadSuccess, text: texts.leadSuccessNote }
      : { title: texts.messageSuccess, text: texts.messageSuccessNote };
  return new Response(plainPage(request, success), {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
