import type { ArrayField, Field } from "payload";
import { localizedParagraph, localizedText } from "./texts.ts";

interface ListOptions {
  maxRows?: number;
  /** Short name of the table in the database, where the long one would not fit PostgreSQL's 63 characters. */
  dbName?: string;
}

/** Rows of the same fields. The rows are shared by both languages, the texts in them are not. */
export function list(name: string, zh: string, en: string, fields: Field[], options: ListOptions = {}): ArrayField {
  return { type: "array", name, label: { zh, en }, labels: { singular: { zh, en }, plural: { zh, en } }, fields, ...options, admin: { initCollapsed: true } };
}

/** Rows of a heading and a sentence or two. */
export function points(name: string, zh: string, en: string): ArrayField {
  return list(name, zh, en, [localizedText("title", "标题", "Title", { max: 120 }), localizedParagraph("text", "说明", "Text", { max: 600 })]);
}
