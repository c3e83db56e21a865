import type { CollectionAfterChangeHook, CollectionSlug, Payload, PayloadRequest, Where } from "payload";
import { isLanguage, type Language } from "#shared/languages.ts";
import type { ScheduledPublishing } from "../../config/payload-types.ts";
import { queuedFields } from "../../jobs/job-queue.ts";
import { languagePublished } from "../../payload-patches/publish-one-language.ts";

/** A planned action on a record. */
export interface PlannedTime {
  id: number;
  type: "publish" | "unpublish";
  /** As ISO text. */
  at: string;
  /** The only published language; null for both. */
  language: Language | null;
}

/** A plan: to publish, to take off the site, or both. */
export interface Plan {
  publishAt: Date | null;
  takeOffAt: Date | null;
  language: Language | null;
}

/** Condition of pending actions. */
export function stillPlanned(now: number): Where {
  return { nextAt: { greater_than: new Date(now).toISOString() } };
}

function plannedFor(target: CollectionSlug, record: number): Where[] {
  return [stillPlanned(Date.now()), { target: { equals: target } }, { record: { equals: record } }];
}

/** The plans of a record, the next first. */
export async function plannedTimes(payload: Payload, collection: CollectionSlug, id: number): Promise<PlannedTime[]> {
  const where = { and: plannedFor(collection, id) };
  const { docs } = await payload.find({
    collection: "scheduled-publishing",
    where,
    sort: "nextAt",
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs.map(({ id: plan, type, nextAt, language }) => ({
    id: plan,
    type,
    at: String(nextAt),
    language: isLanguage(language) ? language : null,
  }));
}

/** Plans actions on a record that the user may perform. */
export async function planTimes(req: PayloadRequest, target: CollectionSlug, record: number, plan: Plan): Promise<void> {
  const queue = (type: ScheduledPublishing["type"], at: Date, language: Language | null) =>
    req.payload.create({
      collection: "scheduled-publishing",
      data: { type, target, record, language, user: req.user?.id ?? null, ...queuedFields(at) },
      depth: 0,
      req,
      overrideAccess: true,
    });
  if (plan.publishAt) await queue("publish", plan.publishAt, plan.language);
  if (plan.takeOffAt) await queue("unpublish", plan.takeOffAt, null);
}

/** Cancels a plan of a record. Resolves to whether there was one. */
export async function takeBack(req: PayloadRequest, collection: CollectionSlug, id: number, plan: number): Promise<boolean> {
  const where = { and: [...plannedFor(collection, id), { id: { equals: plan } }] };
  const { docs } = await req.payload.delete({ collection: "scheduled-publishing", where, depth: 0, req, overrideAccess: true });
  return docs.length > 0;
}

/**
 * Takes back what was planned to be published of a record, since it was published otherwise or another version of it was restored: what was
 * planned was the draft of that day, and would be whatever draft is stored by then.
 * @param only the language that alone was published; none for all
 */
export async function endPublishPlans(req: PayloadRequest, collection: CollectionSlug, id: number, only?: Language): Promise<void> {
  const where: Where[] = [
    ...plannedFor(collection, id),
    { type: { equals: "publish" } },
    ...(only ? [{ language: { equals: only } }] : []),
  ];
  await req.payload.delete({ collection: "scheduled-publishing", where: { and: where }, depth: 0, req, overrideAccess: true });
}

/** Hook of a collection with drafts that cancels outdated plans. */
export const endPlansOfSaved: CollectionAfterChangeHook = async ({ collection, context, doc, operation, req }) => {
  const { id, _status: status } = doc as { id: number; _status?: string };
  const isDone = status === "published" || context["isRestoringVersion"] === true;
  if (operation !== "update" || !isDone || context["isScheduled"] === true) return;
  await endPublishPlans(req, collection.slug as CollectionSlug, id, languagePublished(context, collection.slug));
};
