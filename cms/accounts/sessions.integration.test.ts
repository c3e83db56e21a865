import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountCalls } from "../../test/accounts.ts";
import { openCms, type TestCms } from "../../test/cms.ts";
import { PASSWORD, signedIn } from "../../test/staff.ts";

let test: TestCms;
let administrator: Awaited<ReturnType<typeof signedIn>>;
let editor: Awaited<ReturnType<typeof signedIn>>;
const { changeOwn, signIn } = accountCalls(() => test);

beforeAll(async () => {
  test = await openCms();
  administrator = await signedIn(test, "administrator");
  editor = await signedIn(test, "editor");
});
afterAll(() => test?.close());

describe("a stolen session", () => {
  const statusAndMessage = async (answer: Response) => [
    answer.status,
    ((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message,
  ];

  it("makes no link for its own account, by which it would set a password without the current one", async () => {
    const { id } = administrator;
    const own = () => test.api(`/users/${id}/link`, { method: "POST", token: administrator.token, language: "en" });
    expect(await statusAndMessage(await own())).toEqual([403, expect.stringContaining("give the current one there")]);
    expect(
      (await test.cms.db.findOne<{ id: number; resetPasswordToken?: string }>({ collection: "users", where: { id: { equals: id } } }))
        ?.resetPasswordToken,
    ).toBeFalsy();
  });

  it("turns no second factor on, and locks nobody out", async () => {
    const one = await signedIn(test, "viewer", "robbed");
    const address = `/users/${one.id}/second-factor`;
    const begin = (body: object) => test.api(address, { method: "POST", body, token: one.token, language: "en" });
    expect(await statusAndMessage(await begin({}))).toEqual([400, expect.stringContaining("give your current password")]);
    for (const body of [{ currentPassword: null }, { currentPassword: {} }, { currentPassword: "" }])
      expect((await begin(body)).status).toBe(400);
    expect((await begin({ code: "000000" })).status).toBe(400);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await statusAndMessage(await begin({ currentPassword: `wrong ${attempt}` }))).toEqual([400, "The current password is wrong."]);
    expect((await begin({ currentPassword: PASSWORD })).status).toBe(429);
    // The tries are those of a change of the password, too.
    expect((await changeOwn(one, { password: "another horse stable" })).status).toBe(429);
    expect(await signIn(one.email, PASSWORD)).toBe(200);
  });

  it("makes no administrator in whatever way, and comes into no administrator's account; whoever knows the password does", async () => {
    const other = await signedIn(test, "administrator", "other-administrator");
    const candidate = await signedIn(test, "editor", "to-be-raised");
    const post = (address: string, body: object, method: "POST" | "PATCH" = "POST") =>
      test.api(address, { method, body, token: administrator.token, language: "en" });
    const account = { name: "X", role: "administrator", email: "backdoor@example.com" };
    const doors = [
      ["/users/invite", account, "POST"],
      ["/users", { ...account, password: PASSWORD }, "POST"],
      [`/users/${candidate.id}`, { role: "administrator" }, "PATCH"],
      [`/users?where[id][equals]=${candidate.id}`, { role: "administrator" }, "PATCH"],
      [`/users/${other.id}/link`, {}, "POST"],
      [`/users/${other.id}`, { password: "another horse stable" }, "PATCH"],
      [`/users/${other.id}`, { email: "mine@example.com" }, "PATCH"],
      [`/users?where[id][equals]=${other.id}`, { email: "mine@example.com" }, "PATCH"],
    ] as const;
    for (const [address, body, method] of doors) {
      const answer = await post(address, body, method);
      expect([address, answer.status, await answer.text()]).toEqual([
        address,
        400,
        // Of many records Payload tells the field alone.
        expect.stringMatching(/give your own current password|field is invalid: Current password/),
      ]);
    }
    // Wrong passwords count as tries; one remains.
    for (const [address, body, method] of [doors[0], doors[2], doors[4]] as const)
      expect([address, (await post(address, { ...body, currentPassword: "a wrong password" }, method)).status]).toEqual([address, 400]);
    const readUser = (id: number) =>
      test.cms.db.findOne<{ id: number; role: string; resetPasswordToken?: string }>({
        collection: "users",
        where: { id: { equals: id } },
      });
    expect(
      (await test.cms.count({ collection: "users", where: { email: { in: ["backdoor@example.com", "mine@example.com"] } } })).totalDocs,
    ).toBe(0);
    expect(await readUser(candidate.id)).toMatchObject({ role: "editor" });
    expect((await readUser(other.id))?.resetPasswordToken).toBeFalsy();
    expect(await signIn(other.email, PASSWORD)).toBe(200);
    // Whoever knows the password does all of it, and without it what lets nobody in as an administrator.
    for (const [address, body, method] of doors.slice(2, 6)) {
      const answer = await post(address, { ...body, currentPassword: PASSWORD }, method);
      expect([address, answer.status]).toEqual([address, 200]);
    }
    expect((await post("/users/invite", { ...account, currentPassword: PASSWORD })).status).toBe(200);
    expect((await post("/users/invite", { name: "Y", role: "sales", email: "y@example.com" })).status).toBe(200);
    expect((await post(`/users/${other.id}`, { name: "Other" }, "PATCH")).status).toBe(200);
    for (const email of [other.email, candidate.email, account.email])
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
    // One that is over is none, though it is stored until somebody signs in.
    const { sessions } = (await test.cms.db.findOne<{ id: number; sessions: object[] }>({
      collection: "users",
      where: { id: { equals: one.id } },
    })) as { sessions: object[] };
    const over = { id: "over", createdAt: "2026-01-01T00:00:00.000Z", expiresAt: new Date(Date.now() - 1000).toISOString() };
    await test.cms.db.updateOne({ collection: "users", id: one.id, data: { sessions: [...sessions, over] } as never });
    expect(await (await test.api(`/users/${one.id}/sessions`, { token: one.token })).json()).toEqual(listed);
    expect((await test.api(`/users/${one.id}/sessions`, { token: editor.token })).status).toBe(403);
    expect((await test.api(`/users/${one.id}/end-sessions`, { method: "POST", token: one.token })).status).toBe(200);
    expect([await works(one.token), await works(other)]).toEqual([true, false]);
    const third = await again();
    expect((await changeOwn(one, { password: "a new horse stable" })).status).toBe(200);
    expect([await works(one.token), await works(third)]).toEqual([true, false]);
    expect((await test.api(`/users/${one.id}/end-sessions`, { method: "POST", token: administrator.token })).status).toBe(200);
    expect(await works(one.token)).toBe(false);
    const { docs } = await test.cms.find({
      collection: "audit-log",
      where: { action: { equals: "end-sessions" }, recordId: { equals: String(one.id) } },
      sort: "id",
      depth: 0,
    });
    expect(docs.map(({ userName, title }) => [userName, title])).toEqual([
      ["sessions", "sessions"],
      ["administrator", "sessions"],
    ]);
  });
});
