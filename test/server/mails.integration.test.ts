import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Language } from "#shared/languages.ts";
import { openCms, type TestCms } from "../cms.ts";
import { mailServer } from "../receivers.ts";
import { readableMail } from "../readable.ts";
import { toFile, recordFile } from "../record-files.ts";
import { signedIn } from "../staff.ts";

/** All languages in which somebody outside is written to. */
const LANGUAGES = ["zh", "en", "de", "es"] as const satisfies readonly Language[];
const FORMS = ["leads", "messages"] as const;
/** Milliseconds for a mail on a busy machine. */
const SOON = 20_000;

let test: TestCms;
let server: Awaited<ReturnType<typeof mailServer>>;
let stopWorker: (() => Promise<void>) | undefined;
let boss: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  server = await mailServer();
  Object.assign(process.env, {
    SMTP_URL: server.url,
    MAIL_FROM: "途标物联 Waymark <site@example.com>",
    LEADS_TO: "sales@example.com",
    SITE_URL: "https://waymark.example",
    SITE_LANGUAGES: LANGUAGES.join(","),
  });
  test = await openCms();
  const same = {
    phone: "+86 755 0000 0000",
    email: "info@example.com",
    salesEmail: "sales@example.com",
    accent: "#0a5ad4",
    description: "…",
  };
  const abroad = { name: "Waymark IoT", legalName: "Waymark IoT Ltd.", address: "1 Keji Road, Nanshan, Shenzhen" };
  const texts = {
    zh: {
      name: "途标物联",
      legalName: "途标物联有限公司",
      address: "深圳市南山区科技路 1 号",
      hours: "周一至周五 9:00–18:00",
      responsePromise: "我们在 1 个工作日内联系您",
    },
    en: { ...abroad, hours: "Mon–Fri 9:00–18:00", responsePromise: "We contact you within 1 business day" },
    de: { ...abroad, hours: "Mo–Fr 9–18 Uhr", responsePromise: "Wir melden uns innerhalb eines Arbeitstags" },
    es: { ...abroad, hours: "lun–vie 9:00–18:00", responsePromise: "Le contactamos en 1 día laborable" },
  };
  for (const locale of LANGUAGES) await test.cms.updateGlobal({ slug: "site", locale, data: { ...same, ...texts[locale] } });
  const [{ startJobs }, { notificationQueues }] = await Promise.all([
    import("#cms/jobs/worker.ts"),
    import("#cms/leads/notifications/notification-queues.ts"),
  ]);
  stopWorker = startJobs(test.cms, notificationQueues);
  boss = await signedIn(test, "administrator", "lina");
});
afterAll(async () => {
  await stopWorker?.();
  await test?.close();
  await server?.stop();
});

/** Stores a form with every field filled in, and with text that would be HTML unless it is escaped. */
async function store(form: (typeof FORMS)[number], language: Language, host = `${form}.${language}.example`): Promise<void> {
  const data = {
    submissionId: `9f3a21c4-0000-4000-8000-${host}`,
    name: "Ana <i>Souza & Co",
    email: `ana@${host}`,
    company: "Frota & Filhos",
    phone: "+55 11 5555 0000",
    message: "200 trackers, please.\n\nWhen? https://elsewhere.example",
    status: "new",
    language,
    consent: true,
    origin: { source: "/products/a9", utmCampaign: "spring" },
  } as const;
  const answers = [{ label: "Number of vehicles", value: "40–60" }];
  const items = [
    { name: "A9 磁吸定位器", quantity: 200, wish: "12 V" },
    { name: "V3", quantity: 1 },
  ];
  const filled =
    form === "leads"
      ? ({ form: "buy", page: "/buy", position: "Buyer", country: "BR", items } as const)
      : ({ form: "message", page: "/contact", subject: "Batteries" } as const);
  await test.cms.create({ collection: "leads", data: { ...data, answers, ...filled } });
}

