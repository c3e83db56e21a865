import { contentDisposition } from "#shared/lib/file-name.ts";
import { documentBundle } from "#app/data/datasheet/document-bundle.server.ts";
import { languageOf } from "#shared/languages.ts";
import { busyResponse } from "#app/lib/http/busy-response.ts";
import { checkFailed } from "#app/lib/errors.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { zipStream } from "#app/lib/format/zip.server.ts";
import type { Route } from "./+types/products.$slug.documents.ts";

export const handle: PageHandle = { parameters: [], streamed: true };

/** `/products/{slug}/documents.zip`: the present datasheet, manuals and certificates, streamed while reading them. */
export const loader = pageLoader({ middleware: ["slug"] }, async ({ params, url }: Route.LoaderArgs) => {
  const papers = await documentBundle(languageOf(url.pathname), params.slug);
  if (papers === "busy") return busyResponse();
  if (!papers) throw checkFailed(url.pathname);
  return new Response(zipStream(papers.files), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": contentDisposition("attachment", papers.name),
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
});
