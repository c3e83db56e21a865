import type { CollectionSlug, OptionObject } from "payload";
import { plainName, valuesByName } from "#shared/vocabulary/read-codes.ts";
import { isNo, isYes } from "#shared/vocabulary/yes-no.ts";
import type { Bilingual } from "../lib/i18n.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { MAX_TEXT, TEXT_TOO_LONG } from "../fields/long-text-rule.ts";
import { isData, isEmpty, type Cell } from "../schema/data.ts";
import { readDay } from "./read-day.ts";
import { readNumber, type NumberStyle } from "./read-number.ts";
import type { References } from "./record-names.ts";
import type { Leaf } from "../schema/field-tree.ts";
import { leafInForce } from "./codes-leaf.ts";
import { unitOfField } from "./unit-in-name.ts";
import { noChoice, noReference, words, wrongFile } from "./import-messages.ts";

/** The separator of several values in one cell. */
const SEPARATOR = "; ";

/** Turns rich text into Markdown and back. */
export interface RichText {
  write: (value: unknown) => string;
  read: (markdown: string) => unknown;
}

/** The tools that write and read cells. */
export interface Tools {
  references: References;
  richText: RichText;
  /** How numbers are written in the file. */
  numbers: NumberStyle;
  /** The site's own address, under which files may be named. */
  siteUrl: string;
}

/** The value of a cell as the record stores it, with a possible question about it, or how to mend the cell. */
export type Reading = { value: unknown; notice?: Bilingual | undefined } | { fault: Bilingual };

/** The value of a field in one cell. */
export function cellOf({ field }: Leaf, value: unknown, { references, richText }: Tools): Cell {
  if (field.type === "checkbox") {
    // An empty cell means no, unless yes is the default.
    return value ? "true" : value === false && field.defaultValue === true ? "false" : "";
  }
  if (isEmpty(value)) return "";
  switch (field.type) {
    case "number":
      return typeof value === "number" ? value : "";
    case "date":
      return isoDay(String(value));
    case "relationship":
    case "upload": {
      const ids = Array.isArray(value) ? value : [value];
      return ids.map((id) => references.nameOf(field.relationTo as CollectionSlug, id as number)).join(SEPARATOR);
    }
    case "select":
    case "json":
      return Array.isArray(value) ? value.join(SEPARATOR) : String(value);
    case "richText":
      return plain(richText.write(value));
    default:
      return plain(typeof value === "string" ? value : JSON.stringify(value));
  }
}

/** Marks of direction, which text copied from web pages contains. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Text in the form for comparison: trimmed, with plain line ends and without marks of direction. */
export function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").replaceAll(DIRECTION_MARKS, "").trim();
}

/** Reads a trimmed cell. */
export function readCell(leaf: Leaf, cell: string, { references, richText, numbers, siteUrl }: Tools): Reading {
  const { field, valueNamed } = leafInForce(leaf);
  if (field.type === "checkbox") return readYesNo(cell);
  if (cell === "") return { value: "hasMany" in field && field.hasMany ? [] : null };
  switch (field.type) {
    case "number":
      return readNumber(cell, numbers, unitOfField(field));
    case "date":
      return readDay(cell);
    case "select": {
      const options = field.options as OptionObject[];
      const lookUp = valueNamed ?? ((name: string) => optionNamed(options, name));
      const values = (field.hasMany ? splitNames(cell) : [cell]).map(lookUp);
      if (values.includes(null)) {
        const values = options.map(({ value }) => value);
        // The message names all codes of one row.
        return { fault: valueNamed ? noChoice(values, values.length) : noChoice(values) };
      }
      return { value: field.hasMany ? [...new Set(values)] : values[0] };
    }
    case "relationship":
    case "upload": {
      const names = field.hasMany ? split(cell) : [cell];
      const ids: number[] = [];
      for (const entry of names) {
        const isFile = field.type === "upload";
        const name = isFile ? fileNamed(entry, siteUrl) : entry;
        const file = isFile ? references.findFile(name) : references.find(field.relationTo as CollectionSlug, name);
        if (!file)
          return {
            fault: noReference(
              references.kindOf(field.relationTo as CollectionSlug),
              references.near(field.relationTo as CollectionSlug, name),
            ),
          };
        if (file.type === null) return { fault: words.noPicture };
        if (!isKind(isFile ? field.filterOptions : undefined, file.type)) return { fault: wrongFile(file.type) };
        ids.push(file.id);
      }
      return { value: field.hasMany ? ids : ids[0] };
    }
    case "json":
      // JSON fields store only lists of keys.
      return { value: splitNames(cell) };
    case "richText":
      return cell.length > MAX_TEXT ? { fault: TEXT_TOO_LONG } : { value: richText.read(cell) };
    default:
      return { value: cell };
  }
}

/** The file name in an address of this site, such as `https://…/media/file/a9.webp`; anything else as it is. Fetches nothing. */
function fileNamed(entry: string, siteUrl: string): string {
  if (!/^(?:https?:\/)?\//.test(entry) || !URL.canParse(entry, siteUrl)) return entry;
  const { origin, pathname } = new URL(entry, siteUrl);
  const last = pathname.split("/").at(-1) ?? "";
  try {
    return origin === siteUrl ? decodeURIComponent(last) : entry;
  } catch {
    return entry;
  }
}

function readYesNo(cell: string): Reading {
  if (isYes(cell)) return { value: true };
  if (cell === "" || isNo(cell)) return { value: false };
  return { fault: words.yesNo };
}

function split(cell: string): string[] {
  return cell
    .split(/[;；\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The same for values of a list, whose names have no commas. */
function splitNames(cell: string): string[] {
  return split(cell.replaceAll(/[,，、]/g, ";"));
}

/** The value of an option by the value itself or its name in either language, in any case. */
function optionNamed(options: readonly OptionObject[], name: string): string | null {
  const exact = options.find(({ value }) => value === name);
  const names = Object.fromEntries(options.map(({ value, label }) => [value, label as Bilingual]));
  return exact?.value ?? valuesByName(names).get(plainName(name)) ?? null;
}

/** Whether a field accepts files of a type; its condition is one on the file's type. */
function isKind(filter: unknown, type: string): boolean {
  const condition = isData(filter) ? filter["mimeType"] : undefined;
  if (!isData(condition)) return true;
  if (typeof condition["contains"] === "string") return type.includes(condition["contains"]);
  return condition["equals"] === undefined || condition["equals"] === type;
}
