import { createHash } from "node:crypto";
import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { open } from "./support/page.ts";
import { WECHAT_ACCOUNT, WECHAT_TICKET } from "./support/wechat.ts";

const ANDROID = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile MicroMessenger/8.0.50";

/** What WeChat's script was called with, by the name of the call. */
type Calls = [name: string, data: Record<string, unknown>][];

/** Has WeChat's host answer with a script that notes its calls. @returns the addresses that were asked of other hosts than the site's */
async function withWechat(context: BrowserContext, site: string): Promise<string[]> {
  const requests: string[] = [];
  context.on("request", (request) => {
    if (!request.url().startsWith(site) && !request.url().startsWith("data:")) requests.push(request.url());
  });
  await context.route("https://res.wx.qq.com/**", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `window.calls = [];
        const note = (name) => (data) => calls.push([name, data]);
        window.wx = { config: note("config"), ready: (done) => done(), updateAppMessageShareData: note("message"), updateTimelineShareData: note("timeline") };`,
    }),
  );
  return requests;
}

const callsOf = (page: Page) => page.evaluate(() => (window as unknown as { calls?: Calls }).calls ?? []);

test("inside WeChat a page with an account says title, text and a square picture, under a signature of its address", async ({
  browser,
  baseURL: site = "",
}) => {
  const context = await browser.newContext({ userAgent: ANDROID });
  const requests = await withWechat(context, site);
  const page = await context.newPage();
  await page.goto(`${site}/en/products/v3?from=singlemessage`);
  await expect.poll(async () => (await callsOf(page)).map(([name]) => name)).toEqual(["config", "message", "timeline"]);
  const [[, config], [, message], [, timeline]] = (await callsOf(page)) as [Calls[0], Calls[0], Calls[0]];
  const signed = `jsapi_ticket=${WECHAT_TICKET}&noncestr=${String(config["nonceStr"])}&timestamp=${String(config["timestamp"])}&url=${page.url()}`;
  expect(config).toMatchObject({ appId: WECHAT_ACCOUNT.WECHAT_APP_ID, signature: createHash("sha1").update(signed).digest("hex") });
  expect(message).toEqual({
    title: await page.locator('meta[property="og:title"]').getAttribute("content"),
    desc: await page.locator('meta[name="description"]').getAttribute("content"),
    link: `${site}/en/products/v3`,
    imgUrl: expect.stringMatching(/^http.*png/),
  });
  const picture = await page.request.get(String(message["imgUrl"]));
  const [width, height] = [16, 20].map((place) => picture.body().then((body) => body.readUInt32BE(place)));
  expect(await width).toBe(await height);
  expect(timeline).toEqual({ title: message["title"], link: message["link"], imgUrl: message["imgUrl"] });
  expect(requests).toEqual(["https://res.wx.qq.com/open/js/jweixin-1.6.0.js"]);

  // Each page that the client moves to says its own, and the script is there already.
  await page.evaluate(() => void ((window as unknown as { calls: Calls }).calls.length = 0));
  await page.locator('footer a[href="/en/services/faq"]').evaluate((link: HTMLElement) => link.click());
  await expect.poll(async () => (await callsOf(page)).map(([, { link }]) => link).at(-1)).toBe(`${site}/en/services/faq`);
  expect(requests).toHaveLength(1);
  await context.close();
});

test("elsewhere the same site asks no other host, and WeChat's API nothing", async ({ page, context, baseURL: site = "" }) => {
  const requests = await withWechat(context, site);
  const signatures: string[] = [];
  page.on("request", (request) => request.url().includes("/wechat/") && signatures.push(request.url()));
  await open(page, `${site}/en/products/v3`);
  expect([requests, signatures, await callsOf(page)]).toEqual([[], [], []]);
});
