import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "#shared/languages.ts";
import { accountCalls } from "../../test/accounts.ts";
import { openCms, type TestCms } from "../../test/cms.ts";
import { PASSWORD, signedIn } from "../../test/staff.ts";

let test: TestCms;
let administrator: Awaited<ReturnType<typeof signedIn>>;
let editor: Awaited<ReturnType<typeof signedIn>>;
const { change, changeOwn, signIn } = accountCalls(() => test);

beforeAll(async () => {
  test = await openCms();
  administrator = await signedIn(test, "administrator");
  editor = await signedIn(test, "editor");
});
afterAll(() => test?.close());

describe("a password", () => {
  const weak = ["abc", "elevenchars", "123456789012", "aaaaaaaaaaaaaa", "1QAZ2WSX3EDC"];

  it.each(weak)("is not %s, wherever it is set", async (password) => {
    expect((await change(editor.id, { password }, editor.token)).status).toBe(400);
    const body = { email: "new@example.com", name: "New", role: "viewer", password };
    expect((await test.api("/users", { method: "POST", body, token: administrator.token })).status).toBe(400);
    const token = await test.cms.forgotPassword({ collection: "users", data: { email: editor.email }, disableEmail: true });
    const reset = await test.api("/users/reset-password", { method: "POST", body: { token, password } });
    expect(reset.status).toBe(400);
    expect(await signIn(editor.email, PASSWORD)).toBe(200);
  });

  it("is refused with the reason, in the language of whoever sets it", async () => {
    expect((await change(editor.id, { password: editor.email }, editor.token)).status).toBe(400);
    expect(await (await change(editor.id, { password: "abc" }, editor.token)).text()).toContain("至少要有 12 个字符");
    expect(await (await change(editor.id, { password: "abc" }, editor.token, "en")).text()).toContain("12 characters or more");
    // The page behind a one-time link says what the whole was refused with.
    const token = await test.cms.forgotPassword({ collection: "users", data: { email: editor.email }, disableEmail: true });
    const set = (password: string, language: Language) =>
      test.api("/users/reset-password", { method: "POST", body: { token, password }, language });
    expect(await (await set("abc", "zh")).json()).toMatchObject({ errors: [{ message: "密码至少要有 12 个字符。" }] });
    expect(await (await set("aaaaaaaaaaaaaa", "en")).json()).toMatchObject({
      errors: [{ message: "This password is too common: choose another one." }],
    });
  });

  it("is changed by its owner and by administrators, and by nobody else", async () => {
    const other = await signedIn(test, "editor", "other");
    expect((await change(other.id, { password: "a password of mine" }, editor.token)).status).toBe(403);
    expect(await signIn(other.email, PASSWORD)).toBe(200);
    expect((await changeOwn(editor, { password: "another horse stable" })).status).toBe(200);
    expect(await signIn(editor.email, "another horse stable")).toBe(200);
    expect((await change(other.id, { password: "a password of mine" }, administrator.token)).status).toBe(200);
    expect(await signIn(other.email, "a password of mine")).toBe(200);
  });
});

describe("one's own password", () => {
  const next = "another horse stable";

  it("is changed by whoever gives the present one, which is not kept, and the log tells of it", async () => {
    const one = await signedIn(test, "editor", "proves");
    const refused = await change(one.id, { password: next }, one.token);
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { errors: [{ data: { errors: [{ path: "currentPassword", message: expect.stringContaining("请填写现在的密码") }] } }] },
    ]);
    const wrong = await change(one.id, { password: next, currentPassword: next }, one.token, "en");
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining("The current password is wrong.")]);
    // Many at once are no way around.
    const many = await test.api(`/users?where[id][equals]=${one.id}`, { method: "PATCH", body: { password: next }, token: one.token });
    expect(await many.json()).toMatchObject({ docs: [], errors: [{ id: one.id }] });
    expect(await signIn(one.email, PASSWORD)).toBe(200);
    const changed = await changeOwn(one, { password: next });
    expect([changed.status, await changed.text()]).toEqual([200, expect.not.stringContaining(PASSWORD)]);
    expect(await signIn(one.email, next)).toBe(200);
    const log = await test.api(`/audit-log?where[recordId][equals]=${one.id}&where[record][equals]=users`, { token: administrator.token });
    expect(await log.json()).toMatchObject({ totalDocs: 1, docs: [{ userName: "proves", changes: [{ field: "password" }] }] });
  });

  it("is asked for before links for a new one go to another address, and for nothing else", async () => {
    const one = await signedIn(test, "viewer", "moves");
    expect((await change(one.id, { name: "Moved", email: "MOVES@example.com" }, one.token)).status).toBe(200);
    expect((await change(one.id, { email: "thief@example.com" }, one.token)).status).toBe(400);
    expect((await changeOwn(one, { email: "moved@example.com" })).status).toBe(200);
    expect(await signIn("moved@example.com", PASSWORD)).toBe(200);
  });

  it("is asked of administrators, too, and cannot be tried more than five times in ten minutes", async () => {
    const one = await signedIn(test, "administrator", "guesses");
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await changeOwn(one, { password: next }, `wrong ${attempt}`)).status).toBe(400);
    const refused = await changeOwn(one, { password: next });
    expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining("尝试次数过多")]);
    expect(await signIn(one.email, PASSWORD)).toBe(200);
    await test.cms.delete({ collection: "users", id: one.id });
  });

  it("is none where the account has none, and is known by its older form, too", async () => {
    const { pbkdf2Sync } = await import("node:crypto");
    const one = await signedIn(test, "editor", "older");
    const store = (data: object) => test.cms.db.updateOne({ collection: "users", id: one.id, data: data as never });
    await store({ hash: null, salt: null });
    expect((await changeOwn(one, { password: next })).status).toBe(400);
    await store({ salt: "salt", hash: pbkdf2Sync(PASSWORD, "salt", 25_000, 512, "sha256").toString("hex") });
    expect((await changeOwn(one, { password: next })).status).toBe(200);
  });
});

