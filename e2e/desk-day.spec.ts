import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { ARTICLE_CATEGORIES } from "../shared/vocabulary/library.ts";
import { FIELD_NAMES, fieldsOf } from "../shared/vocabulary/forms.ts";
import { deskTexts } from "../cms/admin/texts/index.ts";
import { i18n } from "../cms/admin/texts/text-overrides.ts";
import { LEAD_SOURCES } from "../cms/leads/lead-source.ts";
import { LEAD_STATUSES } from "../shared/vocabulary/lead-statuses.ts";
import { violations } from "./support/accessibility.ts";
import { fill, openForm, TIMEOUT_MS, publishing, publishPanel, save, switchTo } from "./support/desk-form.ts";
import { SLOW } from "./support/slow.ts";
import { makeStaff, openSignIn, signInAtDesk, storedRows, test, writeText, type Undo } from "./support/staff.ts";

test.use({ actionTimeout: 20_000 });

/** Whether a page, or what else is at an address, holds a text. */
async function hasText(request: APIRequestContext, path: string, text: string): Promise<boolean> {
  return (await (await request.get(path)).text()).includes(text);
}

const COMPANY = { zh: "途标物联", en: "Waymark IoT" };

const numberOf = (desk: Page): number => Number(/\/(\d+)(?:\?|$)/.exec(desk.url())?.[1]);

interface Day {
  desk: Page;
  language: "zh" | "en";
  /** Part of the names of all records made on this day. */
  own: string;
  request: APIRequestContext;
  /** Of who works at it, for REST. */
  headers: Record<string, string>;
}

/** An article with a picture in both languages: looked at as a draft, planned for next year, and published at once after all. */
async function writeArticle({ desk, language, own, request }: Day): Promise<void> {
  const { translations } = i18n.supportedLanguages[language];
  await openForm(desk, "/admin/collections/articles/create?locale=zh");
  await expect(desk.locator('a[href$="/api"]')).toHaveCount(0);
  await desk.locator("#field-category .rs__control").click();
  await desk.getByRole("option", { name: ARTICLE_CATEGORIES.company[language] }).click();
  await fill(desk, { title: `新工厂 ${own}`, author: "编辑部", summary: "面积翻倍。" });
  await desk.locator("#field-picture").getByRole("button", { name: translations.fields.chooseFromExisting }).click();
  await desk.locator(".list-drawer .cell-filename button, .list-drawer .cell-filename a").first().click();
  await expect(desk.locator("#field-picture img")).toBeVisible();
  await desk.locator('.rich-text-lexical [contenteditable="true"]').first().fill("新工厂今天投产。");
  await fill(desk, { "seo.title": `投产 ${own}` });
  await save(desk, desk.locator("#action-save-draft"));
  await desk.waitForURL(/\/articles\/\d+/);
  const id = numberOf(desk);
  const path = `/article/${id}`;
  expect((await request.get(path)).status()).toBe(404);

  await switchTo(desk, "en");
  await expect(desk.locator('[name="title"]')).toHaveValue("");
  await fill(desk, { title: `A new factory ${own}`, author: "The editors", summary: "Twice the space." });
  await desk.locator('.rich-text-lexical [contenteditable="true"]').first().fill("The new factory opens today.");
  await save(desk, desk.locator("#action-save-draft"));

  const preview = (await desk.locator("#preview-button").getAttribute("href")) ?? "";
  expect(await hasText(request, preview, `A new factory ${own}`)).toBe(true);
  await desk.locator("#live-preview-toggler").click();
  await expect(desk.frameLocator("#live-preview-iframe").getByRole("heading", { level: 1 })).toHaveText(`A new factory ${own}`, {
    timeout: TIMEOUT_MS,
  });
  await desk.locator("#live-preview-toggler").click();

  const labels = deskTexts(language).publishing;
  await publishing(desk).click();
  await publishPanel(desk).getByRole("radio", { name: labels.later }).check();
  await publishPanel(desk).getByLabel(labels.laterAt).fill("2030-01-15T09:00");
  await publishPanel(desk).locator("#publish-deed").click();
  await expect(publishPanel(desk)).toHaveCount(0);
  expect((await request.get(path)).status()).toBe(404);

  await save(desk, publishing(desk));
  expect(await hasText(request, path, "新工厂今天投产。")).toBe(true);
  expect(await hasText(request, path, `<title>投产 ${own}`)).toBe(true);
  expect(await hasText(request, `/en${path}`, "The new factory opens today.")).toBe(true);
  expect(await hasText(request, `/en${path}`, "新工厂")).toBe(false);
  await desk.goto(`/admin/collections/articles?search=${encodeURIComponent(own)}`);
  await expect(desk.locator(".cell-translation").first()).toContainText(deskTexts(language).translations.cell.complete);

  const { versions } = deskTexts(language);
  await desk.goto(`/admin/collections/articles/${id}/versions`);
  const newest = desk.locator(".desk-versions tbody tr").first();
  await expect(newest).toContainText(versions.states.live);
  await expect(newest).toContainText("Editor");
  expect(await violations(desk, ".desk-versions")).toEqual([]);
  await newest.getByRole("link").click();
  await expect(desk.locator(".desk-diff-who")).toContainText(`${versions.savedBy}EditorEditor`);
}

