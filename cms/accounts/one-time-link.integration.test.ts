import type { PayloadRequest } from "payload";
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

it("is mailed with the day in the company’s zone on which it ends", async () => {
  vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:1");
  vi.stubEnv("MAIL_FROM", "site@example.com");
  const { mailLink } = await import("./one-time-link.ts");
  const sendEmail = vi.fn<(mail: { text: string }) => Promise<void>>(async () => undefined);
  const req = { payload: { sendEmail } } as unknown as PayloadRequest;
  await mailLink("ana@example.com", { url: "https://waymark.example/admin/reset/1", until: "2026-11-24T17:30:00.000Z" }, req);
  const text = sendEmail.mock.calls[0]?.[0].text;
  expect(text).toContain("2026-11-25 前有效");
  expect(text).toContain("until 2026-11-25.");
});
