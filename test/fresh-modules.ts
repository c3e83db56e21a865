/**
 * Files that share a process begin as if each had one of its own: with the environment that the process began with, without what the site
 * and Payload keep on `globalThis`, and with the site's modules loaded anew, as they read the settings when they are loaded. Packages stay
 * loaded: that takes most of the time.
 */
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { vi } from "vitest";

/**
 * Turns from which on a hash is meant to take long, as that of a password: 0.1 s of a core for each account that a test makes, and again for
 * each sign-in; and whoever registers holds the turn to write meanwhile. Here one turn does, of a salt that tells how many were asked for:
 * a process of tests reads only its own hashes.
 */
const MANY_TURNS = 100_000;

const BEGINNING = Symbol.for("environment at the beginning");
const shared = globalThis as { [BEGINNING]?: NodeJS.ProcessEnv } & Record<string | symbol, unknown>;

const isFirstFile = !shared[BEGINNING];
const beginning = (shared[BEGINNING] ??= { ...process.env });
for (const name of Object.keys(process.env)) if (!(name in beginning)) delete process.env[name];
Object.assign(process.env, beginning);
for (const key of Object.getOwnPropertySymbols(shared)) if (key.description?.startsWith("waymark.")) delete shared[key];
(shared["_payload"] as Map<string, unknown> | undefined)?.clear();
delete shared["_payload_clientConfigs"];
vi.resetModules();

if (isFirstFile) {
  const { pbkdf2 } = crypto;
  crypto.pbkdf2 = (password, salt, turns, ...rest) => {
    const [own, few] = turns < MANY_TURNS ? [salt, turns] : [`${String(salt)} ${turns}`, 1];
    pbkdf2(password, own, few, ...rest);
  };
  syncBuiltinESMExports();
}
