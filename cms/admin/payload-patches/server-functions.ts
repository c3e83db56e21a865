/**
 * Why: Payload's server functions take any name that their list has or inherits, ask for a session after the call, and note a
 *   lock for whoever asks for one: any account could plan a publishing.
 * Upstream: none found
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

/** A call that may be made, or why it may not: nobody is signed in, or whoever is has no right to it, or there is no such function. */
export type AuthorizedCall = { call: ServerFunctionClientArgs } | "signed-out" | "refused";

const collectionSlug = z.string().max(100);
const id = z.union([z.number(), z.string().max(100)]).nullish();
/** What Payload's functions go through without asking what it is. */
const object = z.looseObject({}).nullish();
const query = object;
const columns = z.array(z.unknown()).nullish();
/** A record of a collection, or a global. What is not named here is Payload's to read. */
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
/** Checks whether a function may be called with these arguments. @returns what it is called with then, null where whoever calls may not */
type Rule = (args: Args, req: PayloadRequest) => Promise<Args | null>;

/** Checks arguments of a known form; null for others. */
function rule<T extends Args>(form: z.ZodType<T>, authorize: (args: T, req: PayloadRequest) => Promise<boolean | Args>): Rule {
  return async (values, req) => {
    const { data: args } = form.safeParse(values);
    const allowed = args ? await authorize(args, req) : false;
    return typeof allowed === "object" ? allowed : allowed ? (args ?? null) : null;
  };
}

/**
 * The functions that the desk calls, by their names in `@payloadcms/next` 3.90 (`dist/utilities/handleServerFunctions.js`). Of the others
 * the desk has no use: it plans publishing by addresses of its own (`cms/publishing`), and has no widgets, folders or slugs of Payload's.
 */
export const SERVER_FUNCTIONS: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  [
    "form-state",
    rule(formState, async (args, req) => {
      const place = subjectOf(args, args.id);
      if (!place || !(await mayRead(place, req)) || !isWithin(args.schemaPath, place)) return false;
      const { mockRSCs: _tests, skipClientConfigAuth: _hidden, widgetSlug: _widget, ...formArgs } = args;
      // The desk says by itself that somebody else has stored a record (`NewerVersionAlert`). Payload's dialog of it throws away what is typed.
      const stateArgs = { ...formArgs, checkForStaleData: false };
      const isLocking = Boolean(args["returnLockStatus"] ?? args["updateLastEdited"]);
      // So it does of a colleague who has the record (`TakenOver`): Payload's dialog, over what is being typed, only leads away from it.
      const isOfOthers = isLocking && (!(await mayUpdate(place, req)) || (await isHeld(place, req)));
      return isOfOthers ? { ...stateArgs, returnLockStatus: false, updateLastEdited: false } : stateArgs;
    }),
  ],
  [
    "render-document",
    rule(record, async ({ collectionSlug: slug, docID }, req) => {
      // Globals are named in the same place.
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
    // Of globals Payload's function knows no fields, and fails.
    rule(copy, async ({ collectionSlug: collection, docID }, req) => {
      const place = { collection, id: docID };
      // Over REST a record that a colleague has open is refused; Payload's function asks nobody.
      return (await mayRead(place, req)) && (await mayUpdate(place, req)) && (await lockHolder(req, place)) === null;
    }),
  ],
]);

/**
 * Authorizes a call before Payload has it: the name, the session, and the right to what it is about.
 * @param call as it came, so anything
 * @param headers of the request that it came with
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

/** The form by which somebody makes the first account of a site, who can have none. */
async function isFirstForm({ name, args }: ServerFunctionClientArgs, payload: Payload): Promise<boolean> {
  const isForm = name === "form-state" && args["collectionSlug"] === "users" && args["operation"] === "create" && !isSet(args["id"]);
  return isForm && (await hasNoAccounts(payload));
}

/** Whether nobody could sign in yet, as on a fresh installation. */
export async function hasNoAccounts(payload: Payload): Promise<boolean> {
  return (await payload.count({ collection: "users" })).totalDocs === 0;
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

/** Whether a colleague has it open for writing. */
async function isHeld(place: Place, req: PayloadRequest): Promise<boolean> {
  if ("collection" in place && !isSet(place.id)) return false;
  return (await lockHolder(req, "collection" in place ? { collection: place.collection, id: place.id as number } : place)) !== null;
}

/** Whether a path into the fields of a form stays within what the call is about. */
function isWithin(schemaPath: string | undefined, place: Place): boolean {
  const slug = "global" in place ? place.global : place.collection;
  return schemaPath === undefined || schemaPath === slug || schemaPath.startsWith(`${slug}.`);
}

/** A collection of the site's, by its own name; Payload's own ones are nothing to look at. */
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
  // The right holds for some records: for this one if it is among them.
  const where = { and: [{ id: { equals: of } }, answer] };
  return (await req.payload.count({ collection: place.collection as "users", where, trash: true })).totalDocs > 0;
}

const mayRead = (place: Place, req: PayloadRequest) => may("read", place, req);
const mayUpdate = (place: Place, req: PayloadRequest) => may("update", place, req);
const mayCreate = (collection: string, req: PayloadRequest) => may("create", { collection }, req);
