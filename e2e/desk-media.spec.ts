import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { deskTexts } from "../cms/admin/texts/index.ts";
import { violations } from "./support/accessibility.ts";
import { deskQuestion, TIMEOUT_MS, publishing } from "./support/desk-form.ts";
import { firstRecord, sitDown, WIDE } from "./support/desk-records.ts";
import { SLOW } from "./support/slow.ts";
import { setDeskLanguage, staffHeaders, test } from "./support/staff.ts";
import { lookAround, tabTo } from "./support/desk-look.ts";

test.describe.configure({ mode: "default" });
test.setTimeout(180_000);

const desk = sitDown(WIDE);

test("the library is a grid with folders; equal files are found, and told of before they are uploaded", SLOW, async ({ request }) => {
  const headers = await staffHeaders(request);
  const own = randomUUID().slice(0, 8);
  const pixels = Buffer.from(own.repeat(600)).subarray(0, 60 * 20 * 3);
  const buffer = await sharp(pixels, { raw: { width: 60, height: 20, channels: 3 } })
    .png()
    .toBuffer();
  const upload = (name: string) =>
    request.post("/api/media", {
      headers,
      multipart: { file: { name, mimeType: "image/png", buffer }, _payload: JSON.stringify({ alt: own }) },
    });
  const [first, second] = [`${own}-a.png`, `${own}-b.png`];
  for (const name of [first, second]) expect((await upload(name)).status()).toBe(201);

  await desk.page.goto("/admin/collections/media");
  await expect(desk.page.getByRole("heading", { level: 1, name: "媒体库" })).toBeVisible();
  await desk.page.getByRole("button", { name: "新建文件夹" }).click();
  await deskQuestion(desk.page).getByRole("textbox").fill(`夹 ${own}`);
  await desk.page.keyboard.press("Enter");
  const folder = desk.page.getByRole("link", { name: `夹 ${own}` });
  await expect(folder).toContainText("0");
  await tabTo(desk.page, `选 ${first}`);
  await desk.page.keyboard.press("Space");
  await desk.page.getByLabel(`选 ${second}`).check();
  await desk.page.getByLabel("移到文件夹…").selectOption(`夹 ${own}`);
  await expect(folder).toContainText("2");
  await folder.click();
  await expect(desk.page.locator(".desk-files > li")).toHaveCount(2);
  await expect(desk.page.locator(".desk-files")).toContainText("PNG，60 × 20，");
  await lookAround(desk.page);
  // A folder with files in it stays.
  await desk.page.getByRole("button", { name: "删除文件夹" }).click();
  expect(await violations(desk.page, ".desk-ask")).toEqual([]);
  await deskQuestion(desk.page).getByRole("button", { name: "删除文件夹" }).click();
  await expect(desk.page.getByText("文件夹里还有文件，不能删除。先把它们移到别处。")).toBeVisible();

  await desk.page.getByRole("link", { name: /^重复的/ }).click();
  await expect(desk.page.locator(".desk-files > li", { hasText: own })).toHaveCount(2);
  await expect(desk.page.locator(".desk-files > li", { hasText: first })).toContainText("有重复");

  const storedView = () =>
    desk.page.waitForResponse((answer) => answer.url().includes("/payload-preferences/") && answer.request().method() === "POST");
  const table = storedView();
  await desk.page.getByRole("link", { name: "表格" }).click();
  await expect(desk.page.getByRole("columnheader", { name: "文件夹" })).toBeVisible();
  expect((await table).status()).toBe(200);
  await desk.page.goto("/admin/collections/media");
  await expect(desk.page.getByRole("columnheader", { name: "文件夹" })).toBeVisible();
  const grid = storedView();
  await desk.page.getByRole("link", { name: "图片墙" }).click();
  await expect(desk.page.locator(".desk-files")).toBeVisible();
  expect((await grid).status()).toBe(200);

  await desk.page.goto("/admin/collections/media/create");
  await desk.page.locator('input[type="file"]').setInputFiles({ name: "once-more.png", mimeType: "image/png", buffer });
  await expect(desk.page.getByText("媒体库里已有同样的文件：")).toBeVisible();
  await expect(desk.page.getByRole("link", { name: first })).toBeVisible();
});

