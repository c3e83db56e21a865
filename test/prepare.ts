/** Makes what many tests begin with, before the first of them: `node test/prepare.ts`. */
import { prepareSeeded } from "./seeded.ts";

await prepareSeeded();
