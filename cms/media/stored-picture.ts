import { openPicture } from "./most-pixels.ts";
import { withoutMetadata } from "./picture-metadata.ts";

/** A picture as it is stored: without what its camera noted. What cannot be read stays as it is, and is refused elsewhere. */
export async function storedPicture(data: Uint8Array): Promise<Buffer> {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const metadata = await openPicture(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  return metadata ? withoutMetadata(bytes, metadata) : bytes;
}
