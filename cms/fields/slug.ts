import { say } from "#shared/desk-texts/say.ts";
import type { CollectionSlug, TextField, TextFieldSingleValidation } from "payload";
import { text } from "payload/shared";
import { isSlugOfPage } from "../lib/record-paths.ts";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";
import { nextFreeName } from "./next-free-name.ts";
import { slugFrom } from "./made-slug.ts";

const SLUG = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
/** Characters of the longest slug. */
const MAX_SLUG_LENGTH = 80;
const RULE = say("Use small letters and digits, with hyphens or underscores between them.");

const MADE = say("{rule} Left empty, it is generated.", { rule: RULE });

const NO_ADDRESS = say("The address is the number, not this; the desk finds the record by it. {rule}", { rule: RULE });

/** The class of fields that are generated when empty, because Payload marks every required field as one to fill in. */
export const MAY_BE_LEFT_EMPTY = "desk-made";

const OF_PAGE = say("A page of the site itself has this address, so nobody could open the record. Choose another one.");
const TAKEN = say("Another record already uses it.");

const validSlug: TextFieldSingleValidation = async (value, options) => {
  const { language } = options.req.i18n;
  if (value && !SLUG.test(value)) return inLanguage(RULE, language);
  if (value && options.collectionSlug && isSlugOfPage(options.collectionSlug, { ...options.data, slug: value }))
    return inLanguage(OF_PAGE, language);
  // The database refuses it on save, but the desk validates the form again afterwards and would drop that message.
  if (value && options.event === "onChange" && (await isTaken(value, options))) return inLanguage(TAKEN, language);
  return text(value, options);
};

async function isTaken(value: string, { collectionSlug, id, name, req }: Parameters<TextFieldSingleValidation>[1]): Promise<boolean> {
  if (!collectionSlug) return false;
  const where = { [name]: { equals: value }, ...(id !== undefined && { id: { not_equals: id } }) };
  const { totalDocs } = await req.payload.count({
    collection: collectionSlug as CollectionSlug,
    where,
    trash: true,
    req,
    overrideAccess: true,
  });
  return totalDocs > 0;
}

/** A generated slug may be empty in the form, because it exists before the final validation. */
const optionalSlug: TextFieldSingleValidation = (value, options) => validSlug(value, { ...options, required: false });

interface SlugOptions {
  name?: "slug" | "key";
  /** Set if the record's address is its number, so that the slug serves only imports and the desk. */
  optional?: boolean;
  /** The field that an empty slug is generated from. */
  from?: string;
}

/** The slug of a record; unique in its collection. */
export function slug({ name = "slug", optional = false, from }: SlugOptions = {}): TextField {
  return {
    type: "text",
    name,
    label: labelOf(name, optional),
    required: !optional,
    unique: true,
    index: true,
    maxLength: MAX_SLUG_LENGTH,
    hooks: { beforeDuplicate: [nextFreeName(MAX_SLUG_LENGTH)], ...(from && { beforeValidate: [slugFrom(from)] }) },
    validate: from ? optionalSlug : validSlug,
    ...(from && { custom: { madeFrom: from } }),
    admin: { position: "sidebar", description: optional ? NO_ADDRESS : from ? MADE : RULE, ...(from && { className: MAY_BE_LEFT_EMPTY }) },
  };
}

function labelOf(name: "slug" | "key", optional: boolean): Bilingual {
  if (name === "key") return say("Key");
  return optional ? say("Identifier") : say("Slug");
}
