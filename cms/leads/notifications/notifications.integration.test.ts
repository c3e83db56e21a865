import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openCms, type TestCms } from "../../../test/cms.ts";
import { mailServer, webhookReceiver } from "../../../test/receivers.ts";
import { referenceOf } from "../intake/lead-reference.ts";
import type { Notice } from "../../config/payload-types.ts";
import type { Job, JobQueue } from "../../jobs/job-queue.ts";
import { signedIn } from "../../../test/staff.ts";
import { SLOW } from "../../../test/slow.ts";

const SECRET = `whsec_${Buffer.from("a secret of twenty-four!").toString("base64")}`;
/** Milliseconds for a first try and the one after five seconds, on a busy machine. */
const SOON = 20_000;

let test: TestCms;
let mails: Awaited<ReturnType<typeof mailServer>>;
let hooks: Awaited<ReturnType<typeof webhookReceiver>>;
let stopWorker: (() => Promise<void>) | undefined;

beforeAll(async () => {
  [mails, hooks] = await Promise.all([mailServer(), webhookReceiver()]);
  Object.assign(process.env, {
    SMTP_URL: mails.url,
    MAIL_FROM: "途标（深圳）物联有限公司: 销售, (IoT) <site@example.com>",
    LEADS_TO: "sales@example.com, boss@example.com",
    LEADS_WEBHOOK_URL: hooks.url,
    LEADS_WEBHOOK_SECRET: SECRET,
    SITE_URL: "https://waymark.example",
  });
  test = await openCms();
  const text = { legalName: "x", platformName: "x", description: "x", address: "x", hours: "9:00", responsePromise: "一个工作日内答复。" };
  const same = { phone: "+86 755 0000 0000", email: "a@example.com", salesEmail: "b@example.com", supportEmail: "c@example.com" };
  const address = "https://example.com/";
  const rest = { latitude: 1, longitude: 1, platformUrl: address, appStoreUrl: address, androidUrl: address };
  await test.cms.updateGlobal({ slug: "site", locale: "zh", data: { name: "途标物联", ...text, ...same, ...rest } });
  await test.cms.updateGlobal({
    slug: "site",
    locale: "en",
    data: { name: "Waymark IoT", responsePromise: "We reply within 1 business day." },
  });
});
afterAll(async () => {
  await test?.close();
  await Promise.all([mails?.stop(), hooks?.stop()]);
});
beforeEach(() => {
  mails.taken.length = 0;
  hooks.taken.length = 0;
  hooks.answer = async () => ({ status: 204 });
});
afterEach(async () => {
  await stopWorker?.();
  stopWorker = undefined;
  await test.cms.delete({ collection: "notices", where: {} });
});

async function runQueues() {
  const [{ startJobs }, { notificationQueues }] = await Promise.all([import("../../jobs/worker.ts"), import("./notification-queues.ts")]);
  stopWorker = startJobs(test.cms, notificationQueues);
}

let counter = 0;
async function storeLead(data: object = {}) {
  counter += 1;
  const { storeLead } = await import("../intake/lead-store.ts");
  const words = { name: "Ana Souza", email: `ana${counter}@example.com`, message: "200 trackers <b>now</b>" };
  await storeLead(test.cms, {
    receivedAt: new Date().toISOString(),
    givenId: "",
    words,
    data: {
      ...words,
      form: "buy",
      company: "Frota Exemplo",
      country: "BR",
      items: [{ name: "A9 磁吸定位器", quantity: 20 }],
      status: "new",
      language: "en",
      page: "/buy",
      consent: true,
      origin: { source: "/products/a9" },
      ...data,
    },
  });
  return words.email;
}

async function notices(): Promise<Notice[]> {
  return (await test.cms.find({ collection: "notices", depth: 0, sort: "id", pagination: false })).docs;
}
/** Ends the pauses of all that waits. */
async function allAreDue(): Promise<void> {
  const { execute } = await import("../../db/raw-sql.ts");
  await execute(test.cms.db, `update notices set next_at = '${new Date().toISOString()}' where state = 'waiting'`);
}
const states = async () => (await notices()).map(({ channel, state }) => `${channel} ${state}`);
const decodeMail = (mail = "") =>
  mail.replace(/=\r\n/g, "").replace(/((?:=[0-9A-F]{2})+)/g, (bytes) => decodeURIComponent(bytes.replaceAll("=", "%")));

