import { say } from "#shared/desk-texts/say.ts";
import {
  Forbidden,
  NotFound,
  type CollectionSlug,
  type Endpoint,
  type GlobalSlug,
  type PayloadRequest,
  restoreVersionOperation,
} from "payload";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES, otherLanguages } from "#shared/languages.ts";
import { refusal } from "../lib/refusal.ts";
import { can } from "../access/permissions.ts";
import { isData, type Data } from "../schema/data.ts";
import { readGlobalFacts } from "./global-facts.ts";
import { LIVE_ON_SAVE } from "./publish-controls.ts";
import { readFacts, readState } from "./publish-facts.ts";
import { planTimes, plannedTimes, takeBack, type Plan } from "./versions/planned-times.ts";
import { readOutdatedTexts } from "./translations/outdated-texts.ts";
import { readId } from "#shared/lib/whole-number.ts";
import { idInAddress } from "../lib/id-in-address.ts";

/** Milliseconds to the latest planned time: ten years. */
const MAX_AHEAD = 10 * 366 * 24 * 60 * 60 * 1000;
/** Plans of one record. */
const MAX_PLANS = 20;

const FAULTS = {
  unreadable: say("The request cannot be read."),
  past: say("Choose a time to come, within ten years."),
  order: say("It can only be taken off after it is published."),
  many: say("At most {maxPlans} times: cancel some first.", { maxPlans: MAX_PLANS }),
};

/**
 * What the desk asks before something is published, and how it plans it: what would happen (`/publishing/{collection}`, with the number of
 * a stored record, and `/publishing/globals/{global}`, also of a `version` that is restored), how that stands (the same address, read), the times at which something is to happen (`/times`), and the way back
 * to what is published (`/drop`).
 */
export const publishingEndpoints: Endpoint[] = [
  {
    path: "/publishing/globals/:global",
    method: "post",
    handler: async (req) => Response.json(await globalFactsFor(req)),
  },
  { path: "/publishing/:collection", method: "post", handler: async (req) => Response.json(await factsFor(req, null)) },
  { path: "/publishing/:collection/:id", method: "post", handler: async (req) => Response.json(await factsFor(req, idInAddress(req))) },
  {
    path: "/publishing/:collection/:id",
    method: "get",
    handler: async (req) => Response.json(await stateFor(req)),
  },
  {
    path: "/publishing/:collection/:id/drop",
    method: "post",
    handler: async (req) => {
      await discardDraft(req, collectionOf(req), idInAddress(req));
      return Response.json(await stateFor(req));
    },
  },
  {
    path: "/publishing/:collection/:id/times",
    method: "post",
    handler: async (req) => {
      const collection = collectionOf(req);
      const id = idInAddress(req);
      const plan = readPlan(req, await bodyOf(req));
      await checkThereIs(req, collection, id);
      if ((await plannedTimes(req.payload, collection, id)).length >= MAX_PLANS) throw refusal(FAULTS.many, req);
      await planTimes(req, collection, id, plan);
      return Response.json({ planned: await plannedTimes(req.payload, collection, id) });
    },
  },
  {
    path: "/publishing/:collection/:id/times/:job",
    method: "delete",
    handler: async (req) => {
      const collection = collectionOf(req);
      const id = idInAddress(req);
      if (!(await takeBack(req, collection, id, idInAddress(req, "job")))) throw new NotFound(req.t);
      return Response.json({ planned: await plannedTimes(req.payload, collection, id) });
    },
  },
];

async function factsFor(req: PayloadRequest, id: number | null) {
  const collection = collectionOf(req, { orSaved: true });
  const { data = null, locale } = await bodyOf(req);
  if (data !== null && !isData(data)) throw refusal(FAULTS.unreadable, req);
  const facts = await readFacts(req, { collection, id, data, locale: localeOf(locale) ?? DEFAULT_LANGUAGE });
  if (!facts) throw new NotFound(req.t);
  return facts;
}

