import { loadTexts } from "#app/content/texts.server.ts";
import { isLanguage } from "#app/i18n/languages.ts";
import { pageNotFound } from "#app/lib/errors.ts";
import type { Route } from "./+types/locales.ts";

/** `/locales/{zh|en}.json`: the built-in texts with the editors' changes merged over them. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const [language, extension, ...rest] = params.file.split(".");
  if (!isLanguage(language) || extension !== "json" || rest.length > 0) throw pageNotFound(url.pathname);
  return Response.json(await loadTexts(language), { headers: { "Cache-Control": "no-cache" } });
}
