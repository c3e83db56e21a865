import { languageOf } from "#shared/languages.ts";
import en from "#app/i18n/locales/en/forms.json" with { type: "json" };
import zh from "#app/i18n/locales/zh/forms.json" with { type: "json" };
import { plainPage } from "./plain-page.ts";

const TEXTS = { zh, en };

/** Says that a form was taken whose page cannot be rendered now: who sees an error instead would send it again, or give up. */
export function takenResponse(request: Request, form: "leads" | "messages"): Response {
  const texts = TEXTS[languageOf(new URL(request.url).pathname)];
  const success =
    form === "leads"
      ? { title: texts.leadSuccess, text: texts.leadSuccessNote }
      : { title: texts.messageSuccess, text: texts.messageSuccessNote };
  return new Response(plainPage(request, success), {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
