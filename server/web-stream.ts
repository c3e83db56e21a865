import type { Readable } from "node:stream";

/**
 * Node's stream of bytes as one of the web. `Readable.toWeb` (Node 24) may be handed data after its web stream has ended, when clients leave
 * early, and throws where nobody can catch it: the whole process would end with it. This one only takes what it asks for.
 * @param readable is destroyed when the reader stops
 */
export function webStream(readable: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = readable[Symbol.asyncIterator]() as AsyncIterator<Uint8Array<ArrayBuffer>>;
  // Whoever reads is told of it; a reader that has left needs no telling.
  readable.on("error", () => undefined);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      readable.destroy();
    },
  });
}
