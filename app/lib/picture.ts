/** Widths in pixels and formats in which the server makes a picture. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1600] as const;
export const PICTURE_FORMATS = ["avif", "webp", "jpg"] as const;
