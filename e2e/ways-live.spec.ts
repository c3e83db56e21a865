import { expect } from "@playwright/test";
import { deskQuestion, openForm, PATIENCE, publishing, publishPanel } from "./support/desk-form.ts";
import { makeRecord, sitDown, WIDE } from "./support/desk-records.ts";
import { test } from "./support/staff.ts";

// What the desk says before something goes live (docs/ways-live.md).

test.describe.configure({ mode: "default" });
test.setTimeout(120_000);

const desk = sitDown(WIDE);

test("the home page and the menu begin with what stands there, and the panel names what comes and goes", async ({ undo }) => {
  const { page, headers } = desk;
  undo(() => page.request.post("/api/globals/navigation?locale=zh", { headers, data: { menu: [] } }));
  const panel = publishPanel(page);
  await openForm(page, "/admin/globals/home?locale=zh");
  await page.getByRole("button", { name: "从现在这样开始调整" }).click();
  await expect(page.locator("#field-sections .array-field__row")).toHaveCount(10, { timeout: PATIENCE });
  await page.getByRole("button", { name: /添加 ?版块/ }).click();
  await publishing(page).click();
  await expect(panel).toContainText("1 处改动上线：版块版块新增：—首页随即更新", { timeout: PATIENCE });
  await expect(panel).not.toContainText("不再有");
  await page.keyboard.press("Escape");

  await openForm(page, "/admin/globals/navigation?locale=zh");
  const menu = page.locator("#field-menu");
  await menu.getByRole("button", { name: "从现在这样开始调整" }).click();
  await expect(menu.locator(".array-field__row")).toHaveCount(7, { timeout: PATIENCE });
  await publishing(page).click();
  await expect(panel).toContainText("每个页面随即改变", { timeout: PATIENCE });
  await expect(panel).not.toContainText("不再有");
  const stored = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes("/globals/navigation"),
  );
  await panel.locator("#publish-deed").click();
  expect((await stored).status()).toBe(200);
  await expect(panel).toHaveCount(0);
});

test("one value in many records names each of them and what is live at once, and a draft stays one", async () => {
  const { page } = desk;
  const own = `ways-${Date.now()}`;
  const faq = { topic: "choosing", answer: "回答", order: 970 };
  await makeRecord(desk, "faqs?locale=zh", { ...faq, slug: `${own}-a`, question: `${own} 甲`, _status: "published" });
  const { id } = await makeRecord(desk, "faqs?draft=true&locale=zh", { ...faq, slug: `${own}-b`, question: `${own} 乙`, _status: "draft" });
  await page.goto(`/admin/collections/faqs?search=${own}`);
  await expect(page.locator("tbody tr")).toHaveCount(2, { timeout: PATIENCE });
  await page.locator("thead input[type='checkbox']").check();
  await page.getByRole("button", { name: "修改一项…" }).click();
  const question = deskQuestion(page);
  await question.getByRole("combobox", { name: "改哪一项" }).selectOption("order");
  const value = question.getByRole("textbox", { name: "排序" });
  await value.fill("9.710");
  await question.getByRole("button", { name: "看会改什么" }).click();
  expect(await value.evaluate((input: HTMLInputElement) => input.validationMessage)).toContain("请写 9710 或 9.710");
  await value.fill("９７１");
  await expect(question.locator("output")).toHaveText("读作 971");
  await question.getByRole("button", { name: "看会改什么" }).click();
  await expect(question).toContainText("随即上线（1）");
  await expect(question).toContainText("不在网站上，仍是草稿（1）");
  await expect(question).toContainText("970 → 971");
  await question.getByRole("button", { name: "修改 2 条，其中 1 条随即上线" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.locator("[data-sonner-toast]").last()).toContainText("已修改 2 条");
  expect((await page.request.get("/services/faq")).ok()).toBe(true);
  const draft = await page.request.get(`/api/faqs/${id}?draft=true`, { headers: desk.headers });
  expect(await draft.json()).toMatchObject({ order: 971, _status: "draft" });
});
