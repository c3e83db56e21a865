import type { FlattenedField, GlobalSlug, PaginatedDocs, Payload } from "payload";
import { getTranslation } from "@payloadcms/translations";
import { contentLanguage, LANGUAGES, sitePath, type DeskLanguage } from "#shared/languages.ts";
import { FILE_PARTS, RECORD_PATHS, SITE_PATHS, SYSTEM_PARTS } from "#shared/content/site-addresses.ts";
import { plainPath } from "#shared/plain-path.ts";
import { CONTENT, CONTENT_KINDS, contentKind } from "#shared/content/index.ts";
import { hasKind } from "#shared/definition/define.ts";
import { isAmongPaths, pathsOfParts } from "#shared/vocabulary/site-parts.ts";
import { ADDRESS_FIELD } from "../../fields/site-path.ts";
import { inLocale } from "../../schema/data.ts";
import { collectionAddress, globalAddress } from "../../lib/desk-address.ts";
import { pathOfRecord, WITH_ADDRESS, whereNamed, type Addressed } from "../../lib/record-paths.ts";
import { titleOf } from "../../search/title.ts";
import { redirectsByPath } from "./redirects-by-path.ts";

/** Where visitors follow addresses that editors write, in long texts and in fields for them. The search omits a need's answers that are not there. */
const WRITTEN = CONTENT_KINDS.filter((kind) => kind !== "needs" && hasKind(CONTENT[kind].fields, "richText", "link"));
const WRITTEN_GLOBALS = ["navigation", "home"] as const satisfies GlobalSlug[];
/** Records that are looked through at a time. */
const BATCH = 200;
/** Pages that show the record that has their path. */
const INSTEAD = new Set(
  WITH_ADDRESS.flatMap((kind) => {
    const address = contentKind(kind)?.address;
    return address && "below" in address ? Object.values(address.instead ?? {}).flatMap((paths) => Object.values(paths)) : [];
  }),
);

/** A document whose links lead visitors nowhere. */
export interface DeadLinks {
  title: string;
  /** Address of its form at the desk. */
  to: string;
  /** Site paths that are off, not published, or not there. */
  paths: string[];
}

/** The published documents with links to pages that are switched off, not published or not there, and those pages. */
export async function deadLinks(payload: Payload, language: DeskLanguage): Promise<DeadLinks[]> {
  const written = [...(await writtenIn(payload, language)), ...(await writtenInGlobals(payload, language))];
  const all = new Set(written.flatMap(({ paths }) => paths));
  if (all.size === 0) return [];
  const dead = await deadAmong(payload, all);
  return written.flatMap(({ paths, ...document }) => {
    const own = paths.filter((path) => dead.has(path));
    return own.length > 0 ? [{ ...document, paths: own }] : [];
  });
}

async function writtenIn(payload: Payload, language: DeskLanguage): Promise<DeadLinks[]> {
  const deadLinks: DeadLinks[] = [];
  for (const collection of WRITTEN) {
    const { config } = payload.collections[collection];
    for (let page: number | null = 1; page !== null;) {
      const where = { _status: { equals: "published" } };
      const answer: PaginatedDocs = await payload.find({
        collection,
        where,
        locale: "all",
        depth: 0,
        limit: BATCH,
        page,
        sort: "id",
        overrideAccess: true,
      });
      for (const doc of answer.docs as unknown as ({ id: number } & Record<string, unknown>)[]) {
        const paths = pathsIn(config.flattenedFields, doc);
        if (paths.length === 0) continue;
        const title = titleOf(config, inOne(doc, language));
        deadLinks.push({ title, to: collectionAddress(collection, doc.id), paths });
      }
      page = answer.nextPage ?? null;
    }
  }
  return deadLinks;
}

async function writtenInGlobals(payload: Payload, language: DeskLanguage): Promise<DeadLinks[]> {
  return Promise.all(
    WRITTEN_GLOBALS.map(async (slug) => {
      const config = payload.globals.config.find((global) => global.slug === slug);
      const data = await payload.findGlobal({ slug, locale: "all", depth: 0, overrideAccess: false });
      const title = config ? getTranslation(config.label, { language, fallbackLanguage: "en" } as never) : slug;
      return { title, to: globalAddress(slug), paths: pathsIn(config?.flattenedFields ?? [], data) };
    }),
  );
}

