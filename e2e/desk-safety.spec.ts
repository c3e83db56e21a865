import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { isoDay } from "../cms/lib/time-zone.ts";
import { hostileValues } from "../test/hostile/values.ts";
import { violations } from "./support/accessibility.ts";
import { deskQuestion, openForm, press, publishing, publishPanel } from "./support/desk-form.ts";
import { firstRecord, openRecord, savingDraft, sitDown } from "./support/desk-records.ts";
import { hold } from "./support/page.ts";
import { SLOW } from "./support/slow.ts";
import { makeStaff, openSignIn, setDeskLanguage, signInAtDesk, test, writeText } from "./support/staff.ts";

test.describe.configure({ mode: "default" });
test.setTimeout(180_000);

const desk = sitDown();

/** What says that the open record was stored elsewhere since. */
function newerNotice(desk: Page): Locator {
  return desk.locator(".desk-newer");
}

test("switching the language over unsaved edits asks first", async () => {
  const { id } = await firstRecord(desk, "faqs", "sort=id");
  await openRecord(desk, `/admin/collections/faqs/${id}`);
  const question = desk.page.locator("#field-question");
  await question.fill("还没有保存的问题");
  const switchLanguage = async () => {
    await desk.page.locator(".localizer button").first().click();
    await desk.page.locator('[data-locale="en"]').last().click();
  };
  await switchLanguage();
  await expect(deskQuestion(desk.page)).toContainText("未保存的修改");
  // What loses nothing has the focus.
  await expect(deskQuestion(desk.page).getByRole("button", { name: "留在这里" })).toBeFocused();
  await desk.page.keyboard.press("Escape");
  await expect(deskQuestion(desk.page)).toHaveCount(0);
  await expect(question).toHaveValue("还没有保存的问题");
  await desk.page.keyboard.press("Escape");
  await switchLanguage();
  await deskQuestion(desk.page).getByRole("button", { name: "切换语言" }).click();
  await expect(question).not.toHaveValue("还没有保存的问题", { timeout: 30_000 });
});

