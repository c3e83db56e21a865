/**
 * `npm run docs`: writes docs/settings.md from the settings' schema.
 */
import { writeFileSync } from "node:fs";
import { settingsPage } from "./docs/settings-page.ts";

// The module reads the settings of its own process, too: with a secret given, it makes none.
process.env["PAYLOAD_SECRET"] ??= "not used by this command";
const { describeSettings } = await import("#cms/config/describe-settings.ts");
writeFileSync("docs/settings.md", settingsPage(describeSettings()));
