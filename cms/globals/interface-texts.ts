import { ValidationError, type GlobalBeforeValidateHook, type GlobalConfig } from "payload";
import { inLanguage } from "../fields/bilingual.ts";
import { list } from "../fields/lists.ts";
import { isTextKey } from "../fields/text-key.ts";
import { localizedParagraph, plainText } from "../fields/texts.ts";
import { globalContent } from "./content.ts";

const KEY_RULE = { zh: "用点分隔的键，例如 contact.send。", en: "A dotted key, such as contact.send." };
const KEY_TWICE = { zh: "这个键已经有了。", en: "This key is there already." };

/** Refuses keys that are no dotted keys, that would reach an object's prototype, or that come twice. */
const checkKeys: GlobalBeforeValidateHook = ({ data, req }) => {
  const rows = Array.isArray(data?.["entries"]) ? (data["entries"] as { key?: unknown }[]) : [];
  const seen = new Set<string>();
  const errors = rows.flatMap((entry, index) => {
    const key = typeof entry?.key === "string" ? entry.key : "";
    const fault = !isTextKey(key) ? KEY_RULE : seen.has(key) ? KEY_TWICE : null;
    seen.add(key);
    return fault ? [{ path: `entries.${index}.key`, message: inLanguage(fault, req.i18n.language) }] : [];
  });
  if (errors.length > 0) throw new ValidationError({ global: "interface-texts", errors }, req.t);
  return data;
};

/** The editors' changes to the built-in texts of the site, by dotted key. */
export const interfaceTexts: GlobalConfig = {
  ...globalContent({
    slug: "interface-texts",
    label: { zh: "界面文字", en: "Interface texts" },
    fields: [
      // Not "texts": Payload keeps the texts of fields with several values in a table of that name.
      list("entries", "文字", "Texts", [
        plainText("key", "键", "Key", { max: 120, description: KEY_RULE }),
        localizedParagraph("text", "文字", "Text", { max: 2000, optional: true }),
      ]),
    ],
  }),
  hooks: { beforeValidate: [checkKeys] },
};
