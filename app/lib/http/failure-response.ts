import { languageOf } from "#shared/languages.ts";
import { bareError } from "./bare-error.ts";
import { plainPage } from "./plain-page.ts";
import { plainTexts } from "./plain-texts.ts";
import type { SiteError } from "#app/lib/errors.ts";

const ERROR = { statusCode: 500, statusMessage: "Internal Server Error", data: null, fatal: true } as const satisfies SiteError;

/** Answers a request when the site itself cannot render anything; people get a page that needs two files of `public/` at most. */
export function failureResponse(request: Request): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  const bare = bareError(request, ERROR, headers);
  if (bare) return bare;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { errorTitle, errorText, status: statusText } = plainTexts(languageOf(new URL(request.url).pathname)).errors;
  const { statusCode: status } = ERROR;
  return new Response(plainPage(request, { title: errorTitle, text: errorText, code: status, note: statusText[status] }), {
    status,
    headers,
  });
}
