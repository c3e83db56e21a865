import { loadTexts } from "#app/content/texts.server.ts";
import { keptJsonAnswer, languageOfFile } from "#app/i18n/language-file.ts";
import type { Route } from "./+types/locales.ts";

/** `/locales/{zh|en}.json`: the built-in texts with the editors' changes merged over them. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const { json } = await loadTexts(languageOfFile(params.file, url));
  return keptJsonAnswer(json);
}
