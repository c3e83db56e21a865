import { expect, type Page } from "@playwright/test";
import { open } from "./support/page.ts";
import { storedRows, test } from "./support/staff.ts";
import { SLOW } from "./support/slow.ts";

/** What the files are called that are shown, once the list is there. */
async function titles(page: Page): Promise<string[]> {
  const shown = page.locator(".download-table tbody .download-title");
  await expect(shown.first()).toBeVisible();
  return shown.allTextContents();
}

test("files are chosen by kind, product, language and words, with script and without, and all of it is the address", async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, "/en/services/downloads");
  await page.getByRole("navigation", { name: "Purpose" }).getByRole("link", { name: "Manual" }).click();
  await expect(page).toHaveURL(/[?&]kind=manual$/);
  // The address changes a moment before the page.
  await expect(page.getByRole("navigation", { name: "Purpose" }).locator("[aria-current]")).toContainText("Manual");
  await page.getByRole("combobox", { name: "Product" }).selectOption("v3");
  await expect(page).toHaveURL(/kind=manual&product=v3&/);
  await page.getByRole("searchbox", { name: "Keyword" }).fill("MANUAL");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/kind=manual&product=v3&files=&type=&query=MANUAL$/);
  const matches = await titles(page);
  expect(matches.length).toBeGreaterThan(0);
  for (const title of matches) expect(title).toContain("V3");

  const plain = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
  await plain.goto("/en/services/downloads");
  await plain.getByRole("navigation", { name: "Purpose" }).getByRole("link", { name: "Manual" }).click();
  await plain.getByRole("combobox", { name: "Product" }).selectOption("v3");
  await plain.getByRole("searchbox", { name: "Keyword" }).fill("manual");
  await plain.getByRole("button", { name: "Find" }).click();
  await expect(plain).toHaveURL(/kind=manual&product=v3&files=&type=&query=manual$/);
  expect(await titles(plain)).toEqual(matches);
  // The other language of the file, on a page that stays as it is.
  await plain.getByLabel("Language of the file").selectOption("zh");
  await plain.getByRole("button", { name: "Find" }).click();
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Downloads");
  expect(await plain.locator(".download-action a").first().getAttribute("href")).not.toMatch(/-en\.pdf/);
  await plain.context().close();
});

for (const javaScriptEnabled of [true, false]) {
  test(`an answer is open at its address, and what visitors say of it is counted, ${javaScriptEnabled ? "with" : "without"} script`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const slug = javaScriptEnabled ? "relay-r12" : "wiring-power";
    const page = await (await browser.newContext({ javaScriptEnabled, baseURL })).newPage();
    if (javaScriptEnabled) await open(page, `/en/services/faq#${slug}`);
    else await page.goto(`/en/services/faq#${slug}`);
    const answer = page.locator(`#${slug}`);
    await expect(answer).toBeVisible();
    // The first answer of all is open for everybody.
    await expect(page.locator(".accordion-content").filter({ visible: true })).toHaveCount(2);
    await expect(answer.getByRole("link", { name: "Link to this answer" })).toHaveAttribute("href", `#${slug}`);
    await answer.getByRole("button", { name: "No" }).click();
    await expect(answer.getByRole("status")).toContainText("What is missing?");
    await expect(page).toHaveURL(`/en/services/faq#${slug}`);
    const [question] = await storedRows(request, "faqs", "slug", slug);
    expect(question?.["helped"]).toBe("0 / 1");
    const votes = await storedRows(request, "votes", "answer", String(question?.["id"]));
    expect(votes).toMatchObject([{ helpful: false, language: "en" }]);
    await page.context().close();
  });
}

test("a film has controls of the site's own, with chapters, captions, speed and keys", async ({ page }) => {
  await open(page, "/en/services/videos");
  const player = page.locator(".video-player").first();
  const film = player.locator("video");
  await expect(film).not.toHaveAttribute("controls");
  await player.getByRole("button", { name: /^Play / }).click();
  await expect(player.getByRole("button", { name: "Pause" })).toBeVisible();
  await player.getByRole("list", { name: "Chapters" }).getByRole("button").nth(1).click();
  const now = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  expect(await now()).toBeGreaterThanOrEqual(3);
  await page.keyboard.press("Home");
  await expect.poll(now).toBeLessThan(2);
  await page.keyboard.press("k");
  await expect(player.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  const position = player.getByRole("slider", { name: "Position" });
  const before = await now();
  await position.press("ArrowRight");
  await expect.poll(now).toBeCloseTo(before + 5, 0);
  await expect(position).toHaveAttribute("aria-valuetext", /^0:\d\d \/ 0:\d\d, \S/);
  const captions = () => film.evaluate((video: HTMLVideoElement) => [...video.textTracks].map(({ mode }) => mode));
  expect(await captions()).toEqual(["disabled", "showing"]);
  await player.getByLabel("Captions").selectOption("zh-CN");
  expect(await captions()).toEqual(["showing", "disabled"]);
  await player.getByLabel("Speed").selectOption("1.5");
  expect(await film.evaluate(({ playbackRate }: HTMLVideoElement) => playbackRate)).toBe(1.5);
  // The film has no sound, and nothing to mute.
  await expect(player.getByRole("button", { name: "Mute" })).toHaveCount(0);
});

test("a film whose connection fails says so and plays at a second try; what no browser plays is called that", SLOW, async ({ page }) => {
  await page.route(/\/api\/media\/file\/.*\.(?:mp4|webm)/, (route) => route.abort());
  await open(page, "/en/services/videos");
  const player = page.locator(".video-player").first();
  await player.getByRole("button", { name: /^Play/ }).first().click();
  const alert = player.getByRole("alert");
  await expect(alert).toContainText("The connection failed");
  await page.unrouteAll();
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => player.locator("video").evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
  await expect(alert).toBeHidden();

  await page.addInitScript(() => (HTMLMediaElement.prototype.canPlayType = () => ""));
  await page.route(/\/api\/media\/file\/.*\.(?:mp4|webm)/, (route) => route.abort());
  await open(page, "/en/services/videos");
  await player.getByRole("button", { name: /^Play/ }).first().click();
  await expect(alert).toContainText("Your browser does not support video playback");
});