/** The texts of a record that was read in all languages, in one. */
function inOne(doc: Record<string, unknown>, language: DeskLanguage): Record<string, unknown> {
  const of = (value: unknown) =>
    typeof value === "object" && value !== null
      ? ((value as Record<string, unknown>)[contentLanguage(language)] ?? Object.values(value).find(Boolean))
      : value;
  return Object.fromEntries(Object.entries(doc).map(([name, value]) => [name, of(value)]));
}

/** The site paths that the fields of a document lead to, each once. */
function pathsIn(fields: FlattenedField[], data: unknown): string[] {
  return [...new Set(addressesIn(fields, data).flatMap((address) => pathOf(address) ?? []))];
}

function addressesIn(fields: FlattenedField[], data: unknown): string[] {
  if (typeof data !== "object" || data === null) return [];
  const values = data as Record<string, unknown>;
  return fields.flatMap((field): string[] => {
    const value = values[field.name];
    if (field.type === "text" && field.admin?.components?.Field === ADDRESS_FIELD) return typeof value === "string" ? [value] : [];
    if (field.type === "richText") return linksIn(field.localized ? LANGUAGES.map((language) => inLocale(value, language)) : value);
    if (!("flattenedFields" in field)) return [];
    return (Array.isArray(value) ? value : [value]).flatMap((part) => addressesIn(field.flattenedFields, part));
  });
}

/** The addresses of the links of a long text, or of several. */
function linksIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const { type, fields } = part as { type?: unknown; fields?: { url?: unknown } };
  const own = type === "link" && typeof fields?.url === "string" ? [fields.url] : [];
  return [...own, ...Object.values(part).flatMap(linksIn)];
}

/** The plain path of a page of the site; null for any other address, for a file and for the desk. */
function pathOf(address: string): string | null {
  if (!address.startsWith("/") || address.startsWith("//")) return null;
  const path = plainPath(sitePath(address.split(/[?#]/, 1)[0] ?? ""));
  const first = path.split("/")[1] ?? "";
  const isFile = FILE_PARTS.has(first) || SYSTEM_PARTS.has(first) || /\.[a-z]+$/.test(path);
  return isFile ? null : path || "/";
}

/** Those of some paths at which visitors find nothing. */
async function deadAmong(payload: Payload, paths: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const [{ partsOff }, redirects] = await Promise.all([
    payload.findGlobal({ slug: "site", depth: 0, select: { partsOff: true }, overrideAccess: true }),
    redirectsByPath({ payload }),
  ]);
  const off = pathsOfParts(partsOff ?? []);
  const ofRecords = [...paths].filter((path) => !isAmongPaths(off, path) && isRecords(path) && !redirects.has(path));
  const existing = await recordsAt(payload, ofRecords);
  return new Set([...[...paths].filter((path) => isAmongPaths(off, path)), ...ofRecords.filter((path) => !existing.has(path))]);
}

/** Whether a page is there only with a record. */
function isRecords(path: string): boolean {
  return !SITE_PATHS.has(path) || RECORD_PATHS.has(path) || INSTEAD.has(path);
}

/** The paths of published records, among others that may be some of these. */
async function recordsAt(payload: Payload, paths: string[]): Promise<Set<string>> {
  const names = [...new Set(paths.map((path) => path.split("/").findLast(Boolean) ?? ""))];
  if (names.length === 0) return new Set();
  const results = await Promise.all(
    WITH_ADDRESS.map(async (collection) => {
      const some = whereNamed(collection, names);
      if (!some) return [];
      const where = { and: [{ _status: { equals: "published" } }, some] };
      const { docs } = await payload.find({ collection, where, depth: 0, pagination: false, overrideAccess: true });
      return docs.flatMap((doc) => pathOfRecord(collection, doc as Addressed) ?? []);
    }),
  );
  return new Set(results.flat());
}
