import type { LayoutData } from "#app/data/layout-data.server.ts";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import type { SiteHandler } from "./site.ts";

/** The company's name and brand, requested from the site, which has them in memory. @throws Error when the site fails */
export async function siteBrand(site: SiteHandler, origin: string): Promise<Pick<LayoutData, "brand" | "scenery" | "company">> {
  const response = await site(new Request(`${origin}/frame/${DEFAULT_LANGUAGE}.json`));
  if (!response.ok) throw new Error(`The site's layout: ${response.status}`);
  return (await response.json()) as LayoutData;
}
