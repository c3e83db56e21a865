import { pageContext } from "#app/data/page.server.ts";
import { openApi } from "#app/data/machine/openapi.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, localPath } from "#shared/languages.ts";
import type { Route } from "./+types/api.json.ts";

/** `/api.json`: the site's interface for programs as OpenAPI. */
export async function loader({ url }: Route.LoaderArgs) {
  const { layout } = await pageContext(url);
  const prefixes = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map((language) => localPath("/", language));
  const description = openApi({ origin: layout.origin, name: layout.company.name, prefixes });
  return Response.json(description, { headers: { "Cache-Control": "public, max-age=600", "Access-Control-Allow-Origin": "*" } });
}