test("of two tabs on one record, the older form is not stored over what the other one has stored since unless that is chosen", async () => {
  const data = { slug: `tabs-${Date.now()}`, topic: "choosing", question: "原来的问题", answer: "回答", order: 901, _status: "published" };
  const created = await desk.page.request.post("/api/faqs?locale=zh", { headers: desk.headers, data });
  const { doc } = (await created.json()) as { doc: { id: number } };
  const stored = async () => {
    const answer = await desk.page.request.get(`/api/faqs/${doc.id}?locale=zh&draft=true`, { headers: desk.headers });
    return ((await answer.json()) as { question: string }).question;
  };
  await openRecord(desk, `/admin/collections/faqs/${doc.id}?locale=zh`);
  const older = await desk.page.context().newPage();
  await older.goto(desk.page.url());
  const typed = older.locator("#field-question");
  await expect(typed).toHaveValue("原来的问题", { timeout: 60_000 });
  // A form that stays open is stored any number of times.
  for (const question of ["第一次改", "第二次改"]) {
    await desk.page.locator("#field-question").fill(question);
    await savingDraft(desk).click();
    await expect.poll(stored).toBe(question);
    await expect(savingDraft(desk)).toBeDisabled();
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
  expect(
    (await desk.page.request.patch(`/api/faqs/${doc.id}?locale=zh&draft=true`, { headers: desk.headers, data: newest })).status(),
  ).toBe(200);
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
  const created = await desk.page.request.post("/api/faqs?locale=zh", { headers: desk.headers, data });
  const { doc } = (await created.json()) as { doc: { id: number } };
  const writer = await desk.page.context().newPage();
  await setDeskLanguage(desk.page, "en");
  await writer.goto(new URL(`/admin/collections/faqs/${doc.id}?locale=zh`, desk.page.url()).href);
  const question = writer.locator("#field-question");
  await expect(question).toHaveValue("原来的问题", { timeout: 60_000 });
  const dialogs: string[] = [];
  writer.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  const meanwhile = { question: "别处改的问题", _status: "draft" };
  expect(
    (await desk.page.request.patch(`/api/faqs/${doc.id}?locale=zh&draft=true`, { headers: desk.headers, data: meanwhile })).status(),
  ).toBe(200);

  const { release } = await hold(writer, /select\[updatedAt\]/);
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
  expect(
    (await desk.page.request.patch(`/api/faqs/${doc.id}?locale=zh&draft=true`, { headers: desk.headers, data: meanwhile })).status(),
  ).toBe(200);
  await question.fill("我又写的问题");
  await writer.locator("#action-save-draft").click();
  const told = writer.locator("[data-sonner-toast]", { hasText: "Not saved. This record was changed after you opened it." });
  await expect(told).toContainText("Compare it with what is stored now, then choose");
  await expect(told.getByRole("listitem")).toHaveCount(0);
  await writer.close();
  await setDeskLanguage(desk.page, "zh");
});

test("a record that a colleague writes in is not published: the panel says who has it, and it is taken over there", async ({
  browser,
  request,
}) => {
  const data = { slug: `held-${Date.now()}`, topic: "choosing", question: "谁在改？", answer: "回答", order: 903, _status: "published" };
  const created = await desk.page.request.post("/api/faqs?locale=zh", { headers: desk.headers, data });
  const { doc } = (await created.json()) as { doc: { id: number } };
  const stored = async () => {
    const answer = await desk.page.request.get(`/api/faqs/${doc.id}?locale=zh`, { headers: desk.headers });
    return ((await answer.json()) as { question: string }).question;
  };
  const path = `/admin/collections/faqs/${doc.id}?locale=zh`;
  const colleague = await makeStaff(request);
  const context = await browser.newContext();
  const other = await context.newPage();
  await openSignIn(other, request, "zh");
  await signInAtDesk(other, colleague.account);
  await openRecord(desk, path);
  await other.goto(path);
  await expect(other.locator("#field-question")).toHaveValue("谁在改？", { timeout: 60_000 });
  const noted = other.waitForResponse((response) => "next-action" in response.request().headers());
  await other.locator("#field-question").fill("同事在改");
  await noted;
  await publishing(desk.page).click();
  const held = publishPanel(desk.page).getByRole("alert");
  await expect(held).toContainText(/^Editor从今天 \d+:\d\d 起在编辑这条记录/);
  await expect(publishPanel(desk.page).locator("#publish-deed")).toBeDisabled();
  expect(await violations(desk.page, ".desk-publish")).toEqual([]);
  await held.getByRole("button", { name: "接手编辑" }).click();
  await expect(held).toHaveCount(0);
  await desk.page.keyboard.press("Escape");
  await desk.page.locator("#field-question").fill("接手以后改的");
  await press(desk.page, publishing(desk.page));
  await expect.poll(stored).toBe("接手以后改的");
  await context.close();
});

test("without a network the desk says so in its language, publishes nothing, and keeps what was typed", async () => {
  await desk.page.goto("/admin/collections/faqs");
  const [list, question] = [desk.page.locator("td a"), desk.page.locator("#field-question")];
  await list.first().click();
  await expect(question).toBeVisible({ timeout: 60_000 });
  const form = desk.page.url();
  await question.fill("断网时写的");
  await desk.page.context().setOffline(true);
  await savingDraft(desk).click();
  await expect(desk.page.locator("[data-sonner-toaster]")).toContainText("连不上网络，没有保存", { timeout: 20_000 });
  await publishing(desk.page).click();
  await expect(publishPanel(desk.page)).toContainText("现在不能发布");
  await expect(publishPanel(desk.page).locator("#publish-deed")).toBeDisabled();
  await desk.page.keyboard.press("Escape");
  await expect(question).toHaveValue("断网时写的");
  await desk.page.context().setOffline(false);
  // Of the two ways out, the one that loses nothing is the one that stands out.
  await desk.page.locator(".doc-tabs a, .step-nav a").first().click();
  const [stay, leave] = [
    desk.page.locator("#leave-without-saving #confirm-cancel"),
    desk.page.locator("#leave-without-saving #confirm-action"),
  ];
  await expect(leave).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(stay).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await stay.click();
  await expect(question).toHaveValue("断网时写的");
  // Back asks the same, and goes only then.
  const asked = desk.page.locator(".desk-leave");
  await desk.page.evaluate(() => history.back());
  await asked.locator("#confirm-cancel").click();
  await expect(asked).toHaveCount(0);
  await expect(question).toHaveValue("断网时写的");
  expect(desk.page.url()).toBe(form);
  await desk.page.evaluate(() => history.back());
  await asked.locator("#confirm-action").click();
  await expect(list.first()).toBeVisible();
  await expect(question).toHaveCount(0);
});

test("the desk's first view stays while the site is away, and is shown anew once it is back", async () => {
  const view = await desk.page.context().newPage();
  let [shown, failed] = [0, 0];
  view.on("response", (answer) => void (new URL(answer.url()).searchParams.has("_rsc") && (shown += 1)));
  view.on("requestfailed", () => void (failed += 1));
  const passTimeUntil = (happened: () => boolean) =>
    expect
      .poll(async () => {
        await view.clock.runFor(20_000);
        return happened();
      })
      .toBe(true);
  await view.clock.install();
  await view.goto("/admin");
  await expect(view.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 60_000 });
  await view.evaluate(() => Object.assign(window, { sameDocument: true }));
  await passTimeUntil(() => shown > 0);
  await view.context().setOffline(true);
  failed = 0;
  await passTimeUntil(() => failed > 1);
  await view.context().setOffline(false);
  shown = 0;
  await passTimeUntil(() => shown > 0);
  expect(await view.evaluate(() => "sameDocument" in window)).toBe(true);
  await view.close();
});

