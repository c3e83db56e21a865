/**
 * Makes a database in the folder `DATA_DIR`, or at `DATABASE_URL`, unless there is one, in a process of its own: settings are read once in
 * each. Told `seeded`, it puts the demonstration content into it, and does the jobs that follow, which each copy would do otherwise.
 */
import "#cms/lib/quick-imports.ts";
import { closeCms, getCms } from "#cms/index.ts";
import { withoutDiskSync } from "#cms/db/database.ts";
import { jobQueues } from "#cms/job-queues.ts";
import { runNext } from "#cms/jobs/worker.ts";
import { seedAfterCutOff } from "./cut-off-seeding.ts";

const cms = await getCms();
if (process.argv[2] === "seeded") {
  await seedAfterCutOff(cms);
  await withoutDiskSync(cms, async () => {
    for (const queue of jobQueues) while (await runNext(cms, queue));
  });
}
await closeCms();
// On PostgreSQL a connection stays open.
process.exit();
