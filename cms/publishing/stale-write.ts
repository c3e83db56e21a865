import { say } from "#shared/desk-texts/say.ts";
import {
  APIError,
  getLatestCollectionVersion,
  getLatestGlobalVersion,
  type CollectionConfig,
  type GlobalConfig,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from "payload";
import { OTHER_LANGUAGE } from "../schema/bilingual-sent.ts";
import { inLanguage } from "../lib/i18n.ts";
import { takeAdvisoryLock } from "../db/advisory-lock.ts";

const OLDER = say(
  "Not saved. This record was changed after you opened it. What you wrote is still in the form. Compare it with what is stored now, then choose at the foot of the form which of them to keep.",
);

/** The name of what a form shows: where it is noted when that was read, and of the turn in which it is saved. */
export function formName(slug: string, id: number | string = ""): string {
  return `form of ${slug} ${id}`;
}

/** Notes when what a form sends was read. A form sends it as the time of the last change, which no save takes from outside. */
function note(req: PayloadRequest, place: string, data: { updatedAt?: unknown } | undefined): void {
  if (req.payloadAPI === "REST" && typeof data?.updatedAt === "string") req.context[place] = data.updatedAt;
}

/**
 * When what a form shows was last changed. A hook is told the newest version; of a published record a form shows the record itself, which
 * may have another date, as those of the demonstration content do.
 */
async function changedAt({ collection, req }: Change, { id, _status, updatedAt }: Stored): Promise<number> {
  const dates = [updatedAt];
  if (collection && _status === "published") {
    const where = { id: { equals: id } };
    const record = await req.payload.db.findOne<Stored>({ collection: collection.slug, where, select: { updatedAt: true }, req });
    dates.push(record?.updatedAt);
  }
  return Math.min(...dates.map((date) => Date.parse(date ?? "")).filter((date) => !Number.isNaN(date)));
}

/**
 * The currently stored state, because another save may have come between Payload's read and this save's lock.
 * @param expected what Payload read
 */
async function storedNow({ collection, global, req }: Change, expected: Stored): Promise<Stored> {
  const { payload } = req;
  if (global)
    return { ...expected, ...(await getLatestGlobalVersion({ slug: global.slug, config: global, payload, req, where: {} })).global };
  if (!collection) return expected;
  const { id } = expected;
  const query = { collection: collection.slug, where: { id: { equals: id } }, req };
  return (await getLatestCollectionVersion<Stored>({ id, config: collection, payload, query, req })) ?? expected;
}

/** @throws APIError with 409 where a form is older than the stored record */
async function check(change: Change, place: string, expected: Stored): Promise<void> {
  const { req } = change;
  const read = Date.parse(String(req.context[place]));
  delete req.context[place];
  if (Number.isNaN(read)) return;
  await takeAdvisoryLock(place, req);
  const stored = await storedNow(change, expected);
  const isStale = read < Date.parse(String(stored.updatedAt)) && read < (await changedAt(change, stored));
  if (!isStale) return;
  const message = inLanguage(OLDER, req.i18n.language);
  // The path shows the message at the head of the form as well, with the link to the stored version.
  throw new APIError(message, 409, { errors: [{ path: OTHER_LANGUAGE, message }] }, true);
}

/** The common arguments of hooks of collections and globals. */
interface ExpectedState {
  collection?: SanitizedCollectionConfig;
  global?: SanitizedGlobalConfig;
  req: PayloadRequest;
}

interface Operation extends ExpectedState {
  args: unknown;
  operation: string;
}

interface Change extends ExpectedState {
  originalDoc?: unknown;
}

interface Stored {
  id: number;
  updatedAt?: string;
  _status?: string;
}

const noteForm = ({ args, collection, global, operation, req }: Operation): void => {
  const { id, data } = args as { id?: number | string; data?: { updatedAt?: unknown } };
  // A restored version is older by nature, and a change of many records has no form.
  if (operation !== "update") return;
  if (global) note(req, formName(global.slug), data);
  else if (collection && id !== undefined) note(req, formName(collection.slug, id), data);
};

const checkForm = async (change: Change): Promise<void> => {
  const { collection, global, originalDoc } = change;
  const stored = originalDoc as Stored | undefined;
  if (!stored) return;
  if (global) await check(change, formName(global.slug), stored);
  else if (collection) await check(change, formName(collection.slug, stored.id), stored);
};

/**
 * The collection or global that is not saved from a form that is older than what is stored: it would write back, unseen, what another
 * form has changed since. Whoever sends no time of the last change is not asked.
 */
export function withStaleWriteCheck<Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity {
  const { beforeOperation = [], beforeChange = [], ...hooks } = entity.hooks ?? {};
  return {
    ...entity,
    hooks: { ...hooks, beforeOperation: [...beforeOperation, noteForm], beforeChange: [checkForm, ...beforeChange] },
  };
}
