import { loadCompany } from "#app/data/layout-data.server.ts";
import { HTML_LANG, languageOf, localPath } from "#shared/languages.ts";
import { APP_ICONS } from "#app/lib/brand.ts";
import { LIGHT } from "#shared/design/themes.ts";
import { paths } from "#app/lib/paths.ts";
import type { Route } from "./+types/site.webmanifest.ts";

/** `/site.webmanifest` and `/en/site.webmanifest`: the site's name and icons on a phone's home screen. */
export async function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { name, description } = await loadCompany(language);
  const manifest = {
    id: "/",
    lang: HTML_LANG[language],
    name,
    short_name: name,
    description,
    start_url: localPath(paths.home, language),
    scope: "/",
    display: "minimal-ui",
    theme_color: LIGHT.paper,
    background_color: LIGHT.paper,
    icons: APP_ICONS.map(({ src, size, purpose }) => ({ src, sizes: `${size}x${size}`, type: "image/png", purpose })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
