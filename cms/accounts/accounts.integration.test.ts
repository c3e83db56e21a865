import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Language } from "#shared/languages.ts";
import { openCms, type TestCms } from "../../test/cms.ts";
import { PASSWORD, signedIn } from "../../test/staff.ts";
import { SLOW } from "../../test/slow.ts";

/** Milliseconds for which a code of the second factor holds. */
const STEP = 30_000;

let test: TestCms;
let administrator: Awaited<ReturnType<typeof signedIn>>;
let editor: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  test = await openCms();
  administrator = await signedIn(test, "administrator");
  editor = await signedIn(test, "editor");
});
afterAll(() => test.close());
afterEach(() => void vi.useRealTimers());

const change = (id: number, body: object, token: string, language: Language = "zh") =>
  test.api(`/users/${id}`, { method: "PATCH", body, token, language });
const tryToSignIn = (email: string, password: string, code?: string) =>
  test.api("/users/login", { method: "POST", body: { email, password, ...(code && { code }) }, language: "en" });
const signIn = async (email: string, password: string, code?: string) => (await tryToSignIn(email, password, code)).status;

/** Changes an account with its own session. */
const changeOwn = ({ id, token }: { id: number; token: string }, body: object, currentPassword: string = PASSWORD) =>
  change(id, { ...body, currentPassword }, token);

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
    for (let tried = 0; tried < 5; tried += 1) expect((await changeOwn(one, { password: next }, `wrong ${tried}`)).status).toBe(400);
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
    // Who is in the trash is not let in, and the session of before is over.
    expect(await signIn(second.email, PASSWORD)).toBe(401);
    expect((await test.api("/users", { token: second.token })).status).toBe(403);
    expect((await change(administrator.id, { role: "viewer" }, administrator.token)).status).toBe(409);
  });
});

