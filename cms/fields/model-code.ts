import type { FieldHook, TextFieldSingleValidation } from "payload";
import { text } from "payload/shared";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";

/** Full-width letters, digits and signs, which stand so far behind those of ASCII. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const BEHIND_ASCII = 0xfee0;

/** A model in the one form in which it is stored: in half-width letters, without signs that nobody sees, with single spaces. */
export function modelCode(input: string): string {
  return input
    .replaceAll(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - BEHIND_ASCII))
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\s+/g, " ")
    .normalize("NFC")
    .trim();
}

/** A model as it is compared: capitals make no other model of it. */
export function comparedCode(input: string): string {
  return modelCode(input).normalize("NFKC").toLowerCase();
}

/** Stores a model in its one form. */
export const inOneForm: FieldHook = ({ value }: { value?: unknown }) => (typeof value === "string" ? modelCode(value) : value);

const twin = (code: string): Bilingual => ({
  zh: `已有型号“${code}”，只有大小写或看不见的字符不同。`,
  en: `There is a model “${code}” already: only capitals or signs that nobody sees differ.`,
});

/** Refuses a model that another product has in other capitals. The very same the database refuses itself. */
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
