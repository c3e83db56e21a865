/** `npm run backup -- [--to FILE]`: writes the whole site into one file while it runs; `backups/waymark-{time}.tar.gz` unless named. */
import { parseArgs } from "node:util";
import { settings } from "#cms/config/settings.ts";
import { makeBackup } from "./backup/archive.ts";

const { values } = parseArgs({ options: { to: { type: "string" } } });
const time = new Date().toISOString().slice(0, 19).replaceAll(":", "");
const target = values.to ?? `backups/waymark-${time}.tar.gz`;

try {
  const { database, uploads } = await makeBackup(settings, target);
  console.log(
    `${target}: the ${database} database${uploads === "here" ? " and all uploads" : ". The uploads are in the bucket: back that up with its own tools"}.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
