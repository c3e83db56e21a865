import { languageOf, localPath } from "#shared/languages.ts";
import { redirectTo } from "#app/lib/navigate-to.ts";
import { paths } from "#app/lib/paths.ts";
import type { Route } from "./+types/services.ts";

/** People guess this address from those below it; it redirects to the first of the services' pages. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirectTo(localPath(paths.services, languageOf(url.pathname)) + url.search, { redirectCode: 301 });
}
