import { escapeHtml } from "#shared/lib/html.ts";

/**
 * Widths in pixels in which the server makes a picture. It sends each browser the best format that it knows. 720 is for what fills a phone
 * with up to two pixels to a point and half of a desktop, 1200 for a phone with three: 92 % of 412 points at 1.75 are 663, of 430 at 3 are 1187.
 */
export const PICTURE_WIDTHS = [160, 320, 480, 720, 1200, 1600] as const;

/** The facts that address a picture, and place it. */
export interface PictureSource {
  /** File name of the upload, extension included; addresses of its sizes are made from it. */
  name: string;
  /** Changes when the upload changes. */
  version: string;
  /** Width of the original in pixels. */
  width: number;
  /** Height of the original in pixels. */
  height: number;
  alt: string;
  /** What stays in sight where it is cut, see `focus.ts`; none for a picture that is about its middle. */
  focus?: string;
}

/** The address of a picture at one of the layout's widths. */
function pictureUrl(picture: PictureSource, width: number): string {
  return `/media/${width}/${encodeURIComponent(picture.name)}?v=${picture.version}`;
}

/**
 * The widths at which a picture is offered: the layout's, up to its own, and the next one, at which it comes as wide as it is, where its own
 * is between two.
 */
function pictureWidths({ width }: PictureSource): number[] {
  const beyond = PICTURE_WIDTHS.findIndex((one) => one >= width);
  return beyond < 0 ? [...PICTURE_WIDTHS] : PICTURE_WIDTHS.slice(0, beyond + 1);
}

/** The `srcset` of a picture. */
export function pictureSrcSet(picture: PictureSource): string {
  return pictureWidths(picture)
    .map((width) => `${pictureUrl(picture, width)} ${Math.min(width, picture.width)}w`)
    .join(", ");
}

/**
 * The address where there can be only one, such as a video's poster.
 * @param least pixels that it is wide at least, if the original is
 */
export function pictureAddress(picture: PictureSource, least = 720): string {
  const widths = pictureWidths(picture);
  return pictureUrl(picture, widths.find((width) => width >= least) ?? Math.max(...widths));
}

/** The address of a picture as large as it comes, to be looked at closely. */
export function largestAddress(picture: PictureSource): string {
  return pictureAddress(picture, Infinity);
}

/** The address of a picture as small as it is made, to stand beside a word. */
export function smallestAddress(picture: PictureSource): string {
  return pictureUrl(picture, PICTURE_WIDTHS[0]);
}

/** A picture as HTML text, for rich text; components use `Picture`. */
export function pictureTag(picture: PictureSource, sizes: string): string {
  return `<img src="${escapeHtml(pictureAddress(picture))}" srcset="${escapeHtml(pictureSrcSet(picture))}" sizes="${escapeHtml(sizes)}" alt="${escapeHtml(picture.alt)}" width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async">`;
}
