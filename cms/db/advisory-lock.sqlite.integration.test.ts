import { describeAtOnce } from "../../test/at-once.ts";

describeAtOnce("SQLite", async () => undefined);
