import en from "#app/i18n/locales/en/errors.json" with { type: "json" };
import zh from "#app/i18n/locales/zh/errors.json" with { type: "json" };
import { HTML_LANG, languageOf, localPath } from "#app/i18n/languages.ts";
import { bareError } from "./bare-error.ts";
import type { SiteError } from "#app/lib/errors.ts";

const TEXTS = { zh, en };
const ERROR: SiteError = { statusCode: 500, statusMessage: "Internal Server Error", data: null, fatal: true };

/** Answers a request when the site itself cannot render anything; people get a page that needs two files of `public/` at most. */
export function failureResponse(request: Request): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  const bare = bareError(request, ERROR, headers);
  if (bare) return bare;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(failurePage(new URL(request.url).pathname), { status: ERROR.statusCode, headers });
}

function failurePage(pathname: string): string {
  const language = languageOf(pathname);
  const { errorTitle, errorText, backHome, goBack } = TEXTS[language];
  return `<!doctype html>
<html lang="${HTML_LANG[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${errorTitle}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/failure.css">
<script src="/failure.js" defer></script>
</head>
<body>
<main>
<p class="code" aria-hidden="true">${ERROR.statusCode}</p>
<h1>${errorTitle}</h1>
<p>${errorText}</p>
<p class="actions"><a href="${localPath("/", language)}">${backHome}</a> <button type="button" hidden>${goBack}</button></p>
<p class="small">${ERROR.statusMessage}</p>
</main>
</body>
</html>
`;
}
