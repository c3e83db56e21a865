import { randomUUID } from "node:crypto";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { fillOwnFields } from "./support/forms.ts";
import { CHANGES, changeAt, MOMENTS, type Change, type Moment } from "./support/foreign-changes.ts";
import { consoleOf, hold, repeatedIds, takenOver } from "./support/page.ts";
import { SLOW, slowUnless } from "./support/slow.ts";
import { storedRows } from "./support/staff.ts";

/** All changes at all moments on all forms, instead of each of them once or twice: `FOREIGN_CHANGES=all`. */
const ALL = process.env["FOREIGN_CHANGES"] === "all";
const CLIENT = /\/assets\/[^/]+\.js$/;

const FORMS = [
  { path: "/en/contact", collection: "messages" },
  { path: "/buy?items=a9:20", collection: "leads" },
  { path: "/en/join", collection: "messages" },
  { path: "/contact", collection: "messages" },
  { path: "/en/buy?items=a9:20", collection: "leads" },
  { path: "/join", collection: "messages" },
] as const;

/** What most visitors have. */
const COMMON: Change = "a password manager";

/** Changes at every moment, spread over a list of pages, one of so many; with `ALL` every change on each of them. */
function tries<Place>(places: readonly Place[], of = places.length): { change: Change; moment: Moment; place: Place }[] {
  const every = places.flatMap((place, at) =>
    CHANGES.flatMap((change) => MOMENTS.map((moment) => ({ change, moment, place, turn: MOMENTS.indexOf(moment) + at }))),
  );
  return every.filter(({ change, turn }) => ALL || (turn + CHANGES.indexOf(change)) % of === 0);
}

/** What the console says is wrong, but for the style of the dark reader, which a script of the page may not write and an extension may. */
function errorsOf(page: Page): () => string[] {
  const logged = consoleOf(page, "error");
  return () => logged.filter((error) => !error.startsWith("Applying inline style"));
}

/** A page on a phone that others change. */
async function changedPage(browser: Browser, baseURL: string | undefined, change: Change, moment: Moment): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: baseURL ?? "" });
  page.setDefaultTimeout(20_000);
  await changeAt(page, change, moment);
  return page;
}

/** The focused element, and the middle of it in the window, in pixels. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { top, height } = (document.activeElement ?? document.body).getBoundingClientRect();
    return { name: (document.activeElement as HTMLInputElement).name, middle: top + height / 2 };
  });
/** Pixels that a page may move while others change it: texts get longer, parts go. */
const MOVED = 160;

for (const change of CHANGES) {
  test(
    `what is typed into a form that ${change} changes arrives, whenever that is`,
    slowUnless(change === COMMON),
    async ({ browser, request, baseURL }) => {
      test.setTimeout(600_000);
      for (const { moment, place } of tries(FORMS).filter((one) => one.change === change)) {
        await test.step(`${place.path} ${moment}`, async () => {
          const page = await changedPage(browser, baseURL, change, moment);
          const errors = errorsOf(page);
          const email = `${randomUUID()}@example.com`;
          // Half of the name is typed before the client comes, the rest while it does.
          const client = await hold(page, CLIENT);
          await page.goto(place.path, { waitUntil: "domcontentloaded" });
          if (moment === "at load") await page.waitForFunction(() => "foreignChange" in window);
          await page.locator("form [name=name]").click();
          await page.keyboard.type("Ana");
          const { middle } = await focusOf(page);
          client.release();
          await page.keyboard.type(" Souza", { delay: 15 });
          await takenOver(page);
          expect.soft(await repeatedIds(page)).toEqual([]);
          expect.soft(await page.locator("form [name=name]").inputValue()).toBe("Ana Souza");
          const focus = await focusOf(page);
          expect.soft(focus.name).toBe("name");
          expect.soft(Math.abs(focus.middle - middle)).toBeLessThan(MOVED);
          await page.keyboard.type(" Lima");
          await page.locator("form [name=email]").fill(email);
          await page.locator("form [name=message]").fill("200 trackers");
          await fillOwnFields(page);
          await page.locator("form [name=consent]").check();
          await page.locator("form[method=post] button[type=submit]").click();
          await expect(page.locator(".done")).toBeFocused();
          expect(await page.evaluate(() => "foreignChange" in window)).toBe(true);
          const [row, ...more] = await storedRows(request, place.collection, "email", email);
          expect([row?.["name"], row?.["message"], more]).toEqual(["Ana Souza Lima", "200 trackers", []]);
          expect(errors()).toEqual([]);
          await page.close();
        });
      }
    },
  );
}

