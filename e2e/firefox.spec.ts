/** The site in Firefox, which reads policies, scripts and styles by an engine of its own. The other tests use Chromium. */
import { expect, test } from "@playwright/test";
import { launch, type Browser, type BrowserContext, type Page } from "puppeteer-core";
import { installedFirefox } from "../tools/lib/test-tools.mjs";
import { SLOW } from "./support/slow.ts";
import { storedRows } from "./support/staff.ts";

const executablePath = process.env["FIREFOX_PATH"] ?? installedFirefox();

test.describe.configure({ mode: "default" });
test.setTimeout(120_000);
test.skip(!executablePath, "needs Firefox installed");

let firefox: Browser;
let context: BrowserContext;
let page: Page;
/** Errors and warnings of the console, and what scripts have thrown. */
let logged: string[];

test.beforeAll(async () => {
  if (executablePath) firefox = await launch({ browser: "firefox", executablePath, headless: true });
});
test.afterAll(() => firefox?.close());

test.beforeEach(async () => {
  context = await firefox.createBrowserContext();
  page = await context.newPage();
  logged = [];
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) logged.push(message.text());
  });
  page.on("pageerror", (error) => logged.push(String(error)));
});
test.afterEach(() => context.close());

/** Milliseconds without a request after which all of a page is there: Firefox tells a page that is left what it has not got. */
const QUIET = 200;

/** Opens a page as somebody does who moves the mouse, and waits until the client has taken over and all of it is there. */
async function open(address: string): Promise<void> {
  await page.goto(address);
  for (const place of [200, 220]) await page.mouse.move(place, place);
  await page.waitForFunction(() => performance.getEntriesByName("taken-over").length > 0);
  await page.waitForNetworkIdle({ idleTime: QUIET });
}

/** What the page says somewhere; nothing where there is no such element. */
function textOf(selector: string): Promise<string> {
  return page.evaluate((sought) => document.querySelector<HTMLElement>(sought)?.innerText ?? "", selector);
}

test("pages are taken over, fetched ahead, as wide as the window, and leave the console silent", SLOW, async ({ baseURL }) => {
  for (const width of [390, 1440]) {
    await page.setViewport({ width, height: 900 });
    for (const path of ["/", "/en/products", "/products/v3", "/en/products/compare?ids=a9,a7,v3", "/buy?items=a9:20", "/services/videos"]) {
      await open(`${baseURL}${path}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${path} at ${width} px`).toBe(true);
      expect(logged, path).toEqual([]);
    }
  }
  await open(`${baseURL}/en`);
  await page.hover("footer nav a");
  await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".data")));
  expect(logged).toEqual([]);
});

test("a buyer chooses, puts a product on the list, steps back and sends it", async ({ baseURL, request }) => {
  await page.setViewport({ width: 1440, height: 900 });
  await open(`${baseURL}/en/products`);
  await page.locator(".facet-option input[name=network]").click();
  await expect.poll(() => page.url()).toContain("/en/products?network=");
  await expect.poll(() => textOf(".finder-head h2")).toMatch(/ of \d+/);
  await page.locator(".product-card h3 a").click();
  await expect.poll(() => textOf("h1")).toMatch(/^[A-Z]\d/);
  await page.goBack();
  await expect.poll(() => textOf(".finder-head h2")).toMatch(/ of \d+/);
  await page.waitForNetworkIdle({ idleTime: QUIET });

  await open(`${baseURL}/en/products/a9`);
  await page.locator("main ::-p-text(Add to quote)").click();
  await expect.poll(() => textOf(".quote-count b")).toBe("1");
  expect(await page.$eval(".quote-count b", (count) => getComputedStyle(count).position)).toBe("absolute");

  const email = `${crypto.randomUUID()}@example.com`;
  await page.locator(".quote-count").click();
  await page.locator(".quote-drawer .button-signal").click();
  await page.locator('[name="name"]').fill("Ana Souza");
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="message"]').fill("200 trackers");
  await page.locator('[name="consent"]').click();
  await page.locator('form[method="post"] button[type="submit"]').click();
  await expect.poll(() => textOf("main")).toContain("Submitted successfully");
  expect(await storedRows(request, "leads", "email", email)).toMatchObject([{ name: "Ana Souza", items: [{ quantity: 1 }] }]);
  expect(logged).toEqual([]);
});
