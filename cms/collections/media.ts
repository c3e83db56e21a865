import path from "node:path";
import {
  Forbidden,
  type CollectionAfterErrorHook,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type TextFieldSingleValidation,
} from "payload";
import { text } from "payload/shared";
import { editors } from "../access/by-role.ts";
import { discardedBy } from "../access/discard.ts";
import { forStaff, serverOnly } from "../access/fields.ts";
import { shownOrStaff } from "../access/shown-or-staff.ts";
import { inLanguage } from "../fields/bilingual.ts";
import { inFirstLanguage } from "../fields/first-language.ts";
import { localizedText } from "../fields/texts.ts";
import { usedIn } from "../fields/used-in.ts";
import { checksumOf, checksumOfFile } from "../library/checksum.ts";
import { lengthOfFilm } from "../library/film-length.ts";
import { keepOriginal, noteOriginal, takeOriginal } from "../library/kept-original.ts";
import { answerRefusedFile, judgeFile } from "../library/refused-file.ts";
import { keepKind } from "../library/same-kind.ts";
import { readableTexts, sentFrom } from "../library/sent-file.ts";
import { dropParts, fromParts, noCopy } from "../parts/received.ts";
import type { Media } from "../payload-types.ts";
import { settings } from "../settings.ts";
import { CONTENT } from "./groups.ts";

/** What may be uploaded. Never SVG or HTML: a browser would run what is in them. */
const MIME_TYPES = [
  ...["avif", "webp", "png", "jpeg", "gif"].map((type) => `image/${type}`),
  "video/mp4",
  "video/webm",
  "model/gltf-binary",
  ...["vtt", "plain", "markdown", "csv"].map((type) => `text/${type}`),
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

/** Where uploads are kept without a store. */
const FOLDER = path.join(settings.dataDir, "media");
const NOT_FOUND = 404;
const THUMBNAIL_WIDTH = 400;
const ALT_NEEDED = { zh: "请为图片填写替代文字。", en: "Describe the picture for those who cannot see it." };

/** Pictures need a description in Chinese, or in the language that they were uploaded in. */
const describesPicture: TextFieldSingleValidation = (value, options) => {
  const isPicture = (options.data as { mimeType?: string }).mimeType?.startsWith("image/");
  if (isPicture && inFirstLanguage(options) && !value?.trim()) return inLanguage(ALT_NEEDED, options.req.i18n.language);
  return text(value, options);
};

/** A file that a visitor may not have is none: whether it is in the trash or never was there is the desk's business. */
const answerNotFound: CollectionAfterErrorHook = ({ error, req }) => {
  if (!(error instanceof Forbidden) || !req.pathname?.startsWith("/api/media/file/")) return;
  return { status: NOT_FOUND, response: { errors: [{ message: "Not found." }] } };
};

/** Notes the checksum of a file that comes in, so that whoever fetches it can compare, and how long a film is. */
const examined: CollectionBeforeChangeHook<Media> = async ({ data, req: { file } }) => {
  if (!file?.data) return data;
  const isFilm = data.mimeType?.startsWith("video/");
  return {
    ...data,
    sha256: file.tempFilePath ? await checksumOfFile(file.tempFilePath) : checksumOf(file.data),
    seconds: isFilm ? await lengthOfFilm(file.tempFilePath ?? file.data) : null,
  };
};

export const media: CollectionConfig = {
  slug: "media",
  labels: { singular: { zh: "媒体文件", en: "Media file" }, plural: { zh: "媒体库", en: "Media" } },
  admin: {
    group: CONTENT,
    useAsTitle: "filename",
    defaultColumns: ["filename", "alt", "folder", "mimeType", "filesize"],
    components: { views: { list: { Component: "/admin/desk/media/view.tsx#MediaList" } } },
  },
  access: { read: shownOrStaff, create: editors, update: editors, delete: discardedBy("administrator", "editor") },
  hooks: {
    beforeOperation: [fromParts, judgeFile, noteOriginal],
    beforeChange: [keepKind, takeOriginal, examined],
    afterChange: [keepOriginal, dropParts],
    afterError: [answerNotFound, answerRefusedFile],
  },
  upload: {
    staticDir: FOLDER,
    mimeTypes: MIME_TYPES,
    imageSizes: [{ name: "thumbnail", width: THUMBNAIL_WIDTH, formatOptions: { format: "webp", options: { quality: 75, effort: 2 } } }],
    adminThumbnail: "thumbnail",
    pasteURL: false,
    // A store sends its files by itself (../store.ts).
    handlers: settings.s3 ? [noCopy] : [noCopy, sentFrom(FOLDER)],
    requiresClientUploadReceipt: true,
    modifyResponseHeaders: readableTexts,
  },
  fields: [
    // What the plugin for S3 adds: here too, so that the schema is the same with and without a store.
    { type: "text", name: "_objectKey", admin: { hidden: true, readOnly: true } },
    // Payload's own field, which it names in English alone.
    { type: "text", name: "mimeType", label: { zh: "文件类型", en: "File type" } },
    {
      ...localizedText("alt", "替代文字", "Alternative text", {
        max: 240,
        optional: true,
        description: { zh: "图片必填：说明画面内容。", en: "Required for pictures: what is to be seen." },
      }),
      validate: describesPicture,
    } as ReturnType<typeof localizedText>,
    {
      type: "ui",
      name: "sameFiles",
      label: { zh: "相同的文件", en: "The same file" },
      admin: { position: "sidebar", disableListColumn: true, components: { Field: "/admin/desk/media/same-files.tsx#SameFiles" } },
    },
    {
      type: "relationship",
      name: "folder",
      label: { zh: "文件夹", en: "Folder" },
      relationTo: "folders",
      index: true,
      access: forStaff,
      admin: { position: "sidebar" },
    },
    {
      // Longer than a line of the form's side.
      type: "textarea",
      name: "sha256",
      label: { zh: "校验和（SHA-256）", en: "Checksum (SHA-256)" },
      index: true,
      access: serverOnly,
      admin: {
        readOnly: true,
        position: "sidebar",
        description: {
          zh: "上传文件时自动算出。下载页列出它，方便下载的人核对文件。",
          en: "Worked out when a file comes in. The downloads page tells it, so that whoever fetches the file can compare.",
        },
      },
    },
    {
      type: "number",
      name: "seconds",
      label: { zh: "时长（秒）", en: "Length (seconds)" },
      access: serverOnly,
      admin: { readOnly: true, hidden: true },
    },
    usedIn(),
  ],
};
