/** The most characters of a note or reply, and of the subject of a reply. */
export const MAX_REPLY = 4000;
export const MAX_REPLY_SUBJECT = 200;

/** What a template's placeholders stand for. */
export type ReplyValues = Record<"name" | "company" | "products" | "reference" | "me" | "us", string>;

const PLACEHOLDER = /\{(name|company|products|reference|me|us)\}/g;

/** A template with its placeholders filled in; one of which nothing is known, or that is none, stays as it is. */
export function fillTemplate(text: string, values: ReplyValues): string {
  return text.replace(PLACEHOLDER, (whole, name: keyof ReplyValues) => values[name] || whole);
}

/** The placeholders that are still in a reply, each once: it says nothing where they stand. */
export function unfilledIn(text: string): string[] {
  return [...new Set(text.match(PLACEHOLDER) ?? [])];
}
