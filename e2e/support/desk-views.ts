/** Every view of the desk, and what a look at one finds wrong. */
import { en } from "@payloadcms/translations/languages/en";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { deskTexts } from "#cms/admin/texts/index.ts";
import { CONTENT_VIEWS } from "#cms/admin/views/content-views.ts";
import { violations, WCAG } from "./accessibility.ts";
import { TIMEOUT_MS } from "./desk-form.ts";
import { gluedTexts } from "./glued-texts.ts";
import { setLettersApart } from "./layout.ts";
import { goneInOwnColours } from "./own-colours.ts";
import { markStops, SIZES, walk } from "./tab-walk.ts";

/** Collections of which a record is looked at in its form. */
const FORMS = [
  "leads",
  "products",
  "articles",
  "banners",
  "solutions",
  "faqs",
  "downloads",
  "videos",
  "media",
  "redirects",
  "spec-rows",
  "reply-templates",
  "users",
];
/** So many of the first records of a collection are left to other tests, which may hold them open. */
const PASSED_OVER = 5;
/** All other views. The lists of the collections that are not named are drawn as those of products. */
const MORE = [
  "",
  "/collections/leads",
  "/collections/products",
  "/collections/media",
  "/collections/redirects",
  "/collections/users",
  "/collections/leads?show=table",
  "/collections/leads?q=nobody-at-all",
  "/collections/leads/trash",
  "/collections/products/trash",
  "/collections/products/create",
  "/collections/faqs?where[translation][equals]=none",
  "/collections/media/create",
  "/collections/notices",
  "/collections/spec-rows",
  "/collections/reply-templates",
  "/globals/site",
  "/globals/forms",
  "/globals/claims",
  ...Object.values(CONTENT_VIEWS).map(({ path }) => path),
  "/account",
  "/dns-diagnosis",
  "/insight",
];

/** What of a view is folded away at first: where, and what shows it. Several that show something are pressed one after another. */
const FOLDED: [where: RegExp, what: string][] = [
  [/\/collections\/leads\/\d+$/, ".desk-reply > summary"],
  [/\/collections\/leads$/, ".desk-actions.desk-end > button"],
  [/\/collections\/products$/, "tr:first-child .desk-quick > button"],
  [/\/globals\/site$/, ".tabs-field__tab-button:not(.tabs-field__tab-button--active)"],
];

/** Stops of the Tab key that were not there before it was pressed. */
const MORE_STOPS = 3;

const MENU_OPEN = "template-default--nav-open";

/** Parts of Payload's screens that every one of them has some of, as they are before the desk has named them. */
const UNNAMED =
  ".clickable-arrow:not([aria-label]), ul.doc-tabs__tabs:not([role]), .popup-button:has(.doc-controls__dots):not([aria-label]), :is(th, td) [aria-label='']";

/** What Payload says in English in its texts. Languages have the same names in both. */
const ENGLISH = new Set(Object.values(en.translations).flatMap((texts) => Object.values(texts).filter((text) => typeof text === "string")));
ENGLISH.delete(en.translations.general.thisLanguage);

/** All text of the open page, visible or for screen readers, apart from deliberate English. */
function saidOn(desk: Page): Promise<string[]> {
  return desk.evaluate(() => {
    const messages: (string | null)[] = [];
    const isOfTheDesk = (element: Element | null) =>
      !element?.closest("[lang='en'], [contenteditable='true'], script, style, code, nextjs-portal");
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (isOfTheDesk(texts.currentNode.parentElement)) messages.push(texts.currentNode.nodeValue);
    for (const attribute of ["title", "aria-label", "placeholder", "alt"]) {
      for (const element of document.querySelectorAll(`[${attribute}]`))
        if (isOfTheDesk(element)) messages.push(element.getAttribute(attribute));
    }
    return messages.map((text) => text?.trim() ?? "");
  });
}

/** What Payload says in English whatever the language, or the beginnings of it. */
const SPOKEN = Object.keys(deskTexts("zh").parts.spoken);

/** The English texts on a page of the desk in Chinese. */
async function saidInEnglish(desk: Page): Promise<string[]> {
  const messages = new Set(await saidOn(desk));
  const isSpoken = (text: string) => SPOKEN.some((words) => (words.endsWith(" ") ? text.startsWith(words) : text === words));
  return [...messages].filter((text) => /[a-z]{3}/.test(text) && (ENGLISH.has(text) || isSpoken(text)));
}