/** Signs in again in the tab that a message leads to, and comes back. */
async function signInAgain(message: Locator): Promise<void> {
  const opened = desk.page.waitForEvent("popup");
  await message.getByRole("link", { name: "登录（新标签页）" }).click();
  const tab = await opened;
  await signInAtDesk(tab, desk.account);
  await tab.close();
}

/** What the desk says once the session has ended. */
function sessionEnded(): Locator {
  return desk.page.locator("[data-sonner-toast]", { hasText: "登录已失效。你写的还在这里。请在新标签页登录，然后再保存。" });
}

test("once the session has ended a form says so, publishes nothing, and is saved after signing in in another tab", async () => {
  const data = { slug: `ended-${Date.now()}`, topic: "choosing", question: "原来的问题", answer: "回答", order: 905, _status: "published" };
  const created = await desk.page.request.post("/api/faqs?locale=zh", { headers: desk.headers, data });
  const { doc } = (await created.json()) as { doc: { id: number } };
  await openRecord(desk, `/admin/collections/faqs/${doc.id}?locale=zh`);
  const question = desk.page.locator("#field-question");
  await question.fill("登录失效时写的");
  await desk.page.context().clearCookies({ name: "payload-token" });
  await savingDraft(desk).click();
  await expect(sessionEnded().getByRole("link")).toHaveAttribute("href", "/admin/login");
  await savingDraft(desk).click();
  await expect(desk.page.locator("[data-sonner-toast][data-removed='false']")).toHaveCount(1);
  expect(await violations(desk.page, "[data-sonner-toast]")).toEqual([]);
  await publishing(desk.page).click();
  await expect(publishPanel(desk.page).getByRole("status")).toContainText("登录已失效");
  await expect(publishPanel(desk.page).getByText("仍可发布")).toHaveCount(0);
  const deed = publishPanel(desk.page).locator("#publish-deed");
  await expect(deed).toBeDisabled();
  expect(await violations(desk.page, ".desk-publish")).toEqual([]);
  await signInAgain(publishPanel(desk.page));
  await desk.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(deed).toBeEnabled();
  // It ends while the panel is open.
  await desk.page.context().clearCookies({ name: "payload-token" });
  await deed.click();
  await expect(deed).toBeDisabled();
  await expect(publishPanel(desk.page).getByText("登录已失效")).toHaveCount(1);
  await signInAgain(publishPanel(desk.page));
  await desk.page.keyboard.press("Escape");
  await expect(question).toHaveValue("登录失效时写的");
  await savingDraft(desk).click();
  await expect
    .poll(async () => {
      const answer = await desk.page.request.get(`/api/faqs/${doc.id}?locale=zh&draft=true`, { headers: desk.headers });
      return ((await answer.json()) as { question: string }).question;
    })
    .toBe("登录失效时写的");
  await expect(sessionEnded()).toHaveCount(0);
});

