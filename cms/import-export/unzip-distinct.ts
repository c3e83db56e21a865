import { unzipSync, type UnzipFileInfo } from "fflate";

/**
 * Unpacks the entries of an archive that are wanted, each to the bytes that the archive declares for it.
 * @throws Error for a damaged archive, and for one whose entries lie over one another: ten megabytes that 4,000 entries share would be
 * unpacked 4,000 times
 */
export function unzipDistinct(bytes: Uint8Array, isWanted: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  let packed = 0;
  return unzipSync(bytes, {
    filter: (file) => {
      packed += file.size;
      if (packed > bytes.length) throw new Error("Entries of the archive overlap");
      return isWanted(file);
    },
  });
}
