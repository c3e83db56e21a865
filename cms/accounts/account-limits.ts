/** Characters of the name of an account. */
export const MAX_ACCOUNT_NAME = 80;
/** Digits of an authenticator's code (RFC 6238 leaves them open; all authenticators show six). */
export const CODE_DIGITS = 6;
/** Characters of an entered code: the twelve digits of a recovery code, with room for spaces and hyphens between them. */
export const MAX_TYPED_CODE = 20;
