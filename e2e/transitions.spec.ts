import { expect as expectSoon, test, type Page } from "@playwright/test";
import { consoleOf, open, openLaidOut } from "./support/page.ts";
import { SLOW } from "./support/slow.ts";

/** A page may take its time on a busy machine: the test is not about speed. */
const expect = expectSoon.configure({ timeout: 30_000 });

/** Counts, when a view transition begins and when its new page stands, how many pictures are shared; and notes what moves in it. */
async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: { shared: number[]; durations: number[] } = { shared: [], durations: [] };
    Object.assign(window, { transitions: noted });
    const countShared = () =>
      [...document.querySelectorAll("*")].filter((element) => getComputedStyle(element).viewTransitionName.startsWith("picture-")).length;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      noted.shared.push(countShared());
      const transition = start(update);
      void transition.ready.then(() => {
        noted.shared.push(countShared());
        const moving = document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement?.startsWith("::view-transition"));
        noted.durations.push(...moving.map(({ effect }) => Number(effect?.getTiming().duration)));
      });
      return transition;
    };
  });
}

interface Noted {
  shared: number[];
  durations: number[];
}
const transitions = (page: Page) => page.evaluate(() => (window as unknown as { transitions: Noted }).transitions);

const WAYS = [
  { from: "/en/products", to: "/en/products/a9", link: "A9 Long" },
  { from: "/en/article", to: /\/en\/article\/\d+$/, link: "Read" },
  { from: "/en/solutions", to: "/en/solutions/logistics", link: "Logistics" },
];

for (const { from, to, link } of WAYS) {
  test(`the picture of a card on ${from} grows into its page and back`, SLOW, async ({ page }) => {
    await noteTransitions(page);
    await open(page, from);
    await page.locator("main").getByRole("link", { name: link }).first().click();
    await expect(page).toHaveURL(to);
    await expect.poll(async () => (await transitions(page)).shared).toEqual([1, 1]);
    expect(Math.max(...(await transitions(page)).durations)).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL(from);
    await expect.poll(async () => (await transitions(page)).shared).toEqual([1, 1, 1, 1]);
  });
}

test("a page whose own picture moves leaves the names of others alone", async ({ page }) => {
  const faults = consoleOf(page, "error");
  await noteTransitions(page);
  await open(page, "/en/solutions/logistics");
  await page.locator("main .card a").filter({ hasText: "V7" }).click();
  await expect(page).toHaveURL("/en/products/v7");
  // The map and the card of the old page, the picture of the new one.
  await expect.poll(async () => (await transitions(page)).shared).toEqual([2, 1]);
  expect(faults).toEqual([]);
});

test("with less motion the page changes at once", SLOW, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await noteTransitions(page);
  await open(page, "/en/products");
  await page.locator("main").getByRole("link", { name: "A9 Long" }).click();
  await expect(page).toHaveURL("/en/products/a9");
  await expect.poll(async () => (await transitions(page)).shared).toHaveLength(2);
  expect((await transitions(page)).durations.filter((duration) => duration > 1)).toEqual([]);
});

test("large figures count up once to what the page says without script", SLOW, async ({ page, request }) => {
  expect(await (await request.get("/en")).text()).toContain("<span>100,000+</span>");
  await openLaidOut(page, "/en");
  const figure = page.locator(".count-up").filter({ hasText: "100,000+" });
  const counted = figure.evaluate(
    (element) =>
      new Promise<{ shown: string; width: number }[]>((resolve) => {
        const drawn = element.querySelector(".count-up-drawn");
        const steps: { shown: string; width: number }[] = [];
        new MutationObserver(() => {
          if (!drawn?.textContent) resolve(steps);
          steps.push({ shown: drawn?.textContent ?? "", width: element.getBoundingClientRect().width });
        }).observe(element, { childList: true, subtree: true, characterData: true });
      }),
  );
  await figure.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  const steps = await counted;
  expect(steps.length).toBeGreaterThan(2);
  expect(steps[0]?.shown).not.toBe("100,000+");
  expect(new Set(steps.map(({ width }) => Math.round(width))).size).toBe(1);
  await expect(figure).toHaveText("100,000+");
});
