import { domainToUnicode } from "node:url";
import { z } from "zod";
import { asciiAddress, cleanAddress, isAddress, isSameAddress } from "#shared/lib/contact.ts";
import { asciiDigits, numbersIn } from "#shared/lib/phone.ts";

/** Digits of the shortest phone number in a request. */
const MIN_PHONE_LENGTH = 5;
/** Digits of the shortest phone number that may match one with a country code, because a shorter one is the end of too many numbers. */
const MIN_LOCAL_LENGTH = 7;
/** Digits of the prefix: a country code has three at most (ITU-T E.164), and some people write the domestic 0 behind it. */
const MAX_PREFIX_DIGITS = 4;

/** A person, by the e-mail address or phone number in a form. */
export type Person = { email: string } | { phone: string };

/** Reads the person of a request: an e-mail address or a phone number, not both. */
export const personRule = z.union([
  z.strictObject({ email: z.string().transform(cleanAddress).refine(isAddress) }),
  z.strictObject({ phone: z.string().refine((value) => digits(value).length >= MIN_PHONE_LENGTH) }),
]);

/** Whether a person wrote a record or a lead. Compares addresses without case, numbers in any notation. */
export function isOf(
  person: Person,
  { email = "", phone = "" }: { email?: string | null | undefined; phone?: string | null | undefined },
): boolean {
  if ("email" in person) return isSameAddress(email ?? "", person.email);
  const [requested, stored] = [person.phone, phone ?? ""].map(numbersOf) as [string[], string[]];
  return requested.some((one) => stored.some((other) => one === other || isWithCode(one, other) || isWithCode(other, one)));
}

/** Equivalent notations of an address: its domain as it is, in ASCII, and in Unicode. */
export function spellingsOf(address: string): string[] {
  const ascii = asciiAddress(address);
  const [local, domain] = [ascii.slice(0, ascii.lastIndexOf("@") + 1), ascii.slice(ascii.lastIndexOf("@") + 1)];
  return [...new Set([address, ascii, local + domainToUnicode(domain)])].filter(Boolean);
}

/** Whether a phone number is the other one with a country code. */
function isWithCode(whole: string, local: string): boolean {
  return local.length >= MIN_LOCAL_LENGTH && whole.length - local.length <= MAX_PREFIX_DIGITS && whole.endsWith(local);
}

/** All digits of a text, and those of each number in it, so that two numbers, or an extension, match separately and together. */
function numbersOf(phone: string): string[] {
  return [phone, ...numbersIn(phone)].map(digits).filter((number) => number.length >= MIN_PHONE_LENGTH);
}

function digits(phone: string): string {
  return asciiDigits(phone).replace(/\D/g, "").replace(/^0+/, "");
}
