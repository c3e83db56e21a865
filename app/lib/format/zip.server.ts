import { crc32 } from "node:zlib";

/** A file of an archive. */
export interface ZipFile {
  /** Path within the archive, with slashes. */
  name: string;
  bytes: Uint8Array;
  changed: Date;
}

/** Numbers of the ZIP format, PKWARE's APPNOTE 6.3: signatures, version 2.0, and the flag for names in UTF-8. */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8 = 0x0800;
/** The first year that the format can say. */
const FIRST_YEAR = 1980;

/** Bytes of little-endian numbers, each with its width in bytes. */
function numbers(...values: [value: number, width: 2 | 4][]): Buffer {
  const bytes = Buffer.alloc(values.reduce((sum, [, width]) => sum + width, 0));
  let at = 0;
  for (const [value, width] of values) at = width === 2 ? bytes.writeUInt16LE(value, at) : bytes.writeUInt32LE(value, at);
  return bytes;
}

/** Time and date as MS-DOS wrote them, to two seconds, in UTC. */
function dosTime(moment: Date): [number, number] {
  const year = Math.max(moment.getUTCFullYear(), FIRST_YEAR);
  const time = (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1);
  return [time, ((year - FIRST_YEAR) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate()];
}

/**
 * A ZIP archive, sent while its files are read one after the other. They are stored as they are: what papers come in is packed
 * already. Below 4 GB in all.
 */
export function zipped(files: AsyncIterable<ZipFile>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const rest = parts(files);
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await rest.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await rest.return(undefined);
      },
    },
    // Nothing is begun before somebody reads: an answer to HEAD is dropped without a word.
    { highWaterMark: 0 },
  );
}

async function* parts(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes, changed } of files) {
    const path = Buffer.from(name, "utf8");
    const [time, date] = dosTime(changed);
    // From the flags to the length of the extra field: alike in both headers.
    const common = numbers(
      [UTF8, 2],
      [0, 2],
      [time, 2],
      [date, 2],
      [crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [path.length, 2],
      [0, 2],
    );
    const head = Buffer.concat([numbers([LOCAL, 4], [VERSION, 2]), common, path]);
    const place = numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    directory.push(Buffer.concat([numbers([CENTRAL, 4], [VERSION, 2], [VERSION, 2]), common, place, path]));
    offset += head.length + bytes.length;
    yield new Uint8Array(head);
    yield new Uint8Array(bytes);
  }
  const central = Buffer.concat(directory);
  yield new Uint8Array(central);
  const count = directory.length;
  yield new Uint8Array(numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [central.length, 4], [offset, 4], [0, 2]));
}
