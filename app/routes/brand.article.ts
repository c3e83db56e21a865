import { languageOf, localPath } from "#shared/languages.ts";
import { redirectTo } from "#app/lib/navigate-to.ts";
import type { Route } from "./+types/brand.article.ts";
import { paths } from "#app/lib/paths.ts";

/** The brand story under its usual spelling redirects to its historical address. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirectTo(localPath(paths.story, languageOf(url.pathname)), { redirectCode: 301 });
}
