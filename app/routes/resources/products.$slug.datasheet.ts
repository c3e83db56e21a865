import { contentDisposition } from "#shared/lib/file-name.ts";
import { datasheetName } from "#app/data/datasheet-name.ts";
import { makeDatasheet } from "#app/data/datasheet/datasheet.server.ts";
import { languageOf } from "#shared/languages.ts";
import { busyResponse } from "#app/lib/http/busy-response.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import type { Route } from "./+types/products.$slug.datasheet.ts";

/** `/products/{slug}/datasheet.pdf`: made from what is published now, and kept as pages are, until something in it changes. */
export const loader = pageLoader({ middleware: ["slug"] }, async ({ params, url }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname);
  const made = await makeDatasheet(language, params.slug);
  if (made === "busy") return busyResponse();
  if (!made) throw checkFailed(url.pathname);
  return new Response(new Uint8Array(made.pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": contentDisposition("inline", datasheetName(made.code, language)),
    },
  });
});
