import { createHash } from "node:crypto";

/** The checksum by which equal files are known: SHA-256 in hexadecimal figures. */
export function checksumOf(data: Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}
