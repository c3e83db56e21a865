import type { UploadField, Where } from "payload";
import type { Bilingual } from "./bilingual.ts";

type FileKind = "picture" | "film" | "captions" | "model" | "any";

const KINDS: Record<Exclude<FileKind, "any">, Where> = {
  picture: { mimeType: { contains: "image/" } },
  film: { mimeType: { contains: "video/" } },
  captions: { mimeType: { equals: "text/vtt" } },
  model: { mimeType: { equals: "model/gltf-binary" } },
};

interface UploadOptions {
  kind?: FileKind;
  optional?: boolean;
  localized?: boolean;
  description?: Bilingual;
}

/** One file of the media library. */
export function upload(name: string, zh: string, en: string, options: UploadOptions = {}): UploadField {
  return { ...sharedFields(name, zh, en, options), hasMany: false };
}

/** Any number of files of the media library, in the order given. */
export function uploads(name: string, zh: string, en: string, options: UploadOptions = {}): UploadField {
  return { ...sharedFields(name, zh, en, options), hasMany: true };
}

/** The picture of a record. */
export function picture({ optional = false }: { optional?: boolean } = {}): UploadField {
  return upload("picture", "图片", "Picture", { kind: "picture", optional });
}

function sharedFields(
  name: string,
  zh: string,
  en: string,
  { kind = "any", optional = false, localized = false, description }: UploadOptions,
) {
  return {
    type: "upload" as const,
    name,
    label: { zh, en },
    relationTo: "media" as const,
    required: !optional,
    localized,
    ...(kind !== "any" && { filterOptions: KINDS[kind] }),
    admin: description ? { description } : {},
  };
}
