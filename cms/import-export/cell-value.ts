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

/** What stands between several values of one cell. */
const BETWEEN = "; ";

/** Turns rich text into Markdown and back. */
export interface RichText {
  write: (value: unknown) => string;
  read: (markdown: string) => unknown;
}

/** What cells are written and read with. */
export interface Tools {
  references: References;
  richText: RichText;
  /** How numbers are written in the file. */
  numbers: NumberStyle;
  /** The site's own address, under which files may be named. */
  siteUrl: string;
}

/** What a cell says: the value as the record keeps it, with what is to be asked of it, or how to mend the cell. */
export type Reading = { value: unknown; notice?: Bilingual | undefined } | { fault: Bilingual };

/** The value of a field in one cell. */
export function cellOf({ field }: Leaf, value: unknown, { references, richText }: Tools): Cell {
  if (field.type === "checkbox") {
    // Nothing says no, unless yes is usual.
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
      return ids.map((id) => references.nameOf(field.relationTo as CollectionSlug, id as number)).join(BETWEEN);
    }
    case "select":
    case "json":
      return Array.isArray(value) ? value.join(BETWEEN) : String(value);
    case "richText":
      return plain(richText.write(value));
    default:
      return plain(typeof value === "string" ? value : JSON.stringify(value));
  }
}

/** Marks that say in which direction letters run, which come along from web pages and say nothing here. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Text as it is compared: spaces around it, how lines end, and marks of direction make no difference. */
export function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").replaceAll(DIRECTION_MARKS, "").trim();
}

/** Reads a cell, from which spaces around it are taken already. */
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
      const named = valueNamed ?? ((name: string) => optionNamed(options, name));
      const values = (field.hasMany ? splitNames(cell) : [cell]).map(named);
      if (values.includes(null)) {
        const known = options.map(({ value }) => value);
        // The codes of one row are all told.
        return { fault: valueNamed ? noChoice(known, known.length) : noChoice(known) };
      }
      return { value: field.hasMany ? [...new Set(values)] : values[0] };
    }
    case "relationship":
    case "upload": {
      const names = field.hasMany ? split(cell) : [cell];
      const ids: number[] = [];
      for (const written of names) {
        const isFile = field.type === "upload";
        const name = isFile ? fileNamed(written, siteUrl) : written;
        const found = isFile ? references.findFile(name) : references.find(field.relationTo as CollectionSlug, name);
        if (!found)
          return {
            fault: noReference(
              references.kindOf(field.relationTo as CollectionSlug),
              references.near(field.relationTo as CollectionSlug, name),
            ),
          };
        if (found.type === null) return { fault: words.noPicture };
        if (!isKind(isFile ? field.filterOptions : undefined, found.type)) return { fault: wrongFile(found.type) };
        ids.push(found.id);
      }
      return { value: field.hasMany ? ids : ids[0] };
    }
    case "json":
      // Lists of keys are all that is kept so.
      return { value: splitNames(cell) };
    case "richText":
      return cell.length > MAX_TEXT ? { fault: TEXT_TOO_LONG } : { value: richText.read(cell) };
    default:
      return { value: cell };
  }
}

/** The file that an address of this site stands for, such as `https://…/media/file/a9.webp`; anything else as it is. Nothing is fetched. */
function fileNamed(written: string, siteUrl: string): string {
  if (!/^(?:https?:\/)?\//.test(written) || !URL.canParse(written, siteUrl)) return written;
  const { origin, pathname } = new URL(written, siteUrl);
  const last = pathname.split("/").at(-1) ?? "";
  try {
    return origin === siteUrl ? decodeURIComponent(last) : written;
  } catch {
    return written;
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

/** The value of a choice that is meant by it or by its name in either language, whatever its letters. */
function optionNamed(options: readonly OptionObject[], name: string): string | null {
  const exact = options.find(({ value }) => value === name);
  const names = Object.fromEntries(options.map(({ value, label }) => [value, label as Bilingual]));
  return exact?.value ?? valuesByName(names).get(plainName(name)) ?? null;
}

/** Whether a file is of the kind that a field takes: its condition is one on the file's type. */
function isKind(filter: unknown, type: string): boolean {
  const condition = isData(filter) ? filter["mimeType"] : undefined;
  if (!isData(condition)) return true;
  if (typeof condition["contains"] === "string") return type.includes(condition["contains"]);
  return condition["equals"] === undefined || condition["equals"] === type;
}
