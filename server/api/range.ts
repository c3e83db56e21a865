/** A set of ranges of bytes, as RFC 9110 writes it (section 14.1.2). */
const SET = /^bytes=[\t ]*RANGE(?:[\t ]*,[\t ]*RANGE)*[\t ]*$/.source.replaceAll("RANGE", "(?:\\d+-\\d*|-\\d+)");
const BYTES = new RegExp(SET);

/**
 * Whether a Range header is a valid range of bytes. One in another unit, or an invalid one, must be ignored (RFC 9110, section 14.2), but
 * Payload would answer 416, as to one beyond the file's end.
 */
export function namesBytes(range: string): boolean {
  if (!BYTES.test(range)) return false;
  return Array.from(range.matchAll(/(?<!\d)(\d+)-(\d+)/g)).every(([, first = "", last = ""]) => BigInt(first) <= BigInt(last));
}
