import { expect, type Locator } from "@playwright/test";
import { violations } from "./support/accessibility.ts";
import { openForm, publishing, publishPanel } from "./support/desk-form.ts";
import { discardLead, makeRecord, openRecord, savingDraft, sendLead, sitDown, storedRecord } from "./support/desk-records.ts";
import { SLOW } from "./support/slow.ts";
import { signIn, signInAtDesk, test, writeText } from "./support/staff.ts";

test.describe.configure({ mode: "default" });
test.setTimeout(180_000);

const desk = sitDown();

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

test("without a network the desk says so in its language, publishes nothing, and keeps what was typed", async () => {
  // A record of its own: another test's editor would lock it.
  const own = `offline-${Date.now()}`;
  const data = { slug: own, topic: "choosing", question: own, answer: "断网", order: 900 };
  await makeRecord(desk, "faqs?locale=zh&draft=true", data);
  await desk.page.goto(`/admin/collections/faqs?search=${own}`);
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
  const prompt = desk.page.locator(".desk-leave");
  await desk.page.evaluate(() => history.back());
  await prompt.locator("#confirm-cancel").click();
  await expect(prompt).toHaveCount(0);
  await expect(question).toHaveValue("断网时写的");
  expect(desk.page.url()).toBe(form);
  await desk.page.evaluate(() => history.back());
  await prompt.locator("#confirm-action").click();
  await expect(list.first()).toBeVisible();
  await expect(question).toHaveCount(0);
});

test("the desk's first view stays while the site is away, and is shown anew once it is back", SLOW, async () => {
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

test("once the session has ended a form says so, publishes nothing, and is saved after signing in in another tab", SLOW, async () => {
  const data = { slug: `ended-${Date.now()}`, topic: "choosing", question: "原来的问题", answer: "回答", order: 905, _status: "published" };
  const doc = await makeRecord(desk, "faqs?locale=zh", data);
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
  await expect(publishPanel(desk.page).locator(".desk-publish__reading")).toContainText("登录已失效");
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
  const readQuestion = async () => (await storedRecord(desk, `faqs/${doc.id}?locale=zh&draft=true`))["question"];
  await expect.poll(readQuestion).toBe("登录失效时写的");
  await expect(sessionEnded()).toHaveCount(0);
});

test("a session that ends by its time says so a minute before, and what was typed is offered after signing in again", SLOW, async () => {
  const data = { slug: `timed-${Date.now()}`, topic: "choosing", question: "原来的问题", answer: "回答", order: 906, _status: "draft" };
  const doc = await makeRecord(desk, "faqs?locale=zh", data);
  const tab = await desk.page.context().newPage();
  await tab.clock.install();
  await tab.goto(`/admin/collections/faqs/${doc.id}?locale=zh`);
  await tab.locator("#field-question").fill("到时之前写的");
  await expect.poll(() => tab.evaluate(() => Object.values(localStorage).join(" "))).toContain("到时之前写的");
  await tab.clock.fastForward("07:59:30");
  const prompt = tab.locator("#stay-logged-in");
  await expect(prompt.getByRole("button", { name: /保持登录/ })).toBeVisible();
  await expect(prompt.locator(":focus")).toHaveCount(1);
  expect(await violations(tab, "#stay-logged-in")).toEqual([]);
  await tab.clock.fastForward("01:00");
  await tab.waitForURL((url) => !url.pathname.includes("/faqs/"));
  await signIn(tab.context().request, desk.account);
  await tab.clock.setSystemTime(Date.now());
  await tab.goto(`/admin/collections/faqs/${doc.id}?locale=zh`);
  await tab.locator(".desk-recovery").getByRole("button", { name: "填回表单" }).click({ timeout: 60_000 });
  await expect(tab.locator("#field-question")).toHaveValue("到时之前写的");
  await tab.evaluate(() => localStorage.clear());
  await tab.close();
});

test("once the session has ended a form says so where a picture is to be chosen or made, and is left as it was", SLOW, async () => {
  const { page } = desk;
  const calls: number[] = [];
  page.on("response", (answer) => void (answer.request().headers()["next-action"] && calls.push(answer.status())));
  await openForm(page, "/admin/collections/articles/create?locale=zh");
  await page.locator("#field-title").fill("登录失效时写的");
  const session = await page.context().cookies();
  await page.context().clearCookies({ name: "payload-token" });
  const ways = page.locator("#field-picture").getByRole("button");
  // One makes a new one, the other opens the library.
  await expect(ways).not.toHaveCount(0);
  for (const way of await ways.all()) {
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

test(
  "a note and a text of the site stay when the session was ended elsewhere, and are saved after signing in again",
  SLOW,
  async ({ request, undo }) => {
    const me = (await (await desk.page.request.get("/api/users/me")).json()) as { user: { id: number } };
    const end = async () => {
      const response = await request.post(`/api/users/${me.user.id}/end-sessions`, { headers: desk.headers });
      expect(response.status()).toBe(200);
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

    const lead = await sendLead(desk, request, "韩梅", "要十台");
    await desk.page.goto(`/admin/collections/leads/${lead}`);
    const note = desk.page.locator(".desk-note textarea");
    await note.fill("明天打电话");
    await end();
    await desk.page.locator(".desk-note button").click();
    await signInAgain(sessionEnded());
    await expect(note).toHaveValue("明天打电话");
    await desk.page.locator(".desk-note button").click();
    await expect(desk.page.locator(".desk-timeline__note", { hasText: "明天打电话" })).toBeVisible();
    await discardLead(desk, lead);
  },
);

test("a note is typed once the desk can ask before it is left, however late its script comes", SLOW, async ({ request }) => {
  const { page } = desk;
  const lead = await sendLead(desk, request, "李华", "要三台");
  let come: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (come = resolve));
  await page.route("**/_next/static/**/*.js", (route) => late.then(() => route.continue()));
  await page.goto(`/admin/collections/leads/${lead}`, { waitUntil: "commit" });
  const note = page.locator(".desk-note textarea");
  await expect(note).toBeVisible();
  await expect(note).not.toBeEditable();
  come();
  await note.fill("明天打电话");
  await page.locator("#nav-notices").click();
  await page.locator(".desk-leave #confirm-cancel").click();
  await expect(note).toHaveValue("明天打电话");
  await page.unroute("**/_next/static/**/*.js");
  await page.locator("#nav-notices").click();
  await page.locator(".desk-leave #confirm-action").click();
  await page.waitForURL(/\/notices/);
  await discardLead(desk, lead);
});
