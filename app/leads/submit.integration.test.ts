import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { solveChallenge } from "altcha-lib/v1";
import { mailServer } from "../../test/receivers.ts";
import { openServer, type TestServer } from "../../test/server.ts";
import type { FormResult } from "./submit.server.ts";

let server: TestServer;
let mails: Awaited<ReturnType<typeof mailServer>>;

beforeAll(async () => {
  mails = await mailServer();
  server = await openServer({
    env: { TRUSTED_PROXIES: "127.0.0.1", SMTP_URL: mails.url, LEADS_TO: "sales@example.com" },
    site: async (request) => {
      const { submitForm } = await import("./submit.server.ts");
      const { data, init } = await submitForm("message")({ request, url: new URL(request.url) });
      return Response.json(data, init ?? {});
    },
  });
});
afterAll(async () => {
  await server?.close();
  await mails?.stop();
});
beforeEach(async () => {
  for (const collection of ["notices", "leads"] as const) await server.cms.delete({ collection, where: {} });
});

let submissions = 0;
async function post(fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  submissions += 1;
  const body = new URLSearchParams({
    name: "Ana",
    email: `ana${submissions}@example.com`,
    message: `message ${submissions}`,
    consent: "on",
    ...fields,
  });
  const response = await fetch(`${server.url}/en/contact`, {
    method: "POST",
    body,
    headers: { "x-forwarded-for": `203.0.113.${submissions}`, ...headers },
  });
  const wait = response.headers.get("retry-after");
  return { status: response.status, wait: wait === null ? null : Number(wait), result: (await response.json()) as FormResult };
}
const statuses = async (count: number, headers: (index: number) => Record<string, string>) => {
  const codes: number[] = [];
  for (let index = 0; index < count; index += 1) codes.push((await post({}, headers(index))).status);
  return codes;
};
const noticesOf = async (channel: "sales" | "sender") =>
  (await server.cms.find({ collection: "notices", where: { channel: { equals: channel } }, pagination: false, sort: "id" })).docs;
const messages = async () => (await server.cms.find({ collection: "leads", pagination: false, sort: "id" })).docs;

describe("a client behind a trusted proxy", () => {
  const TEN = Array.from({ length: 10 }, () => 200);

  it.each([
    ["198.51.100.1", "nothing more", () => ({})],
    ["198.51.100.2", "X-Real-IP", (index: number) => ({ "x-real-ip": `9.9.9.${index}` })],
    ["198.51.100.3", "Forwarded", (index: number) => ({ forwarded: `for=9.9.9.${index}` })],
    ["198.51.100.4", "X-Real-IP of the machine", () => ({ "x-real-ip": "127.0.0.1" })],
    ["198.51.100.5", "a Forwarded that is none", () => ({ forwarded: "for=_x;;" })],
  ])("is counted whatever it sends: %s with %s", async (client, _, more: (index: number) => Record<string, string>) => {
    expect(await statuses(12, (index) => ({ "x-forwarded-for": `1.1.1.${index}, ${client}`, ...more(index) }))).toEqual([...TEN, 429, 429]);
    expect(await messages()).toHaveLength(10);
  });

  it("that has sent too much is told the seconds to wait as the page tells the minutes, and nobody else is", async () => {
    const client = { "x-forwarded-for": "198.51.100.20" };
    expect((await post({}, client)).wait).toBeNull();
    await statuses(9, () => client);
    const { status, wait, result } = await post({}, client);
    expect(status).toBe(429);
    // Of ten minutes.
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
    expect(result).toMatchObject({ state: "limited", minutes: Math.ceil((wait ?? 0) / 60) });
  });

  it("that names none is counted with all of whom nothing is known", async () => {
    const headers = [
      { "x-forwarded-for": "" },
      { "x-forwarded-for": "unknown" },
      { "x-forwarded-for": "127.0.0.1" },
      { "x-forwarded-for": "::1" },
    ];
    expect(await statuses(12, (index) => headers[index % headers.length] ?? {})).toEqual([...TEN, 429, 429]);
  });
});

describe("a mailbox", () => {
  it("gets three acknowledgements in a day, however it is spelled, and sales is told of every message", async () => {
    const spellings = [
      "ana.souza@münchen.de",
      "Ana.Souza@xn--mnchen-3ya.de",
      "anasouza+1@münchen.de",
      "a.n.a.souza+2@MÜNCHEN.de",
      "anasouza@münchen.de",
    ];
    for (const email of spellings) expect((await post({ email })).status).toBe(200);
    // Others are not it.
    for (const email of ["ana_souza@münchen.de", "anasouza@munchen.de", "anasouza2@münchen.de"])
      expect((await post({ email })).status).toBe(200);
    expect((await noticesOf("sender")).map(({ target }) => target)).toEqual([
      "ana.souza@xn--mnchen-3ya.de",
      "Ana.Souza@xn--mnchen-3ya.de",
      "anasouza+1@xn--mnchen-3ya.de",
      "ana_souza@xn--mnchen-3ya.de",
      "anasouza@munchen.de",
      "anasouza2@xn--mnchen-3ya.de",
    ]);
    expect(await noticesOf("sales")).toHaveLength(8);
    expect((await messages()).map(({ email }) => email)).toEqual(expect.arrayContaining(spellings));
  });

  it("gets no more of many at once", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post({ email: "at-once@example.com" })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await noticesOf("sender")).toHaveLength(3);
    expect(await noticesOf("sales")).toHaveLength(8);
  });

  it("gets them again after a day, and not before", async () => {
    for (let count = 0; count < 4; count += 1) await post({ email: "next-day@example.com" });
    expect(await noticesOf("sender")).toHaveLength(3);
    const day = 24 * 60 * 60 * 1000;
    const moment = (age: number) => new Date(Date.now() - age).toISOString();
    await server.cms.update({ collection: "notices", where: {}, data: { createdAt: moment(day - 60_000) } });
    await post({ email: "next-day@example.com" });
    expect(await noticesOf("sender")).toHaveLength(3);
    await server.cms.update({ collection: "notices", where: {}, data: { createdAt: moment(day + 1000) } });
    await post({ email: "next-day@example.com" });
    expect(await noticesOf("sender")).toHaveLength(4);
  });
});