/** A new product by duplicating one: its code and address are free ones, and it is on sale once it is published. */
async function duplicateProduct({ desk, language, own, request }: Day): Promise<void> {
  await desk.goto("/admin/collections/products?search=C40&locale=zh");
  await desk.getByRole("link", { name: "C40", exact: true }).click();
  await expect(desk.locator('[name="code"]')).toHaveValue("C40", { timeout: TIMEOUT_MS });
  await desk.locator(".doc-controls__popup .popup-button, .doc-controls__popup button").first().click();
  await desk.locator("#action-duplicate").click();
  await expect(desk.locator('[name="code"]')).toHaveValue(/^C40-\d+$/, { timeout: TIMEOUT_MS });
  const slug = await desk.locator('[name="slug"]').inputValue();
  await fill(desk, { code: `N ${own}`, name: `副本模块 ${own}` });
  await save(desk, publishing(desk));
  expect(await hasText(request, `/products/${slug}`, `副本模块 ${own}`)).toBe(true);
  await desk.goto(`/admin/collections/products?search=${encodeURIComponent(own)}`);
  await expect(desk.locator(".cell-translation").first()).toContainText(deskTexts(language).translations.cell.older(1));
}

/** A banner of the home page, in both languages. */
async function writeBanner({ desk, own, request }: Day): Promise<void> {
  await openForm(desk, "/admin/collections/banners/create?locale=zh");
  await fill(desk, { kicker: "新品", title: `横幅 ${own}`, text: "说明", action: "看一看", link: "/products/v3", order: "1" });
  await save(desk, publishing(desk));
  await desk.waitForURL(/\/banners\/\d+/);
  await switchTo(desk, "en");
  await fill(desk, { kicker: "New", title: `Banner ${own}`, text: "Text", action: "Look" });
  await save(desk, publishing(desk));
  expect(await hasText(request, "/", `横幅 ${own}`)).toBe(true);
  expect(await hasText(request, "/en", `Banner ${own}`)).toBe(true);
}

/** A text of the interface in other words, and the built-in one again. */
async function changeText({ desk, language, own, request }: Day, undo: Undo): Promise<void> {
  const wording = deskTexts(language).interfaceTexts;
  const key = language === "zh" ? "news.author" : "news.updated";
  undo(() => writeText(request, key, ""));
  const write = async (chinese: string, english: string) => {
    await desk.goto(`/admin/interface-texts?q=${key}`);
    await desk.getByRole("button", { name: wording.changeOf(key) }).click();
    await desk.getByRole("textbox", { name: wording.languages.zh }).fill(chinese);
    await desk.getByRole("textbox", { name: wording.languages.en }).fill(english);
    await save(desk, desk.getByRole("button", { name: wording.save }));
  };
  await write(`文字 ${own}`, `Text ${own}`);
  expect(await hasText(request, "/locales/zh.json", `文字 ${own}`)).toBe(true);
  expect(await hasText(request, "/en/article/1", `Text ${own}`)).toBe(true);
  await write("", "");
  expect(await hasText(request, "/locales/zh.json", `文字 ${own}`)).toBe(false);
}

