import type { Where } from "payload";
import { KNOWN_LANGUAGES } from "#shared/languages.ts";
import { FILE_PARTS, RECORD_PATHS, SITE_PATHS, SYSTEM_PARTS } from "#shared/content/site-addresses.ts";
import { CONTENT_KINDS, contentKind, type ContentKind } from "#shared/content/index.ts";

/** What makes a record's address. */
export interface Addressed {
  id?: number | string;
  slug?: string | null;
  key?: string | null;
  kind?: string | null;
}

/** The path on which visitors see a record, without language prefix; null when it has none (yet). */
export function pathOfRecord(collection: string, record: Addressed): string | null {
  const address = contentKind(collection)?.address;
  if (!address) return null;
  if ("on" in address) return address.on;
  if ("at" in address) return record.key ? address.at(record.key) : null;
  const { below, by, instead = {} } = address;
  for (const [field, paths] of Object.entries(instead)) {
    const path = paths[String(record[field as keyof Addressed])];
    if (path !== undefined) return path;
  }
  const name = record[by];
  return name === null || name === undefined || name === "" ? null : `${below}/${encodeURIComponent(name)}`;
}

/** The fields that make the address of a record, besides its number. */
export function addressFields(kind: ContentKind): (keyof Addressed)[] {
  const address = contentKind(kind)?.address;
  if (!address) return [];
  if ("at" in address) return ["key"];
  return "on" in address
    ? ["slug"]
    : [...(address.by === "slug" ? (["slug"] as const) : []), ...(Object.keys(address.instead ?? {}) as "kind"[])];
}

/** The kinds of content whose records have a page, each at a path of its own. */
export const WITH_PAGES: readonly ContentKind[] = CONTENT_KINDS.filter((kind) => "below" in (contentKind(kind)?.address ?? {}));
/** Those and the ones that are found by their keys. */
export const WITH_ADDRESS: readonly ContentKind[] = CONTENT_KINDS.filter((kind) => {
  const address = contentKind(kind)?.address;
  return address !== undefined && !("on" in address);
});

/** The kind of content whose records stand right below the folder of a path; null where there is none. */
export function kindBelow(path: string): ContentKind | null {
  const folder = path.slice(0, path.lastIndexOf("/"));
  const isThere = (kind: ContentKind) => {
    const address = contentKind(kind)?.address;
    return address !== undefined && "below" in address && address.below === folder;
  };
  return WITH_PAGES.find(isThere) ?? null;
}

/**
 * What finds the records of a kind whose own part of their address is one of some names.
 * @returns null where none can be
 */
export function whereCalled(kind: ContentKind, names: readonly string[]): Where | null {
  const address = contentKind(kind)?.address;
  if (!address || !("below" in address)) return null;
  if (address.by === "slug") return { slug: { in: [...names] } };
  const ids = names.filter((name) => /^\d{1,9}$/.test(name)).map(Number);
  return ids.length > 0 ? { id: { in: ids } } : null;
}

/** The same for all that can stand at addresses that end in one of the names: some stand where another field leads, and there are few. */
export function whereNamed(kind: ContentKind, names: readonly string[]): Where | null {
  const address = contentKind(kind)?.address;
  return address && ("at" in address || ("below" in address && address.instead)) ? {} : whereCalled(kind, names);
}

/** Whether a record could not be reached by the slug that it has: the site has another page at that address. */
export function isSlugOfPage(collection: string, record: Addressed): boolean {
  const path = pathOfRecord(collection, record);
  const isMadeOfSlug = path !== pathOfRecord(collection, { ...record, slug: null });
  if (path === null || !isMadeOfSlug) return false;
  return collection === "pages" ? OWN_SEGMENTS.has(path.slice(1)) : SITE_PATHS.has(path) && !RECORD_PATHS.has(path);
}

/** What the paths of the site begin with that no page of staff's can be at: its own pages and folders, the desk, files, and every language. */
const OWN_SEGMENTS: ReadonlySet<string> = new Set([
  ...Array.from(SITE_PATHS, (path) => path.split("/")[1] ?? ""),
  ...SYSTEM_PARTS,
  ...FILE_PARTS,
  ...KNOWN_LANGUAGES,
]);
