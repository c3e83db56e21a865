import { say, type DeskText } from "#shared/desk-texts/say.ts";
import type { UploadField } from "payload";
import { FILE_KINDS, type FileKind } from "../lib/file-kinds.ts";
import type { Bilingual } from "../lib/i18n.ts";

interface UploadOptions {
  /** The only accepted kind; any kind by default. */
  kind?: FileKind;
  optional?: boolean;
  localized?: boolean;
  description?: Bilingual;
}

/** One file of the media library. */
export function upload(name: string, label: DeskText, options: UploadOptions = {}): UploadField {
  return { ...sharedFields(name, label, options), hasMany: false };
}

/** Any number of files of the media library, in the order given. */
export function uploads(name: string, label: DeskText, options: UploadOptions = {}): UploadField {
  return { ...sharedFields(name, label, options), hasMany: true };
}

/** The picture of a record. */
export function picture({ optional = false }: { optional?: boolean } = {}): UploadField {
  return upload("picture", say("Picture"), { kind: "picture", optional });
}

function sharedFields(name: string, label: DeskText, { kind, optional = false, localized = false, description }: UploadOptions) {
  return {
    type: "upload" as const,
    name,
    label,
    relationTo: "media" as const,
    required: !optional,
    localized,
    ...(kind && { filterOptions: FILE_KINDS[kind].where }),
    admin: description ? { description } : {},
  };
}
