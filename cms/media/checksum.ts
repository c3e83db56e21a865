import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

/** The checksum by which equal files are known: SHA-256 in hexadecimal figures. */
export function checksumOf(data: Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** The same of a file on the disk, which is never in memory whole. */
export async function checksumOfFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
