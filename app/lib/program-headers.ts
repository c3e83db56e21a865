/**
 * The headers of an answer for programs. Whoever keeps it asks for it anew after ten minutes, by its `ETag` or by the moment at which it was
 * made: it is made anew once something that it is made of has changed, a record that goes included.
 * @param type media type, with charset
 */
export function programHeaders(type: string): Record<string, string> {
  return { "Content-Type": type, "Cache-Control": "public, max-age=600", "Last-Modified": new Date().toUTCString() };
}

/** Allows pages of other hosts to read an answer. */
export const FOR_ANY_ORIGIN = { "Access-Control-Allow-Origin": "*" } as const;
