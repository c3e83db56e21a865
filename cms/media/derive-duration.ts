import type { FieldHook, PayloadRequest } from "payload";
import { fileIdOf, findFile } from "./file-of.ts";

/** The length of a film in seconds, as stored with its file; null without a file, or where it is unknown. */
export async function lengthOfVideo({ file }: { file?: unknown }, req: PayloadRequest): Promise<number | null> {
  const id = fileIdOf(file);
  return id === null ? null : ((await findFile(id, req))?.seconds ?? null);
}

/** Derives the length of a film from its file at every save. Keeps the sent or stored length where the file does not determine it. */
export const deriveDuration: FieldHook = async ({ data, originalDoc, req, value }) => {
  const stored = (originalDoc ?? {}) as { file?: unknown; seconds?: unknown };
  return (await lengthOfVideo({ ...stored, ...(data as object) }, req)) ?? (value as unknown) ?? stored.seconds;
};
