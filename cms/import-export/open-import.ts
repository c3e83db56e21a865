import { FileFault, inFileWorker } from "../lib/file-worker/file-worker.ts";
import type { ImportArchive } from "./import-archive.ts";
import { words } from "./import-messages.ts";
import type { Read } from "./read-import.ts";
import { UnreadableFile } from "./unreadable.ts";

const MODULE = "cms/import-export/read-import.ts";
/** Seconds that opening a file may take: a thousand pictures take some. */
const SECONDS = 60;

const readArchive = inFileWorker<{ name: string; bytes: Uint8Array }, Read<ImportArchive>>(MODULE, "readArchive", SECONDS);

/** Takes an archive apart in a file worker. @throws UnreadableFile */
export async function openArchive(name: string, bytes: Uint8Array): Promise<ImportArchive> {
  const { sheet, pictures } = await orUnreadable(readArchive({ name, bytes }));
  // What was copied is of no class of Node's.
  return { sheet: { ...sheet, bytes: Buffer.from(sheet.bytes) }, pictures };
}

async function orUnreadable<T>(reading: Promise<Read<T>>): Promise<T> {
  const found = await reading.catch((error: unknown) => {
    if (error instanceof FileFault) throw new UnreadableFile(words.tooHeavy, { cause: error });
    throw error;
  });
  if ("unreadable" in found) throw new UnreadableFile(found.unreadable);
  return found.read;
}
