import { say } from "#shared/desk-texts/say.ts";
import type { CollectionConfig, SelectField, SelectFieldSingleValidation, UploadField, UploadFieldSingleValidation } from "payload";
import { select, upload as uploadRule } from "payload/shared";
import { download } from "#shared/content/download.ts";
import { inFirstLanguage } from "../fields/first-language.ts";
import { inLanguage } from "../lib/i18n.ts";
import { MAY_BE_LEFT_EMPTY } from "../fields/slug.ts";
import { isMadeFromFile, isMadeFromProduct, deriveType } from "../media/derive-download-type.ts";
import { followsLanguage } from "../payload-patches/publish-one-language.ts";
import { content } from "./content.ts";

const NO_FILE = say("Choose a file. Only the datasheet of one product can do without.");

/** Requires a file in the first language, which the other languages fall back to, except for a generated datasheet of one product. */
const validateFile: UploadFieldSingleValidation = (value, options) => {
  if (value || !inFirstLanguage(options) || isMadeFromProduct(options.data)) return uploadRule(value, options);
  return inLanguage(NO_FILE, options.req.i18n.language);
};

const UNKNOWN_TYPE = say("The type of this file is not recognised. Choose one in a common format, or pack it into a ZIP file.");

/** An incomplete form may have no type yet; its missing file is the fault to report. */
const madeFromFile: SelectFieldSingleValidation = (value, options) => {
  if (value || options.event === "onChange") return select(value, { ...options, required: false });
  return (options.data as { file?: unknown }).file ? inLanguage(UNKNOWN_TYPE, options.req.i18n.language) : true;
};

/** The desk's rules for a file, and the fields that it derives from it. */
export const downloads: CollectionConfig = content(download, {
  type: (field) =>
    followsLanguage(
      {
        ...(field as SelectField),
        validate: madeFromFile,
        hooks: { beforeValidate: [deriveType] },
        admin: {
          position: "sidebar",
          readOnly: true,
          className: MAY_BE_LEFT_EMPTY,
          description: say("Made from the file when it is saved."),
        },
      } as SelectField,
      isMadeFromFile,
    ),
  file: (field) => ({ ...(field as UploadField), validate: validateFile }) as UploadField,
});
