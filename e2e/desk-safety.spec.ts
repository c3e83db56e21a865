import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { isoDay } from "#shared/lib/time-zone.ts";
import { fuzzValues } from "../test/fuzz/values.ts";
import { deskQuestion } from "./support/desk-form.ts";
import { firstRecord, makeRecord, openRecord, sitDown } from "./support/desk-records.ts";
import { SLOW } from "./support/slow.ts";
import { test } from "./support/staff.ts";

test.describe.configure({ mode: "default" });
test.setTimeout(180_000);

const desk = sitDown();

test("switching the language over unsaved edits asks first", SLOW, async () => {
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

test("a series in use is not deleted: the desk lists where it is used, and it stays", async () => {
  const { id } = await firstRecord(desk, "series", "where[key][equals]=wireless");
  await openRecord(desk, `/admin/collections/series/${id}`);
  await expect(desk.page.getByRole("region", { name: "用在" })).toContainText("A9");
  await desk.page.locator(".doc-controls__popup .popup-button, .doc-controls__popup button").first().click();
  await desk.page.locator("#action-delete").click();
  await desk.page.locator("#confirm-action").click();
  const dialog = deskQuestion(desk.page);
  await expect(dialog).toContainText("正在被使用", { timeout: 20_000 });
  await expect(dialog.getByRole("link").first()).toHaveAttribute("href", /\/admin\/collections\/\w+\/\d+$/);
  await dialog.getByRole("button", { name: "关闭" }).click();
  expect((await desk.page.request.get(`/api/series/${id}`)).status()).toBe(200);
  expect((await desk.page.request.get("/products/a9")).status()).toBe(200);
});

test(
  "a list is searched in both languages, and what is done with many names them, leaves out nothing unsaid, and tells what was refused",
  SLOW,
  async () => {
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
      const response = await page.request.get(`/api/faqs?where[slug][like]=${own}&where[_status][equals]=published&limit=0`, { headers });
      return ((await response.json()) as { totalDocs: number }).totalDocs;
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
    // Only records in the trash are deleted for good.
    await expect(question.getByRole("checkbox")).toHaveCount(0);
    await question.getByRole("button", { name: "移到回收站" }).click();
    await expect(page.locator("tbody tr")).toHaveCount(0);

    await page.goto("/admin/collections/series?search=wireless");
    await page.locator("tbody input[type='checkbox']").first().check();
    await bar.getByRole("button", { name: "移到回收站…" }).click();
    await question.getByRole("button", { name: "移到回收站" }).click();
    await expect(question).toContainText("1 条没有成功");
    await expect(question).toContainText("正在被使用");
    await expect(question.getByRole("link")).toHaveAttribute("href", /\/collections\/series\/\d+$/);
  },
);

test("the menu fits the window, and a link without an address goes with its drawer", SLOW, async () => {
  const { page, headers } = desk;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/admin/collections/articles");
  await expect(page.getByRole("link", { name: "退出" })).toBeInViewport();
  await expect(page.locator("#nav-view-interface-texts")).toHaveCount(1);
  await expect(page.locator("#nav-interface-texts")).toHaveCount(0);

  const { id } = await firstRecord(desk, "articles", "sort=-id");
  await openRecord(desk, `/admin/collections/articles/${id}?locale=zh`);
  // Only the head of the form tells the state of its English.
  await expect(page.locator("#field-translation")).toHaveCount(0);
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
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
    return !element.contains(topmost) && topmost?.className;
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
    const doc = await makeRecord(desk, "products?locale=zh&draft=true", data);
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
  const messages = Array.from(fuzzValues(20_261_122, 2), (value) => `${value}"><img src=x onerror=alert(1)></script><svg onload=alert(1)>`);
  for (const message of messages) {
    const form = {
      name: "<img src=x onerror=alert(1)>",
      company: `"><svg onload=alert(1)>${run}`,
      position: "' onfocus='alert(1)",
      message,
    };
    expect((await request.post("/en/buy", { form: { ...form, email: "attacker@example.com", consent: "on" } })).status()).toBe(200);
  }
  const response = await desk.page.request.get(`/api/leads?where[company][like]=${run}&depth=0`, { headers: desk.headers });
  const { docs } = (await response.json()) as { docs: { id: number; message: string }[] };
  expect(docs).toHaveLength(messages.length);
  /** Whether something of what they wrote is more than text. */
  const injected = desk.page.locator('[src="x"], [onload], [onerror], [onfocus], [onmouseover], a[href^="javascript:"], base, [srcdoc]');
  await desk.page.goto("/admin/collections/leads");
  await expect(desk.page.getByText(run).first()).toBeVisible();
  await expect(injected).toHaveCount(0);
  const visible = (text: string) => text.replace(/[\s\p{Cc}\p{Cf}]/gu, "");
  for (const { id, message } of docs) {
    await desk.page.goto(`/admin/collections/leads/${id}`);
    const quoted = desk.page.locator("blockquote");
    await expect(quoted).toBeVisible({ timeout: 60_000 });
    expect(visible((await quoted.textContent()) ?? "")).toBe(visible(message));
    await expect(desk.page.getByRole("heading", { level: 1 })).toContainText("<svg onload=alert(1)>");
    await expect(injected).toHaveCount(0);
    await desk.page.request.patch(`/api/leads/${id}`, { headers: desk.headers, data: { deletedAt: new Date().toISOString() } });
  }
  expect(dialogs).toEqual([]);
  desk.page.removeAllListeners("dialog");
});

test("what was written and not saved is offered after the tab was closed, and put back in both languages", async () => {
  const { id } = await firstRecord(desk, "faqs", "sort=-id");
  const address = `/admin/collections/faqs/${id}`;
  const both = (page: Page) => page.locator(".desk-both").first().locator("input, textarea");
  const offer = (page: Page) => page.locator(".desk-recovery").getByRole("button", { name: "填回表单" });
  await openRecord(desk, address);
  await both(desk.page).nth(0).fill("关掉标签页以后的问题");
  await both(desk.page).nth(1).fill("A question after the tab was closed");
  await expect
    .poll(() => desk.page.evaluate(() => Object.values(localStorage).join(" ")), { timeout: 10_000 })
    .toContain("A question after the tab was closed");
  const next = await desk.page.context().newPage();
  await next.goto(address);
  await offer(next).click({ timeout: 30_000 });
  await expect(both(next).nth(0)).toHaveValue("关掉标签页以后的问题");
  await expect(both(next).nth(1)).toHaveValue("A question after the tab was closed");
  await next.close();
  // The question that was not saved here does not stay with others.
  await desk.page.evaluate(() => localStorage.clear());
});
