/** Puts the demonstration content into the empty folder `DATA_DIR`, in a process of its own: settings are read once in each. */
import { getCms } from "#cms/index.ts";
import { seed } from "#cms/seed/index.ts";

const cms = await getCms();
await seed(cms);
await cms.destroy();
