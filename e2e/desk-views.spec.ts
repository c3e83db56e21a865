import { expect } from "@playwright/test";
import { deskViews, faultsOfView } from "./support/desk-views.ts";
import { consoleOf } from "./support/page.ts";
import { makeStaff, openSignIn, setDeskLanguage, signInAtDesk, test } from "./support/staff.ts";

test("every view holds in both themes and on a phone, is walked by Tab, and leaves the console silent", async ({ browser, request }) => {
  test.setTimeout(600_000);
  const { account, headers } = await makeStaff(request);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const desk = await context.newPage();
  await openSignIn(desk, request, "zh");
  await signInAtDesk(desk, account);
  const said = consoleOf(desk, "error");
  const faults: string[] = [];
  for (const [index, path] of (await deskViews(request, headers)).entries()) {
    // Half of them in each language: what is looked at is the same in both.
    await setDeskLanguage(desk, index % 2 === 0 ? "zh" : "en");
    const found = await faultsOfView(desk, path);
    faults.push(...[...found, ...said.splice(0).map((line) => `console: ${line}`)].map((fault) => `${path} ${fault}`));
  }
  expect(faults).toEqual([]);
  await context.close();
});
