import { say, type DeskText } from "#shared/desk-texts/say.ts";

/** NIST SP 800-63B-4 asks for 15 characters where a password stands alone and 8 beside a second factor; 12 is OWASP's usual advice. */
export const MIN_PASSWORD_LENGTH = 12;
/** Longest password, because hashing a text of any length would cost too much time. */
const MAX_PASSWORD_LENGTH = 200;
/** Fewer different characters than this are a row of the same ones. */
const MIN_DIFFERENT = 5;

/**
 * The fault of a password; null for a good one. The one rule for every way to set one: desk, REST, reset link,
 * settings and commands.
 * @param email of the account; the password may not be it
 */
export async function passwordFault(password: string, email = ""): Promise<DeskText | null> {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return say("The password needs {minPasswordLength} characters or more.", { minPasswordLength: MIN_PASSWORD_LENGTH });
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    return say("The password may have {maxPasswordLength} characters at most.", { maxPasswordLength: MAX_PASSWORD_LENGTH });
  }
  const small = password.toLowerCase();
  if (new Set(small).size < MIN_DIFFERENT || small === email.toLowerCase() || (await commonPasswords()).has(small)) {
    return say("This password is too common: choose another one.");
  }
  return null;
}

let passwordList: Promise<Set<string>> | undefined;

/** The most frequent passwords of leaks; read at the first use. */
function commonPasswords(): Promise<Set<string>> {
  passwordList ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => new Set(dictionary["passwords-common"].map(String)));
  return passwordList;
}
