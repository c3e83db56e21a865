import { ValidationError, type Payload } from "payload";
import { announceSetupCode, createAdmin } from "#cms/accounts/first-administrator.ts";
import { passwordFault } from "#cms/config/password-rule.ts";
import { withProcessLock } from "#cms/db/advisory-lock.ts";
import { SettingsError, type Settings } from "#cms/config/settings.ts";
import { retryWithBackoff } from "../http/retry.ts";

/**
 * Makes the first administrator from the settings, or prints the one-time code that allows making it at /admin; once, of several
 * processes that start at the same moment. While the database is away it waits: the site answers already.
 * @throws SettingsError or ValidationError when the settings allow no account
 */
export async function ensureFirstAdmin(cms: Payload, settings: Settings): Promise<void> {
  await retryWithBackoff(
    "The first administrator cannot be made yet; another try follows",
    () => withProcessLock(cms, () => createFirstAdmin(cms, settings)),
    (error) => error instanceof SettingsError || error instanceof ValidationError,
  );
}

async function createFirstAdmin(cms: Payload, settings: Settings): Promise<void> {
  const { totalDocs: users } = await cms.count({ collection: "users", overrideAccess: true });
  if (users > 0) return;
  if (settings.firstAdmin) {
    const fault = await passwordFault(settings.firstAdmin.password, settings.firstAdmin.email);
    if (fault) throw new SettingsError(`ADMIN_PASSWORD: ${fault.en}`);
    await createAdmin(cms, { ...settings.firstAdmin, name: settings.firstAdmin.email });
    console.log(`First administrator: ${settings.firstAdmin.email}`);
    return;
  }
  await announceSetupCode(cms);
}
