import { expect, test, type Page } from "@playwright/test";
import { fillForm } from "./support/forms.ts";
import { consoleOf, open, openLaidOut } from "./support/page.ts";
import { SLOW } from "./support/slow.ts";

/** Puts a global tag function on the page and returns its calls. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const events = JSON.parse(sessionStorage.getItem("told") ?? "[]") as unknown[];
    const gtag = (...values: unknown[]) => {
      events.push(values);
      sessionStorage.setItem("told", JSON.stringify(events));
    };
    Object.assign(window, { gtag });
  });
  return async (name: string) => {
    const events = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem("told") ?? "[]") as [string, string, Record<string, unknown>][],
    );
    return events.filter(([command, event]) => command === "event" && event === name).map(([, , details]) => details);
  };
}

test("each page, the depths of it, and clicks are told once", async ({ page }) => {
  const events = await listen(page);
  await openLaidOut(page, "/en/services/faq");
  await expect.poll(() => events("page_view")).toEqual([{ page_path: "/en/services/faq", page_title: expect.stringContaining("FAQ") }]);
  for (const place of [0.5, 1, 0, 1]) {
    const reached = await page.evaluate(
      (share) =>
        new Promise<number>((resolve) => {
          addEventListener("scroll", () => resolve(scrollY), { once: true });
          scrollTo(0, share * (document.documentElement.scrollHeight - innerHeight));
        }),
      place,
    );
    expect(reached > 0).toBe(place > 0);
  }
  await expect.poll(async () => (await events("scroll")).map(({ percent_scrolled: depth }) => depth)).toEqual([25, 50, 75, 90]);
  await page.locator("footer").getByRole("link", { name: "Certifications and marks" }).click();
  await expect
    .poll(() => events("page_view"))
    .toEqual([expect.anything(), { page_path: "/en/mark-index", page_title: expect.stringContaining("Certifications and marks") }]);
  expect(await events("click")).toEqual([{ link_text: "Certifications and marks", link_url: expect.stringMatching(/\/en\/mark-index$/) }]);
});

test("a page that is left before its client is there is told, too", async ({ page }) => {
  const events = await listen(page);
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto("/en/services/faq");
  expect(await events("page_view")).toEqual([]);
  await page.goto("/en/privacy");
  await expect.poll(() => events("page_view")).toEqual([{ page_path: "/en/services/faq", page_title: expect.stringContaining("FAQ") }]);
});

test("searches and downloads are told, of files and of what is made on request", SLOW, async ({ page }) => {
  const events = await listen(page);
  await open(page, "/en/article");
  await page.getByRole("searchbox").fill("tracker");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/query=tracker/);
  await page.getByRole("combobox").selectOption({ index: 1 });
  await expect(page).toHaveURL(/year=\d{4}/);
  await expect(page.getByRole("searchbox")).toHaveValue("tracker");
  expect(await events("search")).toEqual([{ search_term: "tracker" }]);
  expect(await events("page_view")).toHaveLength(1);

  await open(page, "/en/products/a9");
  const addresses = ["/en/products/a9/datasheet.pdf", "/en/products/a9/documents.zip", "/en/products.xlsx", "/products/a9/drawing.svg"];
  const file = await page.evaluate((hrefs) => {
    document.addEventListener("click", (event) => event.preventDefault());
    const stored = document.querySelector<HTMLAnchorElement>(".download-action a[href^='/api/media/']");
    stored?.click();
    for (const href of [...hrefs, "/en/products/a9", "https://example.com/a.pdf"]) {
      const link = Object.assign(document.createElement("a"), { href });
      document.body.append(link);
      link.click();
    }
    return stored?.pathname.split("/").pop();
  }, addresses);
  expect(await events("file_download")).toEqual(
    [file, "datasheet.pdf", "documents.zip", "products.xlsx", "drawing.svg"].map((name) => ({ file_name: name })),
  );
});

test("films and mistakes of the page are told, and a change of pages that another one overtakes is none", SLOW, async ({ page }) => {
  const events = await listen(page);
  const errors = consoleOf(page, "error");
  await open(page, "/en/services/videos");
  const player = page.locator("video").first();
  const title = await player.getAttribute("aria-label");
  await player.evaluate((video: HTMLVideoElement) => void video.play().catch(() => {}));
  await expect.poll(() => events("video_play")).toEqual([{ video_title: title }]);
  await player.evaluate(async (video: HTMLVideoElement) => {
    const again = new Promise((resolve) => video.addEventListener("play", resolve, { once: true }));
    video.pause();
    void video.play().catch(() => {});
    await again;
  });
  expect(await events("video_play")).toHaveLength(1);

  await page.evaluate(() => {
    // As the router does it.
    const overtaken = document.startViewTransition(() => new Promise(() => {}));
    void overtaken.finished.finally(() => {});
    overtaken.skipTransition();
    setTimeout(() => {
      throw new Error("a fault of the page");
    });
  });
  await expect.poll(() => events("exception")).toContainEqual({ description: expect.stringContaining("a fault of the page"), fatal: true });
  await page.evaluate(() => void Promise.reject(new Error("a promise")));
  await expect
    .poll(() => events("exception"))
    .toEqual([expect.anything(), { description: expect.stringContaining("a promise"), fatal: false }]);
  expect(errors).toEqual(["Error: a fault of the page", "Error: a promise"]);
  await page.route(/\/services\/privacy\.data/, (route) => route.fulfill({ status: 500, body: "" }));
  await page.locator("footer").getByRole("link", { name: "Privacy policy" }).click();
  await expect.poll(() => events("exception")).toContainEqual({ description: expect.stringContaining("500"), fatal: true });
});

test("a form is told, as sent and as a conversion, when it has arrived", async ({ page }) => {
  const events = await listen(page);
  await open(page, "/en/contact");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await events("conversion")).toEqual([]);
  expect(await events("form_submit")).toEqual([]);
  await fillForm(page);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Message sent successfully!" })).toBeVisible();
  expect(await events("page_view")).toHaveLength(1);
  expect(await events("form_submit")).toEqual([{ form_name: "/en/contact" }]);
  expect(await events("conversion")).toEqual([{ event_label: "/contact" }]);
});

test("without a tag function nothing is told, and nothing fails", SLOW, async ({ page }) => {
  const faults = consoleOf(page, "error");
  await open(page, "/en/services/faq");
  await page.locator("footer").getByRole("link", { name: "Certifications and marks" }).click();
  await expect(page).toHaveURL(/mark-index$/);
  expect(await page.evaluate(() => ["gtag" in window, "dataLayer" in window, "_hmt" in window])).toEqual([false, false, false]);
  await expect(page.getByRole("region", { name: "Visitor statistics" })).toHaveCount(0);
  expect(faults).toEqual([]);
});
