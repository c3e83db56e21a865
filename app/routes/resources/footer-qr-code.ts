import { loadLayoutData } from "#app/data/layout-data.server.ts";
import { qrDrawing } from "#app/data/qr-codes.server.ts";
import { isLanguage } from "#shared/languages.ts";
import { pageNotFound } from "#app/lib/errors.ts";
import type { Route } from "./+types/footer-qr-code.ts";

/** Seconds to cache a drawing; its address changes with its content. */
const A_DAY = 86_400;

/** `/codes/{language}-{number}.svg`: a QR code of the footer. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const [, language, number] = /^([a-z]+)-(\d{1,2})\.svg$/.exec(params.file) ?? [];
  const code = isLanguage(language) && (await loadLayoutData(language)).qrCodes[Number(number)];
  if (!code) throw pageNotFound(url.pathname);
  return new Response(qrDrawing(code.link), { headers: { "Content-Type": "image/svg+xml", "Cache-Control": `public, max-age=${A_DAY}` } });
}