test("a file that is refused says at the desk what is wrong with it, and what is accepted", SLOW, async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#246" } })
    .png()
    .toBuffer();
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`);
  const page = Buffer.from("<!doctype html><title>Page</title>");
  for (const [language, file, message] of [
    ["zh", { name: "cut.png", mimeType: "image/png", buffer: picture.subarray(0, 50) }, "文件已损坏"],
    ["en", { name: "words.png", mimeType: "image/png", buffer: Buffer.from("words") }, "is damaged, or is not what its name says"],
    ["zh", { name: "page.png", mimeType: "image/png", buffer: page }, "文件已损坏，或内容与扩展名不符"],
    ["zh", { name: "words.mp4", mimeType: "video/mp4", buffer: Buffer.from("words") }, "文件已损坏，或内容与扩展名不符"],
    ["zh", { name: "empty.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) }, "文件是空的"],
    ["en", { name: "drawing.svg", mimeType: "image/svg+xml", buffer: drawing }, "This SVG cannot be read"],
  ] as const) {
    await setDeskLanguage(desk.page, language);
    await desk.page.goto("/admin/collections/media/create");
    await desk.page.locator('input[type="file"]').setInputFiles(file);
    await desk.page.locator('[name="alt"]').fill("alt");
    await publishing(desk.page).click();
    const refusal = desk.page.locator(".toast-error");
    await expect(refusal).toContainText(message, { timeout: TIMEOUT_MS });
    await expect(refusal).toContainText(language === "en" ? "Accepted are pictures (PNG" : "可以上传：图片（PNG");
  }
  // The tests after this one read the desk in Chinese.
  await setDeskLanguage(desk.page, "zh");
});

test("several pictures come in at once, each described in both languages", async ({ request }) => {
  const own = randomUUID().slice(0, 8);
  const files = await Promise.all(
    ["正面", "背面"].map(async (side, index) => ({
      name: `${own} ${side}.png`,
      mimeType: "image/png",
      buffer: await sharp({ create: { width: 40 + index, height: 30, channels: 3, background: "#246" } })
        .png()
        .toBuffer(),
    })),
  );
  await desk.page.goto("/admin/collections/media");
  // Each file is of one kind.
  await expect(desk.page.locator(".desk-library__kinds")).toBeVisible();
  const [all, ...kinds] = (await desk.page.locator(".desk-library__kinds .desk-figure").allTextContents()).map(Number);
  expect(kinds.length).toBeGreaterThan(2);
  expect(kinds.reduce((sum, count) => sum + count, 0)).toBe(all);
  await desk.page.getByRole("button", { name: "一次上传多个" }).click();
  const drawer = desk.page.locator("dialog[open], .drawer--is-open").last();
  await drawer.locator('input[type="file"]').first().setInputFiles(files);
  for (const [index, { name }] of files.entries()) {
    await drawer.getByRole("button", { name }).first().click();
    await drawer.getByLabel("替代文字，中文").fill(`图 ${own} ${index}`);
    await drawer.getByLabel("替代文字，英文").fill(`Picture ${own} ${index}`);
  }
  await drawer.getByRole("button", { name: /^保存/ }).click();
  const headers = await staffHeaders(request);
  const altOf = async (filename: string) => {
    const query = new URLSearchParams({ "where[filename][equals]": filename, locale: "all", limit: "1" });
    const { docs } = (await (await request.get(`/api/media?${query}`, { headers })).json()) as { docs: { alt: object }[] };
    return docs[0]?.alt;
  };
  for (const [index, { name }] of files.entries())
    await expect
      .poll(() => altOf(name), { timeout: TIMEOUT_MS })
      .toMatchObject({ zh: `图 ${own} ${index}`, en: `Picture ${own} ${index}` });
});

test(
  "the numbers by which a picture is cut and its place is marked have names, and the cut moves by buttons, without dragging",
  SLOW,
  async () => {
    const { id } = await firstRecord(desk, "media", "where[filename][equals]=reading-a-standby-figure.webp");
    await desk.page.goto(`/admin/collections/media/${id}`);
    await desk.page.locator(".file-field__edit").click({ timeout: TIMEOUT_MS });
    const tool = desk.page.getByRole("dialog", { name: /^编辑中 reading-a-standby-figure/ });
    await expect(tool.getByRole("spinbutton", { name: /^焦点 [XY] %$/ })).toHaveCount(2);
    await expect(tool.getByRole("spinbutton", { name: /^裁剪 .*px/ })).toHaveCount(2);
    const { crop, focalPoint } = deskTexts("zh").parts;
    await expect(tool.getByLabel(focalPoint, { exact: true })).toHaveCount(1);
    await expect(tool.locator("[aria-label^='Use the']")).toHaveCount(0);
    const width = tool.getByRole("spinbutton", { name: /^裁剪 .*px/ }).first();
    // Once the picture is there.
    await expect(width).not.toHaveValue("0");
    await width.fill("300");
    await expect(width).toHaveValue("300");
    const leftOf = async () => (await tool.locator(".ReactCrop__crop-selection").boundingBox())?.x ?? 0;
    const before = await leftOf();
    await tool.getByRole("button", { name: crop.right }).click();
    await expect.poll(leftOf).toBe(before + 10);
    await tool.getByRole("button", { name: crop.left }).click();
    await expect.poll(leftOf).toBe(before);
  },
);
