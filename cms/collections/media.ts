import path from "node:path";
import { say } from "#shared/desk-texts/say.ts";
import {
  type Access,
  type CollectionAfterErrorHook,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  Forbidden,
  type TextFieldSingleValidation,
  type Where,
} from "payload";
import { text } from "payload/shared";
import { pictureVersion } from "#shared/lib/picture-version.ts";
import { allow } from "../access/allow.ts";
import { mayTrash } from "../access/trash-access.ts";
import { forStaff, serverOnly } from "../access/field-access.ts";
import { PRESENT } from "../access/present-or-staff.ts";
import { shownUploads } from "../publishing/references/shown-uploads.ts";
import { inLanguage } from "../lib/i18n.ts";
import { inFirstLanguage } from "../fields/first-language.ts";
import { localizedText } from "../fields/text-fields.ts";
import { usedIn } from "../fields/used-in.ts";
import { cutPicture } from "../media/cut-picture.ts";
import { answerRefusedFile, validateUpload } from "../media/upload-errors.ts";
import { usesOf } from "../publishing/references/uses.ts";
import { FILE_KINDS, kindOfType } from "../lib/file-kinds.ts";
import { refusal } from "../lib/refusal.ts";
import { readableTexts, sendFile } from "../media/file-response.ts";
import { dropDeleted, dropReplaced, storeFile } from "../media/stored-files.ts";
import { returnFile, withholdFile } from "../media/withheld-file.ts";
import { dropChunks, fromChunks, noCopy } from "../media/chunks/file-from-chunks.ts";
import type { Media } from "../config/payload-types.ts";
import { settings } from "../config/settings.ts";
import { CONTENT } from "../lib/groups.ts";

/** The version of an upload as its addresses have it: its number, and when it was changed last, in milliseconds to the base of 36. */
const VERSION = /^([1-9]\d{0,9})-([0-9a-z]{1,10})$/;

/**
 * Staff reads every upload. A visitor has those that something published shows; and the file whose address has its version, which only
 * a page that shows it can have told: so a preview has its pictures.
 */
const visibleOrStaff: Access = async ({ req, isReadingStaticFile }) => {
  if (req.user) return true;
  // The site's own reads start from published records, so visitors may see the uploads that those name.
  if (req.payloadAPI === "local") return PRESENT;
  const version = isReadingStaticFile ? VERSION.exec(String(req.query["v"] ?? "")) : null;
  const shown: Where = { id: { in: [...(await shownUploads(req.payload)).keys()] } };
  const time = version ? new Date(Number.parseInt(version[2] ?? "", 36)) : null;
  const named: Where[] =
    version && time && !Number.isNaN(time.getTime())
      ? [{ and: [{ id: { equals: Number(version[1]) } }, { updatedAt: { equals: time.toISOString() } }] }]
      : [];
  return { ...PRESENT, or: [shown, ...named] };
};

/**
 * Refuses a file of another kind in the place of one that is in use: what shows a picture can show nothing else, and every page that does
 * would break at once.
 * @throws APIError in the sender's language
 */
const keepKind: CollectionBeforeChangeHook<Media> = async ({ data, originalDoc, req }) => {
  if (!req.file || !originalDoc?.mimeType) return data;
  const kind = kindOfType(originalDoc.mimeType);
  if (kindOfType(data.mimeType ?? "") === kind || (await usesOf(req.payload, "media", originalDoc.id, req)).length === 0) return data;
  const { name } = FILE_KINDS[kind];
  throw refusal(
    say("This file is in use, so only another one of its kind ({name}) can take its place. Upload one of another kind on its own.", {
      name,
    }),
    req,
  );
};

/** The accepted types of uploads. Never HTML, because browsers run the scripts in it. */
const MIME_TYPES = [
  // Stored as PNG, because browsers run scripts in SVG as well (cms/media/vector.ts).
  "image/svg+xml",
  ...["avif", "webp", "png", "jpeg", "gif"].map((type) => `image/${type}`),
  "video/mp4",
  "video/webm",
  "model/gltf-binary",
  "font/woff2",
  ...["vtt", "plain", "markdown", "csv"].map((type) => `text/${type}`),
  // Subtitles in formats of other players; stored as WebVTT.
  "application/x-subrip",
  ...["pdf", "rtf", "msword", "zip", "x-cfb", "octet-stream"].map((type) => `application/${type}`),
  ...["ms-excel", "ms-powerpoint", "android.package-archive", "debian.binary-package", "microsoft.portable-executable"].map(
    (type) => `application/vnd.${type}`,
  ),
  ...["wordprocessingml.document", "spreadsheetml.sheet", "presentationml.presentation"].map(
    (type) => `application/vnd.openxmlformats-officedocument.${type}`,
  ),
  ...["text", "spreadsheet"].map((type) => `application/vnd.oasis.opendocument.${type}`),
  ...["x-msdownload", "x-msi", "x-deb"].map((type) => `application/${type}`),
];

