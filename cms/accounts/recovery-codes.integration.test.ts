import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { accountCalls } from "../../test/accounts.ts";
import { openCms, type TestCms } from "../../test/cms.ts";
import { PASSWORD, signedIn } from "../../test/staff.ts";

const FORM = /^\d{4}-\d{4}-\d{4}$/;

let test: TestCms;
let administrator: Awaited<ReturnType<typeof signedIn>>;
let one: Awaited<ReturnType<typeof signedIn>>;
let codes: string[];
let address: string;
let codeAt: (steps: number) => string;
let accounts = 0;
const { beginSecondFactor } = accountCalls(() => test);

beforeAll(async () => {
  test = await openCms();
  administrator = await signedIn(test, "administrator");
});
afterAll(() => test?.close());
afterEach(() => void vi.useRealTimers());

beforeEach(async () => {
  one = await signedIn(test, "editor", `codes${(accounts += 1)}`);
  ({ address, codeAt } = await beginSecondFactor(one));
  ({ codes } = await json<{ codes: string[] }>(post(address, { code: codeAt(-1) })));
});

const post = (path: string, body: object, token = one.token) => test.api(path, { method: "POST", body, token, language: "en" });
const json = async <T>(answer: Promise<Response>) => (await answer).json() as Promise<T>;
const signIn = async (code: string) =>
  (await test.api("/users/login", { method: "POST", body: { email: one.email, password: PASSWORD, code } })).status;
const countCodes = async () => (await json<{ codesLeft: number }>(test.api(address, { token: one.token }))).codesLeft;

it("come ten at a time when a second factor is turned on, and are stored as hashes that nobody can read", async () => {
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(FORM);
  const stored = JSON.stringify(await test.cms.db.findOne({ collection: "users", where: { id: { equals: one.id } } }));
  for (const code of codes) expect(stored).not.toMatch(new RegExp(`${code}|${code.replaceAll("-", "")}`));
  const { recoveryCodes } = JSON.parse(stored) as { recoveryCodes: string[] };
  const read = await (await test.api(`/users/${one.id}`, { token: administrator.token })).text();
  expect(recoveryCodes.some((hash) => read.includes(hash))).toBe(false);
});

it("sign in once each, however they are spaced, besides the codes of the authenticator, and the log counts them", async () => {
  const [first = "", second = "", third = ""] = codes;
  expect(await signIn(first)).toBe(200);
  expect(await signIn(first)).toBe(401);
  expect(await signIn(second.replaceAll("-", " "))).toBe(200);
  expect(await signIn(third.replaceAll("-", ""))).toBe(200);
  expect(await signIn(codeAt(0))).toBe(200);
  expect(await countCodes()).toBe(7);
  const where = `where[recordId][equals]=${one.id}&where[record][equals]=users&sort=id`;
  const { docs } = await json<{ docs: { changes: object[] | null }[] }>(test.api(`/audit-log?${where}`, { token: administrator.token }));
  const codeChanges = docs.flatMap(({ changes }) => changes ?? []).filter((change) => JSON.stringify(change).includes("recoveryCodes"));
  expect(codeChanges).toEqual([
    { field: "recoveryCodes", before: 0, after: 10 },
    { field: "recoveryCodes", before: 10, after: 9 },
    { field: "recoveryCodes", before: 9, after: 8 },
    { field: "recoveryCodes", before: 8, after: 7 },
  ]);
});

it("work once when many send the same one at the same moment", async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(codes[0] ?? "")));
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  expect(await countCodes()).toBe(9);
});

it("are worth nothing for another account, and are bounded like the authenticator's", async () => {
  const [stolen = ""] = codes;
  const other = await signedIn(test, "editor", `other${accounts}`);
  const setup = await json<{ address: string }>(post(`/users/${other.id}/second-factor`, { currentPassword: PASSWORD }, other.token));
  const { URI } = await import("otpauth");
  const code = URI.parse(setup.address).generate({ timestamp: Date.now() } as never);
  await post(`/users/${other.id}/second-factor`, { code }, other.token);
  const credentials = { email: other.email, password: PASSWORD, code: stolen };
  expect((await test.api("/users/login", { method: "POST", body: credentials })).status).toBe(401);
  for (let wrong = 0; wrong < 5; wrong += 1) expect(await signIn("0000-0000-0000")).toBe(401);
  expect(await signIn(stolen)).toBe(429);
});

it("are made anew with the password or a code, by their owner alone, and the old ones are over", async () => {
  const renew = `/users/${one.id}/recovery-codes`;
  expect((await post(renew, {})).status).toBe(400);
  expect((await post(renew, { currentPassword: "not the password" })).status).toBe(400);
  expect((await post(renew, { code: "000000" })).status).toBe(400);
  expect((await post(renew, { currentPassword: PASSWORD }, administrator.token)).status).toBe(403);
  const byPassword = await json<{ codes: string[] }>(post(renew, { currentPassword: PASSWORD }));
  expect(byPassword.codes).toHaveLength(10);
  expect(await signIn(codes[0] ?? "")).toBe(401);
  const byCode = await json<{ codes: string[] }>(post(renew, { code: codeAt(0) }));
  expect(await signIn(byPassword.codes[0] ?? "")).toBe(401);
  expect(await signIn(byCode.codes[0] ?? "")).toBe(200);
});

it("turn the second factor off, which takes them away, and there are none without one", async () => {
  expect((await test.api(address, { method: "DELETE", body: { code: codes[0] }, token: one.token })).status).toBe(200);
  expect(await json(test.api(address, { token: one.token }))).toEqual({ on: false, codesLeft: 0 });
  expect((await post(`/users/${one.id}/recovery-codes`, { currentPassword: PASSWORD })).status).toBe(409);
});