test("once the session has ended a form says so where a picture is to be chosen or made, and is left as it was", async () => {
  const { page } = desk;
  const calls: number[] = [];
  page.on("response", (answer) => void (answer.request().headers()["next-action"] && calls.push(answer.status())));
  await openForm(page, "/admin/collections/articles/create?locale=zh");
  await page.locator("#field-title").fill("登录失效时写的");
  const session = await page.context().cookies();
  await page.context().clearCookies({ name: "payload-token" });
  const picture = page.locator("#field-picture");
  // One makes a new one, the other opens the library.
  for (const way of await picture.getByRole("button").all()) {
    await way.click();
    await expect(sessionEnded().getByRole("link")).toHaveAttribute("href", "/admin/login");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await sessionEnded().getByRole("button").click();
    await expect(sessionEnded()).toHaveCount(0);
  }
  await expect(page.locator("#field-title")).toHaveValue("登录失效时写的");
  expect(calls.filter((status) => status >= 400)).toEqual([]);
  await page.context().addCookies(session);
});

test("a note and a text of the site stay when the session was ended elsewhere, and are saved after signing in again", async ({
  request,
  undo,
}) => {
  const me = (await (await desk.page.request.get("/api/users/me")).json()) as { user: { id: number } };
  const end = async () => {
    const ended = await request.post(`/api/users/${me.user.id}/end-sessions`, { headers: desk.headers });
    expect(ended.status()).toBe(200);
  };
  undo(() => writeText(request, "inventions.title", ""));
  await desk.page.goto("/admin/interface-texts?q=inventions.title");
  await desk.page.getByRole("button", { name: /inventions\.title$/ }).click();
  const text = desk.page.locator(".desk-texts__editor textarea[lang='zh']");
  await text.fill("我们的专利");
  await end();
  const save = desk.page.locator(".desk-texts__editor .desk-button--first");
  await save.click();
  await signInAgain(sessionEnded());
  await expect(text).toHaveValue("我们的专利");
  await save.click();
  await expect(text).toHaveCount(0);
  await expect(sessionEnded()).toHaveCount(0);

  const form = { name: "韩梅", email: `${randomUUID()}@example.com`, message: "要十台", consent: "on" };
  expect((await request.post("/en/buy", { form })).status()).toBe(200);
  const found = await desk.page.request.get(`/api/leads?where[email][equals]=${form.email}&depth=0`, { headers: desk.headers });
  const [lead] = ((await found.json()) as { docs: { id: number }[] }).docs;
  await desk.page.goto(`/admin/collections/leads/${lead?.id}`);
  const note = desk.page.locator(".desk-note textarea");
  await note.fill("明天打电话");
  await end();
  await desk.page.locator(".desk-note button").click();
  await signInAgain(sessionEnded());
  await expect(note).toHaveValue("明天打电话");
  await desk.page.locator(".desk-note button").click();
  await expect(desk.page.locator(".desk-timeline__note", { hasText: "明天打电话" })).toBeVisible();
  await desk.page.request.patch(`/api/leads/${lead?.id}`, { headers: desk.headers, data: { deletedAt: new Date().toISOString() } });
});

test("a note is typed once the desk can ask before it is left, however late its script comes", async ({ request }) => {
  const { page, headers } = desk;
  const form = { name: "李华", email: `${randomUUID()}@example.com`, message: "要三台", consent: "on" };
  expect((await request.post("/en/buy", { form })).status()).toBe(200);
  const found = await page.request.get(`/api/leads?where[email][equals]=${form.email}&depth=0`, { headers });
  const [lead] = ((await found.json()) as { docs: { id: number }[] }).docs;
  let come: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (come = resolve));
  await page.route("**/_next/static/**/*.js", (route) => late.then(() => route.continue()));
  await page.goto(`/admin/collections/leads/${lead?.id}`, { waitUntil: "commit" });
  const note = page.locator(".desk-note textarea");
  await expect(note).toBeVisible();
  await expect(note).not.toBeEditable();
  come();
  await note.fill("明天打电话");
  await page.locator("#nav-messages").click();
  await page.locator(".desk-leave #confirm-cancel").click();
  await expect(note).toHaveValue("明天打电话");
  await page.unroute("**/_next/static/**/*.js");
  await page.locator("#nav-messages").click();
  await page.locator(".desk-leave #confirm-action").click();
  await page.waitForURL(/\/messages/);
  await page.request.patch(`/api/leads/${lead?.id}`, { headers, data: { deletedAt: new Date().toISOString() } });
});

