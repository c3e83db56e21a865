/** Pictures written out in a text, in the one way in which the editor can read them. */
const WRITTEN_OUT = /^data:image\/[a-z]+;base64,/i;

/**
 * Whether a picture that is not in the library came with what was pasted: written out in it, or as a file that this page holds. Such a one
 * is put into the library at once, in the dialog that then opens; of any other there is nothing but its address.
 */
export function isBroughtAlong(source: string, origin: string): boolean {
  return WRITTEN_OUT.test(source) || source.startsWith(`blob:${origin}/`);
}
