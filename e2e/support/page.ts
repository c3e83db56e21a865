import { expect, type Page, type Request, type Route } from "@playwright/test";

/** Opens a page and waits until the client has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await takenOver(page);
}

/** Opens a page and waits until the client has taken over and every place in it is where it stays. */
export async function openLaidOut(page: Page, path: string): Promise<void> {
  await open(page, path);
  await laidOut(page);
}

/** Waits until the client has taken over the page that is open, as it does for a visitor who moves. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.dispatchEvent(new PointerEvent("pointermove", { movementX: 1 }));
    return performance.getEntriesByName("taken-over").length > 0;
  });
}

/** Waits until all of the page is laid out, which begins with hydration; until then the browser skips content far below. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.dataset["far"] || performance.getEntriesByName("taken-over").length === 0);
}

/** What the console says of a page, as it comes: messages of these types, and with "error" what scripts throw as well. */
export function consoleOf(page: Page, ...types: ("error" | "warning" | "info")[]): string[] {
  const logged: string[] = [];
  page.on("console", (message) => {
    if ((types as string[]).includes(message.type())) logged.push(message.text());
  });
  if (types.includes("error")) page.on("pageerror", (error) => logged.push(String(error)));
  return logged;
}

/** Ids that the page has more than once: no label and no link leads to the second element of an id. */
export async function repeatedIds(page: Page): Promise<string[]> {
  const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
  return ids.filter((id, place) => ids.indexOf(id) !== place);
}

/** Whether a request is for a page's data, which navigations in the browser fetch. */
export function isPageData(request: Request, path: string): boolean {
  return new URL(request.url()).pathname === `${path}.data`;
}

/**
 * Holds back every request that a pattern matches.
 * @param method of those that are held back; all, if it is not given
 * @returns how many were asked for so far, and what lets them all go on, or fail
 */
export async function hold(page: Page, pattern: RegExp, method?: string) {
  let release: (outcome: "go on" | "fail") => void = () => {};
  const released = new Promise<"go on" | "fail">((resolve) => (release = resolve));
  let requests = 0;
  await page.route(pattern, async (route: Route) => {
    if (method && route.request().method() !== method) return route.fallback();
    requests += 1;
    await ((await released) === "fail" ? route.abort() : route.continue()).catch(() => {});
  });
  return { requests: () => requests, release: () => release("go on"), fail: () => release("fail") };
}

/** Has the browser say that its visitor saves data, so that no page is fetched ahead of a click. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }));
}

/** Goes to an address as a visitor's step through the history does: within the page, without loading a document. */
export async function stepTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** The page has not been left for another document since `mark` was set by this function. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return async () => expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
}
