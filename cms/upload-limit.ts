/** Largest upload, in bytes. */
export const UPLOAD_LIMIT = 50 * 1024 * 1024;
