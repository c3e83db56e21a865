import type { SanitizedConfig } from "payload";
import { KNOWN_LANGUAGES } from "#shared/languages.ts";

type TypeSchema = NonNullable<NonNullable<SanitizedConfig["typescript"]>["schema"]>[number];

/** Types of records for every language that a site can be in, whichever it is in where they are generated. */
export const withKnownLanguages: TypeSchema = ({ jsonSchema }) => {
  const codes = { type: "string" as const, enum: [...KNOWN_LANGUAGES] };
  const none = { type: "string" as const, enum: ["false", "none", "null"] };
  Object.assign(jsonSchema.properties ?? {}, {
    locale: codes,
    fallbackLocale: {
      oneOf: [
        none,
        { type: "boolean" as const, enum: [false] },
        { type: "null" as const },
        codes,
        { type: "array" as const, items: codes },
      ],
    },
  });
  return jsonSchema;
};
