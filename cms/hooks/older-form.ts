import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
  type PayloadRequest,
} from "payload";
import { OTHER_LANGUAGE } from "../bilingual/sent.ts";
import { inLanguage } from "../fields/bilingual.ts";

const CONFLICT = 409;

const OLDER = {
  zh: "没有保存：这条记录在你打开之后又改过。你写的还在表单里。先在新标签页打开现在的内容对照，再刷新本页，重新修改。",
  en: "Not saved: this record was changed after you opened it. What you wrote is still in the form. Open what is stored now in a new tab and compare, then reload this page and change it again.",
};

function placeOf(slug: string, id: number | string): string {
  return `form of ${slug} ${id}`;
}

/** Notes when what a form sends was read. A form sends it as the time of the last change, which no save takes from outside. */
function note(req: PayloadRequest, slug: string, id: number | string, data: { updatedAt?: unknown } | undefined): void {
  if (req.payloadAPI === "REST" && typeof data?.updatedAt === "string") req.context[placeOf(slug, id)] = data.updatedAt;
}

/** @throws APIError with 409 where a form was read before what is stored now */
function check(req: PayloadRequest, slug: string, id: number | string, stored: { updatedAt?: unknown } | undefined): void {
  const place = placeOf(slug, id);
  const read = Date.parse(String(req.context[place]));
  delete req.context[place];
  if (!(read < Date.parse(String(stored?.updatedAt)))) return;
  const message = inLanguage(OLDER, req.i18n.language);
  // Told at the head of the form, too, where there is the way to what is stored.
  throw new APIError(message, CONFLICT, { errors: [{ path: OTHER_LANGUAGE, message }] }, true);
}

const noteRecord: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const { id, data } = args as { id?: number | string; data?: { updatedAt?: unknown } };
  // What is restored is older by nature, and many records at once have no form.
  if (operation === "update" && id !== undefined) note(req, collection.slug, id, data);
};

const checkRecord: CollectionBeforeChangeHook = ({ collection, originalDoc, req }) => {
  const stored = originalDoc as { id: number; updatedAt?: string } | undefined;
  if (stored) check(req, collection.slug, stored.id, stored);
};

const noteGlobal: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (operation === "update") note(req, global.slug, "", (args as { data?: { updatedAt?: unknown } }).data);
};

const checkGlobal: GlobalBeforeChangeHook = ({ global, originalDoc, req }) =>
  check(req, global.slug, "", originalDoc as { updatedAt?: string } | undefined);

/**
 * The collection, whose records are not saved from a form that is older than what is stored: it would write back, unseen, what another
 * form has changed since. Whoever sends no time of the last change is not asked.
 */
export function notFromOlderForms(collection: CollectionConfig): CollectionConfig {
  const { beforeOperation = [], beforeChange = [], ...hooks } = collection.hooks ?? {};
  return {
    ...collection,
    hooks: { ...hooks, beforeOperation: [...beforeOperation, noteRecord], beforeChange: [checkRecord, ...beforeChange] },
  };
}

/** The global, which is not saved from a form that is older than what is stored. */
export function globalNotFromOlderForms(global: GlobalConfig): GlobalConfig {
  const { beforeOperation = [], beforeChange = [], ...hooks } = global.hooks ?? {};
  return {
    ...global,
    hooks: { ...hooks, beforeOperation: [...beforeOperation, noteGlobal], beforeChange: [checkGlobal, ...beforeChange] },
  };
}
