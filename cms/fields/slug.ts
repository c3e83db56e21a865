import type { CollectionSlug, TextField, TextFieldSingleValidation } from "payload";
import { text } from "payload/shared";
import { isSlugOfPage } from "../lib/record-paths.ts";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";
import { nextFreeName } from "./next-free-name.ts";
import { slugFrom } from "./made-slug.ts";

const SLUG = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
/** Characters of the longest slug. */
const MAX_SLUG_LENGTH = 80;
const RULE = {
  zh: "只能用小写字母、数字，中间可用连字符或下划线。",
  en: "Use small letters and digits, with hyphens or underscores between them.",
};

const MADE = {
  zh: `${RULE.zh}留空时自动生成。`,
  en: `${RULE.en} Left empty, it is generated.`,
};

const NO_ADDRESS = {
  zh: `网址用的是编号，不是它；工作台的搜索可以用它找到这条记录。${RULE.zh}`,
  en: `The address is the number, not this; the desk finds the record by it. ${RULE.en}`,
};

/** The class of fields that are generated when empty, because Payload marks every required field as one to fill in. */
export const MAY_BE_LEFT_EMPTY = "desk-made";

const OF_PAGE = {
  zh: "网站自己的页面已经用了这个地址，这条记录会打不开。请换一个。",
  en: "A page of the site itself has this address, so nobody could open the record. Choose another one.",
};
const TAKEN = { zh: "另一条记录已经用了它。", en: "Another record already uses it." };

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
  if (name === "key") return { zh: "键", en: "Key" };
  return optional ? { zh: "标识", en: "Identifier" } : { zh: "网址标识", en: "Slug" };
}
