/** Largest upload, in bytes. */
export const UPLOAD_LIMIT = 50 * 1024 * 1024;
/** Bytes of a request with an upload and its fields. */
export const UPLOAD_REQUEST_LIMIT = UPLOAD_LIMIT + 4 * 1024 * 1024;
