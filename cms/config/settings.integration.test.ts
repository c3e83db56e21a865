import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
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
  const { SETTING_NAMES } = await import("./settings-schema.ts");
  const names = SETTING_NAMES.filter((name) => name !== "DATA_DIR" && name !== "NODE_ENV");
  const unset = read({});
  expect(read(Object.fromEntries(names.map((name) => [name, empty])))).toEqual(unset);
  expect(unset).toMatchObject({ port: 3000, requestsPerMinute: 300, pageCacheBytes: 64 * 1024 * 1024, trustedProxies: [] });
});

it("a setting's old name is refused with the new one", () => {
  expect(() => read({ MAKE_AHEAD: "off" })).toThrow("MAKE_AHEAD: is called PREWARM now");
  expect(read({ MAKE_AHEAD: "" })).toMatchObject({ prewarm: true });
  expect(read({ PREWARM: "off" })).toMatchObject({ prewarm: false });
});

it("a nought is a value", () => {
  const settings = read({ PORT: "0", REQUESTS_PER_MINUTE: "0", PAGE_CACHE_MB: "0" });
  expect(settings).toMatchObject({ port: 0, requestsPerMinute: 0, pageCacheBytes: 0 });
});

it.each(["10.0.0.0/99", "2001:db8::/129", "10.0.0.0/", "10.0.0.0/8/8", "10.0.0.0/-1", "10.1", "proxy", "10.0.0.1,10.0.0.0/33"])(
  "TRUSTED_PROXIES=%s is refused",
  (entry) => {
    expect(() => read({ TRUSTED_PROXIES: entry })).toThrow("TRUSTED_PROXIES: must be addresses or networks, separated by commas");
  },
);

it.each(["security@example.com", "mailto:security", "mailto:", "http://example.com/", "javascript:alert(1)", "https://", "tel:+86755"])(
  "SECURITY_CONTACT=%s is refused",
  (entry) => {
    expect(() => read({ SECURITY_CONTACT: entry })).toThrow("SECURITY_CONTACT: must be mailto: or https:// addresses, separated by commas");
  },
);

it("SECURITY_CONTACT takes mail addresses and pages", () => {
  const { securityContacts } = read({ SECURITY_CONTACT: "mailto:security@example.com, https://www.example.com/en/contact" });
  expect(securityContacts).toEqual(["mailto:security@example.com", "https://www.example.com/en/contact"]);
  expect(read({}).securityContacts).toEqual([]);
});

it("TRUSTED_PROXIES takes addresses and networks", () => {
  const { trustedProxies } = read({ TRUSTED_PROXIES: "10.0.0.1, 10.0.0.0/8,::1,2001:db8::/32," });
  expect(trustedProxies).toEqual(["10.0.0.1", "10.0.0.0/8", "::1", "2001:db8::/32"]);
});

