import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { storeIfPossible } from "../lib/atomic-file.ts";
import { settings } from "../config/settings.ts";
import { templateSource } from "./index.ts";
import { printable } from "./printable.ts";

/** Stored documents, at most; one has some 180 kB. */
const MAX_STORED = 500;

/** A document that was made. */
export interface MadeDocument {
  pdf: Uint8Array;
  /** Whether everything is in it that should be; a document with a part that could not be read is given out and not kept. */
  isWhole: boolean;
}

/**
 * A document from the disk, where it lies under what it was made of; if it does not lie there, it is made. So it is never an outdated one,
 * and the next process has it too.
 * @param template name of the template it is set in
 * @param parts everything else that tells it from others, as plain data
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
