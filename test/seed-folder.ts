/**
 * Makes a database in the empty folder `DATA_DIR`, in a process of its own: settings are read once in each. Told `seeded`, it puts the
 * demonstration content into it.
 */
import "#cms/lib/quick-imports.ts";
import { closeCms, getCms } from "#cms/index.ts";
import { seedAfterCutOff } from "./cut-off-seeding.ts";

const cms = await getCms();
if (process.argv[2] === "seeded") await seedAfterCutOff(cms);
await closeCms();
