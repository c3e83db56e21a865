import { findDrawing } from "#app/data/datasheet/drawing.server.ts";
import { languageOf } from "#shared/languages.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import type { Route } from "./+types/products.$slug.drawing.ts";

/** `/products/{slug}/drawing.svg`: the product from above, from the side and from its end, with its dimensions. */
export const loader = pageLoader({ middleware: ["slug"] }, async ({ params, url }: Route.LoaderArgs) => {
  const drawing = await findDrawing(languageOf(url.pathname), params.slug);
  if (!drawing) throw checkFailed(url.pathname);
  return new Response(drawing, { headers: { "Content-Type": "image/svg+xml; charset=utf-8" } });
});