describe("a role", () => {
  it("is given by administrators alone, not taken", async () => {
    expect((await change(editor.id, { role: "administrator", name: "Me" }, editor.token)).status).toBe(200);
    expect(await test.cms.findByID({ collection: "users", id: editor.id })).toMatchObject({ role: "editor", name: "Me" });
    expect((await change(editor.id, { role: "sales" }, administrator.token)).status).toBe(200);
    expect(await test.cms.findByID({ collection: "users", id: editor.id })).toMatchObject({ role: "sales" });
  });
});

describe("the last administrator", () => {
  it("is neither demoted, nor trashed, nor deleted, not even by that administrator", async () => {
    const { id, token } = administrator;
    const now = new Date().toISOString();
    const refusals = [
      await change(id, { role: "viewer" }, token),
      await change(id, { deletedAt: now }, token),
      await test.api(`/users?where[id][equals]=${id}`, { method: "PATCH", body: { role: "viewer" }, token }),
      await test.api(`/users/${id}`, { method: "DELETE", token }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([409, 409, 400, 403]);
    expect(await refusals[0]?.text()).toContain("最后一位管理员");
    await expect(test.cms.delete({ collection: "users", id })).rejects.toThrow("最后一位管理员");
    expect(await test.cms.findByID({ collection: "users", id })).toMatchObject({ role: "administrator" });
  });

  it("may go when there is another", async () => {
    const second = await signedIn(test, "administrator", "second");
    expect((await change(second.id, { deletedAt: new Date().toISOString() }, administrator.token)).status).toBe(200);
    // An account in the trash cannot sign in, and its earlier session is over.
    expect(await signIn(second.email, PASSWORD)).toBe(401);
    expect((await test.api("/users", { token: second.token })).status).toBe(403);
    expect((await change(administrator.id, { role: "viewer" }, administrator.token)).status).toBe(409);
  });
});

describe("without a user", () => {
  it("a setup code is made, also when the database was emptied while the site runs, and makes one administrator", async () => {
    await test.cms.db.deleteMany({ collection: "users", where: {} });
    const first = { email: "first@example.com", password: PASSWORD, name: "First" };
    const register = (setupCode: string, more: object = {}) =>
      test.api("/users/first-register", { method: "POST", body: { ...first, setupCode, ...more } });
    expect((await register("A".repeat(24))).status).toBe(403);
    // The site makes a new one once the refused try has been undone.
    const readCode = () => test.cms.kv.get<{ code: string }>("setup-code");
    await expect.poll(readCode).not.toBeNull();
    const code = (await readCode())?.code ?? "";
    // A refusal for another reason does not use up the code.
    expect((await register(code, { password: "abc" })).status).toBe(400);
    expect((await register(code, { email: "nobody" })).status).toBe(400);
    const attempts = await Promise.all(Array.from({ length: 8 }, (_, n) => register(code, { email: `first${n}@example.com` })));
    expect(attempts.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(attempts.filter(({ status }) => status >= 500)).toEqual([]);
    const { docs } = await test.cms.find({ collection: "users" });
    expect(docs).toMatchObject([{ role: "administrator" }]);
  });
});
