/** Words that would reach an object's prototype when texts are merged by key. */
const RESERVED = new Set(["__proto__", "constructor", "prototype"]);
const SEGMENT = /^[A-Za-z0-9_-]+$/;

/** Whether the text is a dotted key of the interface texts, such as `contact.form.send`. */
export function isTextKey(key: string): boolean {
  const segments = key.split(".");
  return segments.length > 1 && segments.every((segment) => SEGMENT.test(segment) && !RESERVED.has(segment));
}
