/** A process of its own for one import, with less of a claim on the processor than the site, which begins it (`import-export/run-import.ts`). */
import "./lib/quick-imports.ts";
import { constants, setPriority } from "node:os";
import { FURTHER, HAD_NO_ROOM, MAX_MEMORY, SAW_CHANGES } from "./import-export/run-import.ts";
import { watchProcess } from "./lib/file-worker/watch-process.ts";

watchProcess(MAX_MEMORY);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// It is not to go on alone, however whoever began it has ended.
process.once("disconnect", () => process.exit(1));
const [{ withoutDiskSync, withLargeCache }, { isDiskFull }, { closeCms, getCms }, { doImport }] = await Promise.all([
  import("./db/database.ts"),
  import("./db/database-faults.ts"),
  import("./index.ts"),
  import("./import-export/do-import.ts"),
]);
const cms = await getCms();
const cameFurther = () => void process.send?.(FURTHER, undefined, undefined, () => undefined);
try {
  const visible = await withoutDiskSync(cms, () => withLargeCache(cms, () => doImport(cms, Number(process.argv[2]), cameFurther)));
  await closeCms();
  process.exit(visible ? SAW_CHANGES : 0);
} catch (error) {
  if (!isDiskFull(error)) throw error;
  process.exit(HAD_NO_ROOM);
}
