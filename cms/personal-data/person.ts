import { z } from "zod";

/** Digits of the shortest phone number that somebody may ask about. */
const SHORTEST_PHONE = 5;
/** Digits of the shortest phone number that may stand in another place with its country's code: a shorter one is the end of too many numbers. */
const SHORTEST_LOCAL = 7;
/** Digits that may stand before it there: a country's code has three at most (ITU-T E.164), and some write the 0 of calls within the country behind it. */
const LONGEST_PREFIX = 4;

/** One person, by what he or she has written into a form. */
export type Person = { email: string } | { phone: string };

/** Reads whom somebody asks about: an e-mail address or a phone number, not both. */
export const personRule = z.union([
  z.strictObject({ email: z.email() }),
  z.strictObject({ phone: z.string().refine((value) => digits(value).length >= SHORTEST_PHONE) }),
]);

/** Whether a record or a submission was written by a person. Addresses are the same in any case, numbers in any spelling. */
export function isOf(
  person: Person,
  { email = "", phone = "" }: { email?: string | null | undefined; phone?: string | null | undefined },
): boolean {
  if ("email" in person) return email?.trim().toLowerCase() === person.email.trim().toLowerCase();
  const [asked, known] = [digits(person.phone), digits(phone ?? "")];
  if (known.length < SHORTEST_PHONE) return false;
  return known === asked || isWithCode(known, asked) || isWithCode(asked, known);
}

/** Whether a phone number is another one with its country's code in front. */
function isWithCode(whole: string, local: string): boolean {
  return local.length >= SHORTEST_LOCAL && whole.length - local.length <= LONGEST_PREFIX && whole.endsWith(local);
}

function digits(phone: string): string {
  return phone.replace(/\D/g, "").replace(/^0+/, "");
}
