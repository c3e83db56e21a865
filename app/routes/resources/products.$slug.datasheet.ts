import { contentDisposition } from "#shared/lib/file-name.ts";
import { datasheetName } from "#app/data/datasheet-name.ts";
import { makeDatasheet } from "#app/data/datasheet/datasheet.server.ts";
import { languageOf } from "#shared/languages.ts";
import { busyResponse } from "#app/lib/http/busy-response.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import type { Route } from "./+types/products.$slug.datasheet.ts";

/** `/products/{slug}/datasheet.pdf`: typeset from the published record, and cached like pages until something in it changes. */
export const loader = pageLoader({ middleware: ["slug"] }, async ({ params, url }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname);
  const datasheet = await makeDatasheet(language, params.slug);
  if (datasheet === "busy") return busyResponse();
  if (!datasheet) throw checkFailed(url.pathname);
  return new Response(new Uint8Array(datasheet.pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": contentDisposition("inline", datasheetName(datasheet.code, language)),
    },
  });
});
