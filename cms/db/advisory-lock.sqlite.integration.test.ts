import { describeConcurrency } from "../../test/concurrency.ts";

describeConcurrency("SQLite", async () => undefined);
