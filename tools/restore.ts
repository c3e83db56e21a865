/** `npm run restore -- FILE`: puts a backup into an empty data folder and an empty database, those that the settings name. */
import { parseArgs } from "node:util";
import { settings } from "#cms/config/settings.ts";
import { restoreBackup } from "./backup/archive.ts";

const { positionals } = parseArgs({ allowPositionals: true });
const [file] = positionals;
if (!file) {
  console.error("Name the backup: npm run restore -- FILE");
  process.exit(1);
}

try {
  const { made, database, uploads } = await restoreBackup(settings, file);
  console.log(`The backup of ${made} is in ${settings.dataDir}${database === "postgres" ? " and in the database" : ""}. Start the site.`);
  if (uploads === "here" && settings.s3)
    console.log(`The site looks for uploads in the bucket ${settings.s3.bucket}: copy what is in ${settings.dataDir}/media there first.`);
  if (uploads === "bucket" && !settings.s3) console.log("Its uploads are in a bucket: the site finds them with the S3_… settings alone.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
