import {
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  isolateObjectProperty,
  ValidationError,
  type CollectionSlug,
  type PayloadRequest,
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
  /** The form's values in one language, and what it sends of the other. */
  data: Data;
  locale: Language;
  /** The latest version in both languages. */
  latest: Data;
}

/** What publishing a form would be refused for. It is asked of the fields as Payload asks at a save; nothing is stored. */
export async function faultsOf(asker: PayloadRequest, { collection, id, data, locale, latest }: Form): Promise<PublishFault[]> {
  const req = isolateObjectProperty(asker, ["locale", "context"]);
  req.locale = locale;
  req.context = {};
  const { config } = req.payload.collections[collection];
  const record: Data = structuredClone({ ...data, _status: "published" });
  const other = await faultsOfSent(req, collection, record, locale);
  delete record[OTHER_LANGUAGE];
  const doc = id === null ? {} : await req.payload.findByID({ collection, id, draft: true, depth: 0, locale, fallbackLocale: false, req });
  const asked = {
    ...(id !== null && { id }),
    collection: config,
    context: req.context,
    data: record,
    doc: doc as Data,
    fields: config.fields,
    global: null,
    operation: id === null ? ("create" as const) : ("update" as const),
    overrideAccess: false,
    parentIndexPath: "",
    parentIsLocalized: false,
    parentPath: "",
    parentSchemaPath: "",
    req,
    siblingData: record,
    siblingDoc: doc as Data,
  };
  await beforeValidateTraverseFields(asked);
  const errors: ValidationFieldError[] = [];
  const stored = structuredClone(latest);
  await beforeChangeTraverseFields({
    ...asked,
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
  collection: CollectionSlug,
  data: Data,
  locale: Language,
): Promise<ValidationFieldError[]> {
  const beside = languageBeside(locale);
  if (!beside || data[OTHER_LANGUAGE] === undefined || data[OTHER_LANGUAGE] === null) return [];
  const parts = fieldTree(req.payload.collections[collection].config);
  return checkSent({ parts, data, locale: beside, req, of: { collection } }).then(
    () => [],
    (error: unknown) => {
      if (error instanceof ValidationError) return error.data.errors;
      throw error;
    },
  );
}
