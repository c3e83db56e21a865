import type { Payload } from "payload";
import { HOUR, MINUTE, SECOND } from "#shared/lib/durations.ts";
import type { Notice } from "../../config/payload-types.ts";
import { PermanentFailure, type JobQueue } from "../../jobs/job-queue.ts";
import { notificationsTried } from "../../lib/metrics.ts";
import { CHANNEL_NAMES, channels } from "./channels.ts";
import { subjectOf } from "./subject.ts";

const PAUSES = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR];

/** Each channel has its own queue, so that a slow mail server does not delay the webhook. */
export const notificationQueues: JobQueue[] = CHANNEL_NAMES.map((channel) => ({
  collection: "notices",
  only: { channel },
  pauses: PAUSES,
  run: async (cms, { id }) => {
    const notice = await cms.findByID({ collection: "notices", id, depth: 0, overrideAccess: true });
    try {
      await deliver(cms, notice);
    } catch (error) {
      notificationsTried.inc({ channel, outcome: "failed" });
      throw error;
    }
    notificationsTried.inc({ channel, outcome: "sent" });
    return { state: "sent", sentAt: new Date().toISOString() };
  },
  failed: async () => ({ state: "failed" }),
}));

/** Sends a notice once. @throws Error with a one-line reason */
async function deliver(cms: Payload, notice: Notice): Promise<void> {
  const channel = channels[notice.channel];
  const subject = await subjectOf(cms, notice);
  if (!subject) throw new PermanentFailure("The lead or message is gone, or in the trash.");
  // The channel may get its settings before the last attempt.
  if (channel.target() === null) throw new Error(`Not set up: ${channel.needs}`);
  await channel.send(cms, notice, subject);
}

/** The number of notices due now, and the seconds that the oldest of them has waited. Excludes those planned for a later day. */
export async function waiting(cms: Payload): Promise<{ count: number; seconds: number }> {
  const { docs, totalDocs } = await cms.find({
    collection: "notices",
    where: {
      and: [
        { state: { equals: "waiting" } },
        { or: [{ attempts: { greater_than: 0 } }, { nextAt: { less_than_equal: new Date().toISOString() } }] },
      ],
    },
    sort: "createdAt",
    limit: 1,
    depth: 0,
    select: { createdAt: true },
    overrideAccess: true,
  });
  const [oldest] = docs;
  return { count: totalDocs, seconds: oldest ? Math.max(0, (Date.now() - Date.parse(oldest.createdAt)) / SECOND) : 0 };
}
