import {
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  isolateObjectProperty,
  ValidationError,
  type CollectionSlug,
  type GlobalSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type ValidationFieldError,
} from "payload";
import type { Language } from "#shared/languages.ts";
import { checkSent } from "./bilingual/check-sent.ts";
import { OTHER_LANGUAGE, languageBeside } from "../schema/bilingual-sent.ts";
import type { Data } from "../schema/data.ts";
import { fieldTree } from "../schema/field-tree.ts";

/** A field that would be refused: its path in the form, and why. */
export interface PublishFault {
  path: string;
  message: string;
}

interface Form {
  collection: CollectionSlug;
  id: number | null;
  /** The form's values in one language, with the texts that it sends of the other. */
  data: Data;
  locale: Language;
  /** The latest version in both languages. */
  latest: Data;
}

/** The faults for which publishing a form would fail. Validates the fields as Payload does at a save, and stores nothing. */
export async function faultsOf(asker: PayloadRequest, { collection, id, data, locale, latest }: Form): Promise<PublishFault[]> {
  const req = isolateObjectProperty(asker, ["locale", "context"]);
  req.locale = locale;
  req.context = {};
  const { config } = req.payload.collections[collection];
  const doc =
    id === null
      ? {}
      : await req.payload.findByID({ collection, id, draft: true, depth: 0, locale, fallbackLocale: false, overrideAccess: true, req });
  return faultsOfFields(req, { collection: config, global: null, id, doc: doc as Data, data, locale, latest });
}

/** The same of a global. */
export async function globalFaultsOf(
  asker: PayloadRequest,
  { config, data, locale, latest }: Pick<Form, "data" | "locale" | "latest"> & { config: SanitizedGlobalConfig },
): Promise<PublishFault[]> {
  const req = isolateObjectProperty(asker, ["locale", "context"]);
  req.locale = locale;
  req.context = {};
  const slug = config.slug as GlobalSlug;
  const doc: unknown = await req.payload.findGlobal({
    slug,
    draft: true,
    depth: 0,
    locale,
    fallbackLocale: false,
    overrideAccess: true,
    req,
  });
  return faultsOfFields(req, { collection: null, global: config, id: null, doc: doc as Data, data, locale, latest });
}

type Entity = { collection: SanitizedCollectionConfig; global: null } | { collection: null; global: SanitizedGlobalConfig };

async function faultsOfFields(
  req: PayloadRequest,
  { collection, global, id, doc, data, locale, latest }: Entity & Pick<Form, "id" | "data" | "locale" | "latest"> & { doc: Data },
): Promise<PublishFault[]> {
  const config = collection ?? global;
  const record: Data = structuredClone({ ...data, _status: "published" });
  const other = await faultsOfSent(req, config, collection ? { collection: config.slug } : { global: config.slug }, record, locale);
  delete record[OTHER_LANGUAGE];
  const conditionArgs = {
    ...(id !== null && { id }),
    collection,
    context: req.context,
    data: record,
    doc,
    fields: config.fields,
    global,
    operation: id === null && collection ? ("create" as const) : ("update" as const),
    overrideAccess: false,
    parentIndexPath: "",
    parentIsLocalized: false,
    parentPath: "",
    parentSchemaPath: "",
    req,
    siblingData: record,
    siblingDoc: doc,
  };
  await beforeValidateTraverseFields(conditionArgs);
  const errors: ValidationFieldError[] = [];
  const stored = structuredClone(latest);
  await beforeChangeTraverseFields({
    ...conditionArgs,
    docWithLocales: stored,
    errors,
    fieldLabelPath: "",
    mergeLocaleActions: [],
    siblingDocWithLocales: stored,
    skipValidation: false,
  });
  return [...errors, ...other].map(({ path, message }) => ({ path, message }));
}

async function faultsOfSent(
  req: PayloadRequest,
  config: SanitizedCollectionConfig | SanitizedGlobalConfig,
  of: { collection: string } | { global: string },
  data: Data,
  locale: Language,
): Promise<ValidationFieldError[]> {
  const other = languageBeside(locale);
  if (!other || data[OTHER_LANGUAGE] === undefined || data[OTHER_LANGUAGE] === null) return [];
  return checkSent({ parts: fieldTree(config), data, locale: other, req, of }).then(
    () => [],
    (error: unknown) => {
      if (error instanceof ValidationError) return error.data.errors;
      throw error;
    },
  );
}
