import type { Payload } from "payload";
import type { ScheduledPublishing } from "#cms/config/payload-types.ts";

type Plan = Pick<ScheduledPublishing, "type" | "target" | "record" | "language" | "user" | "nextAt">;

/** Plans a publishing, or a taking off the site, and carries out whatever is due. @returns the number of the plan */
export async function scheduled(cms: Payload, plan: Plan): Promise<number> {
  const [{ runNext }, { publishingQueue }] = await Promise.all([
    import("#cms/jobs/worker.ts"),
    import("#cms/publishing/publishing-queue.ts"),
  ]);
  const { id } = await cms.create({ collection: "scheduled-publishing", data: { attempts: 0, ...plan } });
  while (await runNext(cms, publishingQueue));
  return id;
}
