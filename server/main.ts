/** The process of the site: reads the settings first, and loads the rest once they are right, so that it reports a wrong one at once. */
import "#cms/lib/quick-imports.ts";
import { isDiskFull } from "#cms/db/database-faults.ts";
import { isCallersFault } from "#cms/lib/log/callers-fault.ts";
import { log } from "#cms/lib/log/index.ts";
import { readSettings, SettingsError } from "#cms/config/settings.ts";

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { startSite } = await import("./start.ts");
  await startSite(settings);
}

main().catch((error: unknown) => {
  if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`);
  // The log takes a value that is refused for its caller's fault, of which it says nothing; here nobody else hears of it.
  else if (error instanceof Error && isCallersFault(error)) process.stderr.write(`The start failed: ${error.message}\n`);
  else if (isDiskFull(error))
    process.stderr.write("The start failed: the disk of the database or of DATA_DIR is full. Make room and start again\n");
  else log.fatal({ err: error }, "The start failed");
  process.exit(1);
});
