import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Language } from "#shared/languages.ts";
import { HOUR } from "#shared/lib/durations.ts";
import { accountCalls } from "../../test/accounts.ts";
import { openCms, type TestCms } from "../../test/cms.ts";
import { SLOW } from "../../test/slow.ts";
import { PASSWORD, signedIn } from "../../test/staff.ts";

let test: TestCms;
let administrator: Awaited<ReturnType<typeof signedIn>>;
let editor: Awaited<ReturnType<typeof signedIn>>;
const { signIn } = accountCalls(() => test);

beforeAll(async () => {
  test = await openCms();
  administrator = await signedIn(test, "administrator");
  editor = await signedIn(test, "editor");
});
afterAll(() => test?.close());

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

  it("names its owner as long as it can be used, and nobody after that", async () => {
    const { ownerOfLink } = await import("./one-time-link.ts");
    const body = { email: "later@example.com", name: "Later", role: "viewer" };
    const invited = await test.api("/users/invite", { method: "POST", body, token: administrator.token });
    const { id, url } = (await invited.json()) as { id: number; url: string };
    const token = url.split("/").at(-1) ?? "";
    expect(await ownerOfLink(token, test.cms)).toMatchObject({ id, name: "Later" });
    expect(await ownerOfLink("other", test.cms)).toBeNull();
    const resetPasswordExpiration = new Date(Date.now() - 1000).toISOString();
    await test.cms.db.updateOne({ collection: "users", id, data: { resetPasswordExpiration }, returning: false });
    expect(await ownerOfLink(token, test.cms)).toBeNull();
    expect((await test.api("/users/reset-password", { method: "POST", body: { token, password: PASSWORD } })).status).toBe(403);
  });

  it("goes to international addresses, and to what was pasted around one", async () => {
    for (const [typedEmail, email] of [
      ["Zhang@例子.中国", "zhang@xn--fsqu00a.xn--fiqs8s"],
      ["Li Na <li.na+desk@München.de>,", "li.na+desk@xn--mnchen-3ya.de"],
    ]) {
      const body = { email: typedEmail, name: "Guest", role: "viewer" };
      const invited = await test.api("/users/invite", { method: "POST", body, token: administrator.token });
      const { id, url, until } = (await invited.json()) as { id: number; url: string; until: string };
      // Over a weekend, and no longer: whoever finds the link later comes in nowhere.
      const link = await test.cms.db.findOne<{ id: number; resetPasswordExpiration: string }>({
        collection: "users",
        where: { id: { equals: id } },
      });
      for (const end of [until, link?.resetPasswordExpiration ?? ""])
        expect(Math.round((Date.parse(end) - Date.now()) / HOUR)).toBe(3 * 24);
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
    const request = () =>
      withinRequest({ ...office, client: "203.0.113.6" }, () =>
        test.cms.forgotPassword({ collection: "users", data: { email: "nobody@example.com" }, disableEmail: true }),
      );
    const answers = await Promise.allSettled(Array.from({ length: 11 }, request));
    expect(answers.filter(({ status }) => status === "rejected")).toHaveLength(1);
  });

  it("makes no account without its link", async () => {
    const body = { email: "whole@example.com", name: "Whole", role: "viewer" };
    const invite = async () => (await test.api("/users/invite", { method: "POST", body, token: administrator.token })).status;
    const forgotPassword = vi.spyOn(test.cms, "forgotPassword").mockRejectedValueOnce(new Error("No link"));
    expect(await invite()).toBe(500);
    expect(forgotPassword).toHaveBeenCalledOnce();
    forgotPassword.mockRestore();
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
    // An account without a valid one gets a new one.
    await ask(editor.email);
    const [, mailedLink = ""] = /href="([^"]+)"/.exec(String(sent.mock.lastCall?.[0].html)) ?? [];
    expect((await linkOf(editor.email))?.resetPasswordToken).toBe(mailedLink.split("/").at(-1));
    sent.mockRestore();
  });

  it("is the way back in where no mail is set up", async () => {
    const answer = await test.api("/users/forgot-password", { method: "POST", body: { email: editor.email } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("一次性链接");
  });
});
