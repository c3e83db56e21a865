import type { Frame } from "#app/data/frame.server.ts";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import type { SiteHandler } from "./site.ts";

/** The company's name and what its site looks like, asked of the site itself, whose process alone has it in memory. @throws Error when it cannot be had */
export async function siteBrand(site: SiteHandler, origin: string): Promise<Pick<Frame, "brand" | "scenery" | "company">> {
  const response = await site(new Request(`${origin}/frame/${DEFAULT_LANGUAGE}.json`));
  if (!response.ok) throw new Error(`The site's frame: ${response.status}`);
  return (await response.json()) as Frame;
}
