import type { CollectionSlug, Payload, PayloadRequest, Where } from "payload";
import { isLanguage, type Language } from "#shared/languages.ts";

/** What is to happen to a record at a set time. */
export interface PlannedTime {
  id: number;
  type: "publish" | "unpublish";
  /** As ISO text. */
  at: string;
  /** The language that alone is published; null for both. */
  language: Language | null;
}

/** What somebody plans: to publish, to take off the site, or both. */
export interface Plan {
  publishAt: Date | null;
  takeOffAt: Date | null;
  language: Language | null;
}

interface Job {
  id: number;
  waitUntil?: string | null;
  input?: { type?: string; locale?: string | null } | null;
}

/** Payload's job, which publishes in the name of whoever planned it. */
const TASK = "schedulePublish";

/** The jobs of a record that are still to be done. Payload names records by text here. */
function waiting(collection: CollectionSlug, id: number): Where[] {
  return [
    { taskSlug: { equals: TASK } },
    { completedAt: { exists: false } },
    { waitUntil: { greater_than: new Date().toISOString() } },
    { "input.doc.relationTo": { equals: collection } },
    { "input.doc.value": { equals: String(id) } },
  ];
}

/** What is planned for a record, the next first. */
export async function plannedTimes(payload: Payload, collection: CollectionSlug, id: number): Promise<PlannedTime[]> {
  const { docs } = await payload.find({
    collection: "payload-jobs",
    where: { and: waiting(collection, id) },
    sort: "waitUntil",
    depth: 0,
    pagination: false,
  });
  return (docs as unknown as Job[]).map(({ id: job, waitUntil, input }) => ({
    id: job,
    type: input?.type === "unpublish" ? "unpublish" : "publish",
    at: String(waitUntil),
    language: isLanguage(input?.locale) ? input.locale : null,
  }));
}

/** Plans for a record what whoever asks may do to it. */
export async function planTimes(req: PayloadRequest, collection: CollectionSlug, id: number, plan: Plan): Promise<void> {
  const queue = (type: PlannedTime["type"], waitUntil: Date) => {
    const input = {
      type,
      doc: { relationTo: collection, value: String(id) },
      ...(type === "publish" && plan.language && { locale: plan.language }),
      user: req.user && { relationTo: req.user.collection, value: req.user.id },
    };
    // Its type names records by number, and the task itself by text.
    return req.payload.jobs.queue({ task: TASK, input: input as never, waitUntil, req });
  };
  if (plan.publishAt) await queue("publish", plan.publishAt);
  if (plan.takeOffAt) await queue("unpublish", plan.takeOffAt);
}

/** Takes back what was planned for a record. Resolves to whether there was such a plan. */
export async function takeBack(req: PayloadRequest, collection: CollectionSlug, id: number, job: number): Promise<boolean> {
  const where = { and: [...waiting(collection, id), { id: { equals: job } }] };
  const { docs } = await req.payload.delete({ collection: "payload-jobs", where, depth: 0, req });
  return docs.length > 0;
}
