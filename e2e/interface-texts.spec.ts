import { expect } from "@playwright/test";
import { staffHeaders, test, writeText } from "./support/staff.ts";

test("a changed text is in the page, its title and the texts that browsers fetch", async ({ page, request, undo }) => {
  undo(() => writeText(request, "inventions.title", ""));
  await writeText(request, "inventions.title", "Our patents");
  await page.goto("/en/brand/invention");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our patents");
  await expect(page).toHaveTitle("Our patents | Waymark IoT");
  expect(await (await request.get("/locales/en.json")).json()).toMatchObject({ inventions: { title: "Our patents" } });
});

test("a text may not take the place of a group, nor lose what the site puts into it", async ({ request }) => {
  const headers = { ...(await staffHeaders(request)), "accept-language": "en" };
  for (const [key, text, message] of [
    ["ui.fileTypes", "Files", "This is the key of a group of texts: name one of them."],
    ["inventions.shown", "Some shown", "The text must keep: {shown} {total}"],
  ]) {
    const refused = await request.post("/api/globals/interface-texts?locale=en", { headers, data: { entries: [{ key, text }] } });
    expect(refused.status()).toBe(400);
    expect(await refused.text()).toContain(message);
  }
});
