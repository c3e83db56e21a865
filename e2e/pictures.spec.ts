import { expect } from "@playwright/test";
import { deskTexts } from "../cms/admin/texts/index.ts";
import { PATIENCE } from "./support/desk-form.ts";
import { SLOW } from "./support/slow.ts";
import { makeStaff, openSignIn, signInAtDesk, staffHeaders, test } from "./support/staff.ts";

test("where the layout cuts a picture, the place that an editor has marked stays in sight", async ({ page, request, undo }) => {
  const headers = await staffHeaders(request);
  const found = await request.get("/api/media?where[filename][equals]=reading-a-standby-figure.webp", { headers });
  const { docs } = (await found.json()) as { docs: { id: number }[] };
  const mark = (focalX: number, focalY: number) => request.patch(`/api/media/${docs[0]?.id}`, { headers, data: { focalX, focalY } });
  const place = () => page.locator('main img[src*="reading-a-standby-figure"]').evaluate((image) => getComputedStyle(image).objectPosition);
  await page.goto("/brand");
  expect(await place()).toBe("50% 50%");
  undo(() => mark(50, 50));
  expect((await mark(21, 88)).status()).toBe(200);
  await expect(async () => {
    await page.reload();
    expect(await place()).toBe("20% 90%");
  }).toPass();
});

test("the numbers by which a picture is cut and its place is marked have names", SLOW, async ({ page, request }) => {
  // An account of its own: another sign-in at the same moment could end the session.
  const { account, headers } = await makeStaff(request);
  const found = await request.get("/api/media?where[filename][equals]=reading-a-standby-figure.webp", { headers });
  const { docs } = (await found.json()) as { docs: { id: number }[] };
  await openSignIn(page, request, "zh");
  await signInAtDesk(page, account);
  await page.goto(`/admin/collections/media/${docs[0]?.id}`);
  await page.locator(".file-field__edit").click({ timeout: PATIENCE });
  const tool = page.getByRole("dialog", { name: "edit-upload" });
  await expect(tool.getByRole("spinbutton", { name: /^焦点 [XY] %$/ })).toHaveCount(2);
  await expect(tool.getByRole("spinbutton", { name: /^裁剪 .*px/ })).toHaveCount(2);
  await expect(tool.getByLabel(deskTexts("zh").parts.focalPoint, { exact: true })).toHaveCount(1);
});
