import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { isoDay, isoMoment } from "../cms/time-zone.ts";
import { hostileValues } from "../test/hostile/values.ts";
import { violations } from "./support/accessibility.ts";
import { PATIENCE, deskQuestion, press, publishing, publishPanel } from "./support/desk-form.ts";
import { makeStaff, openSignIn, setDeskLanguage, signInAtDesk, test, writeText } from "./support/staff.ts";

test.describe.configure({ mode: "default" });
test.setTimeout(180_000);

let page: Page;
let headers: { Authorization: string };
let account: { email: string; password: string };

test.beforeAll(async ({ browser, request }) => {
  const staff = await makeStaff(request);
  ({ headers, account } = staff);
  // Far from the company: the desk tells its times all the same.
  const context = await browser.newContext({ timezoneId: "America/New_York" });
  page = await context.newPage();
  await openSignIn(page, request, "zh");
  await signInAtDesk(page, staff.account);
});
test.afterAll(() => page?.context().close());

const publish = (): Locator => publishing(page);
const saveDraft = (): Locator => page.locator("#action-save-draft");

/** Opens a record's form and waits until it can be used. */
async function openRecord(path: string): Promise<void> {
  await page.goto(path);
  await expect(publish().or(page.locator(".doc-controls"))).not.toHaveCount(0, { timeout: 60_000 });
  await expect(page.locator(".render-fields").first()).toBeVisible({ timeout: 60_000 });
}

/** What says that the open record was stored elsewhere since. */
function newerNotice(desk: Page): Locator {
  return desk.locator(".desk-newer");
}

async function first(collection: string, where: string): Promise<{ id: number; slug: string }> {
  const found = await page.request.get(`/api/${collection}?${where}&limit=1&depth=0`, { headers });
  return ((await found.json()) as { docs: { id: number; slug: string }[] }).docs[0] as { id: number; slug: string };
}

test("a series in use is not deleted: the desk lists where it is used, and it stays", async () => {
  const { id } = await first("series", "where[key][equals]=wireless");
  await openRecord(`/admin/collections/series/${id}`);
  await expect(page.getByRole("region", { name: "用在" })).toContainText("A9");
  await page.locator(".doc-controls__popup .popup-button, .doc-controls__popup button").first().click();
  await page.locator("#action-delete").click();
  // The button says what it does.
  await expect(page.locator("#confirm-action")).toHaveText("删除");
  await page.locator("#confirm-action").click();
  await expect(page.locator(".payload-toast-container, [data-sonner-toaster]")).toContainText("正在被使用", { timeout: 20_000 });
  expect((await page.request.get(`/api/series/${id}`)).status()).toBe(200);
  expect((await page.request.get("/products/a9")).status()).toBe(200);
});

