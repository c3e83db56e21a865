import { createLocalReq, type CollectionSlug } from "payload";
import type { JobQueue } from "../jobs/job-queue.ts";
import { idOf } from "../lib/id-of.ts";
import { log } from "../lib/log/index.ts";
import { withinTransaction } from "../payload-patches/transactions.ts";

const SECOND = 1000;

/**
 * Publishes records, or takes them off the site, at the time that somebody has set, in that one's name and with that one's rights. The plan
 * goes in the same transaction, so it is carried out once.
 */
export const publishingQueue: JobQueue = {
  collection: "scheduled-publishing",
  pauses: [5 * SECOND, 30 * SECOND, 120 * SECOND],
  run: async (cms, { id }) => {
    const {
      type,
      target,
      record,
      language,
      user: owner,
    } = await cms.findByID({ collection: "scheduled-publishing", id, depth: 0, overrideAccess: true });
    const account = await cms.findByID({ collection: "users", id: idOf(owner) ?? 0, depth: 0, overrideAccess: true });
    const user = { ...account, collection: "users" as const };
    const req = await createLocalReq({ user, context: { isScheduled: true } }, cms);
    await withinTransaction(req, async () => {
      await cms.update({
        collection: target as CollectionSlug,
        id: record,
        data: { _status: type === "publish" ? "published" : "draft" },
        depth: 0,
        overrideAccess: false,
        ...(type === "publish" && language && { publishSpecificLocale: language }),
        user,
        req,
      });
      await cms.delete({ collection: "scheduled-publishing", id, req, overrideAccess: true });
    });
    return {};
  },
  failed: async (_cms, { id }, error) => {
    log.error({ err: error, plan: id }, "What was planned could not be carried out");
    return {};
  },
};
