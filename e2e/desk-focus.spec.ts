import { expect } from "@playwright/test";
import { publishing, publishPanel, TIMEOUT_MS } from "./support/desk-form.ts";
import { openView } from "./support/desk-views.ts";
import { noteSpoken, spokenTexts } from "./support/spoken.ts";
import { markStops, SIZES, walk } from "./support/tab-walk.ts";
import { enterDesk, makeStaff, openSignIn, setDeskLanguage, signInAtDesk, test } from "./support/staff.ts";

test("the desk's drawers and saves keep the focus, and a window says which record it is about", async ({ browser, request }) => {
  test.setTimeout(240_000);
  const { account, headers } = await makeStaff(request);
  const response = await request.get("/api/products?limit=9&depth=0&sort=id", { headers });
  const { docs } = (await response.json()) as { docs: { id: number; code: string }[] };
  const record = docs.at(-1);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const desk = await context.newPage();
  await noteSpoken(desk);
  await enterDesk(desk, request, account, "zh");
  await openView(desk, `/admin/collections/products/${record?.id}`);
  const ofRecord = new RegExp(`^${record?.code}.* · .* · `);
  await expect(desk).toHaveTitle(ofRecord, { timeout: TIMEOUT_MS });
  // As React does whose title comes late.
  await desk.evaluate(() => (document.querySelector("title")!.firstChild!.nodeValue = "Products · Waymark"));
  await expect(desk).toHaveTitle(ofRecord, { timeout: TIMEOUT_MS });
  await expect(desk.locator("a.step-nav__home").first()).toHaveAttribute("aria-label", /\S/);

  const opener = desk.getByRole("button", { name: /^从现有中选择/ }).first();
  await opener.focus();
  await desk.keyboard.press("Enter");
  const drawer = desk.locator(".drawer--is-open");
  await expect(drawer.locator(":is(h1, h2):focus")).toHaveCount(1, { timeout: TIMEOUT_MS });
  // As while a drawer loads: another heading takes the place of the first one.
  await drawer.locator(":focus").evaluate(async (heading) => {
    const later = heading.cloneNode(true) as HTMLElement;
    delete later.dataset["entered"];
    // For some frames both are there.
    heading.after(later);
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    heading.remove();
    // What holds the focus in a drawer gives it to the first button then.
    later.closest("dialog")?.querySelector("button")?.focus();
  });
  await expect(drawer.locator(":is(h1, h2):focus")).toHaveCount(1, { timeout: TIMEOUT_MS });
  expect(await drawer.getAttribute("aria-label")).toBe((await drawer.locator(":focus").innerText()).trim());
  await desk.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();

  // The same is done in each language: the other half in the other one.
  await setDeskLanguage(desk, "en");
  const question = { slug: `focus-${Date.now()}`, topic: "choosing", question: "焦点在哪里？", answer: "在原处。", order: 902 };
  const made = await request.post("/api/faqs?locale=zh", { headers, data: { ...question, _status: "draft" } });
  const { doc } = (await made.json()) as { doc: { id: number } };
  await openView(desk, `/admin/collections/faqs/${doc.id}`);
  await expect(desk).toHaveTitle(/^焦点在哪里？ · .* · /, { timeout: TIMEOUT_MS });
  await expect(desk.locator("a.step-nav__home").first()).toHaveAttribute("aria-label", /^[\w ]+$/);
  const field = desk.locator(":is(input[type='text'], textarea)[id^='field-']:enabled").filter({ visible: true }).first();
  const id = await field.getAttribute("id");
  await field.focus();
  await desk.keyboard.press("End");
  await desk.keyboard.type("x");
  await desk.keyboard.press("Control+s");
  await expect(desk.locator("[data-sonner-toast]").first()).toBeVisible({ timeout: TIMEOUT_MS });
  await expect(desk.locator(`[id="${id}"]`)).toBeFocused({ timeout: TIMEOUT_MS });
  // Said once, after the fields have changed, at a place that was there before.
  const saved = "Draft saved successfully";
  await expect(desk.locator("output.desk-unseen").last()).toContainText(saved, { timeout: TIMEOUT_MS });
  expect((await spokenTexts(desk)).filter((text) => text.includes(saved))).toHaveLength(1);
  await expect(desk.locator("section:has([data-sonner-toast])")).toHaveAttribute("aria-live", "off");

  await publishing(desk).press("Enter");
  await expect(publishPanel(desk).locator("h2")).toBeFocused({ timeout: TIMEOUT_MS });
  await publishPanel(desk).locator(".desk-actions button").last().press("Enter");
  await expect(publishPanel(desk)).toHaveCount(0);
  await expect(publishing(desk)).toBeFocused();
  await context.close();
});