/**
 * The folder in which Payload looks for uploads. Payload deletes the old file there before it stores or refuses the save, so the folder is
 * empty and the site stores files elsewhere (cms/media/stored-files.ts).
 */
const NOWHERE = path.join(settings.dataDir, "nowhere");
const ALT_NEEDED = say("Describe the picture for those who cannot see it.");

/** Requires a description of pictures in Chinese, or in the language of the upload. */
const describesPicture: TextFieldSingleValidation = (value, options) => {
  const isPicture = (options.data as { mimeType?: string }).mimeType?.startsWith("image/");
  if (isPicture && inFirstLanguage(options) && !value?.trim()) return inLanguage(ALT_NEEDED, options.req.i18n.language);
  return text(value, options);
};

/** Answers 404 for a forbidden file, because only the desk may know whether it is in the trash or never existed. */
const answerNotFound: CollectionAfterErrorHook = ({ error, req }) => {
  if (!(error instanceof Forbidden) || !req.pathname?.startsWith("/api/media/file/")) return;
  return { status: 404, response: { errors: [{ message: "Not found." }] } };
};

/** The address of a picture for the desk, which has the same sizes as visitors. */
function smallPicture({ doc }: { doc: Record<string, unknown> }): string | false {
  const { filename, id, mimeType, updatedAt } = doc as unknown as Media;
  if (!filename || !mimeType?.startsWith("image/")) return false;
  return `/media/320/${encodeURIComponent(filename)}?v=${pictureVersion({ id, updatedAt })}`;
}

export const media: CollectionConfig = {
  slug: "media",
  labels: { singular: say("Media file"), plural: say("Media") },
  admin: {
    group: CONTENT,
    useAsTitle: "filename",
    defaultColumns: ["filename", "alt", "folder", "mimeType", "filesize"],
    components: { views: { list: { Component: "/admin/views/media/view.tsx#MediaList" } } },
  },
  // A copy would store the same file again.
  disableDuplicate: true,
  // Fields that files and their addresses depend on, whatever the query selects.
  forceSelect: { filename: true, mimeType: true, updatedAt: true, _objectKey: true },
  access: { read: visibleOrStaff, create: allow("content.write"), update: allow("content.write"), delete: mayTrash("content.write") },
  hooks: {
    beforeOperation: [fromChunks, validateUpload, cutPicture, withholdFile],
    beforeValidate: [returnFile],
    beforeChange: [keepKind, storeFile],
    afterChange: [dropReplaced, dropChunks],
    afterDelete: [dropDeleted],
    afterError: [answerNotFound, answerRefusedFile],
  },
  upload: {
    staticDir: NOWHERE,
    disableLocalStorage: true,
    mimeTypes: MIME_TYPES,
    // The site inspects uploads beforehand, by more than their type (../media/inspect-upload.ts).
    allowRestrictedFileTypes: true,
    adminThumbnail: smallPicture,
    focalPoint: true,
    pasteURL: false,
    // A store serves its files by itself (../media/s3.ts).
    handlers: settings.s3 ? [noCopy] : [noCopy, sendFile],
    requiresClientUploadReceipt: true,
    modifyResponseHeaders: readableTexts,
  },
  fields: [
    // The file's own folder. The S3 plugin adds the field under this name.
    { type: "text", name: "_objectKey", access: serverOnly, admin: { hidden: true, readOnly: true } },
    // Payload's own field, which has only an English label.
    { type: "text", name: "mimeType", label: say("File type") },
    {
      ...localizedText("alt", say("Alternative text"), {
        max: 240,
        optional: true,
        description: say("Required for pictures: describe what they show."),
      }),
      validate: describesPicture,
    } as ReturnType<typeof localizedText>,
    {
      type: "ui",
      name: "sameFiles",
      label: say("The same file"),
      admin: { position: "sidebar", disableListColumn: true, components: { Field: "/admin/views/media/same-files.tsx#SameFiles" } },
    },
    {
      type: "relationship",
      name: "folder",
      label: say("Folder"),
      relationTo: "folders",
      index: true,
      access: forStaff,
      admin: { position: "sidebar" },
    },
    {
      // Too long for a line in the form's sidebar.
      type: "textarea",
      name: "sha256",
      label: say("Checksum (SHA-256)"),
      index: true,
      access: serverOnly,
      admin: {
        readOnly: true,
        position: "sidebar",
        description: say("Calculated on upload. The downloads page shows it, so that people who download the file can verify it."),
      },
    },
    {
      type: "number",
      name: "seconds",
      label: say("Length (seconds)"),
      access: serverOnly,
      admin: { readOnly: true, hidden: true },
    },
    {
      type: "checkbox",
      name: "isSilent",
      label: say("Without sound"),
      access: serverOnly,
      admin: { readOnly: true, hidden: true },
    },
    {
      type: "checkbox",
      name: "isVariable",
      label: say("Variable typeface"),
      access: serverOnly,
      admin: { readOnly: true, hidden: true },
    },
    usedIn(),
  ],
};
