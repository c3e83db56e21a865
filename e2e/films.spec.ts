import { writeFile } from "node:fs/promises";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import type { Language } from "#shared/languages.ts";
import { FILM, filmOf } from "../test/films.ts";
import { violations } from "./support/accessibility.ts";
import { press, publishing } from "./support/desk-form.ts";
import { FILM_HOST } from "./support/film-host.ts";
import { SLOW } from "./support/slow.ts";
import { enterDesk, makeStaff, test } from "./support/staff.ts";
import { markStops, SIZES, walk } from "./support/tab-walk.ts";

test.describe.configure({ mode: "default" });
test.setTimeout(240_000);

/** Larger than anything that is sent in one piece. */
const LARGE = 60 * 1024 * 1024;

type Headers = Awaited<ReturnType<typeof makeStaff>>["headers"];

/** Publishes a film beside the picture and captions of another one. */
async function publish(request: APIRequestContext, headers: Headers, film: object) {
  const { docs } = (await (await request.get("/api/videos?limit=1&depth=0&locale=zh", { headers })).json()) as {
    docs: { poster: number; captions: number }[];
  };
  const data = {
    slug: `film-${Date.now()}`,
    group: "usage",
    title: "大视频",
    summary: "一段很大的视频。",
    createdOn: "2030-01-01",
    poster: docs[0]?.poster,
    captions: docs[0]?.captions,
    _status: "published",
    ...film,
  };
  const answer = await request.post("/api/videos?locale=zh", { headers, data });
  const { doc } = (await answer.json()) as { doc?: { id: number; slug: string; seconds: number } };
  return { status: answer.status(), doc };
}

/** Plays a film on its page. */
async function play(page: Page, slug: string): Promise<void> {
  await page.goto(`/services/videos/${slug}`);
  const film = page.locator("main video");
  await expect(film).toBeVisible();
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    void video.play();
  });
}

/**
 * Signs an editor of its own in at the desk, and chooses a film of 60 MB for the library.
 * @param file path at which the film is made
 */
async function chooseFilm(page: Page, request: APIRequestContext, language: Language, file: string) {
  const { account, headers } = await makeStaff(request);
  await writeFile(file, filmOf(LARGE));
  await enterDesk(page, request, account, language);
  await page.goto("/admin/collections/media/create");
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(publishing(page)).toBeEnabled();
  return { headers };
}

test(
  "a film of 60 MB is uploaded at the desk in parts, goes on after the network was away, and plays for visitors",
  SLOW,
  async ({ page, request }, info) => {
    const name = `large-${Date.now()}.mp4`;
    const { headers } = await chooseFilm(page, request, "zh", info.outputPath(name));

    let parts = 0;
    await page.route("**/api/upload-parts/*", async (route) => {
      parts += 1;
      if (parts === 3) await route.abort("internetdisconnected");
      else await route.continue();
    });
    await press(page, publishing(page));
    const sending = page.getByRole("region", { name: "正在上传" });
    await expect(sending).toContainText(name);
    await expect(sending).toContainText("网络断开了，恢复后接着上传。");
    expect(await violations(page, ".desk-sending")).toEqual([]);
    await expect(sending).toContainText("已上传");
    await page.waitForURL(/\/admin\/collections\/media\/\d+/, { timeout: 120_000 });
    await expect(sending).toHaveCount(0);
    // Sixteen parts of 4 MiB, one of them twice.
    expect(parts).toBe(16);

    const response = await request.get(`/api/media?where[filename][equals]=${name}&depth=0`, { headers });
    const { docs } = (await response.json()) as { docs: { id: number; filesize: number; seconds: number }[] };
    expect(docs).toMatchObject([{ filesize: LARGE, seconds: FILM.seconds }]);
    const { status, doc } = await publish(request, headers, { file: docs[0]?.id });
    expect([status, doc?.seconds]).toEqual([201, FILM.seconds]);
    const played = page.waitForResponse((response) => response.url().includes(name) && response.status() === 206);
    await play(page, doc?.slug ?? "");
    await played;
  },
);

test("an upload that is cancelled says so, and the server keeps nothing of it", SLOW, async ({ page, request }, info) => {
  await chooseFilm(page, request, "en", info.outputPath(`cancelled-${Date.now()}.mp4`));
  let parts = 0;
  await page.route("**/api/upload-parts/*", async (route) => {
    if (route.request().method() === "PUT") parts += 1;
    // The third never arrives.
    if (parts < 3 || route.request().method() === "DELETE") await route.continue();
  });
  await press(page, publishing(page));
  const dropped = page.waitForResponse((response) => response.request().method() === "DELETE" && response.url().includes("upload-parts"));
  await expect(page.getByRole("region", { name: "Uploading" })).toContainText("8.0 MB of 60.0 MB uploaded");
  // It lies over nothing that the keyboard comes to.
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const walked = await walk(page, "Tab", await markStops(page, ".template-default__wrap"));
    expect(walked.length).toBeGreaterThan(2);
    expect(walked.filter(({ fault }) => fault)).toEqual([]);
  }
  await page.getByRole("button", { name: "Cancel the upload" }).click();
  expect((await dropped).status()).toBe(200);
  await expect(page.locator("[data-sonner-toaster]")).toContainText("The upload was cancelled.");
  await expect(page).toHaveURL(/\/media\/create/);
});

test("a film by its address plays from a host that the setting names, and from no other", SLOW, async ({ page, request }) => {
  const { headers } = await makeStaff(request);
  const address = `https://${FILM_HOST}/films/tour.mp4`;
  const { status, doc } = await publish(request, headers, { address, seconds: 17 });
  expect(status).toBe(201);
  expect((await publish(request, headers, { address: "https://elsewhere.example/tour.mp4", seconds: 17 })).status).toBe(400);
  await page.route(`https://${FILM_HOST}/**`, (route) => route.fulfill({ contentType: "video/mp4", body: FILM.bytes }));
  const played = page.waitForRequest(address);
  await play(page, doc?.slug ?? "");
  await played;
});
