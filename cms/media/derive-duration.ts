import type { FieldHook, PayloadRequest } from "payload";
import { fileIdOf, findFile } from "./file-of.ts";

/** The length of a film in seconds, as it is noted with its file; null without a file, or where its length could not be read. */
export async function lengthOfVideo({ file }: { file?: unknown }, req: PayloadRequest): Promise<number | null> {
  const id = fileIdOf(file);
  return id === null ? null : ((await findFile(id, req))?.seconds ?? null);
}

/** Makes the length of a film from its file at every save. Where the file does not tell it, what is given or stored stays. */
export const madeLength: FieldHook = async ({ data, originalDoc, req, value }) => {
  const stored = (originalDoc ?? {}) as { file?: unknown; seconds?: unknown };
  return (await lengthOfVideo({ ...stored, ...(data as object) }, req)) ?? (value as unknown) ?? stored.seconds;
};
