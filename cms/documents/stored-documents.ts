import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { storeIfPossible } from "../lib/atomic-file.ts";
import { settings } from "../config/settings.ts";
import { templateSource } from "./index.ts";
import { printable } from "./printable.ts";

/** Stored documents, at most; one has some 180 kB. */
const MAX_STORED = 500;

/** A generated document. */
export interface MadeDocument {
  pdf: Uint8Array;
  /** Whether it is complete; a document with an unreadable part is served, but not cached. */
  isWhole: boolean;
}

/**
 * A document from the disk, under a hash of its sources; otherwise generates it. So it is never outdated, and other processes have it too.
 * @param template name of its template
 * @param parts all other sources, as plain data
 */
export async function cachedDocument(template: "datasheet", parts: unknown, make: () => Promise<MadeDocument>): Promise<Uint8Array> {
  const folder = path.join(settings.dataDir, "documents");
  const name = createHash("sha256")
    .update(await templateSource(template))
    .update(printable(JSON.stringify(parts)))
    .digest("hex");
  const file = path.join(folder, `${name}.pdf`);
  const stored = await readFile(file).catch(() => null);
  if (stored) return stored;
  const { pdf, isWhole } = await make();
  if (isWhole) await storeIfPossible(file, Buffer.from(pdf), MAX_STORED);
  return pdf;
}
