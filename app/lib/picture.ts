import { escapeHtml } from "./html.ts";

/** Widths in pixels and formats in which the server makes a picture. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1600] as const;
export const PICTURE_FORMATS = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** What is needed to address a picture: file name of the upload, its version, its own size in pixels. */
export interface PictureSource {
  name: string;
  version: string;
  width: number;
  height: number;
  alt: string;
}

/** The address of a picture at one of the layout's widths. */
export function pictureUrl(picture: PictureSource, width: number, format: PictureFormat): string {
  return `/media/${width}/${encodeURIComponent(picture.name)}.${format}?v=${picture.version}`;
}

/** The widths at which a picture is offered: the layout's, up to its own. */
export function pictureWidths(picture: PictureSource): number[] {
  const smaller = PICTURE_WIDTHS.filter((width) => width <= picture.width);
  return smaller.length > 0 ? smaller : [PICTURE_WIDTHS[0]];
}

/** The `srcset` of a picture in one format. */
export function pictureSrcSet(picture: PictureSource, format: PictureFormat): string {
  return pictureWidths(picture)
    .map((width) => `${pictureUrl(picture, width, format)} ${width}w`)
    .join(", ");
}

/** The address for browsers that know neither AVIF nor WebP. */
export function pictureFallback(picture: PictureSource): string {
  const widths = pictureWidths(picture);
  return pictureUrl(picture, widths.find((width) => width >= 640) ?? widths[widths.length - 1] ?? PICTURE_WIDTHS[0], "jpg");
}

/** A picture as HTML text, for rich text; components use `Picture`. */
export function pictureTag(picture: PictureSource, sizes: string): string {
  const source = (format: "avif" | "webp") =>
    `<source type="image/${format}" srcset="${escapeHtml(pictureSrcSet(picture, format))}" sizes="${escapeHtml(sizes)}">`;
  return `<picture>${source("avif")}${source("webp")}<img src="${escapeHtml(pictureFallback(picture))}" alt="${escapeHtml(picture.alt)}" width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async"></picture>`;
}
