import { describeAttack } from "../hostile/describe.ts";

describeAttack("SQLite", async () => undefined);
