import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type * as Settings from "./settings.ts";

let folder: string;
let read: (env: Record<string, string>) => Settings.Settings;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "waymark-settings-"));
  // The module reads those of its own process, too, when it is imported.
  process.env["DATA_DIR"] = folder;
  const { readSettings } = await import("./settings.ts");
  read = (env) => readSettings({ NODE_ENV: "test", DATA_DIR: folder, ...env });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(["", " "])("an empty setting counts as not set (%j)", async (empty) => {
  const { SETTING_NAMES } = await import("./settings.ts");
  const names = SETTING_NAMES.filter((name) => name !== "DATA_DIR" && name !== "NODE_ENV");
  const unset = read({});
  expect(read(Object.fromEntries(names.map((name) => [name, empty])))).toEqual(unset);
  expect(unset).toMatchObject({ port: 3000, requestsPerMinute: 300, pageCacheBytes: 64 * 1024 * 1024, trustedProxies: [] });
});

it("a nought is a value", () => {
  const given = read({ PORT: "0", REQUESTS_PER_MINUTE: "0", PAGE_CACHE_MB: "0" });
  expect(given).toMatchObject({ port: 0, requestsPerMinute: 0, pageCacheBytes: 0 });
});

it.each(["10.0.0.0/99", "2001:db8::/129", "10.0.0.0/", "10.0.0.0/8/8", "10.0.0.0/-1", "10.1", "proxy", "10.0.0.1,10.0.0.0/33"])(
  "TRUSTED_PROXIES=%s is refused",
  (entry) => {
    expect(() => read({ TRUSTED_PROXIES: entry })).toThrow("TRUSTED_PROXIES: must be addresses or networks, separated by commas");
  },
);

it("TRUSTED_PROXIES takes addresses and networks", () => {
  const { trustedProxies } = read({ TRUSTED_PROXIES: "10.0.0.1, 10.0.0.0/8,::1,2001:db8::/32," });
  expect(trustedProxies).toEqual(["10.0.0.1", "10.0.0.0/8", "::1", "2001:db8::/32"]);
});
