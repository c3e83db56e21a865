import { findLandPattern } from "#app/data/datasheet/drawing.server.ts";
import { languageOf } from "#shared/languages.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import type { Route } from "./+types/products.$slug.pins.ts";

/** `/products/{slug}/pins.svg`: the land pattern of a module, with the numbers and names of its pads. */
export const loader = pageLoader({ middleware: ["slug"] }, async ({ params, url }: Route.LoaderArgs) => {
  const drawing = await findLandPattern(languageOf(url.pathname), params.slug);
  if (!drawing) throw checkFailed(url.pathname);
  return new Response(drawing, { headers: { "Content-Type": "image/svg+xml; charset=utf-8" } });
});
