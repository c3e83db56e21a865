import type { JobsConfig } from "payload";
import { hasRole } from "./access/roles.ts";
import { nobody } from "./access/nobody.ts";
import { administrators } from "./access/by-role.ts";
import { importTask } from "./import-export/job.ts";

let isRunning = false;

/** Lets this process do the jobs that wait. Next starts Payload's clock for them in the admin's process too, which leaves them to this one. */
export function letJobsRun(): void {
  isRunning = true;
}

/**
 * What is done later: publishing and unpublishing at a set time, and files of records. The process of the site looks every minute
 * (`runJobs` in `index.ts`); commands and tests do not. Over REST nobody makes jobs: they act for whoever is named in them.
 */
export const jobs: JobsConfig = {
  tasks: [importTask],
  access: {
    run: ({ req }) => hasRole(req, "administrator"),
    queue: () => false,
    cancel: ({ req }) => hasRole(req, "administrator"),
  },
  autoRun: [{ cron: "* * * * *", queue: "default" }],
  shouldAutoRun: () => isRunning,
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { read: administrators, create: nobody, update: nobody, delete: nobody },
  }),
};
