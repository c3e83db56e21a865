import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { fill, openForm, TIMEOUT_MS, publishing, save } from "./support/desk-form.ts";
import { sitDown, WIDE } from "./support/desk-records.ts";
import { SLOW } from "./support/slow.ts";
import { setDeskLanguage, storedRows, test } from "./support/staff.ts";

test.describe.configure({ mode: "default" });
test.setTimeout(180_000);

const desk = sitDown(WIDE);

test("a new topic is offered in the form and the list of questions, without a new start of the desk", SLOW, async ({ request }) => {
  const own = randomUUID().slice(0, 6);
  const { page } = desk;
  await setDeskLanguage(page, "en");
  // The desk has told the browser of the questions already.
  await page.goto("/admin/collections/faqs");
  await expect(page.locator(".table tbody tr").first()).toBeVisible({ timeout: TIMEOUT_MS });

  await openForm(page, "/admin/collections/faq-topics/create?locale=zh");
  await fill(page, { key: `rent-${own}`, name: `租用 ${own}` });
  await save(page, publishing(page));
  await page.waitForURL(/\/faq-topics\/\d+/);

  // By links alone: what the browser was told at first stays until a page brings something newer.
  await page.getByRole("link", { name: "Questions", exact: true }).first().click();
  await page.waitForURL(/\/collections\/faqs(?:\?|$)/);
  await page
    .getByRole("link", { name: /^Create new/ })
    .first()
    .click();
  await page.waitForURL(/\/faqs\/create/);
  await expect(publishing(page)).toBeVisible({ timeout: TIMEOUT_MS });
  await page.locator("#field-topic .rs__control").click();
  await page.getByRole("option", { name: `租用 ${own}` }).click();
  await fill(page, { question: `能租吗 ${own}？`, answer: "能。" });
  await save(page, page.locator("#action-save-draft"));
  const [made] = await storedRows(request, "faqs", "topic", `rent-${own}`);
  expect(made).toBeDefined();

  await page.goto(`/admin/collections/faqs?where[or][0][and][0][topic][equals]=rent-${own}`);
  await expect(page.locator(".table tbody tr")).toHaveCount(1);
  await expect(page.locator(".table tbody tr")).toContainText(`租用 ${own}`);

  // It cannot go while the question has it; the desk names the question.
  const [topic] = await storedRows(request, "faq-topics", "key", `rent-${own}`);
  const answer = await page.request.patch(`/api/faq-topics/${String(topic?.["id"])}`, {
    headers: { ...desk.headers, "accept-language": "en" },
    data: { deletedAt: new Date().toISOString() },
  });
  expect(answer.status()).toBe(409);
  expect(await answer.text()).toContain(`It is in use and cannot be deleted: Question “能租吗 ${own}？”`);
});
