/** FNV-1a, 32 bits: the offset basis and the prime of its authors (Fowler, Noll, Vo). */
const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** A short name for a text that changes with it, alike on the server and in the browser. Not for secrets. */
export function fingerprint(text: string): string {
  let sum = OFFSET_BASIS;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), PRIME);
  return (sum >>> 0).toString(36);
}
