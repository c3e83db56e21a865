import { z } from "zod";

/** Digits by which two writings of a phone number are told to be the same, at the least. */
const SHORTEST_PHONE = 5;

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
  // With or without the country's code in front.
  return known.length >= SHORTEST_PHONE && (known.endsWith(asked) || asked.endsWith(known));
}

function digits(phone: string): string {
  return phone.replace(/\D/g, "").replace(/^0+/, "");
}
