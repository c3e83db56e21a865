import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { openForm, press, publishing } from "./support/desk-form.ts";
import { sitDown, WIDE } from "./support/desk-records.ts";
import { SLOW } from "./support/slow.ts";
import { openSignIn, setDeskLanguage, signInAtDesk, staffHeaders, storedRows, test } from "./support/staff.ts";
import { lookAround, tabTo } from "./support/desk-look.ts";

test.describe.configure({ mode: "default" });
test.setTimeout(180_000);

const desk = sitDown(WIDE);

test("a lead whose names are words without an end leaves every view in its frame", SLOW, async ({ request, undo }) => {
  const company = randomUUID().replaceAll("-", "").padEnd(200, "W");
  const email = `${"w".repeat(60)}@example.com`;
  const form = { name: "L".repeat(100), company, email, message: "M".repeat(500), consent: "on" };
  expect((await request.post("/en/buy?items=a9:20", { form })).status()).toBe(200);
  const [lead] = await storedRows(request, "leads", "company", company);
  const address = `/api/leads/${String(lead?.["id"])}`;
  const headers = await staffHeaders(request);
  undo(() => request.patch(address, { headers, data: { deletedAt: new Date().toISOString() } }));
  for (const path of ["", "/collections/leads", "/collections/leads?show=table", `/collections/leads/${String(lead?.["id"])}`]) {
    await desk.page.goto(`/admin${path}`);
    await lookAround(desk.page);
  }
  await expect(desk.page.getByRole("heading", { level: 1 })).toHaveText(company);
});

test(
  "a form that one may not open is a page that there is not, in a desk that one stays signed in to",
  SLOW,
  async ({ browser, request }) => {
    const headers = await staffHeaders(request);
    const account = { email: `${randomUUID()}@example.com`, password: "correct-horse-battery" };
    const made = await request.post("/api/users", { headers, data: { ...account, name: "Viewer", role: "viewer" } });
    expect(made.status()).toBe(201);
    const context = await browser.newContext();
    const page = await context.newPage();
    await openSignIn(page, request, "en");
    await signInAtDesk(page, account);
    const answer = await page.goto("/admin/collections/articles/create");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page.getByText("The desk has no /admin/collections/articles/create")).toContainText("your role may not see it");
    await expect(page).toHaveTitle("Page not found");
    for (const collection of ["media", "redirects"])
      expect((await page.request.get(`/admin/collections/${collection}/create`)).status()).toBe(404);
    await context.close();
  },
);

