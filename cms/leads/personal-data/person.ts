import { domainToUnicode } from "node:url";
import { z } from "zod";
import { asciiAddress, cleanAddress, isAddress, isSameAddress } from "#shared/lib/contact.ts";
import { asciiDigits, numbersIn } from "#shared/lib/phone.ts";

/** Digits of the shortest phone number that somebody may ask about. */
const MIN_PHONE_LENGTH = 5;
/** Digits of the shortest phone number that may stand in another place with its country's code: a shorter one is the end of too many numbers. */
const MIN_LOCAL_LENGTH = 7;
/** Digits that may stand before it there: a country's code has three at most (ITU-T E.164), and some write the 0 of calls within the country behind it. */
const MAX_PREFIX_DIGITS = 4;

/** One person, by what he or she has written into a form. */
export type Person = { email: string } | { phone: string };

/** Reads whom somebody asks about: an e-mail address or a phone number, not both. */
export const personRule = z.union([
  z.strictObject({ email: z.string().transform(cleanAddress).refine(isAddress) }),
  z.strictObject({ phone: z.string().refine((value) => digits(value).length >= MIN_PHONE_LENGTH) }),
]);

/** Whether a record or a lead was written by a person. Addresses are the same in any case, numbers in any spelling. */
export function isOf(
  person: Person,
  { email = "", phone = "" }: { email?: string | null | undefined; phone?: string | null | undefined },
): boolean {
  if ("email" in person) return isSameAddress(email ?? "", person.email);
  const [requested, stored] = [person.phone, phone ?? ""].map(numbersOf) as [string[], string[]];
  return requested.some((one) => stored.some((other) => one === other || isWithCode(one, other) || isWithCode(other, one)));
}

/** The ways to write an address that are one to the mail: its domain as it stands there, in ASCII, and in its own letters. */
export function spellingsOf(address: string): string[] {
  const ascii = asciiAddress(address);
  const [local, domain] = [ascii.slice(0, ascii.lastIndexOf("@") + 1), ascii.slice(ascii.lastIndexOf("@") + 1)];
  return [...new Set([address, ascii, local + domainToUnicode(domain)])].filter(Boolean);
}

/** Whether a phone number is another one with its country's code in front. */
function isWithCode(whole: string, local: string): boolean {
  return local.length >= MIN_LOCAL_LENGTH && whole.length - local.length <= MAX_PREFIX_DIGITS && whole.endsWith(local);
}

/** All digits of a text, and those of each number in it: who wrote two, or an extension, is found by each of them and by all. */
function numbersOf(phone: string): string[] {
  return [phone, ...numbersIn(phone)].map(digits).filter((number) => number.length >= MIN_PHONE_LENGTH);
}

function digits(phone: string): string {
  return asciiDigits(phone).replace(/\D/g, "").replace(/^0+/, "");
}
