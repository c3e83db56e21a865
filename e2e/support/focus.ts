/** Operates a page by keyboard, one control of each kind, and asks where the focus is after it. */
import { expect, type Page } from "@playwright/test";
import { waitForDrawing } from "./drawing.ts";
import { open } from "./page.ts";
import { hush, unheard } from "./spoken.ts";
import "./random-walk.ts";

/** The element that has the focus, in words: its tag, and what tells it from others. */
const focusedOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { tagName, id, className, textContent } = document.activeElement ?? document.body;
    return [tagName.toLowerCase(), id && `#${id}`, className && `.${className}`, textContent?.trim().slice(0, 40)]
      .filter(Boolean)
      .join(" ");
  });

/** Whether the element that has the focus is in the window, at least in part. */
const isInWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { top, bottom } = (document.activeElement ?? document.body).getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });

/** What the page has said of itself last. */
const saidOf = (page: Page): Promise<string> => page.evaluate(() => document.querySelector("body > [aria-live]")?.textContent ?? "");

/** Waits until no page is on its way and the last one is drawn, which may ask for another: a quote list puts itself into its address. */
async function waitUntilSettled(page: Page): Promise<void> {
  const isIdle = () =>
    (Reflect.get(window, "__reactRouterDataRouter") as Window["__reactRouterDataRouter"])?.state.navigation.state === "idle";
  await page.waitForFunction(isIdle);
  await waitForDrawing(page);
  await page.waitForFunction(isIdle);
}

/** Opens a page and waits for the content stored in the browser, which it shows after hydration. */
async function openSettled(page: Page, path: string): Promise<void> {
  await open(page, path);
  await waitUntilSettled(page);
}

/** The kinds of controls that are seen on a page: links within the site, buttons, boxes and what folds. One line tells those of a kind from others. */
function kindsOn(page: Page, within: string): Promise<string[]> {
  return page.evaluate((part) => {
    const kinds = new Map<string, HTMLElement>();
    const controls = document.querySelectorAll<HTMLElement>(`${part} :is(a[href], button, summary, [type=checkbox], [type=radio])`);
    for (const control of controls) {
      const { tagName, className, parentElement } = control;
      if (control.matches(":disabled, [tabindex='-1']") || !control.checkVisibility({ visibilityProperty: true })) continue;
      if (control instanceof HTMLAnchorElement) {
        const { origin, pathname, hash, search, target } = control;
        const isPage = origin === location.origin && !/^\/(?:api|media|admin)\/|\.\w{2,4}$/.test(pathname) && !target && !control.download;
        const isOfLanguage = /^\/en(?:\/|$)/.test(pathname) === /^\/en(?:\/|$)/.test(location.pathname);
        // A link that leads to where one is, such as the page's own name in a menu, changes nothing.
        if (!isPage || !isOfLanguage || (pathname === location.pathname && search === location.search && !hash)) continue;
      }
      const around = parentElement?.closest("[class]");
      const kind = [tagName, className, control.getAttribute("type"), control.getAttribute("role"), around?.className].join("|");
      if (!kinds.has(kind)) kinds.set(kind, control);
    }
    for (const [kind, control] of kinds) control.dataset["kind"] = kind;
    return [...kinds.keys()];
  }, within);
}

/** Whether something comes true while a page is drawn. */
const comesTrue = (check: () => Promise<boolean>): Promise<boolean> =>
  expect
    .poll(check, { timeout: 5_000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

/** What tells the control that has the focus from others. */
const looks = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { tagName, className } = document.activeElement ?? document.body;
    return [tagName, className, document.activeElement?.getAttribute("href")].join("|");
  });

/**
 * Presses one control of each kind of a page, and after each that leads to another page the step back.
 * @param within selector of the part whose controls are pressed
 * @returns how many were pressed, and a line for each after which the focus is on the body or not where it should be, and for each message
 *   that nobody hears, if the page records announcements
 */
export async function pressEachKind(page: Page, path: string, within: string): Promise<{ pressed: number; faults: string[] }> {
  const faults: string[] = [];
  await openSettled(page, path);
  const kinds = await kindsOn(page, within);
  for (const kind of kinds) {
    if (new URL(page.url()).pathname + new URL(page.url()).search !== path) await openSettled(page, path);
    await kindsOn(page, within);
    const control = page.locator(`[data-kind=${JSON.stringify(kind)}]`).first();
    // What another one has taken away, such as a choice that is dropped.
    const [text] = await control.allInnerTexts();
    if (text === undefined) continue;
    const name = `${kind.split("|").slice(0, 2).join(".")} “${text.trim().slice(0, 30)}”`;
    await control.focus();
    await hush(page);
    const before = { link: await looks(page), title: await page.title(), pathname: new URL(page.url()).pathname };
    await page.keyboard.press((await control.evaluate((element) => element.matches("input"))) ? "Space" : "Enter");
    await waitUntilSettled(page);
    const after = new URL(page.url());
    const at = await focusedOn(page);
    if (at.startsWith("body") && !(await comesTrue(async () => !(await focusedOn(page)).startsWith("body"))))
      faults.push(`${path}: ${name} leaves the focus on the body`);
    if (after.pathname === before.pathname) {
      faults.push(...(await unheard(page)).map((text) => `${path}: ${name} brings a message together with its place: ${text}`));
      if (!(await comesTrue(() => isInWindow(page))))
        faults.push(`${path}: ${name} leads the focus out of sight, to ${await focusedOn(page)}`);
      if (await page.locator("dialog:modal").count()) await page.keyboard.press("Escape");
      continue;
    }
    const part = decodeURIComponent(after.hash.slice(1));
    const isThere = () =>
      page.evaluate(
        ([id, title]) =>
          document.title === document.querySelector("body > [aria-live]")?.textContent &&
          document.title !== title &&
          (document.activeElement?.matches(`main h1, [id="${id}"], details:has([id="${id}"]) > summary`) ?? false),
        [part, before.title] as const,
      );
    if (!(await comesTrue(isThere)))
      faults.push(
        `${path}: ${name} leads to ${after.pathname}, which says “${await saidOf(page)}”, and the focus to ${await focusedOn(page)}`,
      );
    await page.goBack();
    await waitUntilSettled(page);
    const isBack = async () => (await looks(page)) === before.link;
    if (!(await comesTrue(isBack))) faults.push(`${path}: the way back from ${name} leads to ${await focusedOn(page)}`);
  }
  return { pressed: kinds.length, faults };
}
