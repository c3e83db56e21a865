import type { Media } from "#cms/config/payload-types.ts";
import { focusOf } from "#app/lib/focus.ts";
import type { PictureSource } from "#app/lib/picture.ts";
import { pictureVersion } from "#shared/lib/picture-version.ts";

/** A picture as pages use it. */
export type PictureView = PictureSource;

/** An uploaded file as pages link to it. */
export interface FileView {
  /** Address with the upload's version: it may be kept for ever. */
  url: string;
  /** Bytes. */
  size: number;
  name: string;
  /** SHA-256 of the file, in hexadecimal figures; only where the query selects it, and not for files from before checksums existed. */
  checksum?: string;
}

/** A three-dimensional model as pages show it. */
export interface ModelView {
  /** Address with the upload's version. */
  url: string;
  /** Bytes. */
  size: number;
}

/** The fields to select of a picture; in a text, another file may stand in its place. */
export const PICTURE_FIELDS = {
  filename: true,
  mimeType: true,
  filesize: true,
  width: true,
  height: true,
  alt: true,
  focalX: true,
  focalY: true,
  updatedAt: true,
} as const;
/** The fields to select of a file. */
export const FILE_FIELDS = { filename: true, filesize: true, url: true, updatedAt: true } as const;

type Upload = number | string | Media | null | undefined;

/** The view of an uploaded picture; null when there is none or it was not populated. */
export function pictureView(upload: Upload): PictureView | null {
  if (typeof upload !== "object" || !upload?.filename || !upload.width || !upload.height) return null;
  const focus = focusOf(upload.focalX, upload.focalY);
  return {
    name: upload.filename,
    version: pictureVersion(upload),
    width: upload.width,
    height: upload.height,
    alt: upload.alt ?? "",
    ...(focus && { focus }),
  };
}

/** The view of an uploaded file; null when there is none or it was not populated. */
export function fileView(upload: Upload): FileView | null {
  if (typeof upload !== "object" || !upload?.filename) return null;
  return {
    url: `/api/media/file/${encodeURIComponent(upload.filename)}?v=${pictureVersion(upload)}`,
    size: upload.filesize ?? 0,
    name: upload.filename,
    ...(upload.sha256 && { checksum: upload.sha256 }),
  };
}

/** The view of an uploaded model; null when there is none or it was not populated. */
export function modelView(upload: Upload): ModelView | null {
  const file = fileView(upload);
  if (!file) return null;
  return { url: file.url, size: file.size };
}
