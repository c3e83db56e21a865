import type { Language } from "#shared/languages.ts";
import { paths, servicePages } from "#app/lib/paths.ts";
import { findRecord, listRecords, type Listed, type Whole } from "./records.server.ts";

export type ServiceEntry = Listed<"services">;

/** A service page with everything that it shows. */
export type ServiceView = Whole<"services">;

/** The listed service pages in the editors' order. */
export function listServices(language: Language): Promise<ServiceEntry[]> {
  return listRecords("services", language, { where: { listed: { equals: true } } });
}

/** Pages that the code leads to: they are there in every language. */
const ALWAYS = new Set<string>(Object.values(servicePages));

/** The service page with this slug; null when there is none. */
export function findService(language: Language, slug: string): Promise<ServiceView | null> {
  return findRecord("services", language, slug, { whole: ALWAYS.has(paths.service(slug)) });
}
