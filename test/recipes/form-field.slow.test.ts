/** The recipes “Add a field to a form” and “Change a limit of a form” of docs/architecture.md, carried out on a copy of the house. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mailServer, toldTo, webhookReceiver } from "../receivers.ts";
import { copySeeded } from "../seeded.ts";
import { ownerHeaders, siteProcess, type SiteProcess } from "../site-process.ts";
import { HouseCopy, type Change } from "./house-copy.ts";

/** Files that a field of a form may take, texts, migrations and generated types apart, and a limit. */
const MAX_FIELD_FILES = 2;
const MAX_LIMIT_FILES = 1;
const DEFINITION = "shared/vocabulary/forms.ts";
const NAMES = "shared/vocabulary/form-labels.ts";
/** Characters that the field takes, and the name once its limit is changed. */
const MAX_FLEET = 30;
const MAX_NAME = 40;

const FIELD: readonly Change[] = [
  [DEFINITION, "  subject: {", `  fleet: { kind: "line", max: ${MAX_FLEET}, isRequired: true },\n  subject: {`],
  [NAMES, "  subject: {", `  fleet: say("Fleet size"),\n  subject: {`],
  [DEFINITION, '"phone", "position", "country"', '"phone", "fleet", "position", "country"'],
];
const LIMIT: readonly Change[] = [[DEFINITION, 'name: { kind: "line", max: 100', `name: { kind: "line", max: ${MAX_NAME}`]];
const LABELS = { zh: "车队规模", en: "Fleet size", de: "Größe der Flotte", es: "Tamaño de la flota" };

let house: HouseCopy;
let site: SiteProcess;
let data: string;
let headers: Record<string, string>;
const mails = await mailServer();
const webhook = await webhookReceiver();

beforeAll(async () => {
  house = await HouseCopy.make();
  for (const change of [...FIELD, ...LIMIT]) house.change(change);
}, 120_000);

afterAll(async () => {
  await site?.kill();
  await house?.remove();
  await Promise.all([mails.stop(), webhook.stop()]);
  if (data) await rm(data, { recursive: true, force: true });
});

const ask = (address: string, call?: RequestInit) => fetch(new URL(address, site.url), { redirect: "manual", ...call });
const call = (address: string, method: string, body: unknown) => ask(address, { method, headers, body: JSON.stringify(body) });
const sent = { name: "Ana", email: "ana@example.com", message: "Hello", consent: "on", fleet: "40 vans" };
const send = (changed: Partial<typeof sent>) => ask("/en/buy", { method: "POST", body: new URLSearchParams({ ...sent, ...changed }) });
const stored = async () =>
  (await (await ask("/api/leads?limit=1&sort=-id&depth=0", { headers })).json()) as { docs: Record<string, unknown>[]; totalDocs: number };
const filesOf = (changes: readonly Change[]) => new Set(changes.map(([file]) => file)).size;

it("takes two files beside its texts, and without them does not compile; a limit takes one", async () => {
  expect(filesOf(FIELD)).toBeLessThanOrEqual(MAX_FIELD_FILES);
  expect(filesOf(LIMIT)).toBe(MAX_LIMIT_FILES);
  expect(await house.typeErrors()).toContain("forms.fleet");
  for (const [language, label] of Object.entries(LABELS)) house.addText(`app/i18n/locales/${language}/forms.json`, "fleet", label);
  for (const language of ["zh", "de"] as const) house.addText(`shared/desk-texts/${language}.json`, LABELS.en, LABELS[language]);
  expect(await house.node("node_modules/payload/bin.js", "generate:types", "--disable-transpile")).toMatchObject({ isDone: true });
  expect(await house.typeErrors()).toBe("");
}, 1_200_000);

it("is built, and a site of today takes it over", async () => {
  expect(await house.node("tools/migration-create.ts", "add_fleet")).toMatchObject({ isDone: true });
  await house.build();
  data = await mkdtemp(path.join(tmpdir(), "waymark-recipe-data-"));
  await copySeeded(data);
  const receivers = { SMTP_URL: mails.url, LEADS_TO: "sales@example.com", ...toldTo(webhook) };
  site = await siteProcess(data, { DEMO: "on", REQUESTS_PER_MINUTE: "0", ...receivers }, house.folder);
  await site.start();
  headers = await ownerHeaders(site.url);
}, 1_200_000);

it("stands in the form with its limit, and the server holds to both", async () => {
  for (const [address, label] of [
    ["/buy", LABELS.zh],
    ["/en/buy", LABELS.en],
  ] as const) {
    const html = await (await ask(address)).text();
    expect(html).toContain(label);
    expect(/<input[^>]* name="fleet"[^>]*>/.exec(html)?.[0]).toMatch(new RegExp(`maxlength="${MAX_FLEET}"`, "i"));
    expect(/<input[^>]* name="name"[^>]*>/.exec(html)?.[0]).toMatch(new RegExp(`maxlength="${MAX_NAME}"`, "i"));
  }
  const before = (await stored()).totalDocs;
  for (const wrong of [{ fleet: "" }, { fleet: "x".repeat(MAX_FLEET + 1) }, { name: "x".repeat(MAX_NAME + 1) }])
    expect([wrong, (await send(wrong)).status]).toEqual([wrong, 422]);
  expect((await stored()).totalDocs).toBe(before);
});

it("arrives wherever what was sent does", async () => {
  expect((await send({})).status).toBe(200);
  expect((await stored()).docs).toMatchObject([{ name: "Ana", fleet: "40 vans" }]);
  await expect.poll(() => mails.taken.length, { timeout: 60_000 }).toBeGreaterThan(1);
  expect(mails.taken.map((mail) => Buffer.from(mail, "latin1").toString()).join("")).toContain("40 vans");
  await expect.poll(() => webhook.taken.length, { timeout: 60_000 }).toBe(1);
  expect(JSON.parse(webhook.taken[0]?.body ?? "")).toMatchObject({ data: { form: "buy", fleet: "40 vans" } });
  const lines = await (await ask("/api/leads/export?format=csv", { headers })).text();
  expect(lines).toMatch(/Fleet size|车队规模/);
  expect(lines).toContain("40 vans");
  const person = await (await call("/api/personal-data/export", "POST", { email: sent.email })).text();
  expect(person).toContain("40 vans");
}, 120_000);

it("is entered by hand within the same limits", async () => {
  const entered = { name: "Wei", phone: "+49 89 000000", cameFrom: "fair", fleet: "12 lorries" };
  expect((await call("/api/leads/entered", "POST", { ...entered, fleet: "x".repeat(MAX_FLEET + 1) })).status).toBe(400);
  expect((await call("/api/leads/entered", "POST", { ...entered, name: "x".repeat(MAX_NAME + 1) })).status).toBe(400);
  expect((await call("/api/leads/entered", "POST", entered)).status).toBe(201);
  expect((await stored()).docs).toMatchObject([{ name: "Wei", fleet: "12 lorries" }]);
});
