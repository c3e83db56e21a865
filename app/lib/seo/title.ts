import type { TextKey, Translate, TextValues } from "#app/i18n/texts.ts";

/** A text of the interface by its key, with its values. The place that shows it translates it. */
export interface NamedText {
  key: TextKey;
  values?: TextValues;
}

/** Words of the content as they are, or a text of the interface. */
export type TitlePart = string | NamedText;

/** Names a text of the interface in a title: `namedText("pager.status", { page, total })`. */
export function namedText(key: TextKey, values?: TextValues): NamedText {
  return values ? { key, values } : { key };
}

/** The words of a title, its parts in their order. */
export function titleOf(parts: readonly TitlePart[], t: Translate): string {
  return parts.map((part) => (typeof part === "string" ? part : t(part.key, part.values))).join(" · ");
}
