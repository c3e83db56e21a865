import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { accountCalls } from "../../test/accounts.ts";
import { openCms, type TestCms } from "../../test/cms.ts";
import { PASSWORD, signedIn } from "../../test/staff.ts";

let test: TestCms;
let administrator: Awaited<ReturnType<typeof signedIn>>;
let editor: Awaited<ReturnType<typeof signedIn>>;
const { beginSecondFactor, signIn, tryToSignIn } = accountCalls(() => test);

beforeAll(async () => {
  test = await openCms();
  administrator = await signedIn(test, "administrator");
  editor = await signedIn(test, "editor");
});
afterAll(() => test?.close());
afterEach(() => void vi.useRealTimers());

describe("a second factor", () => {
  it("asks for a code at the sign-in, takes each once, and no more after five wrong ones", async () => {
    const one = await signedIn(test, "editor", "factor");
    const { address, picture, codeAt } = await beginSecondFactor(one);
    expect(picture).toContain("<svg");
    expect((await test.api(address, { method: "POST", body: { code: "000000" }, token: one.token })).status).toBe(400);
    expect(await signIn(one.email, PASSWORD)).toBe(200);
    expect((await test.api(address, { method: "POST", body: { code: codeAt(-1) }, token: one.token })).status).toBe(200);
    const challenge = await tryToSignIn(one.email, PASSWORD);
    expect([challenge.status, await challenge.json()]).toMatchObject([
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
    // Without the password the answer does not mention it.
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

  it("takes the codes of the step before and after, and none further away", async () => {
    const one = await signedIn(test, "editor", "clock");
    const { address, codeAt } = await beginSecondFactor(one);
    const confirm = async (code: string) => (await test.api(address, { method: "POST", body: { code }, token: one.token })).status;
    for (const steps of [-3, -2, 2, 3]) expect([steps, await confirm(codeAt(steps))]).toEqual([steps, 400]);
    expect(await confirm(codeAt(-1))).toBe(200);
    // A sign-in takes five wrong ones.
    for (const steps of [2, 3]) expect([steps, await signIn(one.email, PASSWORD, codeAt(steps))]).toEqual([steps, 401]);
    expect(await signIn(one.email, PASSWORD, codeAt(1))).toBe(200);
  });

  it("may be asked for as often as somebody likes: that is no failed try", async () => {
    const one = await signedIn(test, "editor", "asks");
    const { address, codeAt } = await beginSecondFactor(one);
    expect((await test.api(address, { method: "POST", body: { code: codeAt(-1) }, token: one.token })).status).toBe(200);
    const { withinRequest } = await import("../lib/log/request-context.ts");
    // Ten failed tries of one client are the last that are answered.
    const client = { id: "asks", address: "203.0.113.7", client: "203.0.113.7" };
    for (let time = 0; time < 12; time += 1) {
      const answer = await withinRequest({ ...client }, () => tryToSignIn(one.email, PASSWORD));
      expect([answer.status, await answer.json()]).toMatchObject([401, { errors: [{ data: { secondFactor: true } }] }]);
    }
    expect(await withinRequest({ ...client }, () => signIn(one.email, PASSWORD, codeAt(0)))).toBe(200);
  });

  it("is begun, confirmed and provided with codes by its owner alone, and by no administrator", async () => {
    const one = await signedIn(test, "editor", "alone");
    const address = `/users/${one.id}/second-factor`;
    const secret = async () =>
      (await test.cms.db.findOne<{ id: number; totpSecret?: string }>({ collection: "users", where: { id: { equals: one.id } } }))
        ?.totpSecret;
    const byAdministrator = async (path: string, body: object) =>
      (await test.api(path, { method: "POST", body, token: administrator.token })).status;
    expect(await byAdministrator(address, { currentPassword: PASSWORD })).toBe(403);
    expect(await secret()).toBeFalsy();
    const { codeAt } = await beginSecondFactor(one);
    const pendingSecret = await secret();
    expect(pendingSecret).toBeTruthy();
    expect(await byAdministrator(address, { code: codeAt(0) })).toBe(403);
    expect(await byAdministrator(address, { currentPassword: PASSWORD })).toBe(403);
    expect(await secret()).toBe(pendingSecret);
    expect((await test.api(address, { method: "POST", body: { code: codeAt(0) }, token: one.token })).status).toBe(200);
    expect(await byAdministrator(`/users/${one.id}/recovery-codes`, { currentPassword: PASSWORD })).toBe(403);
  });

  it("is no way for strangers to lock anybody out", async () => {
    const { Secret, TOTP } = await import("otpauth");
    const one = await signedIn(test, "editor", "known");
    const secret = new Secret();
    await test.cms.db.updateOne({ collection: "users", id: one.id, data: { totpSecret: secret.base32 }, returning: false });
    for (let guess = 0; guess < 8; guess += 1) expect(await signIn(one.email, `guess ${guess}`, "000000")).toBe(401);
    expect(await signIn(one.email, PASSWORD, "000000")).toBe(401);
    expect(await signIn(one.email, PASSWORD, new TOTP({ secret }).generate())).toBe(200);
  });

  it("is turned off by its owner with a code alone, a few tries at most, by administrators without, and the log tells of it", async () => {
    const one = await signedIn(test, "editor", "off");
    const { address, codeAt, beginAgain } = await beginSecondFactor(one);
    const turnOn = async (steps: number) =>
      expect((await test.api(address, { method: "POST", body: { code: codeAt(steps) }, token: one.token })).status).toBe(200);
    const turnOff = async (body?: object, token = one.token) => (await test.api(address, { method: "DELETE", body, token })).status;
    const isOn = async () => (await (await test.api(address, { token: one.token })).json()) as object;
    await turnOn(-1);
    // With only a session: without a code, with a guess, or with a used one.
    expect([await turnOff(), await turnOff({ code: "000000" }), await turnOff({ code: codeAt(-1) })]).toEqual([400, 400, 400]);
    expect(await isOn()).toMatchObject({ on: true });
    expect(await turnOff({ code: codeAt(0) })).toBe(200);
    expect(await isOn()).toMatchObject({ on: false });
    await beginAgain();
    await turnOn(0);
    expect([await turnOff({ code: "000000" }), await turnOff({ code: codeAt(1) })]).toEqual([400, 429]);
    expect(await isOn()).toMatchObject({ on: true });
    expect(await turnOff(undefined, administrator.token)).toBe(200);
    expect(await isOn()).toMatchObject({ on: false });
    const log = await test.api(`/audit-log?where[recordId][equals]=${one.id}&where[record][equals]=users&sort=id`, {
      token: administrator.token,
    });
    const { docs } = (await log.json()) as { docs: { userName: string; changes: { before: unknown; after: unknown }[] }[] };
    const entries = docs.filter(({ changes }) => JSON.stringify(changes ?? "").includes("totpSecret"));
    expect(entries.map(({ userName, changes }) => [userName, changes[0]?.after])).toEqual([
      ["off", "✓"],
      ["off", null],
      ["off", "✓"],
      ["administrator", null],
    ]);
  });

  it("is asked for with a one-time link, too, and takes no more there after five wrong ones", async () => {
    const one = await signedIn(test, "editor", "linked");
    const { address, codeAt } = await beginSecondFactor(one);
    await test.api(address, { method: "POST", body: { code: codeAt(-1) }, token: one.token });
    const link = (await (await test.api(`/users/${one.id}/link`, { method: "POST", token: administrator.token })).json()) as {
      url: string;
    };
    const token = link.url.split("/").at(-1);
    const set = (code?: string) =>
      test.api("/users/reset-password", { method: "POST", body: { token, password: "another horse battery", ...(code && { code }) } });
    const challenge = await set();
    expect([challenge.status, await challenge.json()]).toMatchObject([401, { errors: [{ data: { secondFactor: true } }] }]);
    for (let wrong = 0; wrong < 5; wrong += 1) expect((await set("000000")).status).toBe(401);
    expect((await set(codeAt(0))).status).toBe(429);
    await test.cms.unlock({ collection: "users", data: { email: one.email, password: "" }, overrideAccess: true });
    expect((await set(codeAt(0))).status).toBe(200);
    expect(await signIn(one.email, "another horse battery", codeAt(1))).toBe(200);
  });
});
