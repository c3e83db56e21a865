/**
 * Why: Payload's server functions take any name that their list has or inherits, ask for a session after the call, and note a
 *   lock for whoever asks for one: any account could plan a publishing.
 * Upstream: none found; to be sent: docs/upstream/payload-server-functions.md
 * For: @payloadcms/next 3.90.1: the names and arguments in dist/utilities/handleServerFunctions.js.
 * Not needed when: each function asks for the rights that REST asks for: server/admin/server-functions.integration.test.ts.
 */
import {
  createLocalReq,
  executeAuthStrategies,
  type Access,
  type Payload,
  type PayloadRequest,
  type ServerFunctionClientArgs,
} from "payload";
import { z } from "zod";
import { LANGUAGES } from "#shared/languages.ts";
import { lockHolder } from "../../payload-patches/guard-locks.ts";

/** An authorized call, or the reason against it: nobody is signed in, the user has no permission, or the function does not exist. */
export type AuthorizedCall = { call: ServerFunctionClientArgs } | "signed-out" | "refused";

const collectionSlug = z.string().max(100);
const id = z.union([z.number(), z.string().max(100)]).nullish();
/** The data that Payload's functions traverse without a check of its shape. */
const object = z.looseObject({}).nullish();
const query = object;
const columns = z.array(z.unknown()).nullish();
/** A record of a collection, or a global. Payload reads the arguments that are not listed here. */
const place = z.looseObject({ collectionSlug: collectionSlug.nullish(), globalSlug: collectionSlug.nullish() });
const formState = place.extend({
  id,
  operation: z.enum(["create", "update"]).optional(),
  schemaPath: z.string().max(1000).optional(),
  data: object,
  formState: object,
  docPreferences: object,
});
const record = z.looseObject({ collectionSlug, docID: id });
const slots = z.looseObject({ collectionSlug, id });
const list = z.looseObject({ collectionSlug, query, columns });
const table = z.looseObject({
  collectionSlug: z.union([collectionSlug, z.array(collectionSlug).min(1).max(100)]),
  parent: z.looseObject({ collectionSlug, id }).optional(),
  query,
  columns,
});
const copy = z.looseObject({
  collectionSlug,
  docID: z.union([z.number(), z.string().min(1).max(100)]),
  fromLocale: z.enum(LANGUAGES),
  toLocale: z.enum(LANGUAGES),
});

type Args = Record<string, unknown>;
/** Authorizes a function with its arguments. @returns the arguments to call it with, null without permission */
type Rule = (args: Args, req: PayloadRequest) => Promise<Args | null>;

/** Validates arguments by a schema; null for others. */
function rule<T extends Args>(form: z.ZodType<T>, authorize: (args: T, req: PayloadRequest) => Promise<boolean | Args>): Rule {
  return async (values, req) => {
    const { data: args } = form.safeParse(values);
    const allowed = args ? await authorize(args, req) : false;
    return typeof allowed === "object" ? allowed : allowed ? (args ?? null) : null;
  };
}

/**
 * The functions that the desk calls, by their names in `@payloadcms/next` 3.90 (`dist/utilities/handleServerFunctions.js`). The desk does
 * not use the others: it plans publishing through its own endpoints (`cms/publishing`), and has none of Payload's widgets, folders or
 * slugs.
 */
export const SERVER_FUNCTIONS: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  [
    "form-state",
    rule(formState, async (args, req) => {
      const place = subjectOf(args, args.id);
      if (!place || !(await mayRead(place, req)) || !isWithin(args.schemaPath, place)) return false;
      const { mockRSCs: _tests, skipClientConfigAuth: _hidden, widgetSlug: _widget, ...formArgs } = args;
      // The desk itself reports a record saved by somebody else (`NewerVersionAlert`). Payload's dialog discards typed text.
      const stateArgs = { ...formArgs, checkForStaleData: false };
      const isLocking = Boolean(args["returnLockStatus"] ?? args["updateLastEdited"]);
      // It also reports a colleague's lock (`TakenOver`): Payload's dialog covers the typed text, and only leads away.
      const isOfOthers = isLocking && (!(await mayUpdate(place, req)) || (await isHeld(place, req)));
      return isOfOthers ? { ...stateArgs, returnLockStatus: false, updateLastEdited: false } : stateArgs;
    }),
  ],
  [
    "render-document",
    rule(record, async ({ collectionSlug: slug, docID }, req) => {
      // The same argument contains the name of a global.
      const place = collectionIn(req.payload, slug) ? { collection: slug, id: docID } : { global: slug };
      return (await mayRead(place, req)) && ("global" in place || isSet(docID) || (await mayCreate(slug, req)));
    }),
  ],
  ["render-document-slots", rule(slots, ({ collectionSlug: slug, id: of }, req) => mayRead({ collection: slug, id: of }, req))],
  ["render-list", rule(list, ({ collectionSlug: slug }, req) => mayRead({ collection: slug }, req))],
  [
    "table-state",
    rule(table, async ({ collectionSlug: slugs, parent }, req) => {
      const all = [slugs, parent?.collectionSlug ?? []].flat();
      return (await Promise.all(all.map((slug) => mayRead({ collection: slug }, req)))).every(Boolean);
    }),
  ],
  [
    "copy-data-from-locale",
    // Payload's function does not know the fields of globals, and fails.
    rule(copy, async ({ collectionSlug: collection, docID }, req) => {
      const place = { collection, id: docID };
      // REST refuses a record that a colleague has open; Payload's function does not check.
      return (await mayRead(place, req)) && (await mayUpdate(place, req)) && (await lockHolder(req, place)) === null;
    }),
  ],
]);