describe("a form whose unseen field is filled in", () => {
  it("is kept for the desk as spam when no script sent it", async () => {
    expect(await post({ topic: "https://example.com" })).toMatchObject({ status: 200, result: { state: "success" } });
    expect(await messages()).toMatchObject([{ status: "spam" }]);
    expect(await noticesOf("sales")).toEqual([]);
  });

  it("is as good as any other once the browser has proved that it is one", async () => {
    const fields = { topic: "Shenzhen", openFor: "9000", email: "filled@example.com" };
    const { status, result } = await post(fields);
    expect(status).toBe(429);
    const challenge = result.state === "limited" && result.challenge;
    if (!challenge) throw new Error("No proof was asked for");
    const { algorithm, challenge: hash, salt, signature, maxnumber } = challenge;
    const solution = await solveChallenge(hash, salt, algorithm, maxnumber).promise;
    const proof = btoa(JSON.stringify({ algorithm, challenge: hash, number: solution?.number, salt, signature }));
    expect((await post({ ...fields, proof })).status).toBe(200);
    expect(await messages()).toMatchObject([{ status: "new", email: "filled@example.com" }]);
    expect(await noticesOf("sales")).toHaveLength(1);
  });

  it("is not the one that browsers know the name of", async () => {
    await post({ website: "https://example.com", url: "https://example.com" });
    expect(await messages()).toMatchObject([{ status: "new" }]);
  });
});

describe("where a visitor came from", () => {
  const origin = { source: "/products/a9", referrer: "https://search.example/", utmSource: "fair" };
  const headers = { referer: "https://www.example.com/en/contact?utm_source=fair&utm_medium=qr" };
  const consentText = "I agree to your using these details to reply to me.";

  it("is not stored of who has not allowed it, whatever the form tells", async () => {
    expect((await post(origin, headers)).status).toBe(200);
    for (const originConsent of ["", "yes"]) expect((await post({ ...origin, originConsent }, headers)).status).toBe(200);
    const stored = (await messages()).map((message) => [Object.values(message.origin ?? {}).filter(Boolean), message.consentText]);
    expect(stored).toEqual(Array.from({ length: 3 }, () => [[], consentText]));
  });

  it("is stored of who has, with the words of that box", async () => {
    expect((await post({ ...origin, originConsent: "on" }, headers)).status).toBe(200);
    const words = "You may also record how I came to this site, to learn where enquiries come from. I get a reply either way.";
    expect(await messages()).toMatchObject([{ origin: { ...origin, utmMedium: "qr" }, consentText: `${consentText}\n${words}` }]);
  });
});

describe("what staff asks for", () => {
  const faultsOf = ({ result }: Awaited<ReturnType<typeof post>>) =>
    result.state === "invalid" ? Object.fromEntries(Object.entries(result.faults).map(([field, { key }]) => [field, key])) : {};

  it("is required, left out, stored under its name, mailed, and kept with the words agreed to", async () => {
    await server.cms.updateGlobal({
      slug: "forms",
      locale: "zh",
      data: {
        phone: "off",
        subject: "required",
        added: [
          { form: "both", kind: "text", label: "车辆数", required: true },
          { form: "message", kind: "choice", label: "行业", choices: "物流\n租赁" },
          { form: "message", kind: "checkbox", label: "要样品" },
          { form: "buy", kind: "text", label: "只在询价", required: true },
        ],
      },
    });
    const { added = [] } = await server.cms.findGlobal({ slug: "forms", locale: "en", depth: 0 });
    const [vehicles = "", trade = "", sample = ""] = (added ?? []).map(({ id }) => `added-${id}`);
    expect(faultsOf(await post({ [trade]: "Elsewhere" }))).toEqual({
      subject: "forms.required",
      [vehicles]: "forms.required",
      [trade]: "forms.choiceFault",
    });
    expect(faultsOf(await post({ [vehicles]: "9".repeat(500) }))).toEqual({ subject: "forms.required" });
    expect(faultsOf(await post({ subject: "x", [vehicles]: "9".repeat(501) }))).toEqual({ [vehicles]: "forms.tooLong" });
    const sentFields = { subject: "x", phone: "+86 755 0000 0000", [vehicles]: "120", [trade]: "租赁", [sample]: "on" };
    expect((await post(sentFields)).status).toBe(200);
    const [message] = await messages();
    expect(message).toMatchObject({
      subject: "x",
      phone: "",
      answers: [
        { label: "车辆数", value: "120" },
        { label: "行业", value: "租赁" },
        { label: "要样品", value: "✓" },
      ],
      consentText: "I agree to your using these details to reply to me.",
    });
    const { subjectOf } = await import("#cms/leads/notifications/subject.ts");
    const { summary } = await import("#cms/leads/notifications/notification-texts.ts");
    const subject = await subjectOf(server.cms, { lead: message?.id ?? 0 });
    expect(subject && summary(subject).facts).toEqual(expect.arrayContaining(["车辆数: 120", "要样品: ✓"]));
    await server.cms.updateGlobal({ slug: "forms", data: { phone: "optional", subject: "optional", added: [] } });
    expect((await post({})).status).toBe(200);
  });
});
