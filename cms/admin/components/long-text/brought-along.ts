/** Data URLs of pictures, in the only form that the editor reads. */
const WRITTEN_OUT = /^data:image\/[a-z]+;base64,/i;

/**
 * Whether a pasted picture contains its data: as a data URL, or as a file of this page. The editor's dialog then uploads it; of any other
 * picture there is only the address.
 */
export function isBroughtAlong(source: string, origin: string): boolean {
  return WRITTEN_OUT.test(source) || source.startsWith(`blob:${origin}/`);
}
