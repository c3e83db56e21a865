import { expect, type Locator, type Page } from "@playwright/test";
import { violations } from "./support/accessibility.ts";
import { deskQuestion, press, publishing, publishPanel } from "./support/desk-form.ts";
import { discardLead, makeRecord, openRecord, savingDraft, sendLead, sitDown, storedRecord } from "./support/desk-records.ts";
import { hold } from "./support/page.ts";
import { SLOW } from "./support/slow.ts";
import { enterDesk, makeStaff, setDeskLanguage, test } from "./support/staff.ts";

test.describe.configure({ mode: "default" });
test.setTimeout(180_000);

const desk = sitDown();

/** What says that the open record was stored elsewhere since. */
function newerVersionAlert(desk: Page): Locator {
  return desk.locator(".desk-newer");
}

test("of two tabs on one record, the older form is not stored over what the other one has stored since unless that is chosen", async () => {
  const data = { slug: `tabs-${Date.now()}`, topic: "choosing", question: "原来的问题", answer: "回答", order: 901, _status: "published" };
  const doc = await makeRecord(desk, "faqs?locale=zh", data);
  const readQuestion = async () => (await storedRecord(desk, `faqs/${doc.id}?locale=zh&draft=true`))["question"];
  await openRecord(desk, `/admin/collections/faqs/${doc.id}?locale=zh`);
  const older = await desk.page.context().newPage();
  await older.goto(desk.page.url());
  const typed = older.locator("#field-question");
  await expect(typed).toHaveValue("原来的问题", { timeout: 60_000 });
  // A form that stays open is stored any number of times.
  for (const question of ["第一次改", "第二次改"]) {
    await desk.page.locator("#field-question").fill(question);
    await savingDraft(desk).click();
    await expect.poll(readQuestion).toBe(question);
    await expect(savingDraft(desk)).toBeDisabled();
  }
  await typed.fill("旧表单");
  const alert = newerVersionAlert(older);
  await expect(alert).toContainText("这条记录在你打开之后又改过");
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
  expect(await readQuestion()).toBe("第二次改");
  const mine = alert.getByRole("button", { name: "保存时以我写的为准" });
  await mine.click();
  await expect(alert).toHaveCount(0);
  await expect(refusal).toHaveCount(0);
  // A version newer than that of the notice.
  const newest = { question: "第三次改", _status: "draft" };
  expect(
    (await desk.page.request.patch(`/api/faqs/${doc.id}?locale=zh&draft=true`, { headers: desk.headers, data: newest })).status(),
  ).toBe(200);
  await older.locator("#action-save-draft").click();
  await expect(refusal).toBeVisible();
  expect(await readQuestion()).toBe("第三次改");
  await mine.click();
  await older.locator("#action-save-draft").click();
  await expect.poll(readQuestion).toBe("旧表单写的");
  await expect(alert).toHaveCount(0);
  await older.close();
});

test(
  "what was stored meanwhile takes the place of what was typed only once that is wanted, and is told beneath the open panel",
  SLOW,
  async () => {
    const data = {
      slug: `newer-${Date.now()}`,
      topic: "choosing",
      question: "原来的问题",
      answer: "回答",
      order: 904,
      _status: "published",
    };
    const doc = await makeRecord(desk, "faqs?locale=zh", data);
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
    const alert = newerVersionAlert(writer);
    await expect(alert).toContainText("This record was changed after you opened it");
    const deed = publishPanel(writer).locator("#publish-deed");
    await expect(deed).toBeInViewport({ ratio: 1 });
    await deed.click({ trial: true });
    await writer.keyboard.press("Escape");
    await expect(publishPanel(writer)).toHaveCount(0);

    const show = alert.getByRole("button", { name: "Show what is stored…" });
    await show.click();
    await expect(deskQuestion(writer)).toContainText("will be lost");
    await expect(deskQuestion(writer).getByRole("button", { name: "Go on writing" })).toBeFocused();
    await writer.keyboard.press("Escape");
    await expect(show).toBeFocused();
    await expect(question).toHaveValue("我写的问题");
    await show.click();
    await deskQuestion(writer).getByRole("button", { name: "Show what is stored" }).click();
    await expect(question).toHaveValue("别处改的问题", { timeout: 60_000 });
    await expect(alert).toHaveCount(0);
    // The browser asked nothing more.
    expect(dialogs).toEqual([]);

    // Payload makes a list of a message that has a colon and a comma after it.
    expect(
      (await desk.page.request.patch(`/api/faqs/${doc.id}?locale=zh&draft=true`, { headers: desk.headers, data: meanwhile })).status(),
    ).toBe(200);
    await question.fill("我又写的问题");
    await writer.locator("#action-save-draft").click();
    const notice = writer.locator("[data-sonner-toast]", { hasText: "Not saved. This record was changed after you opened it." });
    await expect(notice).toContainText("Compare it with what is stored now, then choose");
    await expect(notice.getByRole("listitem")).toHaveCount(0);
    await writer.close();
    await setDeskLanguage(desk.page, "zh");
  },
);

