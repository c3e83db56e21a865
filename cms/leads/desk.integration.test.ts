import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "#shared/languages.ts";
import { FORM_FIELDS, FORMS, MESSAGE_FORMS } from "#shared/vocabulary/forms.ts";
import { openCms, type TestCms } from "../../test/cms.ts";
import { signedIn } from "../../test/staff.ts";
import { unzip } from "../../test/unzip.ts";

let test: TestCms;
let sales: { id: number; token: string };
let editor: string;
let viewer: string;
let lead: number;

const item = { name: "A9", quantity: 40, wish: "Region: Europe" };
const submission = {
  form: "buy",
  email: "ana@example.com",
  message: "=1+1",
  language: "en",
  consent: true,
  page: "/en/buy",
  status: "new",
} as const;

beforeAll(async () => {
  test = await openCms();
  sales = await signedIn(test, "sales");
  editor = (await signedIn(test, "editor")).token;
  viewer = (await signedIn(test, "viewer")).token;
  const origin = { referrer: "https://www.google.com/", utmMedium: "cpc" };
  const data = {
    ...submission,
    name: "Ana",
    company: "@Gulf",
    phone: "+971 4 000",
    country: "AE",
    items: [item],
    origin,
    submissionId: "384ba44c-6d9f-4c33-8f1c-3b0f6a1d2e5f",
  };
  lead = (await test.cms.create({ collection: "leads", data })).id;
  await test.cms.create({ collection: "leads", data: { ...submission, name: "Bo", country: "SE", submissionId: "2" } });
  await test.cms.create({ collection: "leads", data: { ...submission, name: "Win", status: "spam", submissionId: "3" } });
});
afterAll(() => test?.close());

const patch = (body: object, token = sales.token) => test.api(`/leads/${lead}`, { method: "PATCH", token, body });
const readLead = () => test.cms.findByID({ collection: "leads", id: lead, depth: 0 });

describe("a lead that staff enters", () => {
  const enter = (body: object, token = sales.token) => test.api("/leads/entered", { method: "POST", token, body });
  const entry = { name: "Wei", phone: "+49 89 000000", cameFrom: "fair", message: "20 × A9" };

  it("is stored as new, belongs to whoever enters it, and writes to nobody", async () => {
    const answer = await enter({ ...entry, country: "de" });
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: number };
    const entered = await test.cms.findByID({ collection: "leads", id, depth: 0 });
    expect(entered).toMatchObject({ ...entry, country: "DE", email: "", status: "new", owner: sales.id, consent: false });
    const notices = await test.cms.find({ collection: "notices", where: { lead: { equals: id } } });
    expect(notices.totalDocs).toBe(0);
    await test.cms.delete({ collection: "leads", id });
  });

  it("is refused in words without a way to reach the customer, beyond the limits, and to who does not sell", async () => {
    for (const wrong of [
      { phone: "" },
      { name: " " },
      { email: "ana@" },
      ...(["name", "company", "position", "message"] as const).map((name) => ({ [name]: "x".repeat(FORM_FIELDS[name].max + 1) })),
      { cameFrom: "search" },
      { country: "DEU" },
    ]) {
      const answer = await enter({ ...entry, ...wrong });
      expect([wrong, answer.status]).toEqual([wrong, 400]);
      expect(JSON.stringify(await answer.json())).toMatch(/姓名|name/);
    }
    expect((await enter(entry, editor)).status).toBe(403);
    expect((await enter(entry, viewer)).status).toBe(403);
  });
});