test("the owner and the date of a lead are those that are stored, also after a change that did not arrive", async ({ request }) => {
  const form = { name: "李雷", email: `${randomUUID()}@example.com`, message: "要四十台", consent: "on" };
  expect((await request.post("/en/buy", { form })).status()).toBe(200);
  const found = await desk.page.request.get(`/api/leads?where[email][equals]=${form.email}&depth=0`, { headers: desk.headers });
  const [lead] = ((await found.json()) as { docs: { id: number }[] }).docs;
  const me = (await (await desk.page.request.get("/api/users/me")).json()) as { user: { id: number } };
  const set = { owner: me.user.id, followUpOn: "2030-01-15T04:00:00.000Z" };
  expect((await desk.page.request.patch(`/api/leads/${lead?.id}`, { headers: desk.headers, data: set })).status()).toBe(200);
  await desk.page.goto(`/admin/collections/leads/${lead?.id}`);
  const pair = desk.page.locator(".desk-pair");
  const [owner, date] = [pair.getByLabel("负责人"), pair.getByLabel("日期")];
  await expect(owner).toHaveValue(String(me.user.id), { timeout: 60_000 });
  await desk.page.context().setOffline(true);
  await owner.selectOption("");
  await expect(desk.page.locator("[data-sonner-toast]").first()).toBeVisible();
  await expect(owner).toHaveValue(String(me.user.id));
  await date.fill("2031-02-03");
  await expect(date).toHaveValue("2030-01-15");
  await desk.page.context().setOffline(false);
  await owner.selectOption("");
  await expect(desk.page.locator(".desk-timeline")).toContainText("负责人");
  await expect(owner).toHaveValue("");
  await desk.page.request.patch(`/api/leads/${lead?.id}`, { headers: desk.headers, data: { deletedAt: new Date().toISOString() } });
});

test("a series in use is not deleted: the desk lists where it is used, and it stays", async () => {
  const { id } = await firstRecord(desk, "series", "where[key][equals]=wireless");
  await openRecord(desk, `/admin/collections/series/${id}`);
  await expect(desk.page.getByRole("region", { name: "用在" })).toContainText("A9");
  await desk.page.locator(".doc-controls__popup .popup-button, .doc-controls__popup button").first().click();
  await desk.page.locator("#action-delete").click();
  await desk.page.locator("#confirm-action").click();
  const told = deskQuestion(desk.page);
  await expect(told).toContainText("正在被使用", { timeout: 20_000 });
  await expect(told.getByRole("link").first()).toHaveAttribute("href", /\/admin\/collections\/\w+\/\d+$/);
  await told.getByRole("button", { name: "关闭" }).click();
  expect((await desk.page.request.get(`/api/series/${id}`)).status()).toBe(200);
  expect((await desk.page.request.get("/products/a9")).status()).toBe(200);
});

