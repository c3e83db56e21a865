/** The statuses of HTTP that the site answers with and asks after (RFC 9110; 423 and 507 are WebDAV's, RFC 4918). */
export const BAD_REQUEST = 400;
export const UNAUTHORIZED = 401;
export const FORBIDDEN = 403;
export const NOT_FOUND = 404;
export const CONFLICT = 409;
export const TOO_LARGE = 413;
export const UNPROCESSABLE = 422;
export const LOCKED = 423;
export const TOO_MANY_REQUESTS = 429;
/** This and all above are faults of the site; below, the address or the request was wrong. */
export const SERVER_ERROR = 500;
export const NOT_IMPLEMENTED = 501;
export const UNAVAILABLE = 503;
export const INSUFFICIENT_STORAGE = 507;
