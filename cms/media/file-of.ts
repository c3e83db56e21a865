import type { PayloadRequest } from "payload";
import type { Media } from "../config/payload-types.ts";

/**
 * The number of the file that a field names: by its number, by its record, or in both languages. The Chinese file goes before the English
 * one: of both it is the one that is always there.
 */
export function fileIdOf(file: unknown): number | null {
  if (typeof file === "number") return file;
  if (typeof file !== "object" || file === null) return null;
  if ("id" in file && typeof file.id === "number") return file.id;
  const { zh, en } = file as { zh?: unknown; en?: unknown };
  return fileIdOf(zh) ?? fileIdOf(en);
}

/** A file of the library, also one in the trash; null when there is none. */
export function findFile(id: number, req: PayloadRequest): Promise<Media | null> {
  return req.payload.findByID({ collection: "media", id, depth: 0, disableErrors: true, trash: true, req });
}
