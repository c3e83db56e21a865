import type { Payload } from "payload";
import { contentLanguage, type DeskLanguage } from "#shared/languages.ts";

/** What the company calls itself; the desk is named after it. */
export async function companyName(payload: Payload, desk: DeskLanguage): Promise<string> {
  const { name } = await payload.findGlobal({ slug: "site", locale: contentLanguage(desk), depth: 0, select: { name: true } });
  return name;
}
