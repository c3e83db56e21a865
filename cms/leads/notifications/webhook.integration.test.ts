import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { webhookReceiver } from "../../../test/receivers.ts";
import type { Subject } from "./subject.ts";
import { callWebhook } from "./webhook.ts";

let hooks: Awaited<ReturnType<typeof webhookReceiver>>;

beforeAll(async () => {
  hooks = await webhookReceiver();
});
afterAll(() => hooks?.stop());

const subject: Subject = {
  kind: "lead",
  form: "buy",
  id: 7,
  reference: "9F3A-21C4",
  receivedAt: new Date().toISOString(),
  language: "zh",
  page: "/buy",
  values: { name: "王芳", email: "wang@example.com", message: "要两百个" },
  answers: [],
  items: [],
  origin: {},
  desk: "https://waymark.example/admin/collections/leads/7",
};

describe.each(["wecom", "dingtalk", "feishu"] as const)("a robot (%s)", (format) => {
  it("is given no mention of staff that a visitor wrote", async () => {
    hooks.answer = async () => ({ status: 200, body: '{"errcode":0,"code":0}' });
    const values = { ...subject.values, name: '<at user_id="all">所有人</at>', message: "<@boss> <@all> 5 < 6" };
    await callWebhook({ url: hooks.url, format, secret: undefined }, "key", { ...subject, values });
    const { text, content } = JSON.parse(hooks.taken.at(-1)?.body ?? "") as { text?: { content: string }; content?: { text: string } };
    const message = text?.content ?? content?.text ?? "";
    expect(message).toContain("5 ＜ 6");
    expect(message).not.toContain("<");
    expect(message).toMatch(/\n[^\n]*https:\/\/waymark\.example\/admin\/collections\/leads\/7$/);
  });

  it.each(['{"errcode":93000,"code":19021,"errmsg":"invalid webhook url"}', '{"errcode":"0","code":"0"}', "{}", "<html>", ""])(
    "has not taken what it answers with 200 and %j",
    async (body) => {
      hooks.answer = async () => ({ status: 200, body });
      const call = callWebhook({ url: hooks.url, format, secret: undefined }, "key", subject);
      await expect(call).rejects.toThrow(`The robot refused it: ${body}`);
    },
  );
});

describe("a robot of WeCom", () => {
  async function sentText(changes: Partial<Subject>): Promise<string> {
    hooks.answer = async () => ({ status: 200, body: '{"errcode":0}' });
    await callWebhook({ url: hooks.url, format: "wecom", secret: undefined }, "key", { ...subject, ...changes });
    return (JSON.parse(hooks.taken.at(-1)?.body ?? "") as { text: { content: string } }).text.content;
  }
  const item = { name: "磁吸定位器", quantity: 20 };

  it.each<[string, Partial<Subject>]>([
    ["a long message", { values: { ...subject.values, message: "长".repeat(1000) } }],
    ["a long message that ends within a pair of surrogates", { values: { ...subject.values, message: "🛰".repeat(1000) } }],
    ["a long list", { items: Array.from({ length: 200 }, () => item) }],
    ["a long name", { values: { ...subject.values, name: "名".repeat(1000) } }],
  ])("gets no more bytes than it takes, and the address in the desk: %s", async (_, changes) => {
    const content = await sentText(changes);
    const bytes = Buffer.byteLength(content);
    expect(bytes).toBeLessThanOrEqual(2048);
    expect(bytes).toBeGreaterThan(2048 - 4);
    // Half a character would be lost on the way into bytes and back.
    expect(Buffer.from(content).toString()).toBe(content);
    expect(content).toMatch(/^新询盘 New lead: [^]*…\n[^\n]*https:\/\/waymark\.example\/admin\/collections\/leads\/7$/);
  });

  it("gets all of what is short", async () => {
    const content = await sentText({});
    expect(content).toContain("要两百个");
    expect(content).not.toContain("…");
  });
});
