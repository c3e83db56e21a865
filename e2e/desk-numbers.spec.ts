import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { openForm, TIMEOUT_MS, publishing, press, save } from "./support/desk-form.ts";
import { makeRecord, savingDraft, sitDown, storedRecord, WIDE } from "./support/desk-records.ts";
import { slowUnless } from "./support/slow.ts";
import { setDeskLanguage, test } from "./support/staff.ts";

// Numbers as staff types them: with a comma or a point before decimals; the desk asks about ambiguous ones.

test.describe.configure({ mode: "default" });
test.setTimeout(180_000);

const desk = sitDown(WIDE);

const WORDS: Record<"zh" | "en", { readAs: string; unsure: string; none: string; tooLow: string; quickEdit: string; save: string }> = {
  zh: {
    readAs: "读作 16.8",
    unsure: "请写 1000 或 1。",
    none: "“abc” 不是这里能读的数字",
    tooLow: "不能小于 0，现在是 -3。",
    quickEdit: "快速编辑",
    save: "保存",
  },
  en: {
    readAs: "Read as 16.8",
    unsure: "write 1000 or 1, whichever is meant.",
    none: "“abc” is not a number here",
    tooLow: "Must be at least 0, not -3.",
    quickEdit: "Quick edit",
    save: "Save",
  },
};

for (const language of ["zh", "en"] as const) {
  test(`a size is stored as it is read, and what is doubtful is not, in a desk in ${language}`, slowUnless(language === "en"), async () => {
    const { page } = desk;
    const words = WORDS[language];
    await setDeskLanguage(page, language);
    const { id } = await makeRecord(desk, "products?draft=true&locale=zh", { code: `N${randomUUID().slice(0, 8)}`, height: 7, depth: 9 });
    const readSize = async () => {
      const { width, depth, height } = await storedRecord(desk, `products/${id}?draft=true&depth=0`);
      return { width: width ?? null, depth: depth ?? null, height: height ?? null };
    };
    await openForm(page, `/admin/collections/products/${id}`);
    const width = page.locator("#field-width");
    const around = page.locator(".field-type.number", { has: width });
    await expect(width).toHaveAttribute("inputmode", "decimal");
    await width.fill("16,8");
    await expect(around.locator("output")).toHaveText(words.readAs);
    await page.locator("#field-depth").fill("10.4");
    await page.locator("#field-height").fill("");
    await expect(width).toHaveValue("16.8");
    await expect(around.locator("output")).toHaveText("");
    await save(page, savingDraft(desk));
    expect(await readSize()).toEqual({ width: 16.8, depth: 10.4, height: null });

    for (const [typed, message] of [
      ["1.000", words.unsure],
      ["abc", words.none],
    ] as const) {
      await width.fill(typed);
      await width.blur();
      await expect(around.locator("output")).toContainText(message);
      await expect(width).toHaveAttribute("aria-invalid", "true");
      await expect(width).toHaveValue(typed);
      const refused = page.waitForResponse(
        (response) => response.request().method() === "PATCH" && response.url().includes("/api/products/"),
      );
      await savingDraft(desk).click();
      expect((await refused).status()).toBe(400);
      await expect(width).toHaveValue(typed);
      expect(await readSize()).toEqual({ width: 16.8, depth: 10.4, height: null });
    }
    await width.fill("-3");
    await press(page, publishing(page));
    await expect(around.locator(".field-error")).toContainText(words.tooLow, { timeout: TIMEOUT_MS });
    await page.keyboard.press("Escape");
    await width.fill("1234,5");
    await save(page, savingDraft(desk));
    expect((await readSize()).width).toBe(1234.5);
    await page.reload();
    await expect(width).toHaveValue("1234.5", { timeout: TIMEOUT_MS });
  });

  test(`a number in a list's quick edit is read alike, in a desk in ${language}`, slowUnless(language === "zh"), async () => {
    const { page } = desk;
    const words = WORDS[language];
    await setDeskLanguage(page, language);
    const own = `number-${randomUUID().slice(0, 8)}`;
    const faq = { slug: own, topic: "choosing", question: own, answer: "回答", order: 12.345, _status: "draft" };
    const { id } = await makeRecord(desk, "faqs?draft=true&locale=zh", faq);
    await page.goto(`/admin/collections/faqs?search=${own}`);
    await page.getByRole("button", { name: words.quickEdit }).click({ timeout: TIMEOUT_MS });
    const form = page.getByRole("dialog");
    const order = form.locator("input.desk-figure");
    await expect(order).toHaveValue("12.3450");
    await order.fill("1.000");
    await form.getByRole("button", { name: words.save, exact: true }).click();
    expect(await order.evaluate((input: HTMLInputElement) => input.validationMessage)).toContain(words.unsure);
    await order.fill("16,8");
    await expect(form.locator(".desk-read-as")).toHaveText(words.readAs);
    await form.getByRole("button", { name: words.save, exact: true }).click();
    await expect(form).toHaveCount(0);
    expect((await storedRecord(desk, `faqs/${id}?draft=true&depth=0`))["order"]).toBe(16.8);
  });
}

test("what was not typed is no change: a number with three decimals is stored as it was", async () => {
  const { page } = desk;
  await setDeskLanguage(page, "zh");
  const { id } = await makeRecord(desk, "products?draft=true&locale=zh", { code: `N${randomUUID().slice(0, 8)}`, width: 12.345 });
  await openForm(page, `/admin/collections/products/${id}`);
  await expect(page.locator("#field-width")).toHaveValue("12.3450");
  await page.locator("#field-depth").fill("5");
  await save(page, savingDraft(desk));
  expect(await storedRecord(desk, `products/${id}?draft=true&depth=0`)).toMatchObject({ width: 12.345, depth: 5 });
});
