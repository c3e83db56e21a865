import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import type { Language } from "#shared/languages.ts";
import { SPEC_GROUPS } from "#shared/vocabulary/spec-rows.ts";
import { fill, openForm, PATIENCE, publishing, save, switchTo } from "./support/desk-form.ts";
import { test } from "./support/own-site.ts";
import { open } from "./support/page.ts";
import { SLOW } from "./support/slow.ts";
import { FIRST_STAFF, openSignIn, signIn, signInAtDesk } from "./support/staff.ts";

// As a company runs it: with the desk, with pages that are cached, and with a third language that has no content yet.
test.use({ actionTimeout: 20_000, sharedBy: "additions", settings: { ADMIN: "on", PAGE_CACHE_MB: "64", SITE_LANGUAGES: "zh,en,de" } });
test.setTimeout(180_000);

const plain = (background: string, width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** Adds a row to a list of a form. A press before the form's script is there adds nothing; its fields come when the server has told them. */
async function addRow(desk: Page, list: string, index = 0): Promise<void> {
  await expect(async () => {
    if ((await desk.locator(`#${list}-row-${index}`).count()) === 0) await desk.locator(`#field-${list} > .array-field__add-row`).click();
    await expect(desk.locator(`#${list}-row-${index}`)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(desk.locator(`#${list}-row-${index} input`).first()).toBeVisible({ timeout: PATIENCE });
}

/** The field of a text in a language that stands beside the default one. */
const beside = (desk: Page, field: string, language: Language = "en"): Locator =>
  desk.locator(`[id="field-${field.replaceAll(".", "__")}:${language}"]`);

async function choose(desk: Page, field: string, option: string): Promise<void> {
  await desk.locator(`#field-${field} .rs__control`).click();
  await desk.getByRole("option", { name: option, exact: true }).click();
}

test(
  "a facet, a series, a page, an entry of the menu, a language, a logo and a colour come from staff alone, and visitors see each at once",
  SLOW,
  async ({ browser, request, site }) => {
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
    const desk = await context.newPage();
    await openSignIn(desk, request, "en");
    await signInAtDesk(desk, FIRST_STAFF);
    const headers = await signIn(request, FIRST_STAFF);
    const write = async (method: "post" | "patch", address: string, data: object): Promise<number> => {
      const answer = await request[method](`/api/${address}`, { headers, data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return ((await answer.json()) as { doc: { id: number } }).doc.id;
    };
    const upload = async (name: string, buffer: Buffer): Promise<number> => {
      const file = { name, mimeType: "image/png", buffer };
      const answer = await request.post("/api/media", { headers, multipart: { file, _payload: JSON.stringify({ alt: name }) } });
      expect(answer.status()).toBe(201);
      return ((await answer.json()) as { doc: { id: number } }).doc.id;
    };
    const product = async (slug: string) => {
      const answer = await request.get(`/api/products?where[slug][equals]=${slug}&depth=0&locale=zh`, { headers });
      const { docs } = (await answer.json()) as { docs: [{ id: number; specs: object[] }] };
      return docs[0];
    };
    const [a9, v3] = [await product("a9"), await product("v3")];
    const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
    const main = visitor.locator("main");
    const header = visitor.getByRole("banner");
    const ground = () => visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--color-signal"));
    // Seen before all changes: what is cached of them would be seen again.
    for (const path of ["/en", "/en/products", "/de/products", "/en/contact"]) await visitor.goto(path);
    const groundBefore = await ground();

    await test.step("a facet", async () => {
      await openForm(desk, "/admin/collections/spec-rows/create?locale=zh");
      await fill(desk, { key: "camera", name: "摄像头" });
      await beside(desk, "name").fill("Camera");
      await choose(desk, "group", SPEC_GROUPS.interfaces.en);
      await desk.locator('[name="isFacet"]').check();
      for (const [index, [key = "", name = ""]] of [
        ["hd", "HD camera"],
        ["4k", "4K camera"],
      ].entries()) {
        await addRow(desk, "codes", index);
        await fill(desk, { [`codes.${index}.key`]: key, [`codes.${index}.name`]: name });
      }
      await save(desk, publishing(desk));
      for (const [{ id, specs }, code] of [
        [a9, "hd"],
        [v3, "4k"],
      ] as const)
        await write("patch", `products/${id}?locale=zh`, { specs: [...specs, { key: "camera", codes: [code] }], _status: "published" });
      await open(visitor, "/en/products");
      await main.locator("summary", { hasText: "Camera" }).click();
      await main.getByRole("checkbox", { name: /4K camera/ }).check();
      await visitor.waitForURL((url) => url.searchParams.get("camera") === "4k");
      await expect(main.getByRole("link", { name: /\bV3\b/ }).first()).toBeVisible();
      await expect(main.getByRole("link", { name: /\bA9\b/ })).toHaveCount(0);
    });

    await test.step("a series", async () => {
      const picture = await upload("cold-chain.png", await plain("#0aa", 1600, 1000));
      const data = { key: "cold-chain", name: "冷链", description: "看得见温度。", picture, order: 1, _status: "published" };
      const series = await write("post", "series?locale=zh", data);
      await write("patch", `series/${series}?locale=en`, { name: "Cold chain", description: "Temperature you can see." });
      await write("patch", `products/${v3.id}?locale=zh`, { series, _status: "published" });
      await visitor.goto("/en/products?series=cold-chain");
      await expect(main.getByRole("checkbox", { name: /Cold chain/ })).toBeChecked();
      await expect(main.getByRole("link", { name: /\bV3\b/ }).first()).toBeVisible();
    });

    await test.step("a page", async () => {
      expect((await request.get("/en/fair-2027")).status()).toBe(404);
      await openForm(desk, "/admin/collections/pages/create?locale=zh");
      await fill(desk, { title: "展会", slug: "fair-2027" });
      await beside(desk, "title").fill("Meet us at the fair");
      await save(desk, publishing(desk));
      await desk.waitForURL(/\/pages\/\d+/);
      await visitor.goto("/en/fair-2027");
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Meet us at the fair");
    });

    await test.step("a language", async () => {
      await visitor.goto("/de/fair-2027");
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("展会");
      await switchTo(desk, "de");
      await expect(desk.locator('[name="title"]')).toHaveValue("");
      await fill(desk, { title: "Treffen Sie uns auf der Messe" });
      await save(desk, publishing(desk));
      await visitor.goto("/de/fair-2027");
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Treffen Sie uns auf der Messe");
      await visitor.goto("/en/fair-2027");
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Meet us at the fair");
    });

    await test.step("an entry of the menu", async () => {
      await openForm(desk, "/admin/globals/navigation?locale=zh");
      await addRow(desk, "menu");
      await fill(desk, { "menu.0.label": "展会", "menu.0.link": "/fair-2027" });
      await beside(desk, "menu.0.label").fill("The fair");
      await save(desk, publishing(desk));
      await visitor.goto("/en/contact");
      await header.getByRole("link", { name: "The fair" }).click();
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Meet us at the fair");
    });

    await test.step("a logo and a colour", async () => {
      await upload("own-logo.png", await plain("#c0f", 480, 120));
      await openForm(desk, "/admin/globals/site?locale=zh");
      await desk.locator(".tabs-field__tab-button", { hasText: "Brand" }).click();
      await desk.locator("#field-logo").getByRole("button", { name: "Choose from existing" }).click();
      await desk.locator(".list-drawer .cell-filename", { hasText: "own-logo.png" }).locator("a, button").first().click();
      await expect(desk.locator("#field-logo img")).toBeVisible();
      await fill(desk, { accent: "#7a1fa2" });
      await save(desk, publishing(desk));
      await visitor.goto("/en/contact");
      await expect(header.locator("img.logo-picture")).toBeVisible();
      expect(groundBefore).not.toBe("#7a1fa2");
      expect(await ground()).toBe("#7a1fa2");
    });
  },
);