/**
 * Authorizes a call before Payload receives it: the name, the session, and the permission for its subject.
 * @param call untrusted input
 * @param headers of its request
 */
export async function authorizeCall(call: unknown, payload: Payload, headers: Headers): Promise<AuthorizedCall> {
  const { data } = z.object({ name: z.string(), args: z.record(z.string(), z.unknown()) }).safeParse(call);
  const { user } = await executeAuthStrategies({ canSetHeaders: false, headers, payload });
  const authorize = data && SERVER_FUNCTIONS.get(data.name);
  if (!user) return data && (await isFirstForm(data, payload)) ? { call: data } : "signed-out";
  if (!authorize) return "refused";
  const args = await authorize(data.args, await createLocalReq({ user }, payload));
  return args ? { call: { name: data.name, args } } : "refused";
}

/** The form for the first account of a site, which needs no session. */
async function isFirstForm({ name, args }: ServerFunctionClientArgs, payload: Payload): Promise<boolean> {
  const isForm = name === "form-state" && args["collectionSlug"] === "users" && args["operation"] === "create" && !isSet(args["id"]);
  return isForm && (await hasNoAccounts(payload));
}

/** Whether no account exists yet, as in a new installation. */
export async function hasNoAccounts(payload: Payload): Promise<boolean> {
  return (await payload.count({ collection: "users", overrideAccess: true })).totalDocs === 0;
}

type Place = { collection: string; id?: number | string | null | undefined } | { global: string };

function subjectOf(args: z.infer<typeof place>, of: z.infer<typeof id>): Place | null {
  const { collectionSlug: collection, globalSlug: global } = args;
  if (collection && !global) return { collection, id: of };
  return global && !collection ? { global } : null;
}

function isSet(of: unknown): of is number | string {
  return of !== undefined && of !== null && of !== "";
}

/** Whether a colleague has the lock. */
async function isHeld(place: Place, req: PayloadRequest): Promise<boolean> {
  if ("collection" in place && !isSet(place.id)) return false;
  return (await lockHolder(req, "collection" in place ? { collection: place.collection, id: place.id as number } : place)) !== null;
}

/** Whether a path into the fields of a form stays within the call's subject. */
function isWithin(schemaPath: string | undefined, place: Place): boolean {
  const slug = "global" in place ? place.global : place.collection;
  return schemaPath === undefined || schemaPath === slug || schemaPath.startsWith(`${slug}.`);
}

/** A collection of the site, by its own name; Payload's internal ones are not accessible. */
function collectionIn({ config }: Payload, slug: string) {
  return slug.startsWith("payload-") ? undefined : config.collections.find((one) => one.slug === slug);
}

function accessTo(place: Place, payload: Payload): Partial<Record<"read" | "update" | "create", Access>> | undefined {
  if ("global" in place) return payload.config.globals.find(({ slug }) => slug === place.global)?.access as ReturnType<typeof accessTo>;
  return collectionIn(payload, place.collection)?.access;
}

async function may(operation: "read" | "update" | "create", place: Place, req: PayloadRequest): Promise<boolean> {
  const of = "collection" in place && isSet(place.id) ? place.id : undefined;
  const answer = await accessTo(place, req.payload)?.[operation]?.({ req, ...(of !== undefined && { id: of as number }) });
  if (typeof answer !== "object" || answer === null) return answer === true;
  if (!("collection" in place) || of === undefined) return true;
  // The permission is a condition on records: checks whether this one matches.
  const where = { and: [{ id: { equals: of } }, answer] };
  return (await req.payload.count({ collection: place.collection as "users", where, trash: true, overrideAccess: true })).totalDocs > 0;
}

const mayRead = (place: Place, req: PayloadRequest) => may("read", place, req);
const mayUpdate = (place: Place, req: PayloadRequest) => may("update", place, req);
const mayCreate = (collection: string, req: PayloadRequest) => may("create", { collection }, req);
