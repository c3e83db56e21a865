import type { LayoutData } from "#app/data/layout-data.server.ts";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import type { SiteHandler } from "./site.ts";

/** The company's name and what its site looks like, asked of the site itself, whose process alone has it in memory. @throws Error when it cannot be had */
export async function siteBrand(site: SiteHandler, origin: string): Promise<Pick<LayoutData, "brand" | "scenery" | "company">> {
  const response = await site(new Request(`${origin}/frame/${DEFAULT_LANGUAGE}.json`));
  if (!response.ok) throw new Error(`The site's layout: ${response.status}`);
  return (await response.json()) as LayoutData;
}
