import { expect } from "@playwright/test";
import { test } from "./support/own-site.ts";

test.describe.configure({ mode: "default" });
test.use({ sharedBy: "nobody" });

test("a film at a host that the setting names no more stays with its picture, says that it cannot be played, and asks nothing of that host", async ({
  page,
  site,
}) => {
  const slug = "v3-inside";
  const other = "gone.example.com";
  await site.run(
    `update videos set file_id = null, file_modern_id = null, created_on = '2030-01-01', address = 'https://${other}/tour.mp4' where slug = '${slug}'`,
  );
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).host));
  for (const [path, said] of [
    ["/services/videos", "这个视频暂时无法播放"],
    ["/en/services/videos", "This video cannot be played at the moment"],
  ] as const) {
    expect((await page.goto(site.url + path))?.status()).toBe(200);
    const film = page.locator(`#${slug}`);
    await expect(film.getByText(said)).toBeVisible();
    await expect(film.locator("video")).toHaveAttribute("poster", /v3-inside/);
    await expect(film.locator("source")).toHaveCount(0);
  }
  expect(asked).not.toContain(other);
});
