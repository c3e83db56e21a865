import type { Readable } from "node:stream";

/**
 * Node's stream of bytes as one of the web. `Readable.toWeb` (Node 24) may be handed data after its web stream has ended, when clients leave
 * early, and throws where nobody can catch it: the whole process would end with it. This one only takes what it asks for.
 * @param open is called once somebody reads. An answer to HEAD, or to a client who has left, is dropped without a word: what was open for
 * it would stay so for ever. The stream that it returns is destroyed when the reader stops.
 */
export function webStream(open: () => Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  let readable: Readable | undefined;
  let chunks: AsyncIterator<Uint8Array<ArrayBuffer>> | undefined;
  const begin = () => {
    // Reading reports a fault to the reader; a reader that has left needs none.
    readable = open().on("error", () => undefined);
    return readable[Symbol.asyncIterator]() as AsyncIterator<Uint8Array<ArrayBuffer>>;
  };
  return new ReadableStream(
    {
      async pull(controller) {
        chunks ??= begin();
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel() {
        readable?.destroy();
      },
    },
    // Buffers nothing ahead of the reader.
    { highWaterMark: 0 },
  );
}
