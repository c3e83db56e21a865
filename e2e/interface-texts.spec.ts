import { expect } from "@playwright/test";
import { test, writeText } from "./support/staff.ts";

test("a changed text is in the page, its title and the texts that browsers fetch", async ({ page, request, undo }) => {
  undo(() => writeText(request, "inventions.title", ""));
  await writeText(request, "inventions.title", "Our patents");
  await page.goto("/en/brand/invention");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our patents");
  await expect(page).toHaveTitle("Our patents | Waymark IoT");
  expect(await (await request.get("/locales/en.json")).json()).toMatchObject({ inventions: { title: "Our patents" } });
});
