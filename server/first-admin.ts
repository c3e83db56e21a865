import type { Payload } from "payload";
import { createAdmin, ensureSetupCode } from "#cms/first-admin.ts";
import type { Settings } from "#cms/settings.ts";

/** Makes the first administrator from the settings, or prints the one-time code that allows making it at /admin. */
export async function createFirstAdmin(cms: Payload, settings: Settings): Promise<void> {
  const { totalDocs: users } = await cms.count({ collection: "users" });
  if (users > 0) return;
  if (settings.firstAdmin) {
    await createAdmin(cms, { ...settings.firstAdmin, name: settings.firstAdmin.email });
    console.log(`First administrator: ${settings.firstAdmin.email}`);
    return;
  }
  const code = await ensureSetupCode(cms);
  if (code && settings.adminEnabled) console.log(`Make the first administrator at ${settings.siteUrl}/admin with the setup code ${code}`);
}
