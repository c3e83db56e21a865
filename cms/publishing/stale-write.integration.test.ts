import { afterAll, beforeAll, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import { PASSWORD, signedIn } from "../../test/staff.ts";

let test: TestCms;
let administrator: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  test = await openCms();
  administrator = await signedIn(test, "administrator");
});
afterAll(() => test.close());

type Stored = Record<string, unknown> & { id: number; updatedAt: string };

/** Sends what a form would, as the administrator. */
async function send(address: string, method: "GET" | "POST" | "PATCH", body?: object) {
  const answer = await test.api(address, { method, token: administrator.token, ...(body && { body }) });
  return { status: answer.status, doc: ((await answer.json()) as { doc: Stored }).doc };
}

it.each([
  ["redirects", { from: "/old", to: "/contact", status: "301" }, { note: "first" }, { note: "second" }],
  ["folders", { name: "Pictures" }, { name: "Films" }, { name: "Papers" }],
  ["users", { name: "New", email: "new@example.com", role: "editor", password: PASSWORD }, { name: "First" }, { name: "Second" }],
] as const)("%s are saved again and again from a form, but not from one that is older", async (collection, record, first, second) => {
  const { doc } = await send(`/${collection}`, "POST", record);
  const save = (data: object, updatedAt: string) => send(`/${collection}/${doc.id}`, "PATCH", { ...data, updatedAt });
  const saved = await save(first, doc.updatedAt);
  expect(saved.status).toBe(200);
  expect((await save(second, doc.updatedAt)).status).toBe(409);
  expect((await save(second, saved.doc.updatedAt)).status).toBe(200);
});

it("one's own account is saved again after its password was changed, and after another sign-in", async () => {
  const account = await signedIn(test, "editor");
  const save = async (data: object, updatedAt: string, token: string) => {
    const answer = await test.api(`/users/${account.id}`, { method: "PATCH", token, body: { ...data, updatedAt } });
    return { status: answer.status, doc: ((await answer.json()) as { doc: Stored }).doc };
  };
  const { updatedAt } = (await (await test.api(`/users/${account.id}`, { token: account.token })).json()) as Stored;
  const password = "another password of mine";
  const changed = await save({ password, currentPassword: PASSWORD }, updatedAt, account.token);
  expect(changed.status).toBe(200);
  const signIn = await test.api("/users/login", { method: "POST", body: { email: account.email, password } });
  const { token } = (await signIn.json()) as { token: string };
  const named = await save({ name: "First" }, changed.doc.updatedAt, token);
  expect(named.status).toBe(200);
  expect((await save({ name: "Second" }, named.doc.updatedAt, token)).status).toBe(200);
  expect((await save({ name: "Third" }, changed.doc.updatedAt, token)).status).toBe(409);
});
