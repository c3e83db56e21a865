import { languageOf } from "#shared/languages.ts";
import { plainPage } from "./plain-page.ts";
import { plainTexts } from "./plain-texts.ts";

/** Says that a form was taken whose page cannot be rendered now: who sees an error instead would send it again, or give up. */
export function acceptedResponse(request: Request, form: "leads" | "messages"): Response {
  const texts = plainTexts(languageOf(new URL(request.url).pathname)).forms;
  const success =
    form === "leads"
      ? { title: texts.leadSuccess, text: texts.leadSuccessNote }
      : { title: texts.messageSuccess, text: texts.messageSuccessNote };
  return new Response(plainPage(request, success), {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
