import { describeAttack } from "../test/hostile/describe.ts";

describeAttack("SQLite", async () => undefined);
