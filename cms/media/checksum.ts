import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

/** The checksum that identifies equal files: SHA-256 in hexadecimal. */
export function checksumOf(data: Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** The same for a file on disk, without reading it into memory whole. */
export async function checksumOfFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
