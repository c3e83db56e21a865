/**
 * Files that share a process begin as if each had one of its own: with the environment that the process began with, without what the site
 * and Payload keep on `globalThis`, and with the site's modules loaded anew, as they read the settings when they are loaded. Packages stay
 * loaded: that takes most of the time.
 */
import { vi } from "vitest";

const BEGINNING = Symbol.for("environment at the beginning");
const shared = globalThis as { [BEGINNING]?: NodeJS.ProcessEnv } & Record<string | symbol, unknown>;

const beginning = (shared[BEGINNING] ??= { ...process.env });
for (const name of Object.keys(process.env)) if (!(name in beginning)) delete process.env[name];
Object.assign(process.env, beginning);
for (const key of Object.getOwnPropertySymbols(shared)) if (key.description?.startsWith("waymark.")) delete shared[key];
(shared["_payload"] as Map<string, unknown> | undefined)?.clear();
delete shared["_payload_clientConfigs"];
vi.resetModules();
