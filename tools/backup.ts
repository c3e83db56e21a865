/**
 * `npm run backup -- [--to FILE] [--data FOLDER …]`: writes the whole site into one file while it runs; `backups/waymark-{time}.tar.gz` unless
 * named. `--data` names the data folders of all processes of the site, where there are several; the first stands for `DATA_DIR`.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { to: { type: "string" }, data: { type: "string", multiple: true } } });
const time = new Date().toISOString().slice(0, 19).replaceAll(":", "");
const target = values.to ?? `backups/waymark-${time}.tar.gz`;
const folders = values.data ?? [process.env["DATA_DIR"]?.trim() || "./data"];

const missing = folders.find((folder) => !existsSync(folder));
if (missing !== undefined) {
  console.error(`There is no data folder ${path.resolve(missing)}: give the command the DATA_DIR of the site`);
  process.exit(1);
}
process.env["DATA_DIR"] = folders[0];

try {
  // The settings make what a data folder lacks, so they come after the look for it.
  const [{ settings }, { makeBackup }] = await Promise.all([import("#cms/config/settings.ts"), import("./backup/archive.ts")]);
  const { database, uploads } = await makeBackup(settings, target, folders.slice(1));
  console.log(
    `${target}: the ${database} database${uploads === "here" ? " and all uploads" : ". The uploads are in the bucket: back that up with its own tools"}.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