describe("a fault report", () => {
  const fault = { form: "fault", name: "Wei", phone: "+49 89 000000", model: "V3", serial: "860000000000000", light: "red" };

  it("is entered by hand, belongs to whoever enters it, and goes out with its form", async () => {
    const enter = (body: object, query = "") => test.api(`/leads/entered${query}`, { method: "POST", token: sales.token, body });
    const answer = await enter({ ...fault, cameFrom: "chat" });
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: number };
    const entered = await test.cms.findByID({ collection: "leads", id, depth: 0 });
    expect(entered).toMatchObject({ ...fault, email: "", status: "new", consent: false, owner: sales.id, cameFrom: "chat" });
    for (const wrong of [{ form: "x" }, { business: "none" }, { territory: "x".repeat(FORM_FIELDS.territory.max + 1) }, { phone: "" }])
      expect([wrong, (await enter({ ...fault, form: "partner", ...wrong })).status]).toEqual([wrong, 400]);
    expect((await enter({ ...fault, serial: "x".repeat(FORM_FIELDS.serial.max + 1) })).status).toBe(400);
    // An address that names forms takes no other, and defaults to the first of them.
    const messages = `?form=${MESSAGE_FORMS.join(",")}`;
    expect((await enter({ ...fault, form: "buy" }, messages)).status).toBe(400);
    const { form: _form, ...unsaid } = fault;
    const second = (await (await enter(unsaid, messages)).json()) as { id: number };
    expect(await test.cms.findByID({ collection: "leads", id: second.id, depth: 0 })).toMatchObject({ form: "message", name: "Wei" });

    // A question from the search needs no name.
    const question = { form: "question", email: "wei@example.com", searched: "ostriches", message: "Is there a collar?" };
    expect((await enter(question)).status).toBe(201);

    const lines = async (query: string) => {
      const out = await test.api(`/leads/export?format=csv${query}`, { token: sales.token, language: "en" });
      return (await out.text()).trim().split("\r\n");
    };
    const [heads = "", ...all] = await lines("");
    expect(heads).toContain(
      "Reference,Received,Form,Status,Name,Company,Position,Country,E-mail,Phone,Subject,Model,IMEI or serial number",
    );
    expect(all.join()).toContain("Fault report,New,Wei,,,,,+49 89 000000,,V3,860000000000000,,red");
    expect(all.join()).toMatch(/Question from the search,New,,,,,wei@example.com,.*,ostriches,.*Is there a collar\?/);
    expect(all.join()).toContain("Request for a quote,New,Ana");
    const some = (await lines("&form=fault,question")).slice(1);
    expect(some.map((line) => line.split(",")[2])).toEqual(["Question from the search", "Fault report"]);
    await test.cms.delete({ collection: "leads", where: { or: [{ email: { equals: question.email } }, { name: { equals: "Wei" } }] } });
  });
});

describe("the first page of the desk", () => {
  it("lists what waits by every form, with its kind and what it is about, the longest waiting first", async () => {
    const { readLeadsToday } = await import("../admin/views/dashboard/read-leads.ts");
    const ids = new Map<string, number>();
    for (const form of MESSAGE_FORMS) {
      const filled = FORMS[form].fields.map((name) => [name, name === "business" ? "other" : `${form} ${name}`]);
      const data = {
        ...submission,
        ...Object.fromEntries(filled),
        email: `${form}@example.com`,
        form,
        submissionId: `waits ${form}`,
      } as never;
      ids.set(form, (await test.cms.create({ collection: "leads", overrideAccess: true, data })).id);
    }
    const user = {
      ...(await test.cms.findByID({ collection: "users", id: sales.id, overrideAccess: true })),
      collection: "users" as const,
    };
    const { waiting, unanswered } = await readLeadsToday({ payload: test.cms, user, language: "en", now: Date.now() });
    expect([unanswered, waiting.length]).toEqual([2 + MESSAGE_FORMS.length, 2 + MESSAGE_FORMS.length]);
    const times = waiting.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(waiting.flatMap(({ id, about }) => (about ? [[id, about]] : []))).toEqual(
      [
        ["message", "Message · message subject"],
        ["partner", "Partner request · partner territory"],
        ["fault", "Fault report · fault model"],
        ["question", "Question from the search · question searched"],
      ].map(([form = "", about]) => [ids.get(form), about]),
    );
    await test.cms.delete({ collection: "leads", overrideAccess: true, where: { submissionId: { like: "waits" } } });
  });

  it("compares what has come today with what had come by this time a week ago, without spam", async () => {
    const { readLeadsToday } = await import("../admin/views/dashboard/read-leads.ts");
    const arrivals = [
      "2025-03-12T00:00",
      "2025-03-12T11:59",
      "2025-03-11T23:59",
      "2025-03-05T00:00",
      "2025-03-05T12:01",
      "2025-03-04T23:59",
    ];
    for (const moment of [...arrivals, "spam"]) {
      const times = { createdAt: new Date(`${moment === "spam" ? "2025-03-12T09:00" : moment}+08:00`).toISOString() };
      const status = moment === "spam" ? ("spam" as const) : ("new" as const);
      const data = { ...submission, status, submissionId: `arrived ${moment}`, ...times };
      await test.cms.create({ collection: "leads", overrideAccess: true, data });
    }
    const user = {
      ...(await test.cms.findByID({ collection: "users", id: sales.id, overrideAccess: true })),
      collection: "users" as const,
    };
    const noon = Date.parse("2025-03-12T12:00+08:00");
    const { today, weekAgo } = await readLeadsToday({ payload: test.cms, user, language: "en", now: noon });
    expect({ today, weekAgo }).toEqual({ today: 2, weekAgo: 1 });
    await test.cms.delete({ collection: "leads", overrideAccess: true, where: { submissionId: { like: "arrived" } } });
  });
});

