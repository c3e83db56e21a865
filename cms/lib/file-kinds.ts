import { say } from "#shared/desk-texts/say.ts";
import type { Where } from "payload";
import type { Bilingual } from "./i18n.ts";

/** The kinds of files of the media library, by what they are for. */
export const FILE_KINDS = {
  picture: { name: say("Pictures"), where: { mimeType: { contains: "image/" } } },
  film: { name: say("Videos"), where: { mimeType: { contains: "video/" } } },
  model: { name: say("3D models"), where: { mimeType: { equals: "model/gltf-binary" } } },
  typeface: { name: say("Typefaces"), where: { mimeType: { equals: "font/woff2" } } },
  captions: { name: say("Captions"), where: { mimeType: { equals: "text/vtt" } } },
  document: {
    name: say("Documents and others"),
    // Positive: in Payload 3.90.1 `not_like` compares with the whole text, and excludes nothing.
    where: { or: ["application/", "text/plain", "text/markdown", "text/csv"].map((type) => ({ mimeType: { contains: type } })) },
  },
} satisfies Record<string, { name: Bilingual; where: Where }>;

export type FileKind = keyof typeof FILE_KINDS;

/** The kind of files of a media type. */
export function kindOfType(mimeType: string): FileKind {
  if (mimeType.startsWith("image/")) return "picture";
  if (mimeType.startsWith("video/")) return "film";
  if (mimeType === FILE_KINDS.model.where.mimeType.equals) return "model";
  if (mimeType === FILE_KINDS.typeface.where.mimeType.equals) return "typeface";
  return mimeType === FILE_KINDS.captions.where.mimeType.equals ? "captions" : "document";
}

/** Whether a text names a kind of files. */
export function isFileKind(kind: string): kind is FileKind {
  return Object.hasOwn(FILE_KINDS, kind);
}
