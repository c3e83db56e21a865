import { describeLatestVersion } from "../../test/latest-version.ts";

describeLatestVersion("SQLite", async () => undefined);