test(
  "a record that a colleague writes in is not published: the panel says who has it, and it is taken over there",
  SLOW,
  async ({ browser, request }) => {
    const data = { slug: `held-${Date.now()}`, topic: "choosing", question: "谁在改？", answer: "回答", order: 903, _status: "published" };
    const doc = await makeRecord(desk, "faqs?locale=zh", data);
    const readQuestion = async () => (await storedRecord(desk, `faqs/${doc.id}?locale=zh`))["question"];
    const path = `/admin/collections/faqs/${doc.id}?locale=zh`;
    const colleague = await makeStaff(request);
    const context = await browser.newContext();
    const other = await context.newPage();
    await enterDesk(other, request, colleague.account, "zh");
    await openRecord(desk, path);
    await other.goto(path);
    await expect(other.locator("#field-question")).toHaveValue("谁在改？", { timeout: 60_000 });
    const noted = other.waitForResponse((response) => "next-action" in response.request().headers());
    await other.locator("#field-question").fill("同事在改");
    await noted;
    const late = await desk.page.context().newPage();
    await late.goto(path);
    await expect(late.locator(".document-locked__content")).toContainText(/上次编辑时间 \d+ 月 \d+ 日 \d+:\d\d$/, { timeout: 60_000 });
    await late.close();
    await publishing(desk.page).click();
    const lockAlert = publishPanel(desk.page).getByRole("alert");
    await expect(lockAlert).toContainText(/^Editor从今天 \d+:\d\d 起在编辑这条记录/);
    await expect(publishPanel(desk.page).locator("#publish-deed")).toBeDisabled();
    expect(await violations(desk.page, ".desk-publish")).toEqual([]);
    // Payload's own dialog says the same moment in the desk's language.
    const third = await desk.page.context().newPage();
    await third.goto(path);
    await expect(third.locator(".document-locked__content")).toContainText(/今天 \d+:\d\d/, { timeout: 60_000 });
    await third.close();
    await lockAlert.getByRole("button", { name: "接手编辑" }).click();
    await expect(lockAlert).toHaveCount(0);
    await desk.page.keyboard.press("Escape");
    await desk.page.locator("#field-question").fill("接手以后改的");
    await press(desk.page, publishing(desk.page));
    await expect.poll(readQuestion).toBe("接手以后改的");
    await context.close();
  },
);

test("the owner and the date of a lead are those that are stored, also after a change that did not arrive", SLOW, async ({ request }) => {
  const lead = await sendLead(desk, request, "李雷", "要四十台");
  const me = (await (await desk.page.request.get("/api/users/me")).json()) as { user: { id: number } };
  const set = { owner: me.user.id, followUpOn: "2030-01-15T04:00:00.000Z" };
  expect((await desk.page.request.patch(`/api/leads/${lead}`, { headers: desk.headers, data: set })).status()).toBe(200);
  await desk.page.goto(`/admin/collections/leads/${lead}`);
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
  await discardLead(desk, lead);
});
