/** Width in pixels of the pictures in lists. */
const THUMBNAIL = 160;

/** Address of a picture of the media library as the desk's lists show it. */
export function thumbnailAddress(filename: string): string {
  return `/media/${THUMBNAIL}/${encodeURIComponent(filename)}`;
}
