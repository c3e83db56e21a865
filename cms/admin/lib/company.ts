import type { Payload } from "payload";
import type { Language } from "#shared/languages.ts";

/** What the company calls itself; the desk is named after it. */
export async function companyName(payload: Payload, locale: Language): Promise<string> {
  const { name } = await payload.findGlobal({ slug: "site", locale, depth: 0, select: { name: true } });
  return name;
}
