/** Reads an address; null for what is none. It is `URL.parse`, which not all browsers have that the client is for. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
