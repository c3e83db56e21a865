import { thumbnailAddress } from "../../lib/thumbnail-address.ts";
import type { Payload } from "payload";
import { contentLanguage, type DeskLanguage } from "#shared/languages.ts";

/** The company's name and look at the desk: the address of its logo, its accent colour, and whether the demonstration's logo applies. */
export async function deskBrand(payload: Payload, desk: DeskLanguage) {
  const select = { name: true, mark: true, accent: true, scenery: true } as const;
  const { name, mark, accent, scenery } = await payload.findGlobal({
    slug: "site",
    locale: contentLanguage(desk),
    depth: 1,
    select,
    overrideAccess: true,
  });
  const sign = typeof mark === "object" && mark?.filename ? thumbnailAddress(mark.filename) : null;
  return { name, sign, accent: accent ?? "", isDemonstration: scenery === true };
}
