/** Characters of a note or reply, and of the subject of a reply. */
export const MAX_REPLY = 4000;
export const MAX_REPLY_SUBJECT = 200;

/** The values of a template's placeholders. */
export type ReplyValues = Record<"name" | "company" | "products" | "reference" | "me" | "us", string>;

const PLACEHOLDER = /\{(name|company|products|reference|me|us)\}/g;

/** Fills in a template's placeholders; unknown ones, and those without a value, stay as they are. */
export function fillTemplate(text: string, values: ReplyValues): string {
  return text.replace(PLACEHOLDER, (whole, name: keyof ReplyValues) => values[name] || whole);
}

/** The unfilled placeholders of a reply, each once, because the reply makes no sense with them. */
export function unfilledIn(text: string): string[] {
  return [...new Set(text.match(PLACEHOLDER) ?? [])];
}