/** The name and the address in the header of the sender, whose name is written in encoded words. */
function fromOf(mail = ""): string[] {
  const [, header = ""] = /^From: ([^]*?)\r\n(?!\s)/m.exec(mail) ?? [];
  const words = [...header.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/g)].map(([, word]) => Buffer.from(word ?? "", "base64"));
  return [Buffer.concat(words).toString(), header.split(/\s+/).at(-1) ?? ""];
}

describe("a new lead", () => {
  it("is told to sales, to its sender and to the webhook, whose signature holds", async () => {
    await runQueues();
    const email = await storeLead();
    await vi.waitFor(async () => expect(await states()).toEqual(["sales sent", "sender sent", "webhook sent"]), SOON);

    const sales = mails.taken.find((mail) => /^To: sales@example.com, boss@example.com\r$/m.test(mail));
    expect(sales).toMatch(new RegExp(`^Reply-To: ${email}\\r$`, "m"));
    expect(fromOf(sales)).toEqual(["途标（深圳）物联有限公司: 销售, (IoT)", "<site@example.com>"]);
    const sender = mails.taken.find((mail) => new RegExp(`^To: ${email}\\r$`, "m").test(mail));
    expect(sender).toMatch(/^Subject: Waymark IoT: we have received your request \[[\dA-F]{4}-[\dA-F]{4}\]\r$/m);
    expect(sender).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(decodeMail(sender)).toMatch(/Hello Ana Souza,[^]*We reply within 1 business day\.[^]*A9 磁吸定位器 × 20[^]*\+86 755 0000 0000/);
    expect(decodeMail(sender)).not.toContain("200 trackers");
    const [lead] = (await test.cms.find({ collection: "leads", where: { email: { equals: email } }, depth: 0 })).docs;
    const reference = referenceOf(lead?.submissionId ?? "");
    expect(decodeMail(sender)).toContain(`Your reference is ${reference}.`);
    expect(decodeMail(sales)).toContain(`编号 Reference: ${reference}`);

    const [call] = hooks.taken;
    const event = new Webhook(SECRET).verify(call?.body ?? "", call?.headers as Record<string, string>) as { type: string; data: object };
    const [, , notice] = await notices();
    expect(call?.headers["webhook-id"]).toBe(notice?.key);
    expect(event).toMatchObject({
      type: "lead.created",
      data: {
        email,
        company: "Frota Exemplo",
        country: "BR",
        reference,
        message: "200 trackers <b>now</b>",
        items: [{ name: "A9 磁吸定位器", quantity: 20 }],
      },
    });
  });

  it.each([
    ["info@münchen.de", "info@xn--mnchen-3ya.de", false],
    ["ana&co=eu/x'#%@example.com", "ana&co=eu/x'#%@example.com", false],
    ["ana.@docomo.ne.jp", '"ana."@docomo.ne.jp', false],
    ["张伟@例子.中国", "张伟@例子.中国", true],
  ])("of %s is answered there, and staff can answer it", async (email, address, international) => {
    mails.envelopes.length = 0;
    await runQueues();
    await storeLead({ email });
    await vi.waitFor(async () => expect(await states()).toEqual(["sales sent", "sender sent", "webhook sent"]), SOON);
    const mailbox = address.startsWith('"') ? `<${address}>` : address;
    const sender = mails.taken.find((mail) => mail.includes(`\nTo: ${mailbox}\r`));
    expect(sender).toBeDefined();
    // The mail server reads the ASCII of a domain back into its letters.
    const readable = (to: string) => to.replace("xn--mnchen-3ya", "münchen");
    expect(mails.envelopes).toEqual(
      expect.arrayContaining([
        { to: [readable(address)], international },
        { to: ["sales@example.com", "boss@example.com"], international: false },
      ]),
    );
    const sales = mails.taken.find((mail) => /^To: sales/m.test(mail));
    expect(decodeMail(sales)).toContain(`E-mail: ${email}`);
    // Such a header would be one more reason to refuse the mail that tells of the lead.
    const [, replyTo] = /^Reply-To: (.*)\r$/m.exec(sales ?? "") ?? [];
    expect(replyTo).toBe(international ? undefined : mailbox);
    expect(JSON.parse(hooks.taken[0]?.body ?? "{}")).toMatchObject({ data: { email } });
  });

  it("puts no line of its own into a header", async () => {
    await runQueues();
    await storeLead({ name: "Ana\r\nBcc: all@example.com", company: "x\nX-Evil: 1", email: "ana@example.com\r\nBcc: all@example.com" });
    await vi.waitFor(async () => expect(await states()).toContain("sales sent"), SOON);
    for (const mail of mails.taken) expect(mail.slice(0, mail.indexOf("\r\n\r\n"))).not.toMatch(/^(?:Bcc|X-Evil):/m);
    expect(mails.envelopes.flatMap(({ to }) => to)).not.toContain("all@example.com");
  });

  it("is answered in the language of its page, and leads nobody away with what a stranger wrote", async () => {
    await runQueues();
    await storeLead({ language: "zh", name: "免费 http://evil.example" });
    await vi.waitFor(async () => expect(await states()).toContain("sender sent"), SOON);
    const sender = mails.taken.find((mail) => !/^To: sales/m.test(mail));
    expect(sender).not.toContain("evil.example");
    expect(sender).toMatch(/^Subject: =\?UTF-8\?/m);
  });

  it("makes links of the site’s own addresses, and of none that only begin like them", async () => {
    await runQueues();
    const others = ["https://waymark.example.attacker.net/", "https://waymark.example@attacker.net/", "https://waymark.examples"];
    await storeLead({ company: others[0], message: others.join(" ") });
    await vi.waitFor(async () => expect(await states()).toContain("sales sent"), SOON);
    await vi.waitFor(async () => expect(await states()).toContain("sender sent"), SOON);
    const linksTo = (name: RegExp) => {
      const mail = mails.taken.find((text) => name.test(text));
      return [...decodeMail(mail).matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
    };
    expect(linksTo(/^To: sales/m)).toEqual([expect.stringMatching(/^https:\/\/waymark\.example\/admin\/collections\/leads\/\d+$/)]);
    expect(linksTo(/^To: ana/m)).toEqual(["https://waymark.example/en"]);
  });

  it("puts no element of what a stranger wrote into the HTML of a mail, but shows it", async () => {
    await runQueues();
    const marked = { name: "Ana <b>Souza</b>", message: '200 <img src=x> & "more"', company: "<a>Frota</a>" };
    const email = await storeLead({ ...marked, items: [{ name: "<i>A9</i>", quantity: 20 }] });
    await vi.waitFor(async () => expect(await states()).toEqual(["sales sent", "sender sent", "webhook sent"]), SOON);
    const { token } = await signedIn(test, "sales", "escapes");
    const { id: owner } = await test.cms.create({
      collection: "users",
      data: { name: "owner", email: "owner@staff.example", password: "correct horse battery", role: "sales" },
    });
    const { docs } = await test.cms.find({ collection: "leads", where: { email: { equals: email } }, depth: 0 });
    const lead = docs[0]?.id ?? 0;
    expect((await test.api(`/leads/${lead}`, { method: "PATCH", token, body: { owner } })).status).toBe(200);
    const reply = { lead, subject: "Re", text: "You wrote:\n\n<b>200</b> & more" };
    expect((await test.api("/lead-notes", { method: "POST", token, body: reply })).status).toBe(201);
    await vi.waitFor(() => expect(mails.taken).toHaveLength(4), SOON);
    const htmlTo = (name: string, has: string) => {
      const mail = mails.taken.map(decodeMail).find((text) => text.includes(`\nTo: ${name}`) && text.includes(has)) ?? "";
      return mail.slice(mail.indexOf("<!doctype html>"));
    };
    const ofLead = [
      "Ana &lt;b&gt;Souza&lt;/b&gt;",
      "200 &lt;img src=x&gt; &amp; &quot;more&quot;",
      "&lt;a&gt;Frota&lt;/a&gt;",
      "&lt;i&gt;A9&lt;/i&gt; × 20",
    ];
    const expected: [string, string, string[]][] = [
      ["sales@example.com", "Frota", ofLead],
      ["owner@staff.example", "A lead is yours", ofLead],
      [email, "we have received", ["&lt;i&gt;A9&lt;/i&gt; × 20"]],
      [email, "You wrote", ["&lt;b&gt;200&lt;/b&gt; &amp; more"]],
    ];
    for (const [to, has, shown] of expected) {
      const html = htmlTo(to, has);
      for (const text of shown) expect(html).toContain(text);
      expect(html).not.toMatch(/<(?:b|i|img|a(?! href="https:\/\/waymark\.example))\b/);
    }
  });

  it("that is taken for spam is told to nobody", async () => {
    await storeLead({ status: "spam" });
    expect(await notices()).toEqual([]);
  });

  it("and its notices are stored together or not at all", async () => {
    const { db } = test.cms;
    const { create } = db;
    db.create = (args) => (args.collection === "notices" ? Promise.reject(new Error("No space left")) : create.call(db, args));
    await expect(
      test.cms.create({
        collection: "leads",
        data: {
          form: "buy",
          name: "A",
          email: "half@example.com",
          message: "x",
          status: "new",
          language: "zh",
          consent: true,
          submissionId: "half",
        },
      }),
    ).rejects.toThrow("No space left");
    db.create = create;
    expect((await test.cms.count({ collection: "leads", where: { email: { equals: "half@example.com" } } })).totalDocs).toBe(0);
  });
});

describe("the owner of a lead", () => {
  const HOUR = 3_600_000;
  let boss: number;
  let ana: number;
  beforeAll(async () => {
    const user = (name: string) => ({ name, email: `${name}@staff.example`, password: "correct horse battery", role: "sales" as const });
    boss = (await test.cms.create({ collection: "users", data: user("boss") })).id;
    ana = (await test.cms.create({ collection: "users", data: user("ana") })).id;
  });

  /** A lead that its sender and sales were told of already. */
  async function lead(): Promise<number> {
    const email = await storeLead();
    const [{ id } = { id: 0 }] = (await test.cms.find({ collection: "leads", where: { email: { equals: email } }, depth: 0 })).docs;
    await test.cms.delete({ collection: "notices", where: {} });
    return id;
  }
  /** Changes a lead as somebody at the desk. */
  async function change(id: number, data: object, by = boss): Promise<void> {
    const user = await test.cms.findByID({ collection: "users", id: by, depth: 0 });
    await test.cms.update({ collection: "leads", id, data, user: { ...user, collection: "users" }, depth: 0 });
  }
  /** Noon in Shanghai, so many days from now, as the desk keeps a day. */
  function dayIn(days: number): string {
    const day = new Date(Date.now() + 8 * HOUR + days * 24 * HOUR).toISOString().slice(0, 10);
    return new Date(`${day}T04:00:00.000Z`).toISOString();
  }
  const listPlanned = async () => (await notices()).map(({ key, target, nextAt }) => ({ kind: key?.slice(0, 4), target, nextAt }));

  it("is told of it by mail when somebody else gives it to them, and not when they take it themselves", async () => {
    await runQueues();
    const id = await lead();
    await change(id, { owner: ana });
    await vi.waitFor(async () => expect(await states()).toEqual(["owner sent"]), SOON);
    const mail = mails.taken.find((text) => /^To: ana@staff.example\r$/m.test(text));
    expect(decodeMail(mail)).toContain("A lead is yours");
    expect(decodeMail(mail)).toContain(`https://waymark.example/admin/collections/leads/${id}`);
    await change(id, { owner: boss });
    expect(await states()).toEqual(["owner sent"]);
  });

  it("is reminded at nine on the day of follow-up, by one notice that goes along with every change", async () => {
    const id = await lead();
    await change(id, { owner: boss, followUpOn: dayIn(3) });
    const nine = (days: number) => new Date(Date.parse(dayIn(days)) - 3 * HOUR).toISOString();
    expect(await listPlanned()).toEqual([{ kind: "due_", target: "boss@staff.example", nextAt: nine(3) }]);
    await change(id, { status: "contacted" });
    await change(id, { followUpOn: dayIn(5) });
    expect(await listPlanned()).toEqual([{ kind: "due_", target: "boss@staff.example", nextAt: nine(5) }]);
    await change(id, { owner: ana }, ana);
    expect(await listPlanned()).toEqual([{ kind: "due_", target: "ana@staff.example", nextAt: nine(5) }]);
    // A notice planned for a later day does not count as waiting.
    const { waiting } = await import("./notification-queues.ts");
    expect((await waiting(test.cms)).count).toBe(0);

    await allAreDue();
    expect((await waiting(test.cms)).count).toBe(1);
    await runQueues();
    await vi.waitFor(async () => expect(await states()).toEqual(["owner sent"]), SOON);
    expect(decodeMail(mails.taken.find((text) => /^To: ana@staff.example\r$/m.test(text)))).toContain("Follow up today");
  });

  it.each([
    ["its day is taken away", { followUpOn: null }],
    ["its owner is taken away", { owner: null }],
    ["it is won", { status: "won" }],
    ["it is lost", { status: "lost" }],
    ["it is spam", { status: "spam" }],
    ["it is in the trash", { deletedAt: new Date().toISOString() }],
  ])("is not reminded once %s", async (_what, data) => {
    const id = await lead();
    await change(id, { owner: boss, followUpOn: dayIn(3) });
    expect(await listPlanned()).toHaveLength(1);
    await change(id, data);
    expect(await listPlanned()).toEqual([]);
  });

  it("is reminded of a day that was set before there was a mail server, also where that came and there was still none", async () => {
    const { settings } = await import("../../config/settings.ts");
    const mail = settings.mail as { smtpUrl: string };
    const { smtpUrl } = mail;
    const id = await lead();
    mail.smtpUrl = "";
    try {
      await change(id, { owner: ana, followUpOn: dayIn(3) });
      // Only the reminder is still planned.
      expect(await listPlanned()).toMatchObject([{ kind: "due_", target: "ana@staff.example" }]);
      await allAreDue();
      await runQueues();
      await vi.waitFor(async () => expect(await notices()).toMatchObject([{ attempts: 1, lastFault: "Not set up: SMTP_URL" }]), SOON);
    } finally {
      mail.smtpUrl = smtpUrl;
    }
    await vi.waitFor(async () => expect(await states()).toEqual(["owner sent"]), SOON);
    expect(decodeMail(mails.taken.find((text) => /^To: ana@staff.example\r$/m.test(text)))).toContain("Follow up today");
  });

  it("is reminded at once of what is due today, and not of a day that is over", async () => {
    const id = await lead();
    await change(id, { owner: boss, followUpOn: dayIn(-1) });
    expect(await listPlanned()).toEqual([]);
    await change(id, { followUpOn: dayIn(0) });
    expect(await listPlanned()).toHaveLength(1);
  });
});

describe("when nobody takes a notice", () => {
  it("another try follows after five seconds, with the same id, and the mail server being away does not hold up the webhook", async () => {
    await Promise.all([mails.stop(), hooks.stop()]);
    await runQueues();
    await storeLead();
    await vi.waitFor(async () => expect((await notices()).every(({ lastFault }) => /ECONNREFUSED/.test(lastFault ?? ""))).toBe(true), SOON);
    expect((await notices()).map(({ state }) => state)).toEqual(["waiting", "waiting", "waiting"]);
    await hooks.start();
    await vi.waitFor(async () => expect(await states()).toContain("webhook sent"), SOON);
    await mails.start();
    await vi.waitFor(async () => {
      // How long the later pauses are is looked at below.
      await allAreDue();
      expect(await states()).toEqual(["sales sent", "sender sent", "webhook sent"]);
    }, SOON);
    expect(mails.taken).toHaveLength(2);
    expect(hooks.taken).toHaveLength(1);
  });

  it("the pauses grow, and after the eighth try it has failed until staff sends it again", async () => {
    await storeLead();
    const [{ noteFailed, claimNext }, { notificationQueues }] = await Promise.all([
      import("../../jobs/job-queue.ts"),
      import("./notification-queues.ts"),
    ]);
    const queue = notificationQueues.find(({ only }) => only?.["channel"] === "webhook") as JobQueue;
    const { id } = (await notices()).find(({ channel }) => channel === "webhook") as Notice;
    const read = () => test.cms.findByID({ collection: "notices", id, depth: 0 });
    const pauses: number[] = [];
    for (let attempts = 1; attempts <= 8; attempts += 1) {
      await allAreDue();
      const job = await claimNext(test.cms, queue);
      expect(job).toMatchObject({ id, attempts });
      const before = Date.now();
      await noteFailed(test.cms, queue, job as Job, new Error("HTTP 500"));
      const { nextAt } = await read();
      if (nextAt) pauses.push(Math.round((Date.parse(nextAt) - before) / 1000));
    }
    expect(pauses).toEqual([5, 30, 120, 600, 3600, 21_600, 86_400]);
    expect(await read()).toMatchObject({ state: "failed", lastFault: "HTTP 500", nextAt: null });
    expect(await claimNext(test.cms, queue)).toBeNull();

    expect((await test.api(`/notices/${id}/again`, { method: "POST" })).status).toBe(403);
    const { token } = await signedIn(test, "sales");
    await runQueues();
    expect((await test.api(`/notices/${id}/again`, { method: "POST", token })).status).toBe(200);
    await vi.waitFor(async () => expect(await read()).toMatchObject({ state: "sent", lastFault: null }), SOON);
    expect((await test.api(`/notices/${id}`, { method: "PATCH", body: { state: "sent" }, token })).status).toBe(403);
  });

  it("what is in the trash by then is told no more", async () => {
    await storeLead();
    await test.cms.update({ collection: "leads", where: {}, data: { deletedAt: new Date().toISOString() } });
    await runQueues();
    await vi.waitFor(async () => expect(await states()).toEqual(["sales failed", "sender failed", "webhook failed"]), SOON);
    expect(mails.taken).toEqual([]);
  });
});

describe("the end of a process", () => {
  const env = () => ({ ...process.env, DATABASE_URL: process.env["DATABASE_URL"], PAYLOAD_SECRET: "for tests and nothing else" });
  const script = (body: string) => `
    const { getCms } = await import("#cms/index.ts");
    const cms = await getCms();
    const lead = (n) => ({ receivedAt: new Date().toISOString(), givenId: "", words: { n: String(n) },
      data: { form: "buy", name: "Ana", email: "ana-" + n + "@example.com", message: "x", status: "new", language: "en", page: "/buy", consent: true } });
    const { storeLead } = await import("#cms/leads/intake/lead-store.ts");
    ${body}`;
  async function startTask(body: string, settings: Record<string, string> = {}) {
    const child = spawn(process.execPath, ["--input-type=module", "-e", script(body)], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...env(), ...settings },
    });
    return { child, end: once(child, "exit") };
  }

  it("by a kill between storing and sending loses none and doubles none", async () => {
    const { end } = await startTask(`for (let n = 0; n < 5; n++) await storeLead(cms, lead(n)); process.kill(process.pid, "SIGKILL");`);
    expect(await end).toEqual([null, "SIGKILL"]);
    await runQueues();
    await vi.waitFor(async () => expect((await notices()).every(({ state }) => state === "sent")).toBe(true), SOON);
    expect(hooks.taken).toHaveLength(5);
    expect(new Set(hooks.taken.map(({ headers }) => headers["webhook-id"])).size).toBe(5);
    expect(mails.taken).toHaveLength(10);
  });

  it("by a kill while a notice is being sent has it sent again under the same id", SLOW, async () => {
    let onCall = () => {};
    const first = new Promise<void>((resolve) => (onCall = resolve));
    hooks.answer = () => (onCall(), new Promise(() => {}));
    const { child, end } = await startTask(`
      const [{ startJobs }, { notificationQueues }] = await Promise.all([import("#cms/jobs/worker.ts"), import("#cms/leads/notifications/notification-queues.ts")]);
      startJobs(cms, notificationQueues); await storeLead(cms, lead(9)); setInterval(() => {}, 1000);`);
    await first;
    child.kill("SIGKILL");
    await end;
    hooks.answer = async () => ({ status: 204 });
    await runQueues();
    await vi.waitFor(async () => expect(await states()).toContain("webhook sent"), SOON);
    const ids = hooks.taken.map(({ headers }) => headers["webhook-id"]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it("by a stop waits only a while for a mail server that says nothing, and the mail is sent after the next start", SLOW, async () => {
    let reached = () => {};
    const first = new Promise<void>((resolve) => (reached = resolve));
    const silent = createServer(() => reached()).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { child, end } = await startTask(
      `
      const [{ startJobs }, { notificationQueues }] = await Promise.all([import("#cms/jobs/worker.ts"), import("#cms/leads/notifications/notification-queues.ts")]);
      const stop = startJobs(cms, notificationQueues);
      process.once("SIGTERM", () => stop(200).then(() => process.exit(0)));
      await storeLead(cms, lead(10));
      setInterval(() => {}, 1000);`,
      { SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}?greetingTimeout=600000&socketTimeout=600000` },
    );
    await first;
    child.kill("SIGTERM");
    expect(await end).toEqual([0, null]);
    silent.close();
    expect(await states()).toEqual(expect.arrayContaining(["sales waiting", "sender waiting"]));
    await runQueues();
    await vi.waitFor(async () => expect(await states()).toEqual(["sales sent", "sender sent", "webhook sent"]), SOON);
    expect(mails.taken).toHaveLength(2);
  });
});

describe("a lead that staff enters", () => {
  it("is told to nobody: its customer has used no form", async () => {
    const { token } = await signedIn(test, "sales", "enters");
    const body = { name: "Li Wei", email: "li@example.com", cameFrom: "phone" };
    expect((await test.api("/leads/entered", { method: "POST", token, body })).status).toBe(201);
    expect(await states()).toEqual([]);
  });
});

describe("acknowledgements", () => {
  it("are two hundred in an hour for all mailboxes together, and staff sees those that were not sent, and sends them", async () => {
    for (let count = 0; count < 200; count += 1) {
      const data = { channel: "sender", target: `${count}@example.org`, state: "sent", key: `sent-${count}`, attempts: 1 } as const;
      await test.cms.db.create({ collection: "notices", data, returning: false });
    }
    await test.cms.delete({ collection: "notices", where: { key: { equals: "sent-0" } } });
    await storeLead();
    expect((await notices()).filter(({ key, channel }) => channel === "sender" && !key?.startsWith("sent-"))).toMatchObject([
      { state: "waiting" },
    ]);
    const email = await storeLead();
    const unsent = { channel: "sender", target: email, state: "failed", lastFault: expect.stringContaining("More than 200") as string };
    const notice = (await notices()).find(({ target }) => target === email);
    expect(notice).toMatchObject(unsent);
    const { token } = await signedIn(test, "sales", "sends-again");
    await runQueues();
    expect((await test.api(`/notices/${notice?.id}/again`, { method: "POST", token })).status).toBe(200);
    await vi.waitFor(() => expect(mails.taken.some((mail) => mail.includes(`To: ${email}`))).toBe(true), SOON);
  });
});

it("an acknowledgement is answered to those who are told of leads, or else to sales, or else to the company", async () => {
  const { settings } = await import("#cms/config/settings.ts");
  const { leadsTo } = settings.mail;
  const replyTo = async () => {
    const email = await storeLead();
    const own = () => mails.taken.find((mail) => mail.includes(`\r\nTo: ${email}\r\n`));
    await vi.waitFor(() => expect(own()).toBeDefined(), SOON);
    return /^Reply-To: (.*)\r$/m.exec(own() ?? "")?.[1];
  };
  await runQueues();
  expect(await replyTo()).toBe("sales@example.com, boss@example.com");
  try {
    Object.assign(settings.mail, { leadsTo: [] });
    expect(await replyTo()).toBe("b@example.com");
    await test.cms.updateGlobal({ slug: "site", data: { salesEmail: "" } });
    expect(await replyTo()).toBe("a@example.com");
  } finally {
    Object.assign(settings.mail, { leadsTo });
    await test.cms.updateGlobal({ slug: "site", data: { salesEmail: "b@example.com" } });
  }
});

describe("a reply to a lead", () => {
  async function leadOf(email: string): Promise<number> {
    const { docs } = await test.cms.find({ collection: "leads", where: { email: { equals: email } }, depth: 0 });
    await test.cms.delete({ collection: "notices", where: {} });
    return docs[0]?.id ?? 0;
  }

  it("is mailed by whoever wrote it to the address of the lead, kept beside it, and answers it", async () => {
    const { token, email: author } = await signedIn(test, "sales", "replies");
    const email = await storeLead();
    const lead = await leadOf(email);
    await runQueues();
    const body = { lead, subject: "Our offer", text: "Hello Ana,\n\n20 pieces.", mailedTo: "else@example.com" };
    expect((await test.api("/lead-notes", { method: "POST", token, body })).status).toBe(201);
    await vi.waitFor(async () => expect(await states()).toEqual(["reply sent"]), SOON);
    const [mail] = mails.taken;
    expect(mail).toMatch(new RegExp(`^To: ${email}\\r$`, "m"));
    expect(mail).toMatch(new RegExp(`^Reply-To: replies <${author}>\\r$`, "m"));
    expect(mail).toMatch(/^Subject: Our offer \[[\dA-F]{4}-[\dA-F]{4}\]\r$/m);
    expect(mail).not.toContain("Auto-Submitted");
    expect(decodeMail(mail)).toContain("20 pieces.");
    const stored = await test.cms.find({ collection: "lead-notes", where: { lead: { equals: lead } }, depth: 0 });
    expect(stored.docs).toMatchObject([{ subject: "Our offer", mailedTo: email, authorName: "replies" }]);
    const updated = await test.cms.findByID({ collection: "leads", id: lead, depth: 0 });
    expect(updated.status).toBe("contacted");
    expect(updated.answeredAt).toBeTruthy();
  });

  it("stands in one thread with the acknowledgement and the replies before it, as mails to the owner do with that to sales", async () => {
    const { token, id: owner } = await signedIn(test, "sales", "threads");
    await runQueues();
    const email = await storeLead();
    await vi.waitFor(async () => expect(await states()).toEqual(expect.arrayContaining(["sales sent", "sender sent"])), SOON);
    const { docs } = await test.cms.find({ collection: "leads", where: { email: { equals: email } }, depth: 0 });
    const lead = docs[0]?.id ?? 0;
    const mailsTo = (address: string) => mails.taken.filter((mail) => new RegExp(`^To: ${address}`, "m").test(mail));
    const header = (mail = "", name: string) => (new RegExp(`^${name}: ([^]*?)\\r\\n(?!\\s)`, "m").exec(mail)?.[1] ?? "").split(/\s+/);
    for (const subject of ["First", "Second"]) {
      const { length } = mailsTo(email);
      // An unsent reply is no part of the thread.
      const unsent = { lead, channel: "reply", target: email, state: "failed", attempts: 8, key: `unsent ${subject}` } as const;
      await test.cms.create({ collection: "notices", data: unsent });
      const sent = await test.api("/lead-notes", { method: "POST", token, body: { lead, subject, text: "Hello" } });
      expect(sent.status).toBe(201);
      await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(length + 1), SOON);
    }
    const [acknowledgement = "", first = "", second = ""] = mailsTo(email);
    const ids = [acknowledgement, first].flatMap((mail) => header(mail, "Message-ID"));
    expect(header(acknowledgement, "In-Reply-To")).toEqual([""]);
    expect([header(first, "In-Reply-To"), header(first, "References")]).toEqual([ids.slice(0, 1), ids.slice(0, 1)]);
    expect([header(second, "In-Reply-To"), header(second, "References")]).toEqual([ids.slice(1), ids]);
    await test.cms.update({ collection: "leads", id: lead, data: { owner } });
    await vi.waitFor(() => expect(mailsTo("threads@example.com")).toHaveLength(1), SOON);
    expect(header(mailsTo("threads@example.com")[0], "In-Reply-To")).toEqual(header(mailsTo("sales@example.com")[0], "Message-ID"));
  });

  it("is tried again until the mail server takes it, and is refused where there is no address", async () => {
    const { token } = await signedIn(test, "sales", "tries-again");
    const lead = await leadOf(await storeLead());
    await mails.stop();
    await runQueues();
    const reply = (to: number) => test.api("/lead-notes", { method: "POST", token, body: { lead: to, subject: "Re", text: "Hello" } });
    expect((await reply(lead)).status).toBe(201);
    await vi.waitFor(async () => expect((await notices())[0]?.lastFault).toBeTruthy(), SOON);
    await mails.start();
    await allAreDue();
    await vi.waitFor(async () => expect(await states()).toEqual(["reply sent"]), SOON);
    await test.cms.update({ collection: "leads", id: lead, data: { email: "" } });
    expect((await reply(lead)).status).toBe(422);
  });

  it("answers what came by another form as well, and a note is about a lead", async () => {
    const { token } = await signedIn(test, "sales", "answers-messages");
    const { id: lead } = await test.cms.create({
      collection: "leads",
      data: {
        form: "message",
        name: "Bo",
        email: "bo@example.com",
        message: "Hi",
        language: "en",
        consent: true,
        status: "new",
        submissionId: "message",
      },
    });
    await test.cms.delete({ collection: "notices", where: {} });
    await runQueues();
    const send = (about: object) =>
      test.api("/lead-notes", { method: "POST", token, body: { ...about, subject: "Your question", text: "Hello Bo" } });
    expect((await send({ lead })).status).toBe(201);
    await vi.waitFor(async () => expect(await states()).toEqual(["reply sent"]), SOON);
    expect(mails.taken.at(-1)).toMatch(/^To: bo@example\.com\r$/m);
    expect(await test.cms.findByID({ collection: "leads", id: lead, depth: 0 })).toMatchObject({ status: "contacted" });
    expect((await send({})).status).toBe(422);
    // A lead further on keeps its status.
    await test.cms.update({ collection: "leads", id: lead, data: { status: "won" } });
    expect((await send({ lead })).status).toBe(201);
    expect(await test.cms.findByID({ collection: "leads", id: lead, depth: 0 })).toMatchObject({ status: "won" });
    // The notes are deleted with the lead.
    await test.cms.delete({ collection: "leads", id: lead });
    const notes = await test.cms.find({ collection: "lead-notes", where: { text: { equals: "Hello Bo" } } });
    expect(notes.totalDocs).toBe(0);
  });
});
