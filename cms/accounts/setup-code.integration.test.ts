import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "#shared/languages.ts";
import { openCms, type TestCms } from "../../test/cms.ts";

let test: TestCms;
let file: string;

const first = { email: "first@example.com", password: "correct horse", name: "First" };

beforeAll(async () => {
  test = await openCms();
  file = path.join(test.folder, "setup-code");
});
afterAll(() => test.close());

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
    expect(readFileSync(file, "utf8").trim()).toBe(code);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const wrong = await register("A".repeat(code?.length ?? 0), "en");
    expect(wrong.status).toBe(403);
    expect(wrong.text).toContain("setup code");
    expect((await register("x")).text).toContain("安装码");
    expect((await test.cms.count({ collection: "users" })).totalDocs).toBe(0);
  });

  it("is made with the code, which is then used up", async () => {
    const { ensureSetupCode } = await import("./first-administrator.ts");
    const code = await ensureSetupCode(test.cms);
    const { status, cookie } = await register(code?.toLowerCase());
    expect(status).toBe(200);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(existsSync(file)).toBe(false);
    expect(await ensureSetupCode(test.cms)).toBeNull();
    expect((await register(code ?? "")).status).toBe(403);
  });

  it("needs no code from the server itself", async () => {
    const { createAdmin } = await import("./first-administrator.ts");
    await expect(createAdmin(test.cms, { ...first, email: "second@example.com" })).resolves.toMatchObject({ email: "second@example.com" });
  });
});