async function globalFactsFor(req: PayloadRequest) {
  if (!can(req, "content.write")) throw new Forbidden(req.t);
  const slug = String(req.routeParams?.["global"]);
  if (!req.payload.config.globals.some((one) => one.slug === slug)) throw new NotFound(req.t);
  const { data = null, locale, version: versionId = null } = await bodyOf(req);
  const version = readId(versionId);
  if ((data !== null && !isData(data)) || (versionId !== null && version === null)) throw refusal(FAULTS.unreadable, req);
  return readGlobalFacts(req, { slug: slug as GlobalSlug, data, version, locale: localeOf(locale) ?? DEFAULT_LANGUAGE });
}

async function stateFor(req: PayloadRequest) {
  const state = await readState(req, collectionOf(req), idInAddress(req));
  if (!state) throw new NotFound(req.t);
  return state;
}

/** @throws Forbidden for users who may not publish; NotFound for a collection that visitors do not see, or one without the drafts that the call needs */
function collectionOf(req: PayloadRequest, { orSaved = false } = {}): CollectionSlug {
  if (!can(req, "content.write")) throw new Forbidden(req.t);
  const slug = String(req.routeParams?.["collection"]);
  const isKnown =
    (orSaved && LIVE_ON_SAVE.includes(slug)) || req.payload.config.collections.some((one) => one.slug === slug && one.versions?.drafts);
  if (!isKnown) throw new NotFound(req.t);
  return slug as CollectionSlug;
}

async function checkThereIs(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<void> {
  await req.payload.findByID({ collection, id, draft: true, depth: 0, overrideAccess: false, req });
}

async function bodyOf(req: PayloadRequest): Promise<Data> {
  const body: unknown = await req.json?.().catch(() => null);
  if (!isData(body)) throw refusal(FAULTS.unreadable, req);
  return body;
}

function readPlan(req: PayloadRequest, { publishAt = null, takeOffAt = null, language = null }: Data): Plan {
  const locale = localeOf(language);
  if ((language !== null && !locale) || (publishAt === null && takeOffAt === null)) throw refusal(FAULTS.unreadable, req);
  const plan = { publishAt: timeOf(req, publishAt), takeOffAt: timeOf(req, takeOffAt), language: locale };
  if (plan.publishAt && plan.takeOffAt && plan.takeOffAt <= plan.publishAt) throw refusal(FAULTS.order, req);
  return plan;
}

function timeOf(req: PayloadRequest, value: unknown): Date | null {
  if (value === null) return null;
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw refusal(FAULTS.unreadable, req);
  if (time <= Date.now() || time > Date.now() + MAX_AHEAD) throw refusal(FAULTS.past, req);
  return new Date(time);
}

function localeOf(value: unknown): Language | null {
  return LANGUAGES.find((one) => one === value) ?? null;
}

/**
 * Drops the unpublished changes of a record, in both languages: restores the version that visitors see.
 * @throws NotFound where visitors see none
 */
async function discardDraft(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<void> {
  const { payload } = req;
  const live = await payload.count({
    collection,
    where: { id: { equals: id }, _status: { equals: "published" } },
    req,
    overrideAccess: true,
  });
  const where = { parent: { equals: id }, "version._status": { equals: "published" } };
  const { docs } = await payload.db.findVersions({ collection, where, sort: "-updatedAt", limit: 1, pagination: false, req });
  const [version] = docs;
  if (!version || live.totalDocs === 0) throw new NotFound(req.t);
  await restoreVersionOperation({
    id: String(version.id),
    collection: payload.collections[collection],
    draft: false,
    overrideAccess: false,
    req,
  });
}

/** `GET /api/outdated-texts/{collection}/{id}`: the history of a record's texts whose English is older than their Chinese, for staff. */
export const outdatedTexts: Endpoint = {
  path: "/outdated-texts/:collection/:id",
  method: "get",
  handler: async (req) => {
    if (!req.user) throw new Forbidden(req.t);
    const slug = String(req.routeParams?.["collection"]);
    if (!req.payload.config.collections.some((one) => one.slug === slug && one.versions?.drafts)) throw new NotFound(req.t);
    return Response.json({
      texts: await readOutdatedTexts(req, slug as CollectionSlug, idInAddress(req), targetOf(req.query["locale"])),
    });
  },
};

/** The requested language; by default the first target of translation. */
function targetOf(value: unknown): Language {
  const targets = otherLanguages(DEFAULT_LANGUAGE);
  return targets.find((language) => language === value) ?? targets[0] ?? DEFAULT_LANGUAGE;
}
