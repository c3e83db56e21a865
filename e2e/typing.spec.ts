import { expect, test, type Browser } from "@playwright/test";
import { takenOver } from "./support/page.ts";
import { SLOW } from "./support/slow.ts";

const TYPED = "Ana Souza Lima";

/** What extensions do to forms, each as a function that runs in the page by itself. */
const BEHAVIOURS = {
  "wraps fields": () => {
    for (const field of document.querySelectorAll<HTMLElement>("form input:is([name=name], [name=email]), textarea")) {
      const isFocused = document.activeElement === field;
      const wrapper = document.createElement("div");
      field.replaceWith(wrapper);
      wrapper.append(field);
      if (isFocused) field.focus({ preventScroll: true });
    }
  },
  "adds nodes beside fields": () => {
    for (const field of document.querySelectorAll("form input:is([name=name], [name=email])")) {
      field.before(document.createElement("x-icon"));
      field.after(Object.assign(document.createElement("span"), { textContent: "*" }));
    }
  },
  "adds shadow hosts": () => {
    for (const place of [document.documentElement, ...document.querySelectorAll("form label")]) {
      const host = document.createElement("x-host");
      host.attachShadow({ mode: "open" }).innerHTML = "<button>Fill</button>";
      place.append(host);
    }
  },
  "adds attributes": () => {
    for (const element of document.querySelectorAll<HTMLElement>("body, form, form input, form textarea, form label")) {
      element.dataset["extension"] = "1";
      element.setAttribute("spellcheck", "false");
    }
  },
  "inserts frames": () => {
    for (const place of document.querySelectorAll("body, form")) place.prepend(document.createElement("iframe"));
  },
  "removes elements": () => {
    for (const element of document.querySelectorAll("form label > span, main p, footer li:first-child")) element.remove();
  },
} satisfies Record<string, () => void>;
const NAMES = Object.keys(BEHAVIOURS) as (keyof typeof BEHAVIOURS)[];

const FORMS = ["/en/contact", "/en/buy?items=a9:20"];
const MOMENTS = ["DOMContentLoaded", "load", "mousedown"];
/** How many times slower than this machine the processor is: a phone that cost little, and none. */
const SLOWER = [1, 6];

/** What a visitor types right after the click into a form that an extension has changed at some moment. */
async function typeBeside(browser: Browser, baseURL: string | undefined, [code, path, moment, slower]: [string, string, string, number]) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: baseURL ?? "" });
  await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: slower });
  // The change comes once, behind what the page itself does then.
  await page.addInitScript({
    content: `{ let change = ${code}; addEventListener("${moment}", () => setTimeout(() => { change?.(); change = null; }), true); }`,
  });
  await page.goto(path, { waitUntil: "load" });
  const field = page.locator("form [name=name]");
  await field.click();
  await page.keyboard.type(TYPED, { delay: 15 });
  await takenOver(page);
  expect.soft(await field.inputValue()).toBe(TYPED);
  await expect.soft(field).toBeFocused();
  await page.keyboard.type("!");
  expect.soft(await field.inputValue()).toBe(`${TYPED}!`);
  await page.close();
}

for (const name of NAMES) {
  test(`an extension that ${name} costs whoever types no letter`, SLOW, async ({ browser, baseURL }) => {
    test.setTimeout(600_000);
    for (const path of FORMS)
      for (const moment of MOMENTS)
        for (const slower of SLOWER)
          await test.step(`${path} ${moment} ${slower}`, () =>
            typeBeside(browser, baseURL, [String(BEHAVIOURS[name]), path, moment, slower]));
  });
}

test("an extension that wraps fields at load costs whoever types no letter, on a slow phone either", async ({ browser, baseURL }) => {
  for (const slower of SLOWER) await typeBeside(browser, baseURL, [String(BEHAVIOURS["wraps fields"]), "/en/contact", "load", slower]);
});
