/** Where finished files go, and the dates inside them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { unzipSync, zipSync, type Zippable } from "fflate";

const FILES = new URL("../../../content/files/", import.meta.url);

/** Writes a file below demo/content/files; returns its size in bytes. */
export function save(path: string, data: Uint8Array | string): number {
  const target = new URL(path, FILES);
  mkdirSync(new URL(".", target), { recursive: true });
  writeFileSync(target, data);
  return typeof data === "string" ? Buffer.byteLength(data) : data.byteLength;
}

/** Nine in the morning in Shenzhen on this day. */
export const morning = (day: string): Date => new Date(`${day}T09:00:00+08:00`);

/**
 * Packs files into an archive whose entries all carry one date, so that the same content makes the same bytes.
 * @param day the date of the document, YYYY-MM-DD
 */
export function pack(entries: Record<string, Uint8Array | string>, day: string): Uint8Array {
  const files: Zippable = {};
  for (const [name, data] of Object.entries(entries)) {
    files[name] = typeof data === "string" ? new TextEncoder().encode(data) : data;
  }
  return zipSync(files, { level: 9, mtime: morning(day) });
}

/** Packs an Office file again with the document's own date in its properties and its entries. */
export function redate(office: Uint8Array, day: string): Uint8Array {
  const parts = unzipSync(office);
  const entries: Record<string, Uint8Array> = {};
  const first = "[Content_Types].xml";
  for (const name of [first, ...Object.keys(parts).filter((part) => part !== first)]) {
    const part = parts[name];
    if (part === undefined || name.endsWith("/")) continue;
    entries[name] = name === "docProps/core.xml" ? redateCore(part, day) : part;
  }
  return pack(entries, day);
}

function redateCore(part: Uint8Array, day: string): Uint8Array {
  const source = new TextDecoder().decode(part);
  const stamp = morning(day).toISOString().replace(/\.\d+Z/, "Z");
  return new TextEncoder().encode(source.replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${stamp}`));
}
