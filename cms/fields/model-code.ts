import { say } from "#shared/desk-texts/say.ts";
import type { FieldHook, TextFieldSingleValidation } from "payload";
import { text } from "payload/shared";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";

/** The distance of full-width letters, digits and signs from those of ASCII. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const BEHIND_ASCII = 0xfee0;

/** A model code in its stored form: half-width, without invisible characters, with single spaces. */
export function modelCode(input: string): string {
  return input
    .replaceAll(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - BEHIND_ASCII))
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\s+/g, " ")
    .normalize("NFC")
    .trim();
}

/** A model code for comparison, which ignores case. */
export function comparedCode(input: string): string {
  return modelCode(input).normalize("NFKC").toLowerCase();
}

/** Normalizes a model code. */
export const inOneForm: FieldHook = ({ value }: { value?: unknown }) => (typeof value === "string" ? modelCode(value) : value);

const twin = (code: string): Bilingual =>
  say("There is a model “{code}” already: only capitals or signs that nobody sees differ.", { code });

/** Refuses a model code that differs from another product's only in case. The database itself refuses an identical one. */
export const noTwin: TextFieldSingleValidation = async (value, options) => {
  const answer = await text(value, options);
  if (answer !== true || !value || options.collectionSlug !== "products") return answer;
  const { docs } = await options.req.payload.find({
    collection: "products",
    where: { code: { like: modelCode(value) }, ...(options.id !== undefined && { id: { not_equals: options.id } }) },
    select: { code: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: options.req,
  });
  const other = docs.find(({ code }) => code !== modelCode(value) && comparedCode(code) === comparedCode(value));
  return other ? inLanguage(twin(other.code), options.req.i18n.language) : true;
};
