/** Opens what came in for an import. It runs in a file worker (`open-import.ts`). */
import type { Bilingual } from "../lib/i18n.ts";
import { openImportArchive, type ImportArchive } from "./import-archive.ts";
import { UnreadableFile } from "./unreadable.ts";

/** What was read, or why it cannot be. */
export type Read<T> = { read: T } | { unreadable: Bilingual };

/** Takes an archive apart. */
export function readArchive({ name, bytes }: { name: string; bytes: Uint8Array }): Promise<Read<ImportArchive>> {
  return orReason(openImportArchive(name, bytes));
}

async function orReason<T>(reading: Promise<T>): Promise<Read<T>> {
  try {
    return { read: await reading };
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.reason };
    throw error;
  }
}
