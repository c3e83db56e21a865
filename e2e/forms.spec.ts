import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { fillForm } from "./support/forms.ts";
import { open } from "./support/page.ts";
import { storedRows } from "./support/staff.ts";

// Requests test the answers and records of each form: test/site/forms.site.test.ts.
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "in the browser" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a form stores what a visitor sends, once, an international address as it was typed", async ({ page, request }) => {
      const email = `张伟-${randomUUID()}@例子.中国`;
      await (javaScriptEnabled ? open(page, "/en/join") : page.goto("/en/join"));
      await fillForm(page);
      await page.locator('[name="email"]').fill(email);
      await page.locator('[name="message"]').fill("200 trackers\nfor vans");
      await page.locator('form[method="post"] button[type="submit"]').click();
      await expect(page.getByRole("status").filter({ hasText: "Partner request sent successfully!" })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your partner request");
      await expect(page).toHaveTitle(/We have your partner request/);
      expect(await storedRows(request, "messages", "email", email)).toMatchObject([
        { name: "Ana Souza", message: "200 trackers\nfor vans" },
      ]);
    });
  });
}
