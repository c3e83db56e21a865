/**
 * Fetches a model's file.
 * @param size bytes of the file, for the progress
 * @param onProgress receives the loaded share, 0 to 1
 * @throws Error when the server refuses, or the connection breaks
 */
export async function loadModel(
  url: string,
  { size, signal, onProgress }: { size: number; signal: AbortSignal; onProgress: (share: number) => void },
): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`The model answered ${response.status}`);
  let arrived = 0;
  const stream = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        arrived += chunk.byteLength;
        onProgress(Math.min(1, arrived / Math.max(size, 1)));
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(stream).arrayBuffer();
}
