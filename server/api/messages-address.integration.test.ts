import { afterAll, beforeAll, expect, it } from "vitest";
import { openServer, type TestServer } from "../../test/server.ts";
import { signedIn } from "../../test/staff.ts";

let server: TestServer;
let headers: Record<string, string>;
const ids: Record<string, number> = {};

beforeAll(async () => {
  server = await openServer();
  headers = { authorization: `JWT ${(await signedIn(server, "sales")).token}` };
  const lead = { name: "Ana", email: "ana@example.com", message: "?", language: "en", consent: true } as const;
  for (const [form, status] of [
    ["buy", "new"],
    ["message", "new"],
    ["fault", "closed"],
  ] as const)
    ids[form] = (await server.cms.create({ collection: "leads", data: { ...lead, form, status, submissionId: form } })).id;
});
afterAll(() => server?.close());

const ask = (path: string, init: RequestInit = {}) => fetch(server.url + path, { ...init, headers: { ...headers, ...init.headers } });
const formsOf = async (answer: Promise<Response>) => {
  const { docs } = (await (await answer).json()) as { docs: { form: string }[] };
  return docs.map(({ form }) => form).toSorted();
};

it("is that of leads by the forms that ask for no quote, whatever else is asked for", async () => {
  expect(await formsOf(ask("/api/leads"))).toEqual(["buy", "fault", "message"]);
  expect(await formsOf(ask("/api/messages"))).toEqual(["fault", "message"]);
  expect(await formsOf(ask("/api/messages?where[status][equals]=new"))).toEqual(["message"]);
  expect(await formsOf(ask("/api/messages?where[or][0][form][equals]=buy&where[or][1][form][equals]=fault"))).toEqual(["fault"]);
  expect(await formsOf(ask("/api/messages?where[and][0][form][equals]=buy"))).toEqual([]);
  expect(await (await ask("/api/messages/count")).json()).toEqual({ totalDocs: 2 });
  const inBody = {
    method: "POST",
    body: "where[status][equals]=new",
    headers: { "X-Payload-HTTP-Method-Override": "GET", "Content-Type": "application/x-www-form-urlencoded" },
  };
  expect(await formsOf(ask("/api/messages", inBody))).toEqual(["message"]);
});

it("leads to each of them, for reading and for changing, and to no other", async () => {
  const change = (path: string, body: object) =>
    ask(path, { method: "PATCH", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });
  expect(await (await ask(`/api/messages/${ids["fault"]}`)).json()).toMatchObject({ id: ids["fault"], form: "fault" });
  expect((await ask(`/api/messages/${ids["buy"]}`)).status).toBe(404);
  expect((await change(`/api/messages/${ids["message"]}`, { status: "contacted" })).status).toBe(200);
  expect((await change(`/api/messages/${ids["buy"]}`, { status: "contacted" })).status).toBe(404);
  expect((await change("/api/messages?where[name][equals]=Ana", { status: "closed" })).status).toBe(200);
  const { docs } = await server.cms.find({ collection: "leads", sort: "id" });
  expect(docs.map(({ status }) => status)).toEqual(["new", "closed", "closed"]);
});

it("changes and deletes nothing without a condition, and answers nobody without an account", async () => {
  for (const method of ["PATCH", "DELETE"]) expect((await ask("/api/messages?trash=true", { method })).ok).toBe(false);
  expect((await server.cms.count({ collection: "leads" })).totalDocs).toBe(3);
  for (const path of ["/api/messages", `/api/messages/${ids["fault"]}`, "/api/messages/export?format=csv"])
    expect((await fetch(server.url + path)).status).toBe(401);
});

it("has an export of its own", async () => {
  const text = await (await ask("/api/messages/export?format=csv", { headers: { "Accept-Language": "en" } })).text();
  expect(text).toContain("Fault report");
  expect(text).not.toContain("Request for a quote");
});

it("leads to a message in the trash by the number that it had", async () => {
  const lead = { name: "Ana", email: "ana@example.com", message: "?", language: "en", consent: true } as const;
  const trashed = { ...lead, form: "message", status: "new", submissionId: "trashed", messageId: 900 } as const;
  const { id } = await server.cms.create({ collection: "leads", data: { ...trashed, deletedAt: new Date().toISOString() } });
  expect(await (await ask("/api/messages/900?trash=true")).json()).toMatchObject({ id, submissionId: "trashed" });
  expect((await ask("/api/messages/900")).status).toBe(404);
});
