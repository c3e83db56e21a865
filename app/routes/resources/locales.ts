import { loadTexts } from "#app/data/texts.server.ts";
import { cachedJsonAnswer, languageOfFile } from "#app/lib/language-file.ts";
import type { Route } from "./+types/locales.ts";

/** `/locales/{language}.json`: the built-in texts with the editors' changes merged over them. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const { json } = await loadTexts(languageOfFile(params.file, url));
  return cachedJsonAnswer(json);
}
