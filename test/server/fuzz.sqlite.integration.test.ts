import { describeAttack } from "../fuzz/describe.ts";

describeAttack("SQLite", async () => undefined);
