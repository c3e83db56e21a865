import { openPicture } from "./most-pixels.ts";
import { withoutMetadata } from "./picture-metadata.ts";

/** A picture as the library stores it: without its camera's notes. Another file stays as it is; another check refuses it. */
export async function storedPicture(data: Uint8Array): Promise<Buffer> {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const metadata = await openPicture(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  return metadata ? withoutMetadata(bytes, metadata) : bytes;
}
