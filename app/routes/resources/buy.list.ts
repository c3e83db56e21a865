import { makeQuotePaper } from "#app/data/quote-paper.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { busyResponse } from "#app/lib/http/busy-response.ts";
import { countryInAddress } from "#app/search/regions.ts";
import { contentDisposition } from "#shared/lib/file-name.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import type { Route } from "./+types/buy.list.ts";

export const handle: PageHandle = { parameters: ["items", "use", "in"] };

/** `/buy/list.pdf?items=a9:20,v3:5`: the quote list on paper; 404 when none of its products is there. */
export async function loader({ url }: Route.LoaderArgs) {
  const page = await pageContext(url);
  const pdf = await makeQuotePaper(url.searchParams, countryInAddress(url).country, page);
  if (pdf === "busy") return busyResponse();
  if (!pdf) throw checkFailed(url.pathname + url.search);
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": contentDisposition("inline", `${page.t("quote.list")}.pdf`),
      "Cache-Control": "no-store",
    },
  });
}
