import { describeJobs } from "../../test/jobs.ts";

describeJobs("SQLite", async () => undefined);
