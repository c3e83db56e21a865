import { unzipSync, zipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import { UnreadableFile } from "./unreadable.ts";
import { largeInside } from "./words.ts";

const MEGABYTE = 1024 * 1024;
/** Bytes that the parts of a workbook may have when they are unpacked: three times what 10,000 products take with all their columns. */
const MOST_UNPACKED = 160 * MEGABYTE;

/**
 * The rows of a workbook's first sheet.
 * @param most bytes that it may have when it is unpacked
 * @throws UnreadableFile for one that is larger
 */
export async function readWorkbook(bytes: Uint8Array, most = MOST_UNPACKED): Promise<unknown[][]> {
  const rows: unknown[][] = await readSheet(Buffer.from(unpacked(bytes, most)), { trim: false });
  return rows;
}

/**
 * What is read of a workbook, in an archive that packs nothing: a small file can be packed so that no machine has the memory for what is
 * in it, and the reader bounds nothing. A part gets the bytes that the archive tells of it, and no more whatever is in it.
 */
function unpacked(bytes: Uint8Array, most: number): Uint8Array {
  let size = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/.test(name)) return false;
      size += originalSize;
      if (size > most) throw new UnreadableFile(largeInside(most / MEGABYTE));
      return true;
    },
  });
  return zipSync(parts, { level: 0 });
}
