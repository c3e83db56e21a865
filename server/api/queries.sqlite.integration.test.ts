import { describeImpossibleQueries } from "../../test/impossible-queries.ts";

describeImpossibleQueries("SQLite", async () => undefined);