test("a refusal is read whole beside the name of its field, in a narrow one and on a phone", async () => {
  await setDeskLanguage(desk.page, "en");
  // Closed in the end, so that nothing written is saved.
  const form = await desk.page.context().newPage();
  await openForm(form, "/admin/collections/products/create");
  await form.locator(".tabs-field__tab-button", { hasText: "Purchase" }).click();
  const field = form.locator("#field-purchase__minimumOrder");
  await field.fill("-3");
  await press(form, publishing(form));
  const refusal = form.locator(".field-error", { hasText: "Must be at least 1, not -3." });
  await expect(refusal).toHaveCount(1);
  await form.keyboard.press("Escape");
  for (const width of [1440, 390]) {
    await form.setViewportSize({ width, height: 900 });
    await expect(refusal).toBeVisible();
    expect(await refusal.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const [status, label, input] = await Promise.all([
      refusal.boundingBox(),
      form.locator("label[for='field-purchase__minimumOrder']").boundingBox(),
      field.boundingBox(),
    ]);
    expect(status?.y).toBeGreaterThanOrEqual((label?.y ?? 0) + (label?.height ?? 0));
    expect(input?.y).toBeGreaterThanOrEqual((status?.y ?? 0) + (status?.height ?? 0));
  }
  await form.close();
  await setDeskLanguage(desk.page, "zh");
});

test("a row of specifications is headed by what it states, and the trash is called as in the guides", SLOW, async ({ request }) => {
  await setDeskLanguage(desk.page, "zh");
  const [a9] = await storedRows(request, "products", "slug", "a9");
  await desk.page.goto(`/admin/collections/products/${String(a9?.["id"])}`);
  // A press before the form's script is there opens nothing.
  await expect(async () => {
    await desk.page.getByRole("button", { name: "规格", exact: true }).click();
    await expect(desk.page.locator(".desk-row-label", { hasText: "电池容量 12,000 mAh" })).toBeVisible({ timeout: 5000 });
  }).toPass();
  // The heading of a row tells what its texts lack, whether it is open or not.
  const row = desk.page.locator("#specs-row-0");
  await row.getByRole("button", { name: "切换区块" }).click();
  await row.getByLabel("条件，英文").fill("");
  await expect(row.locator(".desk-row-label")).toContainText("缺英文");
  await desk.page.getByRole("link", { name: "产品", exact: true }).first().click();
  await desk.page.locator("#leave-without-saving #confirm-action").click();
  await expect(desk.page.locator("#trash-view-pill")).toHaveText("回收站");
});

test(
  "products go out as a file, are looked through, named by line and field, and go in when they are mended",
  SLOW,
  async ({ request }) => {
    const own = randomUUID().slice(0, 6);
    await desk.page.goto("/admin");
    await desk.page.getByRole("link", { name: "导入与导出" }).click();
    await expect(desk.page.getByRole("heading", { level: 1, name: "导入与导出" })).toBeVisible();
    await lookAround(desk.page);
    const [download] = await Promise.all([
      desk.page.waitForEvent("download"),
      desk.page.getByRole("link", { name: "导出产品，JSON" }).click(),
    ]);
    const [first] = JSON.parse(await readFile(await download.path(), "utf8")) as Record<string, unknown>[];
    const records = Array.from({ length: 30 }, (_, index) => ({
      ...first,
      slug: `${own}-${index}`,
      code: `${own}-${index}`,
      _status: "draft",
    }));
    const bring = async (list: object[]) => {
      await desk.page.getByLabel("类别").selectOption({ label: "产品" });
      await desk.page
        .getByLabel("文件")
        .setInputFiles({ name: "products.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(list)) });
      await expect(desk.page.locator(".desk-file__chosen").first()).toHaveText("products.json");
      await desk.page.getByRole("button", { name: "试算" }).click();
    };

    await bring(
      records.map((record, index) =>
        index === 6 ? { ...record, released: "2026-02-30" } : index === 8 ? { ...record, series: "nothing" } : record,
      ),
    );
    await expect(desk.page.getByRole("heading", { level: 1, name: "30 行里有 2 行不对，什么都还没写入" })).toBeVisible({ timeout: 60_000 });
    await expect(desk.page.getByRole("row", { name: `7 ${own}-6 released 2026-02-30` })).toContainText("没有这一天");
    await expect(desk.page.getByRole("row", { name: `9 ${own}-8 series nothing` })).toContainText("没有这条产品系列");
    await lookAround(desk.page);

    await tabTo(desk.page, "换一个改好的文件");
    await desk.page.keyboard.press("Enter");
    await bring(records);
    await expect(desk.page.getByRole("heading", { level: 1, name: "新增 30 条，没有不对的行" })).toBeVisible({ timeout: 60_000 });
    await tabTo(desk.page, "写入这 30 条");
    await desk.page.keyboard.press("Enter");
    await expect(desk.page.getByRole("heading", { level: 1, name: "30 条已写入" })).toBeVisible({ timeout: 60_000 });
    await expect(desk.page.locator("main :focus")).toHaveCount(1);

    const headers = await staffHeaders(request);
    const mine = `/api/products?where[slug][like]=${own}-&draft=true&limit=100&depth=0`;
    const { totalDocs, docs } = (await (await request.get(mine, { headers })).json()) as { totalDocs: number; docs: { _status: string }[] };
    expect(totalDocs).toBe(30);
    expect(new Set(docs.map(({ _status }) => _status))).toEqual(new Set(["draft"]));
  },
);
