import { expect } from "@playwright/test";
import { deskViews, faultsOfView } from "./support/desk-views.ts";
import { consoleOf } from "./support/page.ts";
import { slowUnless } from "./support/slow.ts";
import { enterDesk, makeStaff, setDeskLanguage, test } from "./support/staff.ts";

/** One of each kind: an overview, a board, the longest form. */
const FEWER = /^\/admin(?:|\/collections\/(?:leads|products\/\d+))$/;

for (const isOneOfEach of [true, false]) {
  const title = `${isOneOfEach ? "one view of each kind" : "every other view"} holds in both themes and on a phone, is walked by Tab, and leaves the console silent`;
  test(title, slowUnless(isOneOfEach), async ({ browser, request }) => {
    test.setTimeout(600_000);
    const { account, headers } = await makeStaff(request);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const desk = await context.newPage();
    await enterDesk(desk, request, account, "zh");
    const logged = consoleOf(desk, "error");
    const faults: string[] = [];
    const views = [...(await deskViews(request, headers)).entries()].filter(([, path]) => FEWER.test(path) === isOneOfEach);
    expect(views.length).toBeGreaterThan(2);
    for (const [index, path] of views) {
      // Half of them in each language: the checks are the same in both.
      await setDeskLanguage(desk, index % 2 === 0 ? "zh" : "en");
      const viewFaults = await faultsOfView(desk, path);
      faults.push(...[...viewFaults, ...logged.splice(0).map((line) => `console: ${line}`)].map((fault) => `${path} ${fault}`));
    }
    expect(faults).toEqual([]);
    await context.close();
  });
}