test("the pointer can rest on a tooltip, Escape closes it alone, and a list says what a search has found, and keeps it", async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const { account, headers } = await makeStaff(request);
  const response = await request.get("/api/products?limit=1&depth=0", { headers });
  const { docs } = (await response.json()) as { docs: { id: number }[] };
  await enterDesk(page, request, account, "en");
  await openView(page, `/admin/collections/products/${docs[0]?.id}`);
  await page.locator("#series-add-new button").hover();
  const tooltip = page.locator(".tooltip--show");
  await expect(tooltip).toBeVisible();
  // As a hand does, over the gap between them.
  const { x = 0, y = 0, width = 0, height = 0 } = (await tooltip.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 20 });
  await expect(tooltip).toHaveCSS("opacity", "1");
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
  await openView(page, "/admin/collections/products");
  const saved = page.locator("output.desk-unseen").last();
  await expect(saved).toBeEmpty();
  await page.locator(".search-filter__input").fill("V3");
  await expect(saved).toContainText("of 1", { timeout: TIMEOUT_MS });
  await page.locator(".search-filter__input").fill("qqqq");
  await expect(saved).toHaveText(/No Results/, { timeout: TIMEOUT_MS });
  await openView(page, "/admin/collections/leads");
  await page.locator("[name=q]").fill("nobody at all");
  await page.locator("[name=q]").press("Enter");
  await expect(page).toHaveURL(/q=nobody/);
  await expect(page.locator("[name=q]")).toBeFocused({ timeout: TIMEOUT_MS });

  // A modal dialog silences the page: it says its messages itself, at a place that is there before them.
  const dialog = page.getByRole("dialog");
  // The view may still be drawn anew after the search.
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.locator(".desk-actions.desk-end > button").first().press("Enter");
    expect(await dialog.isVisible()).toBe(true);
  }).toPass({ timeout: TIMEOUT_MS });
  const inDialog = dialog.locator("output.desk-unseen");
  await expect(inDialog).toBeEmpty({ timeout: TIMEOUT_MS });
  await page.route("**/api/leads/entered", (route) => route.abort());
  await dialog.locator("[name=name]").fill("Ana");
  await dialog.locator("[name=email]").fill("ana@example.com");
  await dialog.locator("[name=email]").press("Enter");
  await expect(inDialog).toHaveText(/\S/, { timeout: TIMEOUT_MS });
});

test("in a low window the desk's menu takes the focus and gives it back, and a message, a crop and chosen rows hide nothing that Tab comes to", async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const { account, headers } = await makeStaff(request);
  await page.setViewportSize({ width: 320, height: 256 });
  await openSignIn(page, request, "en");
  await signInAtDesk(page, account);
  const opener = page.getByRole("button", { name: "Open Menu" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".desk-nav__close")).toBeFocused({ timeout: TIMEOUT_MS });
  const stops = await markStops(page, ".desk-nav");
  const walked = await walk(page, "Tab", stops);
  expect(walked.length).toBeGreaterThan(10);
  expect(walked.filter(({ fault }) => fault)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();

  // Nor does a message cover the focused element, or one that Tab comes to meanwhile.
  const question = { slug: `low-${Date.now()}`, topic: "choosing", question: "焦点在哪里？", answer: "在原处。", order: 902 };
  const made = await request.post("/api/faqs?locale=zh", { headers, data: { ...question, _status: "draft" } });
  const { doc } = (await made.json()) as { doc: { id: number } };
  await openView(page, `/admin/collections/faqs/${doc.id}`);
  await page.setViewportSize(SIZES[0] ?? { width: 320, height: 256 });
  await page.locator("#field-order").fill("903");
  await page.locator("#field-order").evaluate((field) => field.scrollIntoView({ block: "end" }));
  // It stays while the pointer is on it.
  await page.mouse.move(160, 230);
  await page.keyboard.press("Control+s");
  const message = page.locator("[data-sonner-toast]");
  await expect(message).toBeVisible({ timeout: TIMEOUT_MS });
  await message.hover();
  await expect(page.locator("#field-order")).toBeFocused({ timeout: TIMEOUT_MS });
  const isClear = async () => {
    const [field, above] = [await page.locator("#field-order").boundingBox(), await message.boundingBox()];
    return field !== null && above !== null && field.y + field.height <= above.y;
  };
  await expect.poll(isClear).toBe(true);
  const mainStops = await walk(page, "Tab", await markStops(page, ".template-default__wrap"));
  expect(mainStops.length).toBeGreaterThan(3);
  expect(mainStops.filter(({ fault }) => fault)).toEqual([]);
  await expect(message).toBeVisible();

  // A picture is cut there, too.
  const pictures = await request.get("/api/media?where[filename][equals]=reading-a-standby-figure.webp&depth=0", { headers });
  const { docs } = (await pictures.json()) as { docs: { id: number }[] };
  await openView(page, `/admin/collections/media/${docs[0]?.id}`);
  await page.setViewportSize(SIZES[0] ?? { width: 320, height: 256 });
  await page.locator(".file-field__edit").press("Enter");
  await expect(page.locator(".edit-upload h2")).toBeFocused({ timeout: TIMEOUT_MS });
  // Before the picture is there, all handles lie on one place.
  await expect(page.locator(".edit-upload__save")).toBeEnabled({ timeout: TIMEOUT_MS });
  const cutting = await walk(page, "Tab", await markStops(page, ".edit-upload"));
  expect(cutting.length).toBeGreaterThan(10);
  expect(cutting.filter(({ fault }) => fault)).toEqual([]);
  expect(await page.locator(".edit-upload").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await page.locator(".edit-upload__cancel").press("Enter");
  await expect(page.locator(".file-field__edit")).toBeFocused();

  // The bar with actions for chosen rows covers none of them.
  await openView(page, "/admin/collections/products");
  await page.setViewportSize({ width: 320, height: 256 });
  await page.locator("tbody [type=checkbox]").first().check();
  await expect(page.locator(".list-selection").first()).toBeVisible();
  const rows = await walk(page, "Tab", await markStops(page, "tbody"));
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ fault }) => fault)).toEqual([]);
});