it.each([
  ["SITE_URL", "https://www.example.com/shop", "without a path"],
  ["SITE_URL", "https://www.example.com/?from=mail", "without a path"],
  ["SITE_URL", "https://ana:secret@www.example.com", "without a path"],
  ["SITE_URL", "www.example.com", "http:// or https://"],
  ["DATABASE_URL", "file:", "and a path"],
  ["BUILD_CHECK_SECONDS", "often", "a whole number"],
  ["NODE_ENV", "prod", "development, production or test"],
])("%s=%s is refused in plain words", (name, value, message) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: must .*${message}`));
});

it.each([
  ["途标（深圳）物联有限公司 <site@example.com>", '"途标（深圳）物联有限公司" <site@example.com>'],
  ["Waymark: Sales <site@example.com>", '"Waymark: Sales" <site@example.com>'],
  ["Waymark; Sales <site@example.com>", '"Waymark; Sales" <site@example.com>'],
  ["Waymark (Sales) <site@example.com>", '"Waymark (Sales)" <site@example.com>'],
  ["Waymark, Inc. <site@example.com>", '"Waymark, Inc." <site@example.com>'],
  ["sales@waymark <site@example.com>", '"sales@waymark" <site@example.com>'],
  ['"Waymark, Inc." <site@example.com>', '"Waymark, Inc." <site@example.com>'],
  ['"The \\"Way\\" mark" <site@example.com>', '"The \\"Way\\" mark" <site@example.com>'],
  ['The "Way" mark <site@example.com>', '"The \\"Way\\" mark" <site@example.com>'],
  ["Waymark<site@example.com>", '"Waymark" <site@example.com>'],
  [" <site@example.com> ", "site@example.com"],
  ["site@example.com", "site@example.com"],
  ["site@münchen.de", "site@xn--mnchen-3ya.de"],
  ["Waymark <noreply@localhost>", '"Waymark" <noreply@localhost>'],
])("MAIL_FROM=%s is written into headers as %s", (setting, from) => {
  expect(read({ MAIL_FROM: setting }).mail.from).toBe(from);
});

it.each([
  "Waymark",
  "Waymark site@example.com",
  "Waymark <site>",
  "Waymark <>",
  "Waymark <a@example.com> <b@example.com>",
  "a@example.com, b@example.com",
  "Waymark <a@example.com>, b@example.com",
])("MAIL_FROM=%s is refused in one line", (setting) => {
  expect(() => read({ MAIL_FROM: setting })).toThrow(/^MAIL_FROM: must be an e-mail address, or a name and the address, such as [^\n]*$/);
});

it("LEADS_TO takes what can be delivered, with names, and parts it at commas and semicolons", () => {
  const { mail } = read({ LEADS_TO: 'sales@münchen.de, "Souza, Ana" <ana&co@example.com>; 张伟@例子.中国，mailto:boss@example.com,' });
  expect(mail.leadsTo).toEqual(["sales@münchen.de", "ana&co@example.com", "张伟@例子.中国", "boss@example.com"]);
});

it.each(["sales", "sales@example.com, boss", "sales@example.com boss@example.com", ","])("LEADS_TO=%s is refused", (setting) => {
  expect(() => read({ LEADS_TO: setting })).toThrow("LEADS_TO: must be e-mail addresses, separated by commas");
});

it("ADMIN_EMAIL is taken as accounts have it", () => {
  expect(read({ ADMIN_EMAIL: "Ana@München.de", ADMIN_PASSWORD: "correct-horse-battery" }).firstAdmin?.email).toBe("ana@xn--mnchen-3ya.de");
  expect(() => read({ ADMIN_EMAIL: "ana", ADMIN_PASSWORD: "correct-horse-battery" })).toThrow("ADMIN_EMAIL: must be an e-mail address");
});

it("SITE_URL is taken as browsers write it", () => {
  expect(read({ SITE_URL: "HTTPS://WWW.Example.com:443/" }).siteUrl).toBe("https://www.example.com");
});

it.each(["100% ours", "a%20b", "a b", "资料"])("a data folder may be called %s", async (name) => {
  const dataDir = path.join(folder, name);
  const { fileOf } = await import("../db/sqlite/client.ts");
  expect(fileOf(read({ DATA_DIR: dataDir }).databaseUrl)).toBe(path.join(dataDir, "waymark.db"));
});

it("the secret of sessions is made once, and a half one is refused", async () => {
  const dataDir = path.join(folder, "secret");
  const { payloadSecret } = read({ DATA_DIR: dataDir });
  expect(payloadSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(read({ DATA_DIR: dataDir }).payloadSecret).toBe(payloadSecret);
  expect(await readdir(dataDir)).toEqual(["payload-secret"]);
  // As a full disk leaves it.
  await writeFile(path.join(dataDir, "payload-secret"), "");
  expect(() => read({ DATA_DIR: dataDir })).toThrow(/^DATA_DIR: .*payload-secret holds no whole secret/);
});

it("a data folder that cannot be made is told as a wrong setting", () => {
  expect(() => read({ DATA_DIR: path.join(folder, "payload-secret", "within") })).toThrow(/^DATA_DIR: .*cannot be kept/);
});
