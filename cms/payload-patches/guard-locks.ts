/**
 * Why: who has a record open is noted in a collection that Payload lets any account write over REST, and so shut others out or
 *   write over them.
 * Upstream: https://github.com/payloadcms/payload/pull/11624 (keeps out strangers alone), docs/upstream/payload-locks.md
 * For: payload 3.90.1: the collection payload-locked-documents, its duration of 300 s, overrideLock of globals.
 * Not needed when: its access can be configured: cms/access/access.integration.test.ts.
 */
import { say } from "#shared/desk-texts/say.ts";
import {
  APIError,
  Locked,
  NotFound,
  type Access,
  type CollectionBeforeChangeHook,
  type Config,
  type Endpoint,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type SanitizedConfig,
  type Where,
} from "payload";
import { inLanguage } from "../lib/i18n.ts";
import { deskLanguage, momentName, currentTime } from "../lib/time.ts";
import { nobody } from "../access/nobody.ts";
import { can } from "../access/permissions.ts";
import { idInAddress } from "../lib/id-in-address.ts";

type AfterErrorHook = NonNullable<NonNullable<Config["hooks"]>["afterError"]>[number];

const LOCKS = "payload-locked-documents";
/** Milliseconds for which a record stays locked after the last input: Payload's own. */
const HELD_FOR = 300_000;

/** Accounts that write content or leads may take over a lock, but only in their own name. */
const canTakeOver: Access = ({ req, data }) => {
  if (!req.user || !(can(req, "content.write") || can(req, "leads.write"))) return false;
  return userOf((data as { user?: unknown } | undefined)?.user) === req.user.id;
};

/** The holder of a lock may release it. */
const own: Access = ({ req }) => (req.user ? { "user.value": { equals: req.user.id } } : false);

/** Restarts a lock when another account takes it over. */
const markTakenOver: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const isTakenOver = operation === "update" && data["user"] && userOf(data["user"]) !== userOf(originalDoc?.user);
  return isTakenOver ? { ...data, createdAt: new Date().toISOString() } : data;
};

/** Makes REST refuse a global that somebody else has open, which Payload does only for records by default. */
const refuseLocked: GlobalBeforeOperationHook = ({ args, operation, req }) =>
  operation === "update" && req.payloadAPI === "REST" ? { ...args, overrideLock: false } : args;

/** The id of the account of a lock. */
function userOf(user: unknown): unknown {
  return typeof user === "object" && user !== null && "value" in user ? user.value : user;
}

/**
 * Guards the locks of open records: the desk itself writes them, but Payload lets any account write them over REST, and so lock others out
 * of records or let them overwrite each other.
 */
export function guardLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === LOCKS);
  if (!locks) return config;
  Object.assign(locks.access, { create: nobody, update: canTakeOver, delete: own });
  locks.hooks.beforeChange.push(markTakenOver);
  for (const { hooks } of config.globals) hooks.beforeOperation = [...(hooks.beforeOperation ?? []), refuseLocked];
  return config;
}

/** The holder of a lock. */
export interface Holder {
  /** Empty for a deleted account. */
  name: string;
  /** The beginning, as ISO text. */
  since: string;
}

/** A record of a collection, or a global. */
type Place = { collection: string; id: number | string } | { global: string };

/** The other account with the lock on a record, by Payload's rules; null for none. */
export async function lockHolder(req: PayloadRequest, place: Place): Promise<Holder | null> {
  const where: Where =
    "global" in place
      ? { globalSlug: { equals: place.global } }
      : { "document.relationTo": { equals: place.collection }, "document.value": { equals: place.id } };
  const { docs } = await req.payload.find({
    collection: LOCKS,
    where,
    sort: "-updatedAt",
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const [lock] = docs;
  if (!lock || lock.user.value === req.user?.id || Date.parse(lock.updatedAt) + HELD_FOR < Date.now()) return null;
  const [holder] = (
    await req.payload.find({
      collection: "users",
      where: { id: { equals: lock.user.value } },
      limit: 1,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    })
  ).docs;
  return { name: holder?.name ?? "", since: lock.createdAt };
}

/** `GET /api/lock-holder/{collection}/{id}` and `/api/lock-holder/globals/{global}`: the other account with the lock, for staff. */
export const lockHolderEndpoint: Endpoint = {
  path: "/lock-holder/:collection/:id",
  method: "get",
  handler: async (req) => {
    if (!req.user) throw new APIError("Unauthorized", 401, null, true);
    const { collection = "", id = "" } = req.routeParams as Record<string, string>;
    const isGlobal = collection === "globals" && req.payload.globals.config.some(({ slug }) => slug === id);
    if (!isGlobal && !Object.hasOwn(req.payload.collections, collection)) throw new NotFound(req.t);
    return Response.json({ holder: await lockHolder(req, isGlobal ? { global: id } : { collection, id: idInAddress(req) }) });
  },
};

/** The message about a refused save: who has it open, since when, and what the user can do. Null for an error of another kind. */
export async function lockedMessage(error: unknown, place: Place | null, req: PayloadRequest): Promise<string | null> {
  const isLocked = error instanceof Locked || (error instanceof Error && "status" in error && error.status === 423);
  const holder = isLocked && place && (await lockHolder(req, place));
  if (!holder) return null;
  const { language } = req.i18n;
  const time = momentName(Date.parse(holder.since), currentTime(), deskLanguage(language));
  return inLanguage(
    say("Not saved: {name} has been editing it since {time}. Open it anew to take over or to read it.", { name: holder.name, time }),
    language,
  );
}

/** The same for REST. */
export const answerLocked: AfterErrorHook = async ({ error, req }) => {
  const { collection, id, global } = (req.routeParams ?? {}) as Record<string, string | undefined>;
  const message = await lockedMessage(error, global ? { global } : collection && id ? { collection, id } : null, req);
  return message === null ? undefined : { status: 423, response: { errors: [{ message }] } };
};