/** Raw values on a page, in the place of words. */
async function untranslatedTexts(desk: Page): Promise<string[]> {
  return (await saidOn(desk)).filter((text) => /\[object |^(?:undefined|null|NaN)$/.test(text));
}

/** Meaning of a page that screen readers miss: its main part, the language of a text, the content of a picture. */
function unmarkedFields(desk: Page): Promise<string[]> {
  return desk.evaluate(() => {
    const faults = document.querySelectorAll("main, [role='main']").length === 1 ? [] : ["has not one main part"];
    for (const { alt } of document.images) if (/\.\w{3,4}$/.test(alt)) faults.push(`a picture is called by its file: ${alt}`);
    for (const { title } of document.querySelectorAll<HTMLInputElement>("input[type='checkbox'][title]"))
      faults.push(`a key as a title: ${title}`);
    const texts = document.createTreeWalker(document.querySelector(".template-default__wrap") ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { nodeValue: text, parentElement: element } = texts.currentNode;
      const language = element?.closest("[lang]")?.getAttribute("lang") ?? "";
      if (/\p{Script=Han}/u.test(text ?? "") && !language.startsWith("zh") && element?.checkVisibility())
        faults.push(`is not marked as Chinese: ${element.tagName} ${text?.slice(0, 30)}`);
    }
    return faults;
  });
}

/** The addresses of the desk's views, with a record to look at where the demonstration has none. @param headers of an administrator */
export async function deskViews(request: APIRequestContext, headers: { Authorization: string }): Promise<string[]> {
  for (const language of ["zh", "en"]) {
    const template = { name: "First answer", language, subject: "{us}: {products}", text: "{name}" };
    expect((await request.post("/api/reply-templates", { headers, data: template })).status()).toBe(201);
  }
  const sent = { name: "Ana Souza", email: "ana@example.com", message: "200 trackers" };
  const entered = await request.post("/api/leads/entered", { headers, data: { ...sent, cameFrom: "fair" } });
  expect(entered.status()).toBe(201);
  expect((await request.post("/en/contact", { form: { ...sent, subject: "Partnership", consent: "on" } })).status()).toBe(200);
  const oneOf = async (collection: string): Promise<string[]> => {
    const answer = await request.get(`/api/${collection}?limit=${PASSED_OVER + 1}&depth=0&sort=id`, { headers });
    const { docs } = (await answer.json()) as { docs: { id: number }[] };
    const one = docs[PASSED_OVER] ?? docs[0];
    return one ? [`/collections/${collection}/${one.id}`] : [];
  };
  const records = await Promise.all(FORMS.map(oneOf));
  const versions = await request.get("/api/products/versions?limit=1&depth=0&sort=id", { headers });
  const compared = ((await versions.json()) as { docs: { id: number; parent: number }[] }).docs.map(
    ({ id, parent }) => `/collections/products/${parent}/versions/${id}`,
  );
  return [...MORE, ...records.flat(), ...compared].map((path) => `/admin${path}`);
}

const WIDE = { width: 1440, height: 900 };
/** A window on a page that is shown four times as large. */
const [LOW = WIDE] = SIZES;

/** The faults of the menu on a wide window, where it has its place beside the page. */
async function faultsOfMenu(desk: Page): Promise<string[]> {
  const isBeside = async () => {
    const [menu, page] = await Promise.all([
      desk.locator(".desk-nav").boundingBox(),
      desk.locator(".template-default__wrap").boundingBox(),
    ]);
    return menu !== null && page !== null && menu.x + menu.width <= page.x + 1;
  };
  // The page may still be on its way aside.
  return expect
    .poll(isBeside)
    .toBe(true)
    .then(
      () => [],
      () => ["the menu lies over the page"],
    );
}

/** Opens a view on a desk and waits until it is drawn. */
export async function openView(desk: Page, path: string): Promise<void> {
  await desk.setViewportSize(WIDE);
  await desk.goto(path);
  const drawn = desk.locator(".template-default__wrap :is(h1, .render-fields, .doc-header__title)").filter({ visible: true });
  await expect(drawn.first()).toBeVisible({ timeout: TIMEOUT_MS });
  await expect(desk.locator(".shimmer-effect, .loading-overlay")).toHaveCount(0, { timeout: TIMEOUT_MS });
  // On a window of this width the menu is unfolded once its script is there.
  await expect(desk.locator(`.${MENU_OPEN}`)).toBeVisible({ timeout: TIMEOUT_MS });
  // The desk's script names unnamed elements, once it has hydrated.
  await expect(desk.locator(UNNAMED)).toHaveCount(0, { timeout: TIMEOUT_MS });
}

/** The faults that axe finds in parts that are folded at first, each with the name of its part. */
async function faultsUnfolded(desk: Page, what: string): Promise<string[]> {
  const faults: string[] = [];
  const names = await desk.locator(what).allInnerTexts();
  for (const name of names) {
    await desk.locator(what).filter({ hasText: name }).first().click();
    const look = () => violations(desk, "html", WCAG);
    await expect
      .poll(look)
      .toEqual([])
      .catch(async () => faults.push(...(await look()).map((violation) => `${name}: ${violation}`)));
    if (await desk.locator("dialog[open]").isVisible()) await desk.keyboard.press("Escape");
  }
  if (names.length === 0) faults.push(`has nothing that ${what} shows`);
  return faults;
}

/** Payload's own texts beside each other, whose blanks React makes nodes of their own, which Chromium leaves out. */
const PAYLOADS = /page-controls__|btn__label|file-field__|version|pill__label|field-diff/;

/** The faults of the Tab stops behind the menu, in a window of a size. */
async function faultsOfWalk(desk: Page, size: { width: number; height: number }): Promise<string[]> {
  const content = ".template-default__wrap";
  await desk.setViewportSize(size);
  // Where there is no room for both, the menu folds.
  await expect(desk.locator(`.${MENU_OPEN}`)).toHaveCount(size.width < 1024 ? 0 : 1);
  await desk.evaluate(() => {
    for (const stop of document.querySelectorAll("[data-stop]")) stop.removeAttribute("data-stop");
  });
  const stops = await markStops(desk, content);
  // As the menu's first button does, which leads past it.
  await desk.locator(content).evaluate((element: HTMLElement) => {
    element.tabIndex = -1;
    element.focus();
  });
  // Elements that appear on the way, such as the tools of a text, stop the key as well.
  const walked = await walk(desk, "Tab", stops + MORE_STOPS);
  const faults = walked.filter(({ fault }) => fault).map(({ name, fault }) => `Tab: ${name} ${fault}`);
  const reached = new Set(walked.map(({ index }) => index));
  for (let index = 0; index < stops; index += 1) {
    if (reached.has(index)) continue;
    const missed = desk.locator(`[data-stop="${index}"]`).first();
    // A control disabled meanwhile, such as the one that empties an empty trash, is no stop.
    if (await missed.evaluate((element) => element.matches(":disabled"))) continue;
    faults.push(`Tab does not reach ${await missed.evaluate((element) => element.outerHTML.slice(0, 160))}`);
  }
  return faults.map((fault) => `${size.width} × ${size.height}: ${fault}`);
}

/**
 * What is wrong with a view: English words on a desk in Chinese, values in the place of words, axe in both themes, texts that are heard as one word, its menu, its stops of the Tab key after that, what is gone in a visitor's own colours, and what sticks out of a window of 320 px, also when letters stand far apart. One line each.
 */
export async function faultsOfView(desk: Page, path: string): Promise<string[]> {
  await openView(desk, path);
  const faults = await faultsOfMenu(desk);
  if ((await desk.locator("html").getAttribute("lang")) === "zh") {
    // The desk's script words some of it, once it has taken over.
    await expect
      .poll(() => saidInEnglish(desk))
      .toEqual([])
      .catch(async () => faults.push(`says in English: ${(await saidInEnglish(desk)).join(", ")}`));
  }
  await expect
    .poll(() => untranslatedTexts(desk))
    .toEqual([])
    .catch(async () => faults.push(`says ${(await untranslatedTexts(desk)).join(", ")}`));
  await expect
    .poll(() => unmarkedFields(desk))
    .toEqual([])
    .catch(async () => faults.push(...(await unmarkedFields(desk))));
  // A theme is colours alone.
  for (const [theme, rules] of Object.entries({ light: WCAG, dark: ["color-contrast"] })) {
    await desk.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
    const look = () => violations(desk, "html", rules);
    // The menu may still be on its way out.
    await expect
      .poll(look)
      .toEqual([])
      .catch(async () => faults.push(...(await look()).map((violation) => `${theme}: ${violation}`)));
  }
  for (const text of await gluedTexts(desk)) if (!PAYLOADS.test(text)) faults.push(`heard as one word: ${text}`);
  faults.push(...(await goneInOwnColours(desk)));
  for (const [where, what] of FOLDED) if (where.test(path)) faults.push(...(await faultsUnfolded(desk, what)));
  for (const size of [WIDE, LOW]) faults.push(...(await faultsOfWalk(desk, size)));
  await desk.setViewportSize({ width: 320, height: 844 });
  const wide = () => desk.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const how of ["", ", with letters far apart"]) {
    if (how) await setLettersApart(desk);
    await expect
      .poll(wide)
      .toBeLessThanOrEqual(0)
      .catch(async () => faults.push(`scrolls sideways at 320 px${how} by ${await wide()} px`));
  }
  // Others who use this desk find it as it was.
  await desk.setViewportSize(WIDE);
  return faults;
}
