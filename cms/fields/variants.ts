import type { ArrayField, ArrayFieldValidation } from "payload";
import { array } from "payload/shared";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";
import { row } from "./layout.ts";
import { list } from "./lists.ts";
import { codesOfRow } from "./specs.ts";
import { localizedParagraph, localizedText, plainText } from "./text-fields.ts";

/** Variants of one product, at most. */
const MAX_VARIANTS = 50;
const SAME_CODE = (code: string): Bilingual => ({ zh: `订货号重复：${code}`, en: `Two variants have the order code ${code}.` });

/** Order codes are each there once, in whatever letters. */
const validVariants: ArrayFieldValidation = (value, options) => {
  const codes = (Array.isArray(value) ? (value as { code?: unknown }[]) : []).flatMap(({ code }) =>
    typeof code === "string" ? [code.trim()] : [],
  );
  const lower = codes.map((code) => code.toLowerCase());
  const twice = codes.find((_, index) => lower.indexOf(lower[index] ?? "") < index);
  return twice ? inLanguage(SAME_CODE(twice), options.req.i18n.language) : array(value, options);
};

/** What a product is ordered as, where it is sold in several variants: each with its order code and its own networks and bands. */
export function variants(): ArrayField {
  const fields = [
    row(
      plainText("code", "订货号", "Order code", { max: 60 }),
      localizedText("name", "名称", "Name", { max: 80, optional: true }),
      localizedText("regions", "销售地区", "Regions", { max: 160, optional: true }),
    ),
    codesOfRow("network", "网络制式", "Cellular network"),
    codesOfRow("bands", "频段", "Bands"),
    localizedParagraph("note", "备注", "Note", { max: 300, optional: true }),
  ];
  const field = list("variants", "型号变体", "Variants", fields, {
    one: { zh: "变体", en: "Variant" },
    headedBy: "code",
    maxRows: MAX_VARIANTS,
    description: {
      zh: "同一产品按地区等分成几个订货型号时填写；没有自己频段的变体按上面的规格。",
      en: "Where the product is ordered as one of several, such as one for each region. A variant without bands of its own has those stated above.",
    },
  });
  return { ...field, validate: validVariants };
}
