/** Chunks that have come since the page was opened. */
const fetched = new Set<string>();

/**
 * Fetches chunks ahead of their import, which then takes them from the browser's cache. A failed import is final in some browsers: they
 * ask for it and for what it imports no more while the document is open, and no retry could bring the page.
 * @throws Error when one of them cannot be had
 */
export async function fetchChunks(chunks: string[]): Promise<void> {
  const here = chunksOfDocument();
  await Promise.all(chunks.filter((chunk) => !here.has(chunk) && !fetched.has(chunk)).map(fetchChunk));
}

async function fetchChunk(chunk: string): Promise<void> {
  const response = await fetch(chunk);
  if (!response.ok) throw new Error(`${chunk}: ${response.status}`);
  await response.arrayBuffer();
  fetched.add(chunk);
}

/** The chunks that the client of this document consists of: the script that starts it names them. */
function chunksOfDocument(): Set<string | null> {
  const links = document.querySelectorAll('head > link[rel="modulepreload"]');
  return new Set([...links].map((link) => link.getAttribute("href")));
}
