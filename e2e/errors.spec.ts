import { expect, test } from "@playwright/test";
import { markDocument, open, stepTo } from "./support/page.ts";
import { slowUnless } from "./support/slow.ts";

const WORDS = {
  zh: {
    prefix: "",
    home: "/",
    title: "页面未找到",
    at: "页面未找到：",
    otherAt: "Page not found",
    text: "抱歉，您访问的页面不存在。",
    error: "发生错误",
    errorText: "抱歉，发生了意外错误。",
    back: "返回上一页",
    toHome: "返回首页",
    toProducts: "查看全部产品",
  },
  en: {
    prefix: "/en",
    home: "/en",
    title: "Page not found",
    at: "Page not found: ",
    otherAt: "页面未找到",
    text: "Sorry, the page you visited does not exist.",
    error: "An error occurred",
    errorText: "Sorry, an unexpected error occurred.",
    back: "Go back",
    toHome: "Back to home",
    toProducts: "See all products",
  },
} as const;

for (const words of Object.values(WORDS)) {
  const { prefix } = words;
  const speed = slowUnless(prefix === "");

  test(`an unknown address below ${prefix || "/"} says so and leads home and back`, speed, async ({ page }) => {
    await open(page, `${prefix}/brand`);
    await open(page, `${prefix}/nothing-here`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
    await expect(page.getByText(words.text)).toBeVisible();
    await expect(page.getByText(`${words.at}${prefix}/nothing-here`)).toBeVisible();
    // All of it is in the language of the page.
    await expect(page.getByText(words.otherAt)).toHaveCount(0);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: words.toHome })).toHaveAttribute("href", words.home);
    await expect(main.getByRole("link", { name: words.toProducts })).toHaveCount(0);
    await main.getByRole("button", { name: words.back }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/brand$`));
  });

  test(`an unknown product below ${prefix || "/"} leads to the products as well`, speed, async ({ page }) => {
    await page.goto(`${prefix}/products/x99`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
    await expect(page.getByText(`${words.at}${prefix}/products/x99`)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: words.toProducts }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/products$`));
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(words.title);
  });

  test(`a page below ${prefix || "/"} that fails on the way shows the general error`, speed, async ({ page }) => {
    await open(page, `${prefix}/services/faq`);
    const same = await markDocument(page);
    await page.route(new RegExp(`${prefix}/services/privacy\\.data`), (route) => route.fulfill({ status: 500, body: "broken" }));
    await page.locator(`footer a[href="${prefix}/services/privacy"]`).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.error);
    await expect(page.getByText(words.errorText)).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: words.back }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/services/faq$`));
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(words.error);
    await same();
  });
}

for (const path of ["/en/article/abc", "/en/products/x99", "/en/services/none", "/en/article?page=0"]) {
  const speed = slowUnless(path === "/en/products/x99" || path.includes("?"));

  test(`${path} fails its check in the browser as it does on the server`, speed, async ({ page }) => {
    await open(page, "/en/brand");
    const same = await markDocument(page);
    await stepTo(page, path);
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page.getByRole("banner")).toBeVisible();
    await same();
  });
}

test("where there is no page to go back to, the button leads home", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(history, "length", { value: 1 }));
  await open(page, "/en/nothing-here");
  await page.getByRole("button", { name: "Go back" }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page not found");
});
