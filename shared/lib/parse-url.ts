/** Reads an address; null for another text. It is `URL.parse`, which some of the client's browsers lack. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
