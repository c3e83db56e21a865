import type { PayloadRequest } from "payload";
import { KNOWN_LANGUAGES, LANGUAGES, type Language } from "#shared/languages.ts";
import type { Media } from "../config/payload-types.ts";

/**
 * The id of the file in a field: as an id, a record, or a value per language. The site's first language takes precedence, because its file
 * always exists.
 */
export function fileIdOf(file: unknown): number | null {
  if (typeof file === "number") return file;
  if (typeof file !== "object" || file === null) return null;
  if ("id" in file && typeof file.id === "number") return file.id;
  for (const language of [...LANGUAGES, ...KNOWN_LANGUAGES]) {
    const id = fileIdOf((file as Partial<Record<Language, unknown>>)[language]);
    if (id !== null) return id;
  }
  return null;
}

/** A file of the library, also one in the trash; null when there is none. */
export function findFile(id: number, req: PayloadRequest): Promise<Media | null> {
  return req.payload.findByID({ collection: "media", id, depth: 0, disableErrors: true, trash: true, req, overrideAccess: true });
}
