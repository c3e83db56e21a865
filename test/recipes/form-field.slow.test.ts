/** The recipes “Add a field to a form” and “Change a limit of a form” of docs/architecture.md, carried out on a copy of the house. */
import { afterAll, expect, it } from "vitest";
import { mailServer, toldTo, webhookReceiver } from "../receivers.ts";
import { countFiles, HouseCopy, type Change } from "./house-copy.ts";

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
  [DEFINITION, '"phone", "position", "country"', '"phone", "fleet", "position", "country"'],
];
const NAME: Change = [NAMES, "  subject:", '  fleet: say("Fleet size"),\n  subject:'];
const LIMIT: readonly Change[] = [[DEFINITION, 'name: { kind: "line", max: 100', `name: { kind: "line", max: ${MAX_NAME}`]];
const LABELS = { zh: "车队规模", en: "Fleet size", de: "Größe der Flotte", es: "Tamaño de la flota" };

const mails = await mailServer();
const webhook = await webhookReceiver();
const house = await HouseCopy.make();
afterAll(() => Promise.all([mails.stop(), webhook.stop()]));

const sent = { name: "Ana", email: "ana@example.com", message: "Hello", consent: "on", fleet: "40 vans" };
const send = (changed: Partial<typeof sent>) =>
  house.ask("/en/buy", { method: "POST", body: new URLSearchParams({ ...sent, ...changed }) });
const readLeads = () => house.answer<{ docs: Record<string, unknown>[]; totalDocs: number }>("/api/leads?limit=1&sort=-id&depth=0");

it("takes two files beside its texts, and what is left out does not compile; a limit takes one", async () => {
  expect(countFiles([...FIELD, NAME])).toBeLessThanOrEqual(MAX_FIELD_FILES);
  expect(countFiles(LIMIT)).toBe(MAX_LIMIT_FILES);
  house.change(...FIELD, ...LIMIT);
  expect(await house.typeErrors()).toContain(NAMES);
  house.addDeskText(LABELS.en, LABELS);
  house.change(NAME);
  expect(await house.typeErrors()).toContain("forms.fleet");
  house.addText("forms", "fleet", LABELS);
  await house.generate("types");
  expect(await house.typeErrors()).toBe("");
}, 1_200_000);

it("is built, and a site of today takes it over", async () => {
  const receivers = { SMTP_URL: mails.url, LEADS_TO: "sales@example.com", ...toldTo(webhook) };
  await house.start({ migration: "add_fleet", env: receivers });
  expect((await house.ask("/")).status).toBe(200);
}, 1_200_000);

it("stands in the form with its limit, and the server holds to both", async () => {
  for (const [address, label] of [
    ["/buy", LABELS.zh],
    ["/en/buy", LABELS.en],
  ] as const) {
    const html = await house.read(address);
    expect(html).toContain(label);
    expect(/<input[^>]* name="fleet"[^>]*>/.exec(html)?.[0]).toMatch(new RegExp(`maxlength="${MAX_FLEET}"`, "i"));
    expect(/<input[^>]* name="name"[^>]*>/.exec(html)?.[0]).toMatch(new RegExp(`maxlength="${MAX_NAME}"`, "i"));
  }
  const before = (await readLeads()).totalDocs;
  for (const wrong of [{ fleet: "" }, { fleet: "x".repeat(MAX_FLEET + 1) }, { name: "x".repeat(MAX_NAME + 1) }])
    expect([wrong, (await send(wrong)).status]).toEqual([wrong, 422]);
  expect((await readLeads()).totalDocs).toBe(before);
});

it("arrives wherever what was sent does", async () => {
  expect((await send({})).status).toBe(200);
  expect((await readLeads()).docs).toMatchObject([{ name: "Ana", fleet: "40 vans" }]);
  await expect.poll(() => mails.taken.length, { timeout: 60_000 }).toBeGreaterThan(1);
  expect(mails.taken.map((mail) => Buffer.from(mail, "latin1").toString()).join("")).toContain("40 vans");
  await expect.poll(() => webhook.taken.length, { timeout: 60_000 }).toBe(1);
  expect(JSON.parse(webhook.taken[0]?.body ?? "")).toMatchObject({ data: { form: "buy", fleet: "40 vans" } });
  const lines = await (await house.call("/api/leads/export?format=csv")).text();
  expect(lines).toMatch(/Fleet size|车队规模/);
  expect(lines).toContain("40 vans");
  const person = await (await house.call("/api/personal-data/export", "POST", { email: sent.email })).text();
  expect(person).toContain("40 vans");
}, 120_000);

it("is entered by hand within the same limits", async () => {
  const entered = { name: "Wei", phone: "+49 89 000000", cameFrom: "fair", fleet: "12 lorries" };
  expect((await house.call("/api/leads/entered", "POST", { ...entered, fleet: "x".repeat(MAX_FLEET + 1) })).status).toBe(400);
  expect((await house.call("/api/leads/entered", "POST", { ...entered, name: "x".repeat(MAX_NAME + 1) })).status).toBe(400);
  expect((await house.call("/api/leads/entered", "POST", entered)).status).toBe(201);
  expect((await readLeads()).docs).toMatchObject([{ name: "Wei", fleet: "12 lorries" }]);
});