const LISTS: readonly { path: string; choose: (page: Page) => Promise<void>; expectChoice: (page: Page) => Promise<void> }[] = [
  {
    path: "/en/products",
    choose: async (page) => {
      await page.locator("main [name=ids]").nth(2).check();
      await page.locator("[name=q]").click();
      await page.keyboard.type("IP67");
    },
    expectChoice: async (page) => {
      await expect(page.locator(".compare-bar")).toContainText("1 / 4");
      await expect(page.locator("main [name=ids]").nth(2)).toBeChecked();
      await expect(page.locator("[name=q]")).toBeFocused();
      await expect(page.locator("[name=q]")).toHaveValue("IP67");
      await page.locator("[name=q]").press("Enter");
      await expect(page).toHaveURL(/q=IP67/);
    },
  },
  {
    path: "/products",
    choose: (page) => page.locator(".finder-open").click(),
    expectChoice: async (page) => {
      await expect(page.locator("#facets")).toHaveJSProperty("open", true);
      await page.locator("[name=network][value=cat1]").check();
      await page.locator("[name=standby-from]").fill("30");
      await expect(page.locator("[name=network][value=cat1]")).toBeChecked();
      await expect(page.locator("[name=standby-from]")).toHaveValue("30");
      await page.locator("#facets [type=submit].button-signal").click();
      await expect(page).toHaveURL(/network=cat1&standby=30-/);
    },
  },
  {
    path: "/en/buy?items=a9:20,v3:5",
    choose: async (page) => {
      await page.locator(".quote-line select").first().selectOption({ index: 2 });
      await page.locator(".quote-regions [type=checkbox]").first().check();
      await page.locator(".quantity input").nth(1).fill("70");
    },
    expectChoice: async (page) => {
      await expect(page.locator(".quote-line select").first()).not.toHaveValue("");
      await expect(page.locator(".quote-regions [type=checkbox]").first()).toBeChecked();
      await expect(page.locator(".quantity input").nth(1)).toHaveValue("70");
      await expect(page).toHaveURL(/items=a9:20,v3:70/);
    },
  },
  {
    path: "/en/search?q=a9",
    choose: async (page) => {
      await page.locator("#q").click();
      await page.locator("#q").press("End");
      await page.keyboard.type(" v3");
    },
    expectChoice: async (page) => {
      await expect(page.locator("#q")).toBeFocused();
      await expect(page.locator("#q")).toHaveValue("a9 v3");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/q=a9(?:\+|%20)v3/);
    },
  },
  {
    path: "/products/compare?ids=a9,v3,a5",
    choose: (page) => page.locator(".compare-switch input").check(),
    expectChoice: async (page) => {
      await expect(page.locator(".compare-switch input")).toBeChecked();
      await page.locator(".compare-switch input").uncheck();
      await page.locator(".compare-group button").first().click();
      await expect(page.locator(".compare-group button").first()).toHaveAttribute("aria-expanded", "true");
      await page.locator(".compare-remove").nth(1).click();
      await expect(page.locator(".compare-head")).toHaveCount(2);
    },
  },
  {
    path: "/en/services/faq",
    choose: async (page) => {
      await page.locator("details:has(.answer-vote) summary").nth(1).click();
      await page.locator("details:has(.answer-vote) summary").nth(3).click();
    },
    expectChoice: async (page) => {
      const answer = page.locator("details:has(.answer-vote)").nth(3);
      await expect(page.locator("details:has(.answer-vote)").nth(1)).toHaveAttribute("open", "");
      await answer.locator("[name=yes]").click();
      await expect(answer.locator("output")).toBeVisible();
    },
  },
];

for (const change of CHANGES) {
  test(`what is chosen on lists that ${change} changes stays chosen`, SLOW, async ({ browser, baseURL }) => {
    test.setTimeout(600_000);
    for (const { moment, place } of tries(LISTS, 2 * LISTS.length).filter((one) => one.change === change)) {
      await test.step(`${place.path} ${moment}`, async () => {
        const page = await changedPage(browser, baseURL, change, moment);
        const errors = errorsOf(page);
        const client = await hold(page, CLIENT);
        await page.goto(place.path, { waitUntil: "domcontentloaded" });
        if (moment === "at load") await page.waitForFunction(() => "foreignChange" in window);
        await place.choose(page);
        const scrolled = await page.evaluate(() => scrollY);
        client.release();
        await takenOver(page);
        expect.soft(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(MOVED);
        await place.expectChoice(page);
        expect(errors()).toEqual([]);
        await page.close();
      });
    }
  });
}

test("a word that an input method composes is finished before the client takes over", async ({ browser, baseURL }) => {
  const page = await changedPage(browser, baseURL, "a password manager", "at DOMContentLoaded");
  const client = await hold(page, CLIENT);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await page.locator("form [name=name]").click();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send("Input.imeSetComposition", { text: "wangfang", selectionStart: 8, selectionEnd: 8 });
  const fetched = page.waitForResponse(/\/frame\//);
  client.release();
  await (await fetched).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  expect(await page.evaluate(() => performance.getEntriesByName("taken-over").length)).toBe(0);
  await keyboard.send("Input.insertText", { text: "王芳" });
  await takenOver(page);
  await expect(page.locator("form [name=name]")).toHaveValue("王芳");
  await expect(page.locator("form [name=name]")).toBeFocused();
  await page.close();
});
