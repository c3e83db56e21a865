import { expect, test, type Page } from "@playwright/test";
import { fillForm } from "./support/forms.ts";
import { hold, open } from "./support/page.ts";
import { slowUnless } from "./support/slow.ts";

const FORMS = [
  { path: "/buy", submit: "提交需求", busy: "提交中……", done: "提交成功，我们会尽快与您联系！", failed: "提交失败，请稍后重试。" },
  {
    path: "/en/buy",
    submit: "Send request",
    busy: "Submitting...",
    done: "Submitted successfully, we will contact you as soon as possible!",
    failed: "Submission failed, please try again later.",
  },
  { path: "/contact", submit: "发送消息", busy: "发送中……", done: "消息发送成功！", failed: "发送失败，请重试。" },
  {
    path: "/en/contact",
    submit: "Send message",
    busy: "Sending...",
    done: "Message sent successfully!",
    failed: "Failed to send, please try again.",
  },
  {
    path: "/en/join",
    submit: "Send partner request",
    busy: "Sending...",
    done: "Partner request sent successfully!",
    failed: "Failed to send, please try again.",
  },
] as const;

/** One of each form. */
const FEWER = new Set<string>(["/buy", "/en/contact"]);

/** Counts what a page posts. */
function postsOf(page: Page): () => number {
  let posts = 0;
  page.on("request", (request) => void (request.method() === "POST" && (posts += 1)));
  return () => posts;
}

for (const { path, submit, busy, done, failed } of FORMS) {
  test(`${path} says that it is sending, sends once, and says that it has arrived`, slowUnless(FEWER.has(path)), async ({ page }) => {
    await open(page, path);
    await fillForm(page);
    const posts = postsOf(page);
    const heldRequests = await hold(page, new RegExp(`${path}\\.data`));
    const button = page.locator('form[method="post"] button[type="submit"]');
    await expect(button).toHaveAccessibleName(submit);
    await button.dblclick();
    await expect(button).toHaveAccessibleName(busy);
    await expect(button).toBeDisabled();
    await page.locator('form [name="name"]').press("Enter");
    heldRequests.release();
    const result = page.getByRole("status").filter({ hasText: done });
    await expect(result).toBeVisible();
    await expect(result).toBeFocused();
    await expect(page.locator('form [name="message"]')).toHaveCount(0);
    expect(posts()).toBe(1);
  });

  test(
    `${path} keeps what was typed when the network or the server fails, and can be sent again`,
    slowUnless(FEWER.has(path)),
    async ({ page, context }) => {
      await open(page, path);
      await fillForm(page);
      const posts = postsOf(page);
      const button = page.locator('form[method="post"] button[type="submit"]');
      const failure = page.getByRole("alert").filter({ hasText: failed });

      await context.setOffline(true);
      await button.click();
      await expect(failure).toBeVisible();
      await expect(failure).toBeFocused();
      await expect(page.locator('form [name="message"]')).toHaveValue("200 trackers");
      await expect(page.locator('form [name="consent"]')).toBeChecked();
      await context.setOffline(false);

      await page.route(new RegExp(`${path}\\.data`), (route) =>
        route.request().method() === "POST" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
      );
      const response = page.waitForResponse((response) => response.request().method() === "POST");
      await button.click();
      await response;
      await expect(button).toBeEnabled();
      await expect(failure).toBeVisible();
      await expect(page.locator('form [name="email"]')).toHaveValue("ana@example.com");
      expect(posts()).toBe(2);

      await page.unrouteAll();
      await button.click();
      await expect(page.getByRole("status").filter({ hasText: done })).toBeVisible();
    },
  );
}

test("faults are announced, counted and lead to their fields", async ({ page }) => {
  await open(page, "/en/contact");
  await page.locator('form [name="email"]').fill("ana@");
  await page.getByRole("button", { name: "Send message" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("Please correct 4 fields");
  await summary.getByRole("link", { name: /^E-mail/ }).click();
  await expect(page.locator('form [name="email"]')).toBeFocused();
  await expect(page.locator('form [name="email"]')).toHaveAccessibleDescription(/valid e-\u2060?mail address/);
});

test("what was typed survives a reload and a change of language, until it is sent", async ({ page }) => {
  await open(page, "/buy");
  await page.locator('[name="company"]').fill("Frota Exemplo");
  await page.locator('[name="country"]').selectOption("BR");
  await page.locator('[name="message"]').fill("200 trackers");
  await open(page, "/buy");
  await expect(page.locator('[name="company"]')).toHaveValue("Frota Exemplo");
  await page.getByRole("link", { name: "English", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/buy$/);
  await expect(page.locator('[name="message"]')).toHaveValue("200 trackers");
  await expect(page.locator('[name="country"]')).toHaveValue("BR");
  await fillForm(page);
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Submitted successfully" })).toBeVisible();
  await open(page, "/en/buy");
  await expect(page.locator('[name="company"]')).toHaveValue("");
  await expect(page.locator('[name="message"]')).toHaveValue("");
});