test("a list is searched in both languages, and what is done with many names them, leaves out nothing unsaid, and tells what was refused", async () => {
  const { page, headers } = desk;
  await page.goto("/admin/collections/products");
  for (const words of ["冷链", "Cold-chain"]) {
    await page.locator(".search-filter__input").fill(words);
    await expect(page.locator("tbody tr")).toHaveCount(1);
    await expect(page.locator("tbody .cell-code")).toHaveText("C4");
  }
  // The first column stands in the middle of its row, as the others do.
  const middle = (cell: string) =>
    page.locator(`tbody ${cell}`).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.querySelector("a") ?? element);
      const { top, bottom } = range.getBoundingClientRect();
      return (top + bottom) / 2;
    });
  expect(Math.abs((await middle(".cell-code")) - (await middle(".cell-name")))).toBeLessThan(1.5);

  const own = `many-${Date.now()}`;
  for (const part of ["a", "b", "c"]) {
    const data = { slug: `${own}-${part}`, topic: "choosing", question: `${own} 问题 ${part}`, answer: "回答", order: 960 };
    const body = { ...data, _status: part === "c" ? "draft" : "published" };
    expect((await page.request.post("/api/faqs?locale=zh&draft=false", { headers, data: body })).status()).toBe(201);
  }
  const bar = page.getByRole("toolbar", { name: /已选/ });
  const question = deskQuestion(page);
  const choose = async () => {
    await page.goto(`/admin/collections/faqs?search=${own}`);
    await expect(page.locator("tbody tr")).toHaveCount(3);
    await page.locator("thead input[type='checkbox']").check();
    await expect(bar).toContainText("已选 3 条");
  };
  const live = async () => {
    const found = await page.request.get(`/api/faqs?where[slug][like]=${own}&where[_status][equals]=published&limit=0`, { headers });
    return ((await found.json()) as { totalDocs: number }).totalDocs;
  };
  await choose();
  await bar.getByRole("button", { name: "发布…", exact: true }).click();
  await expect(question).toContainText("发布 1 条常见问题？");
  await expect(question).toContainText(`${own} 问题 c`);
  await expect(question).toContainText(`英文不齐：${own} 问题 c`);
  await page.keyboard.press("Escape");
  expect(await live()).toBe(2);
  await bar.getByRole("button", { name: "取消发布…" }).click();
  await expect(question).toContainText("取消发布 2 条常见问题？");
  await expect(question).toContainText(`${own} 问题 a`);
  await expect(question).not.toContainText("问题 c");
  await question.getByRole("button", { name: "取消发布" }).click();
  await expect(page.locator("[data-sonner-toast]").last()).toContainText("已取消发布 2 条");
  expect(await live()).toBe(0);
  await choose();
  await bar.getByRole("button", { name: "移到回收站…" }).click();
  await expect(question).toContainText("把 3 条常见问题移到回收站？");
  // What is in the trash alone is deleted for good.
  await expect(question.getByRole("checkbox")).toHaveCount(0);
  await question.getByRole("button", { name: "移到回收站" }).click();
  await expect(page.locator("tbody tr")).toHaveCount(0);

  await page.goto("/admin/collections/series?search=wireless");
  await page.locator("tbody input[type='checkbox']").first().check();
  await bar.getByRole("button", { name: "移到回收站…" }).click();
  await question.getByRole("button", { name: "移到回收站" }).click();
  await expect(question).toContainText("1 条没有做成");
  await expect(question).toContainText("正在被使用");
  await expect(question.getByRole("link")).toHaveAttribute("href", /\/collections\/series\/\d+$/);
});

test("the menu fits the window, and a link without an address goes with its drawer", async () => {
  const { page, headers } = desk;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/admin/collections/articles");
  await expect(page.getByRole("link", { name: "退出" })).toBeInViewport();
  await expect(page.locator("#nav-texts")).toHaveCount(1);
  await expect(page.locator("#nav-interface-texts")).toHaveCount(0);

  const { id } = await firstRecord(desk, "articles", "sort=-id");
  await openRecord(desk, `/admin/collections/articles/${id}?locale=zh`);
  // How its English stands is told at the head of the form alone.
  await expect(page.locator("#field-english")).toHaveCount(0);
  const text = page.locator(".ContentEditable__root").first();
  const drawer = page.locator(".lexical-link-edit-drawer");
  // The editor draws links within the site as ones to nowhere, too.
  const links = text.locator('a[href="https://"]');
  await expect(text.locator("p").first()).toBeVisible();
  const before = await links.count();
  await text.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("没有地址");
  await page.keyboard.press("Shift+Home");
  await page.keyboard.press("Control+k");
  await expect(drawer.locator("#field-url")).toBeVisible();
  await expect(page.locator(".desk-search[open]")).toHaveCount(0);
  await expect(links).toHaveCount(before + 1);
  await page.keyboard.press("Escape");
  await expect(drawer.locator("#field-url")).toHaveCount(0);
  await expect(links).toHaveCount(before);
  await expect(text).toContainText("没有地址");
  // Its tools stay in sight below the page's buttons and the head of the languages.
  const bold = page.locator(".fixed-toolbar [data-button-key='bold']").first();
  await expect(bold).toBeInViewport();
  const covered = await bold.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return !element.contains(there) && there?.className;
  });
  expect(covered).toBe(false);
  expect((await page.request.get(`/api/articles/${id}`, { headers })).status()).toBe(200);
});

