/**
 * A process of its own for one import. It reads its file under the bounds of a file worker (`lib/file-worker/watch-process.ts`).
 * The site starts it (`import-export/run-import.ts`).
 */
import "./lib/quick-imports.ts";
import { FURTHER, HAD_NO_ROOM, MAX_MEMORY, READ_SECONDS, type ImportChanges } from "./import-export/run-import.ts";
import { watchProcess } from "./lib/file-worker/watch-process.ts";

const bound = watchProcess(MAX_MEMORY);
// Ends with its parent process, however that has ended.
process.once("disconnect", () => process.exit(1));
const [{ withoutDiskSync, withLargeCache }, { isDiskFull }, { closeCms, getCms }, { doImport }] = await Promise.all([
  import("./db/database.ts"),
  import("./db/database-faults.ts"),
  import("./index.ts"),
  import("./import-export/do-import.ts"),
]);
const cms = await getCms();
bound(1, READ_SECONDS);
const cameFurther = () => {
  bound(1, 0);
  process.send?.(FURTHER, undefined, undefined, () => undefined);
};
try {
  const changed = await withoutDiskSync(cms, () => withLargeCache(cms, () => doImport(cms, Number(process.argv[2]), cameFurther)));
  await closeCms();
  const last: ImportChanges = { changed };
  process.send?.(last, undefined, undefined, () => process.exit());
} catch (error) {
  if (!isDiskFull(error)) throw error;
  process.exit(HAD_NO_ROOM);
}
