import { vi } from "vitest";
import { describeRestingLanguages } from "../../test/resting-languages.ts";

// Before anything else of the house is loaded.
vi.hoisted(() => (process.env["SITE_LANGUAGES"] = "en"));

describeRestingLanguages("SQLite");
