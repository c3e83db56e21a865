import { contentLanguage } from "#shared/languages.ts";
import type { Payload, TypedUser, Where } from "payload";
import { isImage } from "payload/shared";
import type { Language } from "#shared/languages.ts";
import { FILE_KINDS, isFileKind, type FileKind } from "../../../lib/file-kinds.ts";
import { repeatedChecksums } from "../../../media/duplicate-files.ts";
import { usesOfEach, type Use } from "../../../publishing/references/uses.ts";
import { readId } from "#shared/lib/whole-number.ts";

/** Files on a page. */
const PER_PAGE = 48;
const MAX_QUERY_LENGTH = 100;
/** Folders in the list, at most. */
const MAX_FOLDERS = 200;

/** The filters of the library. */
export interface FileFilters {
  q?: string;
  kind?: FileKind | "all";
  /** The id of a folder, or `none` for files without one. */
  folder?: number | "none";
  /** Only duplicates. */
  repeated?: true;
}

/** A file in the grid. */
export interface ShownFile {
  id: number;
  filename: string;
  alt: string;
  /** Address of its thumbnail; null for other files. */
  picture: string | null;
  /** The extension of its name. */
  ending: string;
  width: number | null;
  height: number | null;
  bytes: number;
  isRepeated: boolean;
  uses: Use[];
}

export interface Folder {
  id: number;
  name: string;
  count: number;
}

interface FilesContext {
  payload: Payload;
  user: TypedUser;
  language: Language;
}

/** The kind that the library opens with, where an address asks for nothing: what is looked for most, apart from what cannot be told by its picture. */
const FIRST_KIND = "picture" satisfies FileKind;

/** Reads the filters of an address, without invalid values. */
export function readFileFilters(params: URLSearchParams): FileFilters {
  const q = params.get("q")?.trim().slice(0, MAX_QUERY_LENGTH);
  const kind = params.get("kind") ?? "";
  const written = params.get("folder") ?? "";
  const folder = written === "none" ? written : (readId(written) ?? undefined);
  const repeated = params.get("repeated") === "1";
  const isOpening = !q && folder === undefined && !repeated;
  return {
    ...(q && { q }),
    kind: isFileKind(kind) ? kind : isOpening && kind !== "all" ? FIRST_KIND : "all",
    ...(folder !== undefined && { folder }),
    ...(repeated && { repeated }),
  };
}

/** The query of the filters. */
export function writeFileFilters({ q, kind, folder, repeated }: FileFilters): URLSearchParams {
  return new URLSearchParams({
    ...(q && { q }),
    ...(kind && { kind }),
    ...(folder !== undefined && { folder: String(folder) }),
    ...(repeated && { repeated: "1" }),
  });
}

function whereOf({ q, kind, folder, repeated }: FileFilters, checksums: string[]): Where {
  const conditions: Where[] = [
    ...(q ? [{ or: [{ filename: { like: q } }, { alt: { like: q } }] }] : []),
    ...(kind && kind !== "all" ? [FILE_KINDS[kind].where] : []),
    ...(folder === "none" ? [{ folder: { exists: false } }] : folder ? [{ folder: { equals: folder } }] : []),
    ...(repeated ? [{ sha256: { in: checksums } }] : []),
  ];
  return conditions.length > 0 ? { and: conditions } : {};
}

/** The number of files of each kind that match the other filters, and of all. */
export async function countKinds(
  { payload, user }: Omit<FilesContext, "language">,
  filters: FileFilters,
): Promise<Record<FileKind | "all", number>> {
  const checksums = filters.repeated ? await repeatedChecksums(payload) : [];
  const count = async (kind: FileKind | "all") =>
    (await payload.count({ collection: "media", where: whereOf({ ...filters, kind }, checksums), overrideAccess: false, user })).totalDocs;
  const kinds = ["all", ...Object.keys(FILE_KINDS)] as (FileKind | "all")[];
  return Object.fromEntries(await Promise.all(kinds.map(async (kind) => [kind, await count(kind)]))) as Record<FileKind | "all", number>;
}

/** A page of the files that match the filters, the newest first; duplicates are next to each other when filtered by them. */
export async function readFiles(
  { payload, user, language }: FilesContext,
  filters: FileFilters,
  page: number,
): Promise<{ files: ShownFile[]; total: number; pages: number; repeated: number }> {
  const checksums = await repeatedChecksums(payload);
  const repeated = new Set(checksums);
  const shared = { collection: "media", overrideAccess: false, user } as const;
  const [media, { totalDocs }] = await Promise.all([
    payload.find({
      ...shared,
      where: whereOf(filters, checksums),
      locale: contentLanguage(language),
      sort: filters.repeated ? ["sha256", "id"] : "-createdAt",
      limit: PER_PAGE,
      page,
      depth: 0,
    }),
    payload.count({ ...shared, where: whereOf({ repeated: true }, checksums) }),
  ]);
  const uses = await usesOfEach(
    payload,
    "media",
    media.docs.map(({ id }) => id),
  );
  const files = media.docs.map((file): ShownFile => {
    const filename = file.filename ?? "";
    return {
      id: file.id,
      filename,
      alt: file.alt ?? "",
      picture: isImage(file.mimeType ?? "") ? (file.thumbnailURL ?? file.url ?? null) : null,
      ending: filename.slice(filename.lastIndexOf(".") + 1).toUpperCase(),
      width: file.width ?? null,
      height: file.height ?? null,
      bytes: file.filesize ?? 0,
      isRepeated: repeated.has(file.sha256 ?? ""),
      uses: uses.get(file.id) ?? [],
    };
  });
  return { files, total: media.totalDocs, pages: media.totalPages, repeated: totalDocs };
}

/** The folders by name with the number of files in each, without a folder, and of all. */
export async function readFolders({
  payload,
  user,
}: Omit<FilesContext, "language">): Promise<{ folders: Folder[]; none: number; all: number }> {
  const count = async (where: Where) => (await payload.count({ collection: "media", where, overrideAccess: false, user })).totalDocs;
  const { docs } = await payload.find({ collection: "folders", sort: "name", limit: MAX_FOLDERS, depth: 0, overrideAccess: false, user });
  const [all, none, ...counts] = await Promise.all([
    count({}),
    count({ folder: { exists: false } }),
    ...docs.map(({ id }) => count({ folder: { equals: id } })),
  ]);
  return { folders: docs.map(({ id, name }, index) => ({ id, name, count: counts[index] ?? 0 })), none, all };
}