/** What somebody reads of the one mail that goes somewhere, as its file holds it. @param sender an address that it is about, where more go there */
async function mailTo(to: string, sender = ""): Promise<string> {
  const isTo = (mail: string) => new RegExp(`^To: ${to}\r$`, "m").test(mail) && mail.includes(sender);
  await vi.waitFor(() => expect(server.taken.filter(isTo)).toHaveLength(1), SOON);
  const [mail = ""] = server.taken.splice(server.taken.findIndex(isTo), 1);
  const text = readableMail(mail)
    .replaceAll(/\b(msg|due)_[\da-f]{32}/g, "$1_…")
    .replaceAll(/\/admin\/reset\/\w+/g, "/admin/reset/…")
    .replaceAll(/\b20\d\d-\d\d-\d\d\b/g, "<day>");
  return toFile(text);
}

const file = (name: string) => recordFile(`mails/${name}`);

it.each(FORMS.flatMap((form) => LANGUAGES.map((language) => [form, language] as const)))(
  "says to the sender of one of the %s in %s what it said",
  async (form, language) => {
    await store(form, language);
    await expect(await mailTo(`ana@${form}.${language}.example`)).toMatchFileSnapshot(file(`acknowledgement-${form}.${language}`));
  },
);

it.each(FORMS)("says to sales of one of the %s what it said", async (form) => {
  await store(form, "en", `${form}.example`);
  await expect(await mailTo("sales@example.com", `ana@${form}.example`)).toMatchFileSnapshot(file(`notice-${form}`));
});

it("says to the owner of a lead what it said, and to its sender what was replied", async () => {
  const { docs } = await test.cms.find({ collection: "leads", where: { language: { equals: "de" }, form: { equals: "buy" } }, depth: 0 });
  const lead = docs[0]?.id ?? 0;
  const { id: owner, email } = await signedIn(test, "sales", "wang");
  const followUpOn = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const response = await test.api(`/leads/${lead}`, { method: "PATCH", token: boss.token, body: { owner, followUpOn } });
  expect(response.status).toBe(200);
  await expect(await mailTo(email)).toMatchFileSnapshot(file("owner-new"));
  await test.cms.db.updateMany({ collection: "notices", where: { key: { like: "due_" } }, data: { nextAt: new Date().toISOString() } });
  const { wake } = await import("#cms/jobs/wake.ts");
  wake();
  await expect(await mailTo(email)).toMatchFileSnapshot(file("owner-due"));
  for (const language of LANGUAGES) {
    const leads = await test.cms.find({
      collection: "leads",
      where: { language: { equals: language }, form: { equals: "message" } },
      depth: 0,
      sort: "id",
    });
    const text = "Hello Ana,\n\n200 < 300 & more:\nhttps://waymark.example/buy";
    const body = { lead: leads.docs[0]?.id, subject: "Your 200 trackers", text };
    expect((await test.api("/lead-notes", { method: "POST", token: boss.token, body })).status).toBe(201);
    await expect(await mailTo(`ana@messages.${language}.example`)).toMatchFileSnapshot(file(`reply.${language}`));
  }
});

it("says to staff what it said: an invitation, a link for a forgotten password, that a recovery code was used", async () => {
  const body = { email: "new@example.com", name: "New", role: "editor" };
  expect(await (await test.api("/users/invite", { method: "POST", token: boss.token, body })).json()).toMatchObject({ mailed: true });
  await expect(await mailTo("new@example.com")).toMatchFileSnapshot(file("invitation"));
  const editor = await signedIn(test, "editor");
  const viewer = await signedIn(test, "viewer");
  for (const [{ email }, language] of [[editor, "zh"] as const, [viewer, "en"] as const]) {
    await test.api("/users/forgot-password", { method: "POST", body: { email }, language });
    await expect(await mailTo(email)).toMatchFileSnapshot(file(`reset.${language}`));
  }
  const { createLocalReq } = await import("payload");
  const { makeRecoveryCodes, takeRecoveryCode } = await import("#cms/accounts/recovery-codes.ts");
  const req = await createLocalReq({}, test.cms);
  const [code = ""] = await makeRecoveryCodes(editor.id, req);
  expect(await takeRecoveryCode(editor.id, code, await createLocalReq({}, test.cms))).toBe(true);
  await expect(await mailTo(editor.email)).toMatchFileSnapshot(file("recovery-code-used"));
});
