import { createHash } from "node:crypto";
import type { Payload } from "payload";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { webhookReceiver } from "../../test/receivers.ts";
import { wechatSignature } from "./wechat-signature.ts";

const SITE = "https://example.com";
const PAGE = `${SITE}/en/products/v3?from=wechat`;
const cms = { db: { name: "sqlite" } } as unknown as Pick<Payload, "db">;

/** In place of WeChat's API. */
let wechat: Awaited<ReturnType<typeof webhookReceiver>>;
let lent: number;

beforeAll(async () => {
  wechat = await webhookReceiver();
});
afterAll(() => wechat?.stop());
beforeEach(() => {
  lent = 0;
  wechat.taken.length = 0;
  wechat.answer = async ({ address }) => ({
    status: 200,
    body: JSON.stringify(
      address.includes("getticket")
        ? { errcode: 0, errmsg: "ok", ticket: `ticket-${++lent}`, expires_in: 7200 }
        : { access_token: "token & 1", expires_in: 7200 },
    ),
  });
});
afterEach(() => vi.useRealTimers());

function site() {
  const apiUrl = new URL(wechat.url).origin;
  const routes = wechatSignature({ siteUrl: SITE, wechat: { appId: "wx123", secret: "hidden", apiUrl } }, cms);
  return async (url: string) => routes.request(`/wechat/signature?url=${encodeURIComponent(url)}`);
}

it("signs a page of the site as WeChat checks it, and asks WeChat once for many", async () => {
  const ask = site();
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(PAGE)));
  for (const answer of answers) {
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const text = await answer.text();
    expect(text).not.toMatch(/hidden|token|ticket/);
    const { appId, nonceStr, timestamp, signature } = JSON.parse(text) as Record<string, string>;
    expect(appId).toBe("wx123");
    const signed = `jsapi_ticket=ticket-1&noncestr=${nonceStr}&timestamp=${timestamp}&url=${PAGE}`;
    expect(signature).toBe(createHash("sha1").update(signed).digest("hex"));
  }
  expect(wechat.taken.map(({ address }) => address)).toEqual([
    "/cgi-bin/stable_token",
    "/cgi-bin/ticket/getticket?type=jsapi&access_token=token%20%26%201",
  ]);
  expect(JSON.parse(wechat.taken[0]?.body ?? "")).toEqual({ grant_type: "client_credential", appid: "wx123", secret: "hidden" });
});

it("asks for a new ticket shortly before the old one ends", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const ask = site();
  await ask(PAGE);
  vi.setSystemTime(Date.now() + 6800_000);
  await ask(PAGE);
  expect(lent).toBe(1);
  vi.setSystemTime(Date.now() + 200_000);
  expect((await ask(PAGE)).status).toBe(200);
  expect(lent).toBe(2);
});

it("signs no address of others, and none that is too long", async () => {
  const ask = site();
  const foreign = [
    "",
    "/en",
    "https://evil.example/",
    `${SITE}.evil.example/`,
    "https://user:word@example.com/",
    String.raw`https:\\example.com\en`,
    `${SITE}/#part`,
    `${SITE}/${"a".repeat(2000)}`,
    // Whose page gives all up to here as its random word would have a signature of the address at the end.
    `${SITE}/&timestamp=1&url=https://evil.example/`,
  ];
  for (const url of foreign) {
    expect([url.slice(0, 40), (await ask(url)).status]).toEqual([url.slice(0, 40), 400]);
  }
  expect(wechat.taken).toHaveLength(0);
});

it("says that it is unavailable while WeChat refuses, and leaves WeChat alone for a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { answer } = wechat;
  wechat.answer = async () => ({ status: 200, body: '{"errcode":40164,"errmsg":"invalid ip, not in whitelist"}' });
  const ask = site();
  for (let times = 0; times < 3; times++) {
    const refused = await ask(PAGE);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "60"]);
  }
  expect(wechat.taken).toHaveLength(1);
  wechat.answer = answer;
  vi.setSystemTime(Date.now() + 61_000);
  expect((await ask(PAGE)).status).toBe(200);
});

it("bounds what one client asks", async () => {
  const ask = site();
  const answers = await Promise.all(Array.from({ length: 31 }, () => ask(PAGE)));
  expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
});

it("is not there without an account", async () => {
  const routes = wechatSignature({ siteUrl: SITE, wechat: null }, cms);
  expect((await routes.request(`/wechat/signature?url=${SITE}/`)).status).toBe(404);
});