/** A redirect from an address that was printed once. */
async function leadOn({ desk, own, request }: Day): Promise<void> {
  await openForm(desk, "/admin/collections/redirects/create");
  await fill(desk, { from: `/printed-${own}`, to: "/products/v3" });
  await save(desk, publishing(desk));
  const followed = await request.get(`/printed-${own}`, { maxRedirects: 0 });
  expect([followed.status(), followed.headers()["location"]]).toEqual([301, "/products/v3"]);
}

/** Fields of other forms than that for quotes, which have columns of their own in an export. */
const OTHER_FIELDS = FIELD_NAMES.filter((name) => !fieldsOf("buy").includes(name)).length;

/** A lead: it waits on the first view, is taken, noted, answered, followed up, moved and exported. */
async function answerLead({ desk, language, own, request, headers }: Day, page: Page, undo: Undo): Promise<void> {
  const texts = deskTexts(language);
  const status = (name: keyof typeof LEAD_STATUSES) => LEAD_STATUSES[name][language];
  const country = { zh: "巴西", en: "Brazil" }[language];
  const company = `Cargo ${own}`;
  const email = `${randomUUID()}@example.com`;
  await page.goto("/en/buy?items=a9:40&utm_source=google&utm_medium=cpc");
  for (const [name, value] of Object.entries({ name: "Ana Souza", email, company, phone: "+55 11 0000-0000", message: "=1+1 trackers" }))
    await page.locator(`form [name="${name}"]`).fill(value);
  await page.locator('form [name="country"]').selectOption("BR");
  await page.locator('form [name="consent"]').check();
  await page.locator('form [name="originConsent"]').check();
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "Submitted successfully" })).toBeVisible();

  // The first view shows the eight that wait longest, and other tests have sent some: those are new again afterwards.
  const others = new URLSearchParams({ "where[status][equals]": "new", "where[email][not_equals]": email, limit: "0", depth: "0" });
  const { docs } = (await (await request.get(`/api/leads?${others}`, { headers })).json()) as { docs: { id: number }[] };
  // Nobody has the number 0: there may be none.
  const ids = [0, ...docs.map(({ id }) => id)].join();
  const become = (status: string) => request.patch(`/api/leads?where[id][in]=${ids}`, { headers, data: { status } });
  undo(() => become("new"));
  expect((await become("contacted")).status()).toBe(200);
  await desk.goto("/admin");
  await expect(desk.locator("h2", { hasText: texts.dashboard.goingLive })).toBeVisible();
  const row = desk.getByRole("row", { name: company });
  await expect(row).toContainText(`Ana Souza${texts.comma}${country}`);
  await expect(row).toContainText(/A9 × 40/);
  expect(await violations(desk, ".desk")).toEqual([]);
  await row.getByRole("button", { name: texts.leads.takeOver }).click();
  await expect(row).toContainText("Editor");

  await row.getByRole("link", { name: company }).click();
  await expect(desk.getByRole("heading", { level: 1, name: company })).toBeVisible();
  await expect(desk.locator("blockquote")).toHaveText("=1+1 trackers");
  const letter = desk.locator(".desk-reply > summary");
  await letter.click();
  await expect(desk.getByRole("link", { name: texts.lead.inMailProgram })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:${email}\\?subject=`),
  );
  await letter.click();
  await expect(desk.getByRole("link", { name: texts.lead.call })).toHaveAttribute("href", "tel:+551100000000");
  await expect(desk.locator(".desk-clock")).toContainText(texts.lead.remaining);
  await expect(desk.locator(".desk-facts")).toContainText(LEAD_SOURCES.ad[language]);
  const note = desk.getByLabel(texts.lead.noteLabel, { exact: true });
  const add = desk.getByRole("button", { name: texts.lead.add, exact: true });
  await note.fill("260 in stock.");
  // The desk asks before a move away from an unsaved note.
  await desk.locator("#nav-notices").click();
  await desk.locator(".desk-leave #confirm-cancel").click();
  await expect(note).toHaveValue("260 in stock.");
  await add.dblclick();
  await expect(desk.locator(".desk-timeline")).toContainText(texts.lead.noteBy("Editor"));
  await desk.getByLabel(texts.lead.date).fill("2030-01-15");
  await expect(desk.locator(".desk-timeline")).toContainText("2030");
  await desk.getByRole("button", { name: status("contacted") }).click();
  await expect(desk.getByRole("button", { name: status("contacted") })).toHaveAttribute("aria-current", "step");
  await expect(desk.locator(".desk-timeline__note", { hasText: "260 in stock." })).toHaveCount(1);
  await expect(desk.locator(".desk-clock")).toContainText(texts.lead.answered);
  await expect(desk.locator(".desk-timeline")).toContainText(
    texts.lead.changed(texts.lead.fields.status, status("new"), status("contacted")),
  );
  expect(await violations(desk, ".desk")).toEqual([]);

  await desk.goto(`/admin/collections/leads?q=${encodeURIComponent(company)}`);
  const column = desk.getByRole("region", { name: status("contacted") });
  await expect(column.getByRole("link", { name: company })).toBeVisible();
  expect(await violations(desk, ".desk")).toEqual([]);
  const menu = (within: Locator) => within.getByRole("combobox", { name: `${texts.leads.moveTo} ${company}` });
  // A key opens the menu and chooses nothing in it by itself; the card keeps the keyboard where it is moved to.
  await menu(column).focus();
  await desk.keyboard.press("ArrowDown");
  await desk.keyboard.press("Escape");
  await expect(menu(column)).toBeFocused();
  await menu(column).selectOption("quoted");
  await expect(menu(desk.getByRole("region", { name: status("quoted") }))).toBeFocused();
  await desk.getByText(texts.leads.export(1)).click();
  const [file] = await Promise.all([desk.waitForEvent("download"), desk.getByRole("link", { name: /^CSV/ }).click()]);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain(
    `${status("quoted")},Ana Souza,${company},,${country},${email},+55 11 0000-0000${",".repeat(OTHER_FIELDS)},A9 Long-standby asset tracker × 40,40,'=1+1 trackers,Editor,2030-01-15`,
  );
  expect(text).toContain("260 in stock.");

  await desk.getByRole("link", { name: texts.leads.table }).click();
  await expect(desk.getByRole("row", { name: company })).toContainText(status("quoted"));
  expect(await violations(desk, ".desk")).toEqual([]);
  const [stored] = await storedRows(request, "leads", "email", email);
  expect(stored).toMatchObject({ status: "quoted", cameFrom: "ad", country: "BR", name: "Ana Souza", message: "=1+1 trackers" });
}

for (const language of ["zh", "en"] as const) {
  test(
    `a day at the desk in ${language}: article, product, banner, text, redirect, lead`,
    SLOW,
    async ({ browser, page, request, undo }) => {
      test.setTimeout(300_000);
      const { account, headers } = await makeStaff(request);
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const desk = await context.newPage();
      desk.setDefaultTimeout(20_000);
      await openSignIn(desk, request, language);
      await expect(desk.getByRole("heading", { level: 1, name: deskTexts(language).sign.title(COMPANY[language]) })).toBeVisible();
      await signInAtDesk(desk, account);
      const day: Day = { desk, language, own: randomUUID().slice(0, 8), request, headers };
      await test.step("article", () => writeArticle(day));
      await test.step("product", () => duplicateProduct(day));
      await test.step("banner", () => writeBanner(day));
      await test.step("interface text", () => changeText(day, undo));
      await test.step("redirect", () => leadOn(day));
      await test.step("lead", () => answerLead(day, page, undo));
      await context.close();
    },
  );
}
