import type { Field } from "payload";
import type { Language } from "#shared/languages.ts";
import { isData, type Data } from "./data.ts";
import type { Leaf, List, FieldNode } from "./field-tree.ts";
import { OTHER_LANGUAGE, readSent } from "./bilingual-sent.ts";
import { wordsOf } from "./plain-words.ts";

/** One step on the way to a text: under a name, or in a row of a list. */
interface Step {
  part: Exclude<FieldNode, Leaf>;
  /** The row's number, and its place in the form. */
  row?: { id: string; index: number };
}

/** A text of a record that is written in both languages. */
export interface BilingualText {
  leaf: Leaf;
  steps: Step[];
  /** The labels of the fields around it, in the language of the form. */
  siblings: Data;
}

/**
 * The text of a record that a key names; null for what there is not, such as a row that has been removed.
 * @param withLong whether long texts count, which a form does not write in both languages
 */
export function findText(parts: readonly FieldNode[], data: Data, key: string, withLong = false): BilingualText | null {
  const names = key.split(".");
  const steps: Step[] = [];
  let among = parts;
  let siblings = data;
  while (names.length > 0) {
    const name = names.shift();
    const part = among.find((one) => one.name === name);
    if (!part) return null;
    const value = siblings[part.name];
    if (part.kind === "leaf") return names.length === 0 && isWritten(part, withLong) ? { leaf: part, steps, siblings } : null;
    if (part.kind === "group") {
      siblings = isData(value) ? value : {};
      steps.push({ part });
    } else {
      const id = names.shift();
      const rows: unknown[] = Array.isArray(value) ? value : [];
      const index = rows.findIndex((row) => isData(row) && row["id"] === id);
      const row = rows[index];
      if (id === undefined || !isData(row)) return null;
      siblings = row;
      steps.push({ part, row: { id, index } });
    }
    among = part.parts;
  }
  return null;
}

function isWritten({ field, localized }: Leaf, withLong: boolean): boolean {
  return localized && (field.type === "text" || field.type === "textarea" || (withLong && field.type === "richText"));
}

/** The path of a text in the form: rows by their places. */
export function pathOf({ leaf, steps }: BilingualText): string {
  return [...steps.flatMap(({ part, row }) => (row ? [part.name, row.index] : [part.name])), leaf.name].join(".");
}

/** The fields on the way to a text, itself the last, each with the place of its row, from one. */
export function fieldsOn({ leaf, steps }: BilingualText): { field: Field; place?: number }[] {
  const way = steps.map(({ part, row }) => ({ field: part.field as Field, ...(row && { place: row.index + 1 }) }));
  return [...way, { field: leaf.field as Field }];
}

/** What a record, stored in both languages, holds of a text in one of them: of a long one its paragraphs, a line each. */
export function storedText(text: BilingualText, stored: Data, locale: Language): string {
  const value = holderOf(text, stored, false)?.[text.leaf.name];
  return wordsOf(isData(value) ? value[locale] : undefined);
}

/** Puts a text into a record that is stored in both languages. Rows that it does not have yet are made. */
export function putText(text: BilingualText, stored: Data, locale: Language, written: string): void {
  const holder = holderOf(text, stored, true);
  if (!holder) return;
  const value = holder[text.leaf.name];
  holder[text.leaf.name] = { ...(isData(value) && value), [locale]: written };
}

/** Puts what a form sends of its other language into a record in both languages that was made of the form. */
export function putSent(parts: readonly FieldNode[], data: Data, record: Data, locale: Language): void {
  for (const [key, written] of Object.entries(readSent(data[OTHER_LANGUAGE])?.texts ?? {})) {
    const text = findText(parts, data, key);
    if (text) putText(text, record, locale, written.trim());
  }
}

function holderOf({ steps }: BilingualText, stored: Data, makes: boolean): Data | undefined {
  let holder: Data | undefined = stored;
  for (const { part, row } of steps) {
    const here: Data = holder;
    holder = row ? rowOf(part as List, here, row.id, makes) : groupOf(part.name, here, makes);
    if (!holder) return undefined;
  }
  return holder;
}

function groupOf(name: string, holder: Data, makes: boolean): Data | undefined {
  const value = holder[name];
  if (isData(value) || !makes) return isData(value) ? value : undefined;
  const group: Data = {};
  holder[name] = group;
  return group;
}

function rowOf({ name }: List, holder: Data, id: string, makes: boolean): Data | undefined {
  const rows: unknown[] = Array.isArray(holder[name]) ? holder[name] : [];
  const existing = rows.find((row): row is Data => isData(row) && row["id"] === id);
  if (existing || !makes) return existing;
  const row: Data = { id };
  holder[name] = [...rows, row];
  return row;
}
