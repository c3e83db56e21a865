import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { violations } from "./support/accessibility.ts";
import { makeStaff, openSignIn, signInAtDesk, storedRows } from "./support/staff.ts";

test.describe.configure({ mode: "default" });
test.setTimeout(180_000);

let desk: Page;

test.beforeAll(async ({ browser, request }) => {
  const { account } = await makeStaff(request);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  desk = await context.newPage();
  await openSignIn(desk, request, "zh");
  await expect(desk.getByRole("heading", { level: 1, name: "途标物联工作台" })).toBeVisible();
  await signInAtDesk(desk, account);
});
test.afterAll(() => desk?.context().close());

test("a lead’s day: it waits on the first view, is taken, noted, answered, followed up, moved and exported", async ({ page, request }) => {
  const company = `货运 ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@example.com`;
  await page.goto("/en/buy?items=a9:40&utm_source=google&utm_medium=cpc");
  for (const [name, value] of Object.entries({ name: "Ana Souza", email, company, phone: "+55 11 0000-0000", message: "=1+1 trackers" }))
    await page.locator(`form [name="${name}"]`).fill(value);
  await page.locator('form [name="country"]').selectOption("BR");
  await page.locator('form [name="consent"]').check();
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "Submitted successfully" })).toBeVisible();

  await desk.goto("/admin");
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(/条询盘等回复/);
  await expect(desk.locator("h2", { hasText: "上线清单" })).toBeVisible();
  const row = desk.getByRole("row", { name: company });
  await expect(row).toContainText("Ana Souza，巴西");
  await expect(row).toContainText(/A9 × 40.*还剩/);
  expect(await violations(desk, ".desk")).toEqual([]);
  await row.getByRole("button", { name: "接手" }).click();
  await expect(row).toContainText("Editor");

  await row.getByRole("link", { name: company }).click();
  await expect(desk.getByRole("heading", { level: 1, name: company })).toBeVisible();
  await expect(desk.locator("blockquote")).toHaveText("=1+1 trackers");
  await expect(desk.getByRole("link", { name: "写邮件" })).toHaveAttribute("href", new RegExp(`^mailto:${email}\\?subject=`));
  await expect(desk.getByRole("link", { name: "打电话" })).toHaveAttribute("href", "tel:+551100000000");
  await expect(desk.locator(".desk-clock")).toContainText("还剩");
  await expect(desk.locator(".desk-facts")).toContainText("广告");
  await desk.getByLabel("备注").fill("问过仓库：现货 260 台。");
  await desk.getByRole("button", { name: "添加" }).click();
  await expect(desk.locator(".desk-timeline")).toContainText("Editor的备注");
  await desk.getByLabel("日期").fill("2030-01-15");
  await expect(desk.locator(".desk-timeline")).toContainText("周二，2030 年 1 月 15 日");
  await desk.getByRole("button", { name: "已联系" }).click();
  await expect(desk.getByRole("button", { name: "已联系" })).toHaveAttribute("aria-current", "step");
  await expect(desk.locator(".desk-clock")).toContainText("已回复");
  await expect(desk.locator(".desk-timeline")).toContainText("状态：新 → 已联系");
  expect(await violations(desk, ".desk")).toEqual([]);

  await desk.goto(`/admin/collections/leads?q=${encodeURIComponent(company)}`);
  const column = desk.getByRole("region", { name: "已联系" });
  await expect(column.getByRole("link", { name: company })).toBeVisible();
  expect(await violations(desk, ".desk")).toEqual([]);
  await column.getByRole("combobox", { name: `移到… ${company}` }).selectOption("quoted");
  await expect(desk.getByRole("region", { name: "已报价" }).getByRole("link", { name: company })).toBeVisible();
  await desk.getByText("导出 1 条").click();
  const [file] = await Promise.all([desk.waitForEvent("download"), desk.getByRole("link", { name: /^CSV/ }).click()]);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain(
    `已报价,Ana Souza,${company},,巴西,${email},'+55 11 0000-0000,A9 Long-standby asset tracker × 40,40,'=1+1 trackers,Editor,2030-01-15`,
  );
  expect(text).toContain("Editor: 问过仓库：现货 260 台。");

  await desk.getByRole("link", { name: "表格" }).click();
  await expect(desk.getByRole("row", { name: company })).toContainText("已报价");
  expect(await violations(desk, ".desk")).toEqual([]);
  const [stored] = await storedRows(request, "leads", "email", email);
  expect(stored).toMatchObject({ status: "quoted", cameFrom: "ad", country: "BR", name: "Ana Souza", message: "=1+1 trackers" });
});
