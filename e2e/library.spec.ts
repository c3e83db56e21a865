import { createHash } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { open } from "./support/page.ts";
import { storedRows, test } from "./support/staff.ts";

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
  await page.getByLabel("Kind").selectOption("manual");
  await expect(page).toHaveURL(/[?&]kind=manual&/);
  await page.getByRole("combobox", { name: "Product" }).selectOption("v3");
  await expect(page).toHaveURL(/kind=manual&product=v3&/);
  await page.getByRole("searchbox", { name: "Keyword" }).fill("MANUAL");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/kind=manual&product=v3&files=&query=MANUAL$/);
  const found = await titles(page);
  expect(found.length).toBeGreaterThan(0);
  for (const title of found) expect(title).toContain("V3");

  const plain = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
  await plain.goto("/en/services/downloads");
  await plain.getByLabel("Kind").selectOption("manual");
  await plain.getByRole("combobox", { name: "Product" }).selectOption("v3");
  await plain.getByRole("searchbox", { name: "Keyword" }).fill("manual");
  await plain.getByRole("button", { name: "Find" }).click();
  await expect(plain).toHaveURL(/kind=manual&product=v3&files=&query=manual$/);
  expect(await titles(plain)).toEqual(found);
  // The other language of the file, on a page that stays as it is.
  await plain.getByLabel("Language of the file").selectOption("zh");
  await plain.getByRole("button", { name: "Find" }).click();
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Downloads");
  expect(await plain.locator(".download-action a").first().getAttribute("href")).not.toMatch(/-en\.pdf/);
  await plain.goto("/services/downloads?query=zzzz");
  await expect(plain.getByText("没有符合这些条件的资料")).toBeVisible();
  await plain.context().close();
});

test("a file has its size, its version and its checksum, newest first", async ({ page, request }) => {
  await page.goto("/en/services/downloads?kind=guide");
  const days = await page.locator(".download-date time").allTextContents();
  expect(days).toEqual(days.toSorted().toReversed());
  const row = page.locator(".download-table tbody tr").first();
  await expect(row.locator(".download-size")).toHaveText(/\d [kM]B/);
  await expect(row).toContainText(/version \S/);
  await row.getByText("Checksum (SHA-256)").click();
  const file = await (await request.get((await row.locator(".download-action a").getAttribute("href")) ?? "")).body();
  await expect(row.locator("code")).toHaveText(createHash("sha256").update(file).digest("hex"));
});

test("the news has a feed in each language, which its pages name", async ({ page, request, baseURL }) => {
  for (const prefix of ["", "/en"]) {
    await page.goto(`${prefix}/article`);
    const named = page.locator('link[type="application/atom+xml"]');
    await expect(named).toHaveAttribute("href", `${prefix}/article/feed.xml`);
    const answer = await request.get(`${prefix}/article/feed.xml`);
    expect(answer.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
    const feed = await page.evaluate(
      (text) => {
        const document = new DOMParser().parseFromString(text, "application/xml");
        const texts = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.textContent);
        return {
          root: document.documentElement.tagName,
          needed: ["feed > id", "feed > title", "feed > updated"].map((selector) => texts(selector).length),
          ids: texts("entry > id"),
          titles: texts("entry > title"),
          updated: texts("entry > updated"),
          contents: texts("entry > content"),
        };
      },
      await answer.text(),
    );
    expect(feed.root).toBe("feed");
    expect(feed.needed).toEqual([1, 1, 1]);
    expect(feed.ids).toHaveLength(20);
    expect(new Set(feed.ids).size).toBe(20);
    for (const [index, id] of feed.ids.entries()) {
      expect(id).toMatch(new RegExp(`^https?://[^/]+${prefix}/article/\\d+$`));
      expect(Number.isNaN(Date.parse(feed.updated[index] ?? ""))).toBe(false);
      expect(feed.contents[index]).not.toMatch(/(?:href|src)="\/|srcset="\//);
    }
    await expect(page.locator(".lead-story h2")).toHaveText(feed.titles[0] ?? "");
    const json = (await (await request.get(`${prefix}/article/feed.json`)).json()) as { version: string; items: { title: string }[] };
    expect(json.version).toBe("https://jsonfeed.org/version/1.1");
    expect(json.items.map(({ title }) => title)).toEqual(feed.titles);
  }
  expect(baseURL).toBeTruthy();
});

test("an article ends with others about the same", async ({ page }) => {
  await page.goto("/en/article?query=EN 12830");
  await page.locator(".lead-story a").click();
  const related = page.getByRole("region", { name: "Related articles" });
  await expect(related.getByRole("listitem")).toHaveCount(3);
  await expect(related.getByRole("link", { name: /C4/ })).toBeVisible();
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
    await expect(page.locator(".accordion-content").filter({ visible: true })).toHaveCount(1);
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
  await page.keyboard.press("m");
  await player.getByLabel("Speed").selectOption("1.5");
  expect(await film.evaluate(({ muted, playbackRate }: HTMLVideoElement) => [muted, playbackRate])).toEqual([true, 1.5]);
  await player.getByRole("button", { name: "Mute" }).press("m");
  expect(await film.evaluate(({ muted }: HTMLVideoElement) => muted)).toBe(false);
});

test("without script a film has the browser's controls, and its chapters are told", async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
  await page.goto("/services/videos");
  await expect(page.locator("video").first()).toHaveAttribute("controls");
  await expect(page.locator(".video-chapters").first()).toContainText("0:00");
  await expect(page.locator(".player-place").first()).toBeHidden();
  await page.context().close();
});

test("a film whose connection fails says so and plays at a second try; what no browser plays is called that", async ({ page }) => {
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
