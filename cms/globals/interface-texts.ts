import { say } from "#shared/desk-texts/say.ts";
import { ValidationError, type GlobalBeforeValidateHook, type GlobalConfig } from "payload";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#shared/languages.ts";
import { faultPath, languageBeside, OTHER_LANGUAGE, readSent } from "../schema/bilingual-sent.ts";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";
import { list } from "../fields/lists.ts";
import { isTextKey } from "../fields/text-key.ts";
import { localizedParagraph, plainText } from "../fields/text-fields.ts";
import { saveTextEndpoint } from "../interface-texts/save-text.ts";
import { missingParts, siteText } from "../interface-texts/site-texts.ts";
import { globalContent } from "./global-content.ts";
import { MAX_TEXT_LENGTH } from "../interface-texts/site-texts.ts";

const KEY_RULE = say("A dotted key, such as contact.send.");
const KEY_TWICE = say("This key already exists.");
const KEY_OF_GROUP = say("This is the key of a group of texts: name one of them.");
const KEY_BELOW_TEXT = say("The key above this one is a text already.");

interface Entry {
  id?: unknown;
  key?: unknown;
  text?: unknown;
}

interface Fault {
  field: "key" | "text";
  message: Bilingual;
}

/** Refuses unknown and duplicate keys, and texts that lack the placeholders of the built-in text. */
const checkEntries: GlobalBeforeValidateHook = ({ data, req }) => {
  const rows = Array.isArray(data?.["entries"]) ? (data["entries"] as Entry[]) : [];
  const language = isLanguage(req.locale) ? req.locale : DEFAULT_LANGUAGE;
  const keys = rows.map((row) => (typeof row?.key === "string" ? row.key.trim() : ""));
  const other = languageBeside(language);
  const sent = readSent(data?.[OTHER_LANGUAGE])?.texts ?? {};
  const errors = rows.flatMap(({ id, text }, index) => {
    const key = keys[index] ?? "";
    const faultsAt = (path: string, fault: Fault | null) =>
      fault ? [{ path, message: inLanguage(fault.message, req.i18n.language) }] : [];
    const fault = keyFault(key, keys, index) ?? textFault(language, key, text);
    const otherFault = other && textFault(other, key, sent[`entries.${String(id)}.text`]);
    const own = faultsAt(`entries.${index}.${fault?.field}`, fault);
    return own.concat(other ? faultsAt(faultPath(`entries.${index}.text`, other), otherFault) : []);
  });
  if (errors.length > 0) throw new ValidationError({ global: "interface-texts", errors }, req.t);
  return data;
};

function keyFault(key: string, keys: string[], index: number): Fault | null {
  const fault = (message: Bilingual): Fault => ({ field: "key", message });
  if (!isTextKey(key)) return fault(KEY_RULE);
  if (keys.indexOf(key) < index) return fault(KEY_TWICE);
  if (typeof siteText(DEFAULT_LANGUAGE, key) === "object" || keys.some((other) => other.startsWith(`${key}.`))) return fault(KEY_OF_GROUP);
  const above = key.split(".").map((_part, length, parts) => parts.slice(0, length).join("."));
  return above.some((group) => typeof siteText(DEFAULT_LANGUAGE, group) === "string") ? fault(KEY_BELOW_TEXT) : null;
}

function textFault(language: Language, key: string, text: unknown): Fault | null {
  const builtIn = siteText(language, key);
  if (typeof builtIn !== "string" || typeof text !== "string") return null;
  const missing = missingParts(builtIn, text);
  const parts = missing.join(" ");
  return missing.length > 0 ? { field: "text", message: say("The text must keep: {parts}", { parts }) } : null;
}

const textContent = globalContent({
  slug: "interface-texts",
  label: say("Interface texts"),
  fields: [
    // Not "texts", because Payload uses a table of that name for fields with several texts.
    list("entries", say("Texts"), [
      plainText("key", say("Key"), { max: 120, description: KEY_RULE }),
      localizedParagraph("text", say("Text (words)"), { max: MAX_TEXT_LENGTH, optional: true }),
    ]),
  ],
});

/** The editors' changes of the site's built-in texts, by dotted key. */
export const interfaceTexts: GlobalConfig = {
  ...textContent,
  // Staff edits them in a separate view (`admin/desk/interface-texts`).
  admin: { ...textContent.admin, hidden: true },
  endpoints: [saveTextEndpoint],
  hooks: { ...textContent.hooks, beforeValidate: [checkEntries] },
};
