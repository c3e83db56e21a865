import { publishedLayoutData } from "#app/data/layout-data.server.ts";
import { cachedJsonAnswer, languageOfFile } from "#app/lib/language-file.ts";
import type { Route } from "./+types/layout-data.ts";

/** `/frame/{zh|en}.json`: the layout around every page. The client keeps it, so that no page carries it as data. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const { json } = await publishedLayoutData(languageOfFile(params.file, url));
  return cachedJsonAnswer(json);
}