describe("a lead", () => {
  it("knows the way by which it came", async () => {
    expect(await readLead()).toMatchObject({ cameFrom: "ad", answeredAt: null });
  });

  it("is answered when it is first no longer new, and not before it is new again", async () => {
    await patch({ status: "contacted" });
    const { answeredAt } = await readLead();
    expect(Date.now() - Date.parse(answeredAt ?? "")).toBeLessThan(60_000);
    await patch({ status: "quoted" });
    expect((await readLead()).answeredAt).toBe(answeredAt);
    await patch({ status: "new" });
    expect((await readLead()).answeredAt).toBeNull();
    await patch({ status: "spam" });
    expect((await readLead()).answeredAt).toBeNull();
    await patch({ status: "new" });
  });

  it("says at the desk what the buyer wishes of a product", async () => {
    const { leadCards } = await import("./lead-cards.ts");
    const user = await test.cms.findByID({ collection: "users", id: sales.id });
    const [card] = await leadCards(test.cms, { ...user, collection: "users" }, [await readLead()], "en", Date.now());
    expect(card?.items).toMatchObject([{ label: "A9", quantity: 40, wish: "Region: Europe" }]);
  });

  it("belongs to a colleague who works on leads", async () => {
    expect((await patch({ owner: sales.id })).status).toBe(200);
    const { id } = (await (await test.api("/users/me", { token: editor })).json()).user as { id: number };
    expect((await patch({ owner: id })).status).toBe(400);
    expect((await readLead()).owner).toBe(sales.id);
  });
});

describe("a note", () => {
  const note = (body: object, token = sales.token) => test.api("/lead-notes", { method: "POST", token, body });

  it("is signed by whoever writes it, at the time of writing, and never changed", async () => {
    const forged = { lead, text: "Called back", authorName: "Somebody else", author: 1, createdAt: "2020-01-01T00:00:00.000Z" };
    const answer = await note(forged);
    expect(answer.status).toBe(201);
    const { doc } = (await answer.json()) as { doc: { id: number; authorName: string; createdAt: string } };
    expect(doc.authorName).toBe("sales");
    expect(Date.now() - Date.parse(doc.createdAt)).toBeLessThan(60_000);
    for (const method of ["PATCH", "DELETE"] as const) {
      expect((await test.api(`/lead-notes/${doc.id}`, { method, token: sales.token, body: { text: "x" } })).status).toBe(403);
    }
  });

  it("is written by those who work on leads alone, and not without an end", async () => {
    for (const token of [editor, viewer]) expect((await note({ lead, text: "x" }, token)).status).toBe(403);
    expect((await note({ lead, text: "x".repeat(4001) })).status).toBe(400);
    expect((await note({ lead, text: "" })).status).toBe(400);
  });
});

describe("the export", () => {
  const take = (query: string, token = sales.token, language: Language = "en") => test.api(`/leads/export?${query}`, { token, language });

  it("is a CSV of what the filters leave, without a formula in it", async () => {
    const answer = await take("format=csv&country=AE");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename\*=UTF-8''leads-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = await answer.text();
    const lines = text.trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain("Reference,Received,Form,Status,Name,Company");
    expect(lines[1]).toMatch(/^384B-A44C,/);
    expect(lines[1]).toContain(
      ",Request for a quote,New,Ana,'@Gulf,,United Arab Emirates,ana@example.com,+971 4 000,,,,,,,,,,,,A9 × 40 (Region: Europe),40,'=1+1,sales,",
    );
    expect(lines[1]).toContain("sales: Called back");
  });

  it("leaves spam out unless it is asked for, and speaks the language of the desk", async () => {
    const text = await (await take("format=csv", sales.token, "zh")).text();
    expect(text).toContain("编号,收到,表单,状态");
    expect(text).toContain("阿拉伯联合酋长国");
    expect(text).not.toContain("Win");
    expect(await (await take("format=csv&status=spam")).text()).toContain("Win");
  });

  it("is a workbook whose cells are texts, numbers and dates, and none a formula", async () => {
    const answer = await take("format=xlsx");
    expect(answer.headers.get("content-type")).toContain("spreadsheetml");
    const parts = unzip(Buffer.from(await answer.arrayBuffer()));
    const sheet = Object.entries(parts).find(([name]) => name.endsWith("worksheets/sheet1.xml"))?.[1] ?? "";
    expect(sheet).toContain("<v>40</v>");
    expect(sheet).not.toMatch(/<f[ >]/);
    expect(Object.values(parts).join("")).toContain("=1+1");
  });

  it("is for those who work on leads, in a format that there is, and is noted in the log", async () => {
    for (const token of [editor, viewer]) expect((await take("format=csv", token)).status).toBe(403);
    expect((await test.api("/leads/export?format=csv")).status).toBe(403);
    expect((await take("format=exe")).status).toBe(400);
    const { docs } = await test.cms.find({ collection: "audit-log", where: { action: { equals: "export" } }, sort: "-id", limit: 1 });
    expect(docs[0]).toMatchObject({ userName: "sales", record: "leads", title: "xlsx, 2" });
  });
});
