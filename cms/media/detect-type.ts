import path from "node:path";
import type { FileType } from "#shared/vocabulary/library.ts";
import type { Media } from "../config/payload-types.ts";

/** The types of files by the ends of their names. */
const BY_EXTENSION: Record<FileType, readonly string[]> = {
  pdf: ["pdf"],
  word: ["doc", "docx", "docm", "dot", "dotx"],
  excel: ["xls", "xlsx", "xlsm", "xlsb", "xlt", "xltx"],
  powerpoint: ["ppt", "pptx", "pptm", "pps", "ppsx", "potx"],
  archive: ["zip", "rar", "7z", "gz", "tgz", "tar", "bz2", "xz"],
  installer: ["exe", "msi", "deb", "rpm", "apk", "dmg", "pkg", "appimage"],
  document: "txt md csv rtf odt ods odp vtt json xml dxf dwg step stp igs iges stl glb png jpg jpeg webp avif gif mp4 webm".split(" "),
};

const TYPES = new Map(Object.entries(BY_EXTENSION).flatMap(([type, ends]) => ends.map((end) => [end, type as FileType])));

/** Types by media type, for names without a known extension. */
const BY_MEDIA_TYPE: [RegExp, FileType][] = [
  [/^application\/pdf$/, "pdf"],
  [/^application\/(?:msword$|vnd\.openxmlformats-officedocument\.wordprocessingml)/, "word"],
  [/^application\/vnd\.(?:ms-excel$|openxmlformats-officedocument\.spreadsheetml)/, "excel"],
  [/^application\/vnd\.(?:ms-powerpoint$|openxmlformats-officedocument\.presentationml)/, "powerpoint"],
  [/^application\/zip$/, "archive"],
  [/^application\/(?:x-msi|x-deb|x-msdownload|vnd\.(?:android|debian|microsoft\.portable))/, "installer"],
  [/^(?:text|image|video|model)\/|^application\/(?:rtf|vnd\.oasis)/, "document"],
];

/** The type of a file by its extension, else by its media type; null when both are unknown. */
export function fileTypeOf({ filename, mimeType }: Pick<Media, "filename" | "mimeType">): FileType | null {
  const end = path
    .extname(filename ?? "")
    .slice(1)
    .toLowerCase();
  return TYPES.get(end) ?? BY_MEDIA_TYPE.find(([pattern]) => pattern.test(mimeType ?? ""))?.[1] ?? null;
}