describe("an invitation", () => {
  it("lets its owner set a password, once, and is for administrators to give", async () => {
    const body = { email: "invited@example.com", name: "Invited", role: "sales" };
    const invite = (token: string) => test.api("/users/invite", { method: "POST", body, token });
    expect((await invite(editor.token)).status).toBe(403);
    expect((await test.api("/users/invite", { method: "POST", body: { email: "x" }, token: administrator.token })).status).toBe(400);
    const { id, url, mailed } = (await (await invite(administrator.token)).json()) as { id: number; url: string; mailed: boolean };
    expect(mailed).toBe(false);
    const [, token] = /\/admin\/reset\/(\w+)$/.exec(url) ?? [];
    const use = () => test.api("/users/reset-password", { method: "POST", body: { token, password: PASSWORD } });
    expect((await use()).status).toBe(200);
    expect((await use()).status).toBe(403);
    expect(await signIn(body.email, PASSWORD)).toBe(200);
    expect((await test.api(`/users/${id}/link`, { method: "POST", token: editor.token })).status).toBe(403);
    const link = (await (await test.api(`/users/${id}/link`, { method: "POST", token: administrator.token })).json()) as { url: string };
    expect(link.url).not.toBe(url);
    const log = await test.api(`/audit-log?where[action][equals]=invite&where[recordId][equals]=${id}`, { token: administrator.token });
    expect(await log.json()).toMatchObject({ totalDocs: 2 });
  });

  it("goes to international addresses, and to what was pasted around one", async () => {
    for (const [given, email] of [
      ["Zhang@例子.中国", "zhang@xn--fsqu00a.xn--fiqs8s"],
      ["Li Na <li.na+desk@München.de>,", "li.na+desk@xn--mnchen-3ya.de"],
    ]) {
      const body = { email: given, name: "Guest", role: "viewer" };
      const invited = await test.api("/users/invite", { method: "POST", body, token: administrator.token });
      const { id, url } = (await invited.json()) as { id: number; url: string };
      expect(await test.cms.findByID({ collection: "users", id })).toMatchObject({ email });
      const [, token] = /\/admin\/reset\/(\w+)$/.exec(url) ?? [];
      expect((await test.api("/users/reset-password", { method: "POST", body: { token, password: PASSWORD } })).status).toBe(200);
      expect(await signIn(email ?? "", PASSWORD)).toBe(200);
    }
    for (const email of ["nobody", "a b@example.com", "a@localhost"])
      expect(
        (
          await test.api("/users", {
            method: "POST",
            body: { email, name: "X", role: "viewer", password: PASSWORD },
            token: administrator.token,
          })
        ).status,
      ).toBe(400);
  });

  it("to an address that has an account is refused in words, also when two are sent at once", async () => {
    const invite = (email: string, language: Language) =>
      test.api("/users/invite", { method: "POST", body: { email, name: "X", role: "sales" }, token: administrator.token, language });
    const both = await Promise.all([invite("at-once@example.com", "zh"), invite("At-Once@example.com", "zh")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const refused of [both.find(({ status }) => status === 409), await invite(editor.email, "zh")])
      expect(await refused?.json()).toMatchObject({ errors: [{ message: expect.stringMatching(/^这个邮箱已有账号/) }] });
    expect(await (await invite(editor.email, "en")).json()).toMatchObject({
      errors: [{ message: expect.stringMatching(/^There is an account with this address/) }],
    });
  });

  it("and a one-time link count as no try to sign in, however many an administrator makes", SLOW, async () => {
    const { withinRequest } = await import("../lib/log/request-context.ts");
    const office = { id: "office", address: "203.0.113.5", client: "203.0.113.5" };
    const fromOffice = (address: string, body: object, token?: string) =>
      withinRequest({ ...office }, () => test.api(address, { method: "POST", body, ...(token && { token }) }));
    const guests = Array.from({ length: 12 }, (_, number) => ({ email: `guest${number}@example.com`, name: "Guest", role: "viewer" }));
    for (const guest of guests) {
      const invited = (await (await fromOffice("/users/invite", guest, administrator.token)).json()) as { id: number; url: string };
      expect(invited).toMatchObject({ url: expect.stringContaining("/admin/reset/") });
      expect((await fromOffice(`/users/${invited.id}/link`, {}, administrator.token)).status).toBe(200);
    }
    expect((await fromOffice("/users/login", { email: administrator.email, password: PASSWORD })).status).toBe(200);
    // What anybody may ask for counts.
    const asked = () =>
      withinRequest({ ...office, client: "203.0.113.6" }, () =>
        test.cms.forgotPassword({ collection: "users", data: { email: "nobody@example.com" }, disableEmail: true }),
      );
    const answers = await Promise.allSettled(Array.from({ length: 11 }, asked));
    expect(answers.filter(({ status }) => status === "rejected")).toHaveLength(1);
  });

  it("makes no account without its link", async () => {
    const body = { email: "whole@example.com", name: "Whole", role: "viewer" };
    const invite = async () => (await test.api("/users/invite", { method: "POST", body, token: administrator.token })).status;
    const broken = vi.spyOn(test.cms, "forgotPassword").mockRejectedValueOnce(new Error("No link"));
    expect(await invite()).toBe(500);
    expect(broken).toHaveBeenCalledOnce();
    broken.mockRestore();
    expect(await test.cms.count({ collection: "users", where: { email: { equals: body.email } } })).toEqual({ totalDocs: 0 });
    expect(await invite()).toBe(200);
  });

  it("outlives a link that somebody asks for by mail, and is mailed in its place", async () => {
    const sent = vi.spyOn(test.cms.email, "sendEmail").mockResolvedValue(undefined);
    const invited = { email: "guest@example.com", name: "Guest", role: "viewer" };
    const { url } = (await (await test.api("/users/invite", { method: "POST", body: invited, token: administrator.token })).json()) as {
      url: string;
    };
    const linkOf = async (email: string) =>
      test.cms.db.findOne<{ id: number; resetPasswordToken: string; resetPasswordExpiration: string }>({
        collection: "users",
        where: { email: { equals: email } },
      });
    const before = await linkOf(invited.email);
    const ask = (email: string) => test.cms.forgotPassword({ collection: "users", data: { email } });
    await ask(invited.email.toUpperCase());
    expect(await linkOf(invited.email)).toMatchObject({
      resetPasswordToken: url.split("/").at(-1),
      resetPasswordExpiration: before?.resetPasswordExpiration,
    });
    expect(sent.mock.lastCall?.[0].html).toContain(url);
    const use = (link: string) =>
      test.api("/users/reset-password", { method: "POST", body: { token: link.split("/").at(-1), password: PASSWORD } });
    expect((await use(url)).status).toBe(200);
    // Who has none that runs gets a new one.
    await ask(editor.email);
    const [, made = ""] = /href="([^"]+)"/.exec(String(sent.mock.lastCall?.[0].html)) ?? [];
    expect((await linkOf(editor.email))?.resetPasswordToken).toBe(made.split("/").at(-1));
    sent.mockRestore();
  });

  it("is the way back in where no mail is set up", async () => {
    const answer = await test.api("/users/forgot-password", { method: "POST", body: { email: editor.email } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("一次性链接");
  });
});

describe("a stolen session", () => {
  const told = async (answer: Response) => [answer.status, ((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message];

  it("makes no link for its own account, by which it would set a password without the current one", async () => {
    const { id } = administrator;
    const own = () => test.api(`/users/${id}/link`, { method: "POST", token: administrator.token, language: "en" });
    expect(await told(await own())).toEqual([403, expect.stringContaining("give the current one there")]);
    expect(
      (await test.cms.db.findOne<{ id: number; resetPasswordToken?: string }>({ collection: "users", where: { id: { equals: id } } }))
        ?.resetPasswordToken,
    ).toBeFalsy();
  });

  it("turns no second factor on, and locks nobody out", async () => {
    const one = await signedIn(test, "viewer", "robbed");
    const address = `/users/${one.id}/second-factor`;
    const begin = (body: object) => test.api(address, { method: "POST", body, token: one.token, language: "en" });
    expect(await told(await begin({}))).toEqual([400, expect.stringContaining("give your current password")]);
    for (const body of [{ currentPassword: null }, { currentPassword: {} }, { currentPassword: "" }])
      expect((await begin(body)).status).toBe(400);
    expect((await begin({ code: "000000" })).status).toBe(400);
    for (let tried = 0; tried < 5; tried += 1)
      expect(await told(await begin({ currentPassword: `wrong ${tried}` }))).toEqual([400, "The current password is wrong."]);
    expect((await begin({ currentPassword: PASSWORD })).status).toBe(429);
    // The tries are those of a change of the password, too.
    expect((await changeOwn(one, { password: "another horse stable" })).status).toBe(429);
    expect(await signIn(one.email, PASSWORD)).toBe(200);
  });

  it("makes no administrator in whatever way, and comes into no administrator's account", SLOW, async () => {
    const other = await signedIn(test, "administrator", "other-administrator");
    const known = await signedIn(test, "editor", "to-be-raised");
    const post = (address: string, body: object, method: "POST" | "PATCH" = "POST") =>
      test.api(address, { method, body, token: administrator.token, language: "en" });
    const account = { name: "X", role: "administrator", email: "backdoor@example.com" };
    const doors: [string, object, "POST" | "PATCH"][] = [
      ["/users/invite", account, "POST"],
      ["/users", { ...account, password: PASSWORD }, "POST"],
      [`/users/${known.id}`, { role: "administrator" }, "PATCH"],
      [`/users?where[id][equals]=${known.id}`, { role: "administrator" }, "PATCH"],
      [`/users/${other.id}/link`, {}, "POST"],
      [`/users/${other.id}`, { password: "another horse stable" }, "PATCH"],
      [`/users/${other.id}`, { email: "mine@example.com" }, "PATCH"],
      [`/users?where[id][equals]=${other.id}`, { email: "mine@example.com" }, "PATCH"],
    ];
    for (const [address, body, method] of doors) {
      const answer = await post(address, body, method);
      expect([address, answer.status, await answer.text()]).toEqual([
        address,
        400,
        // Of many records Payload tells the field alone.
        expect.stringMatching(/give your own current password|field is invalid: Current password/),
      ]);
    }
    expect(
      (await test.cms.count({ collection: "users", where: { email: { in: ["backdoor@example.com", "mine@example.com"] } } })).totalDocs,
    ).toBe(0);
    expect(await test.cms.findByID({ collection: "users", id: known.id })).toMatchObject({ role: "editor" });
    expect(await signIn(other.email, PASSWORD)).toBe(200);
    // Whoever knows the password does all of it, and without it what lets nobody in as an administrator.
    for (const [address, body, method] of doors.slice(2, 6)) {
      const answer = await post(address, { ...body, currentPassword: PASSWORD }, method);
      expect([address, answer.status]).toEqual([address, 200]);
    }
    expect((await post("/users/invite", { ...account, currentPassword: PASSWORD })).status).toBe(200);
    expect((await post("/users/invite", { name: "Y", role: "sales", email: "y@example.com" })).status).toBe(200);
    expect((await post(`/users/${other.id}`, { name: "Other" }, "PATCH")).status).toBe(200);
    for (const email of [other.email, known.email, account.email])
      await test.cms.delete({ collection: "users", where: { email: { equals: email } } });
  });
});

describe("a session", () => {
  it("is ended by its owner, by an administrator, and by a new password", async () => {
    const one = await signedIn(test, "viewer", "sessions");
    const again = async () =>
      (await test.cms.login({ collection: "users", data: { email: one.email, password: PASSWORD } })).token as string;
    const works = async (token: string) => (await test.api("/users", { token })).status === 200;
    const other = await again();
    const listed = (await (await test.api(`/users/${one.id}/sessions`, { token: one.token })).json()) as { sessions: object[] };
    expect(listed.sessions).toHaveLength(2);
    expect((await test.api(`/users/${one.id}/sessions`, { token: editor.token })).status).toBe(403);
    expect((await test.api(`/users/${one.id}/end-sessions`, { method: "POST", token: one.token })).status).toBe(200);
    expect([await works(one.token), await works(other)]).toEqual([true, false]);
    const third = await again();
    expect((await changeOwn(one, { password: "a new horse stable" })).status).toBe(200);
    expect([await works(one.token), await works(third)]).toEqual([true, false]);
    expect((await test.api(`/users/${one.id}/end-sessions`, { method: "POST", token: administrator.token })).status).toBe(200);
    expect(await works(one.token)).toBe(false);
  });
});

describe("a second factor", () => {
  it("asks for a code at the sign-in, takes each once, and no more after five wrong ones", async () => {
    const { TOTP, URI } = await import("otpauth");
    const one = await signedIn(test, "editor", "factor");
    const address = `/users/${one.id}/second-factor`;
    const begun = (await (await test.api(address, { method: "POST", body: { currentPassword: PASSWORD }, token: one.token })).json()) as {
      address: string;
      picture: string;
    };
    expect(begun.picture).toContain("<svg");
    const generator = URI.parse(begun.address) as InstanceType<typeof TOTP>;
    // The clock stands still in the middle of a step: a code is the same however long the calls take.
    const now = (Math.floor(Date.now() / STEP) + 1.5) * STEP;
    vi.useFakeTimers({ toFake: ["Date"], now });
    const codeAt = (steps: number) => generator.generate({ timestamp: now + steps * STEP });
    expect((await test.api(address, { method: "POST", body: { code: "000000" }, token: one.token })).status).toBe(400);
    expect(await signIn(one.email, PASSWORD)).toBe(200);
    expect((await test.api(address, { method: "POST", body: { code: codeAt(-1) }, token: one.token })).status).toBe(200);
    const asked = await tryToSignIn(one.email, PASSWORD);
    expect([asked.status, await asked.json()]).toMatchObject([
      401,
      { errors: [{ data: { secondFactor: true }, message: /authenticator/ }] },
    ]);
    // Without the password nobody learns that there is one.
    expect(await (await tryToSignIn(one.email, "a wrong password", codeAt(0))).text()).toBe(
      await (await tryToSignIn("nobody@example.com", PASSWORD)).text(),
    );
    expect(await signIn(one.email, PASSWORD, codeAt(-1))).toBe(401);
    expect(await signIn(one.email, PASSWORD, codeAt(0))).toBe(200);
    expect(await signIn(one.email, PASSWORD, codeAt(0))).toBe(401);
    const secret = await test.api(`/users/${one.id}`, { token: administrator.token });
    expect(await secret.text()).not.toContain("totp");
    // The one that was used before is the first of five.
    for (let wrong = 1; wrong < 5; wrong += 1) expect(await signIn(one.email, PASSWORD, "000000")).toBe(401);
    const refused = await tryToSignIn(one.email, PASSWORD, codeAt(1));
    expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining("Too many tries")]);
    // Whoever does not know the password learns nothing of that.
    expect(await signIn(one.email, "a wrong password", codeAt(1))).toBe(401);
    const unlock = async (token: string) =>
      (await test.api("/users/unlock", { method: "POST", body: { email: one.email.toUpperCase() }, token })).status;
    expect(await unlock(editor.token)).toBe(403);
    expect(await signIn(one.email, PASSWORD, codeAt(1))).toBe(429);
    expect(await unlock(administrator.token)).toBe(200);
    expect(await signIn(one.email, PASSWORD, codeAt(1))).toBe(200);
    expect((await test.api(address, { method: "DELETE", token: editor.token })).status).toBe(403);
    expect((await test.api(address, { method: "DELETE", token: administrator.token })).status).toBe(200);
    expect(await signIn(one.email, PASSWORD)).toBe(200);
  });

  it("is no way for strangers to lock anybody out", SLOW, async () => {
    const { Secret, TOTP } = await import("otpauth");
    const one = await signedIn(test, "editor", "known");
    const secret = new Secret();
    await test.cms.db.updateOne({ collection: "users", id: one.id, data: { totpSecret: secret.base32 }, returning: false });
    for (let guess = 0; guess < 8; guess += 1) expect(await signIn(one.email, `guess ${guess}`, "000000")).toBe(401);
    expect(await signIn(one.email, PASSWORD, "000000")).toBe(401);
    expect(await signIn(one.email, PASSWORD, new TOTP({ secret }).generate())).toBe(200);
  });

  it("is turned off by its owner with a code alone, a few tries at most, by administrators without, and the log tells of it", async () => {
    const { URI } = await import("otpauth");
    const one = await signedIn(test, "editor", "off");
    const address = `/users/${one.id}/second-factor`;
    const begun = (await (await test.api(address, { method: "POST", body: { currentPassword: PASSWORD }, token: one.token })).json()) as {
      address: string;
    };
    const now = (Math.floor(Date.now() / STEP) + 1.5) * STEP;
    vi.useFakeTimers({ toFake: ["Date"], now });
    const codeAt = (steps: number) => URI.parse(begun.address).generate({ timestamp: now + steps * STEP } as never);
    const turnOn = async (steps: number) =>
      expect((await test.api(address, { method: "POST", body: { code: codeAt(steps) }, token: one.token })).status).toBe(200);
    const turnOff = async (body?: object, token = one.token) => (await test.api(address, { method: "DELETE", body, token })).status;
    const isOn = async () => (await (await test.api(address, { token: one.token })).json()) as object;
    await turnOn(-1);
    // Whoever has the session has none, guesses, or has seen one that was used.
    expect([await turnOff(), await turnOff({ code: "000000" }), await turnOff({ code: codeAt(-1) })]).toEqual([400, 400, 400]);
    expect(await isOn()).toMatchObject({ on: true });
    expect(await turnOff({ code: codeAt(0) })).toBe(200);
    expect(await isOn()).toMatchObject({ on: false });
    const again = (await (await test.api(address, { method: "POST", body: { currentPassword: PASSWORD }, token: one.token })).json()) as {
      address: string;
    };
    begun.address = again.address;
    await turnOn(0);
    expect([await turnOff({ code: "000000" }), await turnOff({ code: codeAt(1) })]).toEqual([400, 429]);
    expect(await isOn()).toMatchObject({ on: true });
    expect(await turnOff(undefined, administrator.token)).toBe(200);
    expect(await isOn()).toMatchObject({ on: false });
    const log = await test.api(`/audit-log?where[recordId][equals]=${one.id}&where[record][equals]=users&sort=id`, {
      token: administrator.token,
    });
    const { docs } = (await log.json()) as { docs: { userName: string; changes: { before: unknown; after: unknown }[] }[] };
    const told = docs.filter(({ changes }) => JSON.stringify(changes ?? "").includes("totpSecret"));
    expect(told.map(({ userName, changes }) => [userName, changes[0]?.after])).toEqual([
      ["off", "✓"],
      ["off", null],
      ["off", "✓"],
      ["administrator", null],
    ]);
  });

  it("is asked for with a one-time link, too, and takes no more there after five wrong ones", SLOW, async () => {
    const { URI } = await import("otpauth");
    const one = await signedIn(test, "editor", "linked");
    const address = `/users/${one.id}/second-factor`;
    const begun = (await (await test.api(address, { method: "POST", body: { currentPassword: PASSWORD }, token: one.token })).json()) as {
      address: string;
    };
    const now = (Math.floor(Date.now() / STEP) + 1.5) * STEP;
    vi.useFakeTimers({ toFake: ["Date"], now });
    const codeAt = (steps: number) => URI.parse(begun.address).generate({ timestamp: now + steps * STEP } as never);
    await test.api(address, { method: "POST", body: { code: codeAt(-1) }, token: one.token });
    const made = (await (await test.api(`/users/${one.id}/link`, { method: "POST", token: administrator.token })).json()) as {
      url: string;
    };
    const token = made.url.split("/").at(-1);
    const set = (code?: string) =>
      test.api("/users/reset-password", { method: "POST", body: { token, password: "another horse battery", ...(code && { code }) } });
    const asked = await set();
    expect([asked.status, await asked.json()]).toMatchObject([401, { errors: [{ data: { secondFactor: true } }] }]);
    for (let wrong = 0; wrong < 5; wrong += 1) expect((await set("000000")).status).toBe(401);
    expect((await set(codeAt(0))).status).toBe(429);
    await test.cms.unlock({ collection: "users", data: { email: one.email, password: "" }, overrideAccess: true });
    expect((await set(codeAt(0))).status).toBe(200);
    expect(await signIn(one.email, "another horse battery", codeAt(1))).toBe(200);
  });
});

describe("without a user", () => {
  it("a setup code is made, also when the database was emptied while the site runs, and makes one administrator", async () => {
    await test.cms.db.deleteMany({ collection: "users", where: {} });
    const first = { email: "first@example.com", password: PASSWORD, name: "First" };
    const register = (setupCode: string, more: object = {}) =>
      test.api("/users/first-register", { method: "POST", body: { ...first, setupCode, ...more } });
    expect((await register("A".repeat(24))).status).toBe(403);
    // It is made once nothing of the refused try is left.
    const stored = () => test.cms.kv.get<{ code: string }>("setup-code");
    await expect.poll(stored).not.toBeNull();
    const code = (await stored())?.code ?? "";
    // What is refused for another reason uses nothing up.
    expect((await register(code, { password: "abc" })).status).toBe(400);
    expect((await register(code, { email: "nobody" })).status).toBe(400);
    const attempts = await Promise.all(Array.from({ length: 8 }, (_, n) => register(code, { email: `first${n}@example.com` })));
    expect(attempts.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(attempts.filter(({ status }) => status >= 500)).toEqual([]);
    const { docs } = await test.cms.find({ collection: "users" });
    expect(docs).toMatchObject([{ role: "administrator" }]);
  });
});
