import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "#shared/languages.ts";
import { openCms, type TestCms } from "../../test/cms.ts";

let test: TestCms;

const first = { email: "first@example.com", password: "correct horse", name: "First" };

beforeAll(async () => {
  test = await openCms();
});
afterAll(() => test?.close());

async function register(setupCode: string | undefined, language: Language = "zh") {
  const response = await test.api("/users/first-register", { method: "POST", body: { ...first, setupCode }, language });
  return { status: response.status, text: await response.text(), cookie: response.headers.get("set-cookie") };
}

describe("the first administrator", () => {
  it("needs a code even before one was made", async () => {
    expect((await register(undefined)).status).toBe(403);
    expect((await register("")).status).toBe(403);
  });

  it("is told which code, in both languages", async () => {
    const { ensureSetupCode } = await import("./first-administrator.ts");
    const code = await ensureSetupCode(test.cms);
    expect(code).toMatch(/^[A-Z2-7]{20,}$/);
    expect(await ensureSetupCode(test.cms)).toBe(code);
    // All processes of the site read it where they read all else.
    expect(await test.cms.kv.get("setup-code")).toEqual({ code });

    const wrong = await register("A".repeat(code?.length ?? 0), "en");
    expect(wrong.status).toBe(403);
    expect(wrong.text).toContain("setup code");
    expect((await register("x")).text).toContain("安装码");
    expect((await test.cms.count({ collection: "users" })).totalDocs).toBe(0);
  });

  it("that could not be made has not used the code up", async () => {
    const { ensureSetupCode } = await import("./first-administrator.ts");
    const code = await ensureSetupCode(test.cms);
    const body = { ...first, password: "short", setupCode: code };
    expect((await test.api("/users/first-register", { method: "POST", body })).status).toBe(400);
    expect(await ensureSetupCode(test.cms)).toBe(code);
  });

  it("is made once, however many know the code at the same moment, and it is used up then", async () => {
    const { ensureSetupCode } = await import("./first-administrator.ts");
    const code = await ensureSetupCode(test.cms);
    const tries = await Promise.all([register(code?.toLowerCase()), register(code ?? "")]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const cookie = tries.find(({ status }) => status === 200)?.cookie;
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(await test.cms.kv.has("setup-code")).toBe(false);
    expect(await ensureSetupCode(test.cms)).toBeNull();
    expect((await register(code ?? "")).status).toBe(403);
  });

  it("needs no code from the server itself", async () => {
    const { createAdmin } = await import("./first-administrator.ts");
    await expect(createAdmin(test.cms, { ...first, email: "second@example.com" })).resolves.toMatchObject({ email: "second@example.com" });
  });
});