test("switching the language over unsaved edits asks first", async () => {
  const { id } = await first("faqs", "sort=id");
  await openRecord(`/admin/collections/faqs/${id}`);
  const question = page.locator("#field-question");
  await question.fill("还没有保存的问题");
  const switchLanguage = async () => {
    await page.locator(".localizer button").first().click();
    await page.locator('[data-locale="en"]').last().click();
  };
  await switchLanguage();
  await expect(deskQuestion(page)).toContainText("未保存的修改");
  // What loses nothing has the focus.
  await expect(deskQuestion(page).getByRole("button", { name: "留在这里" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(deskQuestion(page)).toHaveCount(0);
  await expect(question).toHaveValue("还没有保存的问题");
  await page.keyboard.press("Escape");
  await switchLanguage();
  await deskQuestion(page).getByRole("button", { name: "切换语言" }).click();
  await expect(question).not.toHaveValue("还没有保存的问题", { timeout: 30_000 });
});

test("of two tabs on one record, the older form is not stored over what the other one has stored since unless that is chosen", async () => {
  const data = { slug: `tabs-${Date.now()}`, topic: "choosing", question: "原来的问题", answer: "回答", order: 901, _status: "published" };
  const created = await page.request.post("/api/faqs?locale=zh", { headers, data });
  const { doc } = (await created.json()) as { doc: { id: number } };
  const stored = async () => {
    const answer = await page.request.get(`/api/faqs/${doc.id}?locale=zh&draft=true`, { headers });
    return ((await answer.json()) as { question: string }).question;
  };
  await openRecord(`/admin/collections/faqs/${doc.id}?locale=zh`);
  const older = await page.context().newPage();
  await older.goto(page.url());
  const typed = older.locator("#field-question");
  await expect(typed).toHaveValue("原来的问题", { timeout: 60_000 });
  // A form that stays open is stored any number of times.
  for (const question of ["第一次改", "第二次改"]) {
    await page.locator("#field-question").fill(question);
    await saveDraft().click();
    await expect.poll(stored).toBe(question);
    await expect(saveDraft()).toBeDisabled();
  }
  await typed.fill("旧表单");
  const notice = newerNotice(older);
  await expect(notice).toContainText("这条记录在你打开之后又改过");
  expect(await violations(older, ".desk-newer")).toEqual([]);
  // It takes nothing from whoever writes.
  await expect(typed).toBeFocused();
  await older.keyboard.type("写的");
  await older.locator("#action-save-draft").click();
  const refusal = older.getByRole("alert").filter({ hasText: "没有保存" });
  await expect(refusal.getByRole("link", { name: "看现在的内容" })).toHaveAttribute("href", new RegExp(`/faqs/${doc.id}\\?`));
  await publishing(older).click();
  await publishPanel(older).locator("#publish-deed").click();
  await expect(publishPanel(older).getByRole("alert")).toContainText("没有保存");
  await older.keyboard.press("Escape");
  await expect(typed).toHaveValue("旧表单写的");
  expect(await stored()).toBe("第二次改");
  const mine = notice.getByRole("button", { name: "保存时以我写的为准" });
  await mine.click();
  await expect(notice).toHaveCount(0);
  await expect(refusal).toHaveCount(0);
  // What is newer still was not told of.
  const newest = { question: "第三次改", _status: "draft" };
  expect((await page.request.patch(`/api/faqs/${doc.id}?locale=zh&draft=true`, { headers, data: newest })).status()).toBe(200);
  await older.locator("#action-save-draft").click();
  await expect(refusal).toBeVisible();
  expect(await stored()).toBe("第三次改");
  await mine.click();
  await older.locator("#action-save-draft").click();
  await expect.poll(stored).toBe("旧表单写的");
  await expect(notice).toHaveCount(0);
  await older.close();
});

test("what was stored meanwhile takes the place of what was typed only once that is wanted, and is told beneath the open panel", async () => {
  const data = { slug: `newer-${Date.now()}`, topic: "choosing", question: "原来的问题", answer: "回答", order: 904, _status: "published" };
  const created = await page.request.post("/api/faqs?locale=zh", { headers, data });
  const { doc } = (await created.json()) as { doc: { id: number } };
  const writer = await page.context().newPage();
  await setDeskLanguage(page, "en");
  await writer.goto(new URL(`/admin/collections/faqs/${doc.id}?locale=zh`, page.url()).href);
  const question = writer.locator("#field-question");
  await expect(question).toHaveValue("原来的问题", { timeout: 60_000 });
  const dialogs: string[] = [];
  writer.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  const meanwhile = { question: "别处改的问题", _status: "draft" };
  expect((await page.request.patch(`/api/faqs/${doc.id}?locale=zh&draft=true`, { headers, data: meanwhile })).status()).toBe(200);

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await writer.route(/select\[updatedAt\]/, async (route) => {
    await held;
    await route.continue();
  });
  await question.fill("我写的问题");
  await publishing(writer).click();
  release();
  const notice = newerNotice(writer);
  await expect(notice).toContainText("This record was changed after you opened it");
  const deed = publishPanel(writer).locator("#publish-deed");
  await expect(deed).toBeInViewport({ ratio: 1 });
  await deed.click({ trial: true });
  await writer.keyboard.press("Escape");
  await expect(publishPanel(writer)).toHaveCount(0);

  const show = notice.getByRole("button", { name: "Show what is stored…" });
  await show.click();
  await expect(deskQuestion(writer)).toContainText("is lost");
  await expect(deskQuestion(writer).getByRole("button", { name: "Go on writing" })).toBeFocused();
  await writer.keyboard.press("Escape");
  await expect(show).toBeFocused();
  await expect(question).toHaveValue("我写的问题");
  await show.click();
  await deskQuestion(writer).getByRole("button", { name: "Show what is stored" }).click();
  await expect(question).toHaveValue("别处改的问题", { timeout: 60_000 });
  await expect(notice).toHaveCount(0);
  // The browser asked nothing more.
  expect(dialogs).toEqual([]);

  // Payload makes a list of a message that has a colon and a comma after it.
  expect((await page.request.patch(`/api/faqs/${doc.id}?locale=zh&draft=true`, { headers, data: meanwhile })).status()).toBe(200);
  await question.fill("我又写的问题");
  await writer.locator("#action-save-draft").click();
  const told = writer.locator("[data-sonner-toast]", { hasText: "Not saved. This record was changed after you opened it." });
  await expect(told).toContainText("Compare it with what is stored now, then choose");
  await expect(told.getByRole("listitem")).toHaveCount(0);
  await writer.close();
  await setDeskLanguage(page, "zh");
});

test("a record that a colleague writes in is not published: the panel says who has it, and it is taken over there", async ({
  browser,
  request,
}) => {
  const data = { slug: `held-${Date.now()}`, topic: "choosing", question: "谁在改？", answer: "回答", order: 903, _status: "published" };
  const created = await page.request.post("/api/faqs?locale=zh", { headers, data });
  const { doc } = (await created.json()) as { doc: { id: number } };
  const stored = async () => {
    const answer = await page.request.get(`/api/faqs/${doc.id}?locale=zh`, { headers });
    return ((await answer.json()) as { question: string }).question;
  };
  const path = `/admin/collections/faqs/${doc.id}?locale=zh`;
  const colleague = await makeStaff(request);
  const context = await browser.newContext();
  const other = await context.newPage();
  await openSignIn(other, request, "zh");
  await signInAtDesk(other, colleague.account);
  await openRecord(path);
  await other.goto(path);
  await expect(other.locator("#field-question")).toHaveValue("谁在改？", { timeout: 60_000 });
  const noted = other.waitForResponse((response) => "next-action" in response.request().headers());
  await other.locator("#field-question").fill("同事在改");
  await noted;
  await publish().click();
  const held = publishPanel(page).getByRole("alert");
  await expect(held).toContainText(/^Editor从今天 \d+:\d\d 起在编辑这条记录/);
  await expect(publishPanel(page).locator("#publish-deed")).toBeDisabled();
  expect(await violations(page, ".desk-publish")).toEqual([]);
  await held.getByRole("button", { name: "接手编辑" }).click();
  await expect(held).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.locator("#field-question").fill("接手以后改的");
  await press(page, publish());
  await expect.poll(stored).toBe("接手以后改的");
  await context.close();
});

test("without a network the desk says so in its language, publishes nothing, and keeps what was typed", async () => {
  await page.goto("/admin/collections/faqs");
  const [list, question] = [page.locator("td a"), page.locator("#field-question")];
  await list.first().click();
  await expect(question).toBeVisible({ timeout: 60_000 });
  const form = page.url();
  await question.fill("断网时写的");
  await page.context().setOffline(true);
  await saveDraft().click();
  await expect(page.locator("[data-sonner-toaster]")).toContainText("连不上网络，没有保存", { timeout: 20_000 });
  await publish().click();
  await expect(publishPanel(page)).toContainText("现在不能发布");
  await expect(publishPanel(page).locator("#publish-deed")).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(question).toHaveValue("断网时写的");
  await page.context().setOffline(false);
  // Of the two ways out, the one that loses nothing is the one that stands out.
  await page.locator(".doc-tabs a, .step-nav a").first().click();
  const [stay, leave] = [page.locator("#leave-without-saving #confirm-cancel"), page.locator("#leave-without-saving #confirm-action")];
  await expect(leave).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(stay).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await stay.click();
  await expect(question).toHaveValue("断网时写的");
  // Back asks the same, and goes only then.
  const asked = page.locator(".desk-leave");
  await page.evaluate(() => history.back());
  await asked.locator("#confirm-cancel").click();
  await expect(asked).toHaveCount(0);
  await expect(question).toHaveValue("断网时写的");
  expect(page.url()).toBe(form);
  await page.evaluate(() => history.back());
  await asked.locator("#confirm-action").click();
  await expect(list.first()).toBeVisible();
  await expect(question).toHaveCount(0);
});

/** Signs in again in the tab that a message leads to, and comes back. */
async function signInAgain(message: Locator): Promise<void> {
  const opened = page.waitForEvent("popup");
  await message.getByRole("link", { name: "登录（新标签页）" }).click();
  const tab = await opened;
  await signInAtDesk(tab, account);
  await tab.close();
}

/** What the desk says once the session has ended. */
function sessionEnded(): Locator {
  return page.locator("[data-sonner-toast]", { hasText: "登录已失效。你写的还在这里。请在新标签页登录，然后再保存。" });
}

test("once the session has ended a form says so, publishes nothing, and is saved after signing in in another tab", async () => {
  const data = { slug: `ended-${Date.now()}`, topic: "choosing", question: "原来的问题", answer: "回答", order: 905, _status: "published" };
  const created = await page.request.post("/api/faqs?locale=zh", { headers, data });
  const { doc } = (await created.json()) as { doc: { id: number } };
  await openRecord(`/admin/collections/faqs/${doc.id}?locale=zh`);
  const question = page.locator("#field-question");
  await question.fill("登录失效时写的");
  await page.context().clearCookies({ name: "payload-token" });
  await saveDraft().click();
  await expect(sessionEnded().getByRole("link")).toHaveAttribute("href", "/admin/login");
  await saveDraft().click();
  await expect(page.locator("[data-sonner-toast][data-removed='false']")).toHaveCount(1);
  expect(await violations(page, "[data-sonner-toast]")).toEqual([]);
  await publish().click();
  await expect(publishPanel(page).getByRole("status")).toContainText("登录已失效");
  await expect(publishPanel(page).getByText("仍可发布")).toHaveCount(0);
  const deed = publishPanel(page).locator("#publish-deed");
  await expect(deed).toBeDisabled();
  expect(await violations(page, ".desk-publish")).toEqual([]);
  await signInAgain(publishPanel(page));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(deed).toBeEnabled();
  // It ends while the panel is open.
  await page.context().clearCookies({ name: "payload-token" });
  await deed.click();
  await expect(deed).toBeDisabled();
  await expect(publishPanel(page).getByText("登录已失效")).toHaveCount(1);
  await signInAgain(publishPanel(page));
  await page.keyboard.press("Escape");
  await expect(question).toHaveValue("登录失效时写的");
  await saveDraft().click();
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/faqs/${doc.id}?locale=zh&draft=true`, { headers });
      return ((await answer.json()) as { question: string }).question;
    })
    .toBe("登录失效时写的");
  await expect(sessionEnded()).toHaveCount(0);
});

test("a note and a text of the site stay when the session was ended elsewhere, and are saved after signing in again", async ({
  request,
  undo,
}) => {
  const me = (await (await page.request.get("/api/users/me")).json()) as { user: { id: number } };
  const end = async () => {
    const ended = await request.post(`/api/users/${me.user.id}/end-sessions`, { headers });
    expect(ended.status()).toBe(200);
  };
  undo(() => writeText(request, "inventions.title", ""));
  await page.goto("/admin/interface-texts?q=inventions.title");
  await page.getByRole("button", { name: /inventions\.title$/ }).click();
  const text = page.locator(".desk-texts__editor textarea[lang='zh']");
  await text.fill("我们的专利");
  await end();
  const save = page.locator(".desk-texts__editor .desk-button--first");
  await save.click();
  await signInAgain(sessionEnded());
  await expect(text).toHaveValue("我们的专利");
  await save.click();
  await expect(text).toHaveCount(0);
  await expect(sessionEnded()).toHaveCount(0);

  const form = { name: "韩梅", email: `${randomUUID()}@example.com`, message: "要十台", consent: "on" };
  expect((await request.post("/en/buy", { form })).status()).toBe(200);
  const found = await page.request.get(`/api/leads?where[email][equals]=${form.email}&depth=0`, { headers });
  const [lead] = ((await found.json()) as { docs: { id: number }[] }).docs;
  await page.goto(`/admin/collections/leads/${lead?.id}`);
  const note = page.locator(".desk-note textarea");
  await note.fill("明天打电话");
  await end();
  await page.locator(".desk-note button").click();
  await signInAgain(sessionEnded());
  await expect(note).toHaveValue("明天打电话");
  await page.locator(".desk-note button").click();
  await expect(page.locator(".desk-timeline__note", { hasText: "明天打电话" })).toBeVisible();
  await page.request.patch(`/api/leads/${lead?.id}`, { headers, data: { deletedAt: new Date().toISOString() } });
});

test("the owner and the date of a lead are those that are stored, also after a change that did not arrive", async ({ request }) => {
  const form = { name: "李雷", email: `${randomUUID()}@example.com`, message: "要四十台", consent: "on" };
  expect((await request.post("/en/buy", { form })).status()).toBe(200);
  const found = await page.request.get(`/api/leads?where[email][equals]=${form.email}&depth=0`, { headers });
  const [lead] = ((await found.json()) as { docs: { id: number }[] }).docs;
  const me = (await (await page.request.get("/api/users/me")).json()) as { user: { id: number } };
  const set = { owner: me.user.id, followUpOn: "2030-01-15T04:00:00.000Z" };
  expect((await page.request.patch(`/api/leads/${lead?.id}`, { headers, data: set })).status()).toBe(200);
  await page.goto(`/admin/collections/leads/${lead?.id}`);
  const pair = page.locator(".desk-pair");
  const [owner, date] = [pair.getByLabel("负责人"), pair.getByLabel("日期")];
  await expect(owner).toHaveValue(String(me.user.id), { timeout: 60_000 });
  await page.context().setOffline(true);
  await owner.selectOption("");
  await expect(page.locator("[data-sonner-toast]").first()).toBeVisible();
  await expect(owner).toHaveValue(String(me.user.id));
  await date.fill("2031-02-03");
  await expect(date).toHaveValue("2030-01-15");
  await page.context().setOffline(false);
  await owner.selectOption("");
  await expect(page.locator(".desk-timeline")).toContainText("负责人");
  await expect(owner).toHaveValue("");
  await page.request.patch(`/api/leads/${lead?.id}`, { headers, data: { deletedAt: new Date().toISOString() } });
});

test("a link of a refusal opens the tab and the folded row in which the field stands, and names it with what it is in", async () => {
  const own = `links-${Date.now()}`;
  const data = { slug: own, code: own.slice(-12), name: "链接", packing: [{ item: "支架", quantity: 1 }, { quantity: 2 }] };
  const created = await page.request.post("/api/products?locale=zh&draft=true", { headers, data });
  const { doc } = (await created.json()) as { doc: { id: number } };
  const refusal = publishPanel(page).getByRole("alert");
  await openRecord(`/admin/collections/products/${doc.id}?locale=zh`);
  await expect(page.locator("#field-name")).toBeVisible();
  await press(page, publish());
  await refusal.getByRole("button", { name: "采购条件 › 批量交期（天）" }).click();
  await expect(page.locator("#field-purchase__leadDays")).toBeFocused();
  await expect(page.locator("#field-purchase__leadDays")).toBeInViewport();
  await page.locator(".tabs-field__tab-button", { hasText: "规格" }).click();
  await expect(page.locator("#field-purchase__leadDays")).toHaveCount(0);
  await press(page, publish());
  // What is above it may be drawn only once it has the focus, on a slow machine, in a browser that does not hold the page still by itself.
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = "none";
    document.addEventListener("focusin", ({ target }) => {
      const rows = (target as Element).closest<HTMLElement>("#field-packing");
      if (rows) rows.style.paddingTop = "2000px";
    });
  });
  await refusal.getByRole("button", { name: "装箱清单 › 2 › 物品" }).click();
  await expect(page.locator("#field-packing__1__item")).toBeFocused();
  await expect(page.locator("#field-packing__1__item")).toBeInViewport();
  await expect(page.locator("#packing-row-1 > .collapsible")).not.toHaveClass(/collapsible--collapsed/);
  await expect(page.locator("#packing-row-0 > .collapsible")).toHaveClass(/collapsible--collapsed/);
});

test("a row that was just added is open, with its first field ready to be written in; those that were there stay folded", async () => {
  const own = `rows-${Date.now()}`;
  const data = { slug: own, code: own.slice(-12), name: "加行", packing: [{ item: "支架", quantity: 1 }] };
  const created = await page.request.post("/api/products?locale=zh&draft=true", { headers, data });
  const { doc } = (await created.json()) as { doc: { id: number } };
  await openRecord(`/admin/collections/products/${doc.id}?locale=zh`);
  const row = (index: number) => page.locator(`#packing-row-${index} > .collapsible`);
  const item = (index: number) => page.locator(`#field-packing__${index}__item`);
  const folded = /collapsible--collapsed/;
  await expect(async () => {
    await page.getByRole("button", { name: "采购", exact: true }).click();
    await expect(row(0)).toHaveClass(folded, { timeout: 5000 });
  }).toPass();
  await page.locator("#field-packing .array-field__add-row").click();
  await expect(item(1)).toBeFocused();
  await expect(item(1)).toBeInViewport();
  await page.keyboard.type("螺丝");
  // Between the others, by keyboard, too.
  await page.locator("#packing-row-0 .array-actions__button").press("Enter");
  await page.locator(".popup__content .array-actions__add").press("Enter");
  await expect(item(1)).toBeFocused();
  await expect(item(1)).toHaveValue("");
  await page.keyboard.type("胶垫");
  await expect(item(2)).toHaveValue("螺丝");
  await expect(row(0)).toHaveClass(folded);
  await page.keyboard.press("Control+s");
  await expect(saveDraft()).toBeDisabled();
  for (const index of [1, 2]) await expect(row(index)).not.toHaveClass(folded);
  await page.reload();
  await page.getByRole("button", { name: "采购", exact: true }).click();
  await expect(row(2)).toHaveClass(folded);
});

test("a day is the one in Shanghai, and a version tells its times as there, wherever the browser is", async ({ browser }) => {
  // Half past five in the morning of the 24th in Shanghai.
  const own = `days-${Date.now()}`;
  const data = { slug: own, code: own.slice(-12), name: "日期", released: "2025-11-23T21:30:00.000Z" };
  const created = await page.request.post("/api/products?locale=zh&draft=true", { headers, data });
  const { doc } = (await created.json()) as { doc: { id: number } };
  await page.request.patch(`/api/products/${doc.id}?locale=zh&draft=true`, { headers, data: { released: "2025-11-24T21:30:00.000Z" } });
  const { docs } = (await (
    await page.request.get(`/api/products/versions?where[parent][equals]=${doc.id}&sort=-updatedAt&depth=0`, { headers })
  ).json()) as { docs: { id: number; updatedAt: string }[] };
  const storageState = await page.context().storageState();
  for (const [timezoneId, chosen] of [
    ["UTC", "2025-10-01"],
    ["America/Los_Angeles", "2025-10-02"],
  ] as const) {
    const context = await browser.newContext({ timezoneId, storageState });
    const far = await context.newPage();
    const day = far.locator("#field-released input");
    await far.goto(`/admin/collections/products/create?locale=zh`);
    await expect(day).toHaveValue(isoDay(new Date()), { timeout: 60_000 });
    await far.goto(`/admin/collections/products?limit=10&search=${own.slice(-12)}&columns=${encodeURIComponent('["code","released"]')}`);
    await expect(far.locator(".cell-released").last()).toHaveText(timezoneId === "UTC" ? "2025-11-25" : "2025-10-01");
    await far.goto(`/admin/collections/products/${doc.id}/versions/${docs[0]?.id}`);
    const compared = far.locator(".date-diff.field-diff-container");
    if (timezoneId === "UTC") await expect(compared.filter({ hasText: "2025-11-24" })).toContainText("2025-11-25");
    await expect(compared.filter({ hasText: isoMoment(new Date(docs[0]?.updatedAt ?? "")) })).not.toHaveCount(0);
    await expect(compared.filter({ hasText: /[+-]\d\d:\d\d/ })).toHaveCount(0);
    await far.goto(`/admin/collections/products/${doc.id}?locale=zh`);
    await expect(day).toHaveValue(timezoneId === "UTC" ? "2025-11-25" : "2025-10-01");
    await day.fill(chosen);
    await day.press("Enter");
    await far.locator("#action-save-draft").click();
    await expect(far.locator("[data-sonner-toast]").last()).toBeVisible({ timeout: 20_000 });
    await expect(day).toHaveValue(chosen);
    const stored = (await (await page.request.get(`/api/products/${doc.id}?draft=true&depth=0`, { headers })).json()) as {
      released: string;
    };
    expect(isoDay(new Date(stored.released))).toBe(chosen);
    await context.close();
  }
});

test("after the server has refused to publish, both buttons work", async () => {
  const own = `refused-${randomUUID()}`;
  const data = { slug: own, topic: "choosing", question: "网址被占用的问题", answer: "回答", order: 902, _status: "published" };
  const created = await page.request.post("/api/faqs?locale=zh", { headers, data });
  const { doc } = (await created.json()) as { doc: { id: number } };
  await openRecord(`/admin/collections/faqs/${doc.id}?locale=zh`);
  const address = page.locator("#field-slug");
  await expect(address).toHaveValue(own);
  const taken = (await first("faqs", "sort=id")).slug;
  // Payload checks what was typed; that it is taken only a save finds out.
  const checked = page.waitForResponse((response) => "next-action" in response.request().headers());
  await address.fill(taken);
  await checked;
  await press(page, publish());
  await expect(publishPanel(page).getByRole("alert")).toContainText("网址标识");
  await page.keyboard.press("Escape");
  await expect(publish()).toBeEnabled();
  await expect(saveDraft()).toBeEnabled();
  // Payload's own check of the form, which does not know of it, takes nothing away.
  await expect(page.locator(".field-type.text .tooltip, .field-error").first()).toBeVisible();
  await address.fill(own);
  await press(page, publish());
  await expect(page.locator("[data-sonner-toaster]")).toContainText("已发布：", { timeout: 20_000 });
});

test("what publishing will do is told before it is done: at a time, taken back, in one language, in both, and what is refused", async ({
  request,
}) => {
  const slug = `publish-${Date.now()}`;
  const steps = [{ title: "收货", text: "寄到工厂", duration: "1 天" }];
  const created = await request.post("/api/services?locale=zh", {
    headers,
    data: { slug, title: "维修", summary: "修好为止", order: 90, steps, _status: "published" },
  });
  const { doc } = (await created.json()) as { doc: { id: number } };
  const write = (query: string, data: object) => request.patch(`/api/services/${doc.id}?${query}`, { headers, data });
  await write("locale=en", { title: "Repair", summary: "Until it works", _status: "published" });
  await write("locale=en&draft=true", { title: "Mending" });
  const titles = () =>
    Promise.all(
      ["", "/en"].map(async (prefix) => /<h1[^>]*>([^<]*)/.exec(await (await request.get(`${prefix}/services/${slug}`)).text())?.[1]),
    );
  const [panel, title] = [publishPanel(page), page.locator("#field-title")];
  const deed = panel.locator("#publish-deed");

  const open = () => openRecord(`/admin/collections/services/${doc.id}?locale=zh`);
  /** Publishes one language; the page is drawn anew. */
  const publishAlone = async () => {
    const shown = page.waitForEvent("load");
    await deed.click();
    await shown;
    await expect(page.locator("[data-sonner-toast]", { hasText: /已发布[中英]文版：/ })).toBeVisible({ timeout: PATIENCE });
    await open();
  };
  await open();
  await expect(page.locator(".desk-state")).toContainText("有 1 处改动还没发布");
  await title.fill("修理");
  await title.press("Control+Enter");
  await expect(panel.getByRole("heading", { name: "发布后会发生什么" })).toBeFocused();
  await expect(panel).toContainText("中文 1 处、英文 1 处改动上线：标题");
  await expect(panel).toContainText(`网址 /services/${slug} 不变，不建跳转`);
  expect(await violations(page, ".desk-publish")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(publish()).toBeFocused();

  await publish().press("Enter");
  await panel.getByRole("radio", { name: "定时" }).check();
  await panel.getByLabel("发布时间").fill("2020-01-15T09:00");
  await expect(panel.getByRole("alert")).toHaveText("这个时间已经过去，请选现在之后的时间。");
  await expect(panel.getByLabel("发布时间")).toHaveAccessibleDescription("这个时间已经过去，请选现在之后的时间。");
  await expect(deed).toBeDisabled();
  await panel.getByLabel("发布时间").fill("2030-01-15T09:00");
  await expect(panel.getByRole("alert")).toHaveCount(0);
  await expect(deed).toHaveText("定在 2030 年 1 月 15 日 9:00 发布");
  await deed.click();
  await expect(panel).toHaveCount(0);
  expect(await titles()).toEqual(["维修", "Repair"]);
  await expect(page.locator(".desk-state")).toContainText("已定：2030 年 1 月 15 日 9:00 发布");
  await publish().click();
  await panel.getByRole("button", { name: "撤销：2030 年 1 月 15 日 9:00 发布" }).click();
  await expect(panel.getByRole("heading", { name: "已定的时间" })).toHaveCount(0);
  await expect(page.locator(".desk-state")).not.toContainText("已定");
  // Payload has a function of its own for it, which asks less: nobody gets through there.
  const [, payloadFunction = ""] = /\\"id\\":\\"([0-9a-f]{42})\\",\\"bound\\"/.exec(await (await page.request.get("/admin")).text()) ?? [];
  const plan = { type: "publish", date: "2030-01-15T01:00:00.000Z", doc: { relationTo: "services", value: String(doc.id) } };
  const asked = await page.request.post("/admin", {
    headers: { "next-action": payloadFunction, "content-type": "text/plain;charset=UTF-8" },
    data: JSON.stringify([{ name: "schedule-publish", args: plan }]),
  });
  expect(asked.status()).toBe(500);
  const facts = await page.request.post(`/api/publishing/services/${doc.id}`, { headers, data: {} });
  expect(await facts.json()).toMatchObject({ planned: [] });

  await panel.getByRole("checkbox", { name: "英文" }).uncheck();
  await expect(panel).toContainText("英文 1 处改动不上线，留在草稿里");
  await expect(deed).toHaveText("只发布中文");
  await publishAlone();
  expect(await titles()).toEqual(["修理", "Repair"]);
  // The language that the form is not in goes live, and what is typed stays a draft.
  await title.fill("修一修");
  await publish().click();
  await expect(panel).toContainText("中文 1 处、英文 1 处改动上线：标题");
  await panel.getByRole("checkbox", { name: "中文" }).uncheck();
  await expect(deed).toHaveText("只发布英文");
  await publishAlone();
  expect(await titles()).toEqual(["修理", "Mending"]);
  await publish().click();
  await expect(panel).toContainText("中文 1 处改动上线：标题");
  await deed.click();
  await expect(panel).toHaveCount(0);
  expect(await titles()).toEqual(["修一修", "Mending"]);

  await title.fill("");
  await press(page, publish());
  await expect(panel.getByRole("alert")).toContainText("标题：标题内容为空");
  await panel.getByRole("alert").getByRole("button", { name: "标题" }).click();
  await expect(title).toBeFocused();
  await title.fill("修好");
  await expect(publish()).toBeEnabled();
  await press(page, publish());
  await expect(panel).toHaveCount(0);
  expect(await titles()).toEqual(["修好", "Mending"]);

  await title.fill("写了一半");
  await title.press("Control+s");
  await expect(page.locator(".desk-state")).toContainText("有 1 处改动还没发布");
  await page.getByRole("button", { name: "放弃改动" }).click();
  await deskQuestion(page).getByRole("button", { name: "放弃改动" }).click();
  await expect(title).toHaveValue("修好");
  expect(await titles()).toEqual(["修好", "Mending"]);
});

test("a copy of a product gets an address that the rule allows", async () => {
  const { id } = await first("products", "where[slug][equals]=a9");
  const copied = await page.request.post(`/api/products/${id}/duplicate?draft=true`, { headers, data: { _status: "draft" } });
  const { doc } = (await copied.json()) as { doc: { id: number; slug: string; code: string } };
  expect(doc.slug).toMatch(/^a9-\d+$/);
  expect(doc.code).toMatch(/^A9-\d+$/);
  await openRecord(`/admin/collections/products/${doc.id}`);
  await expect(page.locator("#field-slug")).toHaveValue(doc.slug);
});

test("restoring an older draft leaves the page on the site and says so", async () => {
  const data = {
    slug: `restore-${Date.now()}`,
    topic: "choosing",
    question: "第一版问题",
    answer: "第一版回答",
    order: 900,
    _status: "draft",
  };
  const created = await page.request.post("/api/faqs?draft=true&locale=zh", { headers, data });
  const { doc } = (await created.json()) as { doc: { id: number } };
  await page.request.patch(`/api/faqs/${doc.id}?locale=zh`, { headers, data: { question: "第二版问题", _status: "published" } });
  const found = await page.request.get(`/api/faqs/versions?where[parent][equals]=${doc.id}&where[version._status][equals]=draft`, {
    headers,
  });
  const { docs } = (await found.json()) as { docs: { id: number; updatedAt: string }[] };
  const inShanghai = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai", dateStyle: "short", timeStyle: "short" });
  const saved = inShanghai.format(new Date(docs[0]?.updatedAt ?? ""));
  await openRecord(`/admin/collections/faqs/${doc.id}`);
  await expect(page.locator(".doc-controls__meta")).toContainText(inShanghai.format(new Date()).slice(0, 13));
  await page.goto(`/admin/collections/faqs/${doc.id}/versions/${docs[0]?.id}`);
  await expect(page.locator(".version-pill-label, .view-version__version-to-version").first()).toContainText(saved);
  await page.locator(".restore-version button").first().click();
  await expect(page.locator(".confirmation-modal")).toContainText("草稿版本恢复为草稿");
  await page.locator("#confirm-action").click();
  await expect(page.locator("[data-sonner-toaster]")).toContainText("网站上仍是已发布的内容", { timeout: 20_000 });
  await expect(page.getByRole("button", { name: "关闭消息" }).first()).toBeVisible();
  expect(await (await page.request.get(`/api/faqs/${doc.id}?locale=zh`)).json()).toMatchObject({
    question: "第二版问题",
    _status: "published",
  });
  expect(await (await page.request.get("/services/faq")).text()).toContain("第二版问题");
});

test("a draft is seen on its page in both languages by whoever has the signed address, and by nobody else", async ({ request, undo }) => {
  const { id } = await first("products", "where[slug][equals]=v3");
  for (const locale of ["zh", "en"]) {
    const stored = await request.get(`/api/products/${id}?locale=${locale}`);
    const { name } = (await stored.json()) as { name: string };
    undo(() => request.patch(`/api/products/${id}?draft=true&locale=${locale}&overrideLock=true`, { headers, data: { name } }));
  }
  await page.request.patch(`/api/products/${id}?draft=true&locale=zh`, { headers, data: { name: "草稿里的名字" } });
  await page.request.patch(`/api/products/${id}?draft=true&locale=en`, { headers, data: { name: "A name in a draft" } });
  for (const [locale, name, note] of [
    ["zh", "草稿里的名字", "草稿预览"],
    ["en", "A name in a draft", "Draft preview"],
  ] as const) {
    await openRecord(`/admin/collections/products/${id}?locale=${locale}`);
    const address = await page.locator("#preview-button, .preview-btn").first().getAttribute("href");
    expect(address).toContain("preview=");
    const answer = await request.get(address as string);
    expect(answer.headers()["cache-control"]).toContain("no-store");
    expect(await answer.text()).toContain(name);
    const shown = await page.context().newPage();
    await shown.goto(address as string);
    await expect(shown.locator("h1")).toContainText(name);
    await expect(shown.getByRole("note").last()).toContainText(note);
    await shown.close();
    const visited = (address as string).split("?")[0] as string;
    expect(await (await request.get(visited)).text()).not.toContain(name);
    expect((await request.get(`${visited}?preview=${"x".repeat(40)}.${"y".repeat(43)}`)).status()).toBe(410);
  }
  await openRecord(`/admin/collections/products/${id}?locale=zh`);
  await expect(page.getByRole("link", { name: "在网站上查看" })).toHaveAttribute("href", "/products/v3");
});

test("what attackers write into a form is text on the desk", async ({ request }) => {
  const run = randomUUID();
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const messages = Array.from(
    hostileValues(20_261_122, 4),
    (value) => `${value}"><img src=x onerror=alert(1)></script><svg onload=alert(1)>`,
  );
  for (const message of messages) {
    const form = {
      name: "<img src=x onerror=alert(1)>",
      company: `"><svg onload=alert(1)>${run}`,
      position: "' onfocus='alert(1)",
      message,
    };
    expect((await request.post("/en/buy", { form: { ...form, email: "attacker@example.com", consent: "on" } })).status()).toBe(200);
  }
  const found = await page.request.get(`/api/leads?where[company][like]=${run}&depth=0`, { headers });
  const { docs } = (await found.json()) as { docs: { id: number; message: string }[] };
  expect(docs).toHaveLength(messages.length);
  /** Whether something of what they wrote is more than text. */
  const injected = page.locator('[src="x"], [onload], [onerror], [onfocus], [onmouseover], a[href^="javascript:"], base, [srcdoc]');
  await page.goto("/admin/collections/leads");
  await expect(page.getByText(run).first()).toBeVisible();
  await expect(injected).toHaveCount(0);
  const seen = (text: string) => text.replace(/[\s\p{Cc}\p{Cf}]/gu, "");
  for (const { id, message } of docs) {
    await page.goto(`/admin/collections/leads/${id}`);
    const quoted = page.locator("blockquote");
    await expect(quoted).toBeVisible({ timeout: 60_000 });
    expect(seen((await quoted.textContent()) ?? "")).toBe(seen(message));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("<svg onload=alert(1)>");
    await expect(injected).toHaveCount(0);
    await page.request.patch(`/api/leads/${id}`, { headers, data: { deletedAt: new Date().toISOString() } });
  }
  expect(dialogs).toEqual([]);
  page.removeAllListeners("dialog");
});
