/** Site path of the enquiry form, begun with a product. */
export function quoteAddress(code: string): string {
  return `/buy?product=${encodeURIComponent(code)}`;
}