test(
  "a day is the one in Shanghai, and a version tells its times with their offset, wherever the browser is",
  SLOW,
  async ({ browser }) => {
    // Half past five in the morning of the 24th in Shanghai.
    const own = `days-${Date.now()}`;
    const data = { slug: own, code: own.slice(-12), name: "日期", released: "2025-11-23T21:30:00.000Z" };
    const created = await desk.page.request.post("/api/products?locale=zh&draft=true", { headers: desk.headers, data });
    const { doc } = (await created.json()) as { doc: { id: number } };
    await desk.page.request.patch(`/api/products/${doc.id}?locale=zh&draft=true`, {
      headers: desk.headers,
      data: { released: "2025-11-24T21:30:00.000Z" },
    });
    const { docs } = (await (
      await desk.page.request.get(`/api/products/versions?where[parent][equals]=${doc.id}&sort=-updatedAt&depth=0`, {
        headers: desk.headers,
      })
    ).json()) as { docs: { id: number; updatedAt: string }[] };
    const storageState = await desk.page.context().storageState();
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
      // Payload writes it in the browser's zone.
      const minute = new Date(docs[0]?.updatedAt ?? "").setUTCSeconds(0, 0);
      const moments = async () =>
        (await compared.allInnerTexts()).flatMap((text) => text.match(/[\d-]{10} \d\d:\d\d [+-]\d\d:\d\d/g) ?? []);
      await expect.poll(async () => (await moments()).map((moment) => Date.parse(moment))).toContain(minute);
      await far.goto(`/admin/collections/products/${doc.id}?locale=zh`);
      await expect(day).toHaveValue(timezoneId === "UTC" ? "2025-11-25" : "2025-10-01");
      await day.fill(chosen);
      await day.press("Enter");
      await far.locator("#action-save-draft").click();
      await expect(far.locator("[data-sonner-toast]").last()).toBeVisible({ timeout: 20_000 });
      await expect(day).toHaveValue(chosen);
      const stored = (await (
        await desk.page.request.get(`/api/products/${doc.id}?draft=true&depth=0`, { headers: desk.headers })
      ).json()) as {
        released: string;
      };
      expect(isoDay(new Date(stored.released))).toBe(chosen);
      await context.close();
    }
  },
);

test("what attackers write into a form is text on the desk", async ({ request }) => {
  const run = randomUUID();
  const dialogs: string[] = [];
  desk.page.on("dialog", (dialog) => {
    // The page before may ask whether it is to be left.
    if (dialog.type() === "beforeunload") return void dialog.accept();
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
  const found = await desk.page.request.get(`/api/leads?where[company][like]=${run}&depth=0`, { headers: desk.headers });
  const { docs } = (await found.json()) as { docs: { id: number; message: string }[] };
  expect(docs).toHaveLength(messages.length);
  /** Whether something of what they wrote is more than text. */
  const injected = desk.page.locator('[src="x"], [onload], [onerror], [onfocus], [onmouseover], a[href^="javascript:"], base, [srcdoc]');
  await desk.page.goto("/admin/collections/leads");
  await expect(desk.page.getByText(run).first()).toBeVisible();
  await expect(injected).toHaveCount(0);
  const seen = (text: string) => text.replace(/[\s\p{Cc}\p{Cf}]/gu, "");
  for (const { id, message } of docs) {
    await desk.page.goto(`/admin/collections/leads/${id}`);
    const quoted = desk.page.locator("blockquote");
    await expect(quoted).toBeVisible({ timeout: 60_000 });
    expect(seen((await quoted.textContent()) ?? "")).toBe(seen(message));
    await expect(desk.page.getByRole("heading", { level: 1 })).toContainText("<svg onload=alert(1)>");
    await expect(injected).toHaveCount(0);
    await desk.page.request.patch(`/api/leads/${id}`, { headers: desk.headers, data: { deletedAt: new Date().toISOString() } });
  }
  expect(dialogs).toEqual([]);
  desk.page.removeAllListeners("dialog");
});
