import { Zip, ZipPassThrough } from "fflate";

/** A file of an archive. */
export interface ZipFile {
  /** Path within the archive, with slashes. */
  name: string;
  bytes: Uint8Array;
  changed: Date;
}

/** The first moment that the format can say, wherever the process is. */
const FIRST = Date.UTC(1980, 0, 2);

/**
 * A ZIP archive, sent while its files are read one after the other: nothing is begun before somebody reads, and one file is in memory at a
 * time. They are stored as they are: what papers come in is compressed already. Below 4 GB in all.
 */
export function zipStream(files: AsyncIterable<ZipFile>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = chunksOf(files);
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* chunksOf(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const ready: Uint8Array<ArrayBuffer>[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, bytes, changed } of files) {
    const file = new ZipPassThrough(name);
    file.mtime = Math.max(changed.getTime(), FIRST);
    archive.add(file);
    file.push(bytes, true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}
