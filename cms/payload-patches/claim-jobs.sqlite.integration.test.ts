import { describeTakingJobs } from "../../test/taking-jobs.ts";

describeTakingJobs("SQLite", async () => undefined);
