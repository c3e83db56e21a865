import { createCipheriv, createHash } from "node:crypto";

/** What a password is filled up with (ISO 32000-1, 7.6.3.3). */
const FILLING = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");
/** Bytes at the end of a PDF among which its end is marked. */
const END = 1024;
/** Characters of the longest dictionary that is read. */
const MAX_DICTIONARY = 5000;
const ROUNDS_OF_KEY = 50;
const ROUNDS_OF_USER = 20;
/** Where the salt stands in what a password is checked against, and where it ends (ISO 32000-2, 7.6.4.4.10). */
const SALT = { from: 32, to: 40 };
/** Rounds of the hash of revision 6, at least, and the part of its last byte that may add some (ISO 32000-2, 7.6.4.3.4). */
const MIN_ROUNDS = 64;
const ROUND_MARGIN = 32;

/** Whether a PDF has its end, and says there where its table of contents is. */
export function isWholePdf(data: Buffer): boolean {
  const end = data.toString("latin1", Math.max(0, data.length - END));
  return end.includes("%%EOF") && end.includes("xref");
}

/**
 * Whether a PDF asks for a password before it is shown. Of those that are encrypted, those that anybody may open and not change do not:
 * the empty password opens them.
 */
export function asksForPassword(data: Buffer): boolean {
  const text = data.toString("latin1");
  const reference = /\/Encrypt\s{1,20}(\d{1,10})\s{1,20}(\d{1,5})\s{1,20}R/.exec(text);
  const start = reference ? startOfObject(text, reference[1] ?? "", reference[2] ?? "") : text.search(/\/Encrypt\s{0,20}<</);
  if (start < 0) return false;
  const dictionary = text.slice(start, start + MAX_DICTIONARY);
  if (!/\/Filter\s{0,20}\/Standard\b/.test(dictionary)) return true;
  const [revision, owner, user] = [numberOf(dictionary, "R"), stringOf(dictionary, "O"), stringOf(dictionary, "U")];
  if (revision === null || !owner || !user) return false;
  if (revision >= 5) return !opensByHash(revision, user);
  return !opensByCipher(
    revision,
    owner,
    user,
    dictionary,
    stringOf(text.slice(Math.max(0, text.lastIndexOf("/ID"))), "ID") ?? Buffer.alloc(0),
  );
}

/** Where an object begins, of several the last, which took the place of those before. */
function startOfObject(text: string, number: string, generation: string): number {
  const name = `${number} ${generation} obj`;
  let at = text.lastIndexOf(name);
  while (at > 0 && /\d/.test(text[at - 1] ?? "")) at = text.lastIndexOf(name, at - 1);
  return at;
}

function numberOf(dictionary: string, key: string): number | null {
  const [, digits] = new RegExp(`/${key}\\s{1,20}(-?\\d{1,12})`).exec(dictionary) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** A string of a dictionary, as hexadecimal figures or as characters; of a list of them the first. */
function stringOf(dictionary: string, key: string): Buffer | null {
  const at = new RegExp(`/${key}(?=[\\s<([])[\\s[]{0,20}(?=[<(])`).exec(dictionary);
  if (!at) return null;
  const rest = dictionary.slice(at.index + at[0].length);
  if (rest.startsWith("<")) return Buffer.from(rest.slice(1, rest.indexOf(">")).replace(/\s/g, ""), "hex");
  const bytes: number[] = [];
  let depth = 0;
  for (let place = 0; place < rest.length; place += 1) {
    const sign = rest[place] ?? "";
    if (sign === "\\") {
      const escaped = /^(?:[0-7]{1,3}|\r\n|[^])/.exec(rest.slice(place + 1, place + 4))?.[0] ?? "";
      place += escaped.length;
      const named = { n: 10, r: 13, t: 9, b: 8, f: 12 }[escaped];
      if (/^[0-7]/.test(escaped)) bytes.push(Number.parseInt(escaped, 8) & 255);
      else if (!/^[\r\n]/.test(escaped)) bytes.push(named ?? escaped.charCodeAt(0));
      continue;
    }
    if (sign === ")") depth -= 1;
    if (depth > 0) bytes.push(sign.charCodeAt(0));
    if (sign === ")" && depth === 0) return Buffer.from(bytes);
    if (sign === "(") depth += 1;
    if (sign === "(" && depth === 1) continue;
  }
  return null;
}

/** Whether the empty password opens a PDF of the revisions 2 to 4 (ISO 32000-1, algorithms 2, 4 and 5). */
function opensByCipher(revision: number, owner: Buffer, user: Buffer, dictionary: string, id: Buffer): boolean {
  const rights = Buffer.alloc(4);
  rights.writeInt32LE((numberOf(dictionary, "P") ?? 0) | 0);
  const isPlain = revision >= 4 && /\/EncryptMetadata\s{1,20}false/.test(dictionary);
  const parts = [FILLING, owner.subarray(0, 32), rights, id, ...(isPlain ? [Buffer.alloc(4, 0xff)] : [])];
  const bytes = revision === 2 ? 5 : Math.min((numberOf(dictionary, "Length") ?? 40) / 8, 16);
  let key = md5(...parts).subarray(0, bytes);
  if (revision === 2) return rc4(key, FILLING).equals(user.subarray(0, 32));
  for (let round = 0; round < ROUNDS_OF_KEY; round += 1) key = md5(key).subarray(0, bytes);
  let expected = md5(FILLING, id);
  for (let round = 0; round < ROUNDS_OF_USER; round += 1)
    expected = rc4(
      key.map((byte) => byte ^ round),
      expected,
    );
  return expected.equals(user.subarray(0, 16));
}

/** Whether the empty password opens a PDF of the revisions 5 and 6. */
function opensByHash(revision: number, user: Buffer): boolean {
  const salt = user.subarray(SALT.from, SALT.to);
  const digest = createHash("sha256").update(salt).digest();
  return (revision === 5 ? digest : hashOfRevision6(digest)).equals(user.subarray(0, SALT.from));
}

/** The hash of revision 6 of an empty password (ISO 32000-2, algorithm 2.B). */
function hashOfRevision6(digest: Buffer): Buffer {
  let key = digest;
  for (let round = 0; ; round += 1) {
    const cipher = createCipheriv("aes-128-cbc", key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const encrypted = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const kind = ["sha256", "sha384", "sha512"][encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3] ?? "sha256";
    key = createHash(kind).update(encrypted).digest();
    if (round >= MIN_ROUNDS - 1 && (encrypted.at(-1) ?? 0) <= round + 1 - ROUND_MARGIN) return key.subarray(0, 32);
  }
}

function md5(...parts: Uint8Array[]): Buffer {
  const hash = createHash("md5");
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** RC4, which OpenSSL has no more. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  for (let index = 0, other = 0; index < 256; index += 1) {
    other = (other + (state[index] ?? 0) + (key[index % key.length] ?? 0)) & 255;
    [state[index], state[other]] = [state[other] ?? 0, state[index] ?? 0];
  }
  let [first, second] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      first = (first + 1) & 255;
      second = (second + (state[first] ?? 0)) & 255;
      [state[first], state[second]] = [state[second] ?? 0, state[first] ?? 0];
      return byte ^ (state[((state[first] ?? 0) + (state[second] ?? 0)) & 255] ?? 0);
    }),
  );
}
