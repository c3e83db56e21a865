import { expect } from "@playwright/test";
import { staffHeaders, test } from "./support/staff.ts";

test("where the layout cuts a picture, the place that an editor has marked stays in sight", async ({ page, request, undo }) => {
  const headers = await staffHeaders(request);
  const response = await request.get("/api/media?where[filename][equals]=caliper.webp", { headers });
  const { docs } = (await response.json()) as { docs: { id: number }[] };
  const mark = (focalX: number, focalY: number) => request.patch(`/api/media/${docs[0]?.id}`, { headers, data: { focalX, focalY } });
  const place = () => page.locator('main img[src*="caliper"]').evaluate((image) => getComputedStyle(image).objectPosition);
  await page.goto("/brand");
  expect(await place()).toBe("50% 50%");
  undo(() => mark(50, 50));
  expect((await mark(21, 88)).status()).toBe(200);
  await expect(async () => {
    await page.reload();
    expect(await place()).toBe("20% 90%");
  }).toPass();
});
