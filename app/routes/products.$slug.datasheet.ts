import { makeDatasheet } from "#app/content/datasheet.server.ts";
import { languageOf } from "#app/i18n/languages.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import type { Route } from "./+types/products.$slug.datasheet.ts";

/** Seconds after which to ask again when too many are being made. */
const LATER = "5";

/** `/products/{slug}/datasheet.pdf`: made from what is published now, and kept as pages are, until something in it changes. */
export const loader = pageLoader({ middleware: ["slug"] }, async ({ params, url }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname);
  const made = await makeDatasheet(language, params.slug);
  if (made === "busy")
    return new Response("503 Too many documents at once\n", {
      status: 503,
      headers: { "Retry-After": LATER, "Cache-Control": "no-store" },
    });
  if (!made) throw checkFailed(url.pathname);
  const name = `${made.code}-datasheet-${language}.pdf`;
  return new Response(new Uint8Array(made.pdf), {
    headers: { "Content-Type": "application/pdf", "Content-Disposition": `inline; filename*=UTF-8''${encodeURIComponent(name)}` },
  });
});
