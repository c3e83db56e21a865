import { randomUUID } from "node:crypto";
import { sitDown, WIDE } from "./support/desk-records.ts";
import { expect } from "@playwright/test";
import type { Language } from "#shared/languages.ts";
import { violations, WCAG } from "./support/accessibility.ts";
import { openForm, press, publishing, publishPanel, save } from "./support/desk-form.ts";
import { SLOW } from "./support/slow.ts";
import { openSignIn, setDeskLanguage, staffHeaders, storedRows, test } from "./support/staff.ts";
import { lookAround, tabTo } from "./support/desk-look.ts";

test.describe.configure({ mode: "default" });
test.setTimeout(180_000);

const desk = sitDown(WIDE);

test("the sign-in is there in the other language at a press", SLOW, async ({ page, request }) => {
  await openSignIn(page, request, "zh");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /desk$/ })).toBeVisible();
  // Next sends a title after the page that it is for.
  await expect(page).toHaveTitle(/./);
  expect(await violations(page, "html", WCAG)).toEqual([]);
});

test("a record without English is told of, and one whose Chinese was changed after it", SLOW, async ({ request }) => {
  const headers = await staffHeaders(request);
  const own = randomUUID().slice(0, 8);
  const made = await request.post("/api/faqs?locale=zh&draft=true", {
    headers,
    data: { slug: `q-${own}`, topic: "products", question: `问题 ${own}`, answer: "回答", _status: "draft" },
  });
  const { doc } = (await made.json()) as { doc: { id: number } };
  const write = (locale: Language, data: object) =>
    request.patch(`/api/faqs/${doc.id}?locale=${locale}&draft=true`, { headers, data: { ...data, _status: "draft" } });
  await desk.page.goto("/admin/translations");
  const row = desk.page.getByRole("row", { name: `问题 ${own}` });
  await expect(row).toContainText("问题，缺");
  await expect(row).toContainText("回答，缺");
  await lookAround(desk.page);
  await write("en", { question: `Question ${own}`, answer: "Answer" });
  await desk.page.reload();
  await expect(desk.page.getByRole("heading", { level: 1, name: /英文/ })).toBeVisible();
  await expect(row).toHaveCount(0);
  await write("zh", { answer: "新的回答" });
  await desk.page.goto("/admin/translations?show=older");
  await expect(row).toContainText("回答，中文改后英文未改");
  await expect(row).not.toContainText("问题，");
  await openForm(desk.page, `/admin/collections/faqs/${doc.id}?locale=zh`);
  await expect(desk.page.getByText(/^中文[今昨]天 \d+:\d\d 改过，英文还是[今昨]天 \d+:\d\d 的$/)).toBeVisible();
  await desk.page.getByRole("button", { name: "回答，看改了什么" }).click();
  const changed = desk.page.locator(".desk-both__changed");
  await expect(changed).toContainText("写英文时的中文回答现在的中文新的回答");
  await expect(changed.getByRole("insertion")).toHaveText("新的");
  expect(await violations(desk.page, ".render-fields", WCAG)).toEqual([]);
});

test("a form holds both languages, and one save stores them: refused together, then on both pages", async ({ request }) => {
  const headers = await staffHeaders(request);
  const own = randomUUID().slice(0, 6);
  await setDeskLanguage(desk.page, "zh");
  const [v3] = await storedRows(request, "products", "slug", "v3");
  const made = await request.post(`/api/products/${String(v3?.["id"])}/duplicate?locale=zh&draft=true`, { headers, data: {} });
  const { doc } = (await made.json()) as { doc: { id: number; slug: string } };
  await openForm(desk.page, `/admin/collections/products/${doc.id}`);
  const head = desk.page.locator(".desk-both-head");
  const textbox = (name: string) => desk.page.getByRole("textbox", { name, exact: true });
  await expect(textbox("名称，英文")).not.toHaveValue("");

  await desk.page.getByRole("button", { name: "规格", exact: true }).click();
  await desk.page.locator("#specs-row-0 .collapsible__toggle").first().click();
  const row = desk.page.locator("#specs-row-0");
  await row.getByRole("textbox", { name: "条件，中文" }).fill(`条件 ${own}`);
  await row.getByRole("textbox", { name: "条件，英文" }).fill("");
  await expect(row.getByRole("img", { name: "缺英文" })).toBeVisible();
  await row.getByRole("textbox", { name: "条件，英文" }).fill(`condition ${own}`);
  await expect(row.getByRole("img", { name: "缺英文" })).toHaveCount(0);
  await desk.page.getByRole("button", { name: "基本", exact: true }).click();

  // By keyboard alone: from the Chinese to the English with one key.
  await textbox("名称，中文").focus();
  await desk.page.keyboard.press("Control+a");
  await desk.page.keyboard.type(`定位器 ${own}`);
  await expect(desk.page.getByRole("img", { name: "英文比中文旧" })).toHaveCount(1);
  await desk.page.keyboard.press("Tab");
  await expect(textbox("名称，英文")).toBeFocused();
  await desk.page.keyboard.press("Control+a");
  await desk.page.keyboard.insertText("x".repeat(81));
  await expect(desk.page.getByText("81 / 80 · 超出 1 字")).toBeVisible();
  await expect(desk.page.getByRole("img", { name: "英文比中文旧" })).toHaveCount(0);
  const [tagline = "", english = ""] = await Promise.all([textbox("标语，中文").inputValue(), textbox("标语，英文").inputValue()]);
  for (const language of ["中文", "英文"]) await textbox(`标语，${language}`).fill("");
  await expect(desk.page.getByRole("img", { name: "必填，两边都空着" })).toHaveCount(1);
  await expect(head.getByText("1 处缺")).toHaveCount(2);
  await textbox("标语，英文").fill(english);
  await textbox("标语，中文").fill(tagline);
  await expect(head.getByText("处缺")).toHaveCount(0);
  await textbox("标语，中文").fill(`标语 ${own}`);
  await expect(head).toContainText("1 处旧");
  await tabTo(desk.page, "标语，已核对");
  await desk.page.keyboard.press("Enter");
  await expect(head).not.toContainText("处旧");

  expect(await violations(desk.page, ".render-fields", WCAG)).toEqual([]);

  await press(desk.page, publishing(desk.page));
  await expect(desk.page.locator("[data-sonner-toast]").last()).toContainText("名称（英文）");
  expect((await request.get(`/products/${doc.slug}`)).status()).toBe(404);
  await publishPanel(desk.page).getByRole("button", { name: "名称，英文" }).press("Enter");
  await expect(textbox("名称，英文")).toBeFocused();
  await expect(textbox("名称，英文")).toHaveAttribute("aria-invalid", "true");
  await textbox("名称，英文").fill(`Tracker ${own}`);
  await expect(textbox("名称，英文")).toHaveAttribute("aria-invalid", "false");
  await save(desk.page, publishing(desk.page));

  await desk.page.reload();
  await expect(textbox("名称，英文")).toHaveValue(`Tracker ${own}`);
  await expect(head).toContainText("源语言，全");
  for (const [prefix, name, condition] of [
    ["", `定位器 ${own}`, `条件 ${own}`],
    ["/en", `Tracker ${own}`, `condition ${own}`],
  ] as const) {
    const page = await (await request.get(`${prefix}/products/${doc.slug}`)).text();
    expect(page).toContain(name);
    expect(page).toContain(condition);
  }
  // The form that is still open holds the record.
  const trash = `/api/products/${doc.id}?overrideLock=true`;
  expect((await request.patch(trash, { headers, data: { deletedAt: new Date().toISOString() } })).status()).toBe(200);
  await expect.poll(async () => (await request.get(`/products/${doc.slug}`)).status()).toBe(404);
  // In the trash it can still be read in both languages.
  await desk.page.goto(`/admin/collections/products/trash/${doc.id}`);
  await expect(textbox("名称，英文")).toHaveValue(`Tracker ${own}`);
  await expect(desk.page.getByText("没有读到这条记录的英文")).toBeHidden();
});

test("a text of the pages is found beside its built-in value, and is not saved without what the site puts into it", SLOW, async () => {
  await desk.page.getByRole("link", { name: "界面文字" }).first().click();
  await desk.page.getByRole("searchbox", { name: "搜索" }).fill("inventions.shown");
  await desk.page.keyboard.press("Enter");
  await expect(desk.page.getByText("“inventions.shown”：1 条")).toBeVisible();
  await tabTo(desk.page, "改 inventions.shown");
  await desk.page.keyboard.press("Enter");
  await desk.page.getByRole("textbox", { name: "英文" }).fill("Some {shown}");
  await expect(desk.page.getByText("少了 {total}")).toBeVisible();
  await expect(desk.page.getByRole("button", { name: "保存" })).toBeDisabled();
  await desk.page.getByRole("textbox", { name: "英文" }).fill("{shown} of {total}");
  await expect(desk.page.getByRole("button", { name: "保存" })).toBeEnabled();
  expect(await violations(desk.page, ".desk")).toEqual([]);
  await lookAround(desk.page);
});

test("an editor whose desk is in German reads list, form, save and the report of an import in German", async ({ request }) => {
  const own = randomUUID().slice(0, 8);
  const headers = await staffHeaders(request);
  const { page } = desk;
  await setDeskLanguage(page, "de");
  try {
    await page.goto("/admin/collections/faqs");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Häufige Fragen");
    await expect(page.getByRole("columnheader", { name: "Thema" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Übersetzungen" })).toBeVisible();

    await openForm(page, "/admin/collections/faqs/create");
    await page.getByRole("textbox", { name: "Frage, Chinesisch" }).fill(`问题 ${own}`);
    await page.getByRole("textbox", { name: "Antwort, Chinesisch" }).fill("回答");
    await page.getByRole("button", { name: "Entwurf speichern" }).click();
    await expect(page.locator("[data-sonner-toast]").last()).toContainText("Häufige Frage erfolgreich erstellt.");
    expect(await violations(page, ".render-fields", WCAG)).toEqual([]);

    await page.goto("/admin/transfer");
    await page.locator('select[name="collection"]').selectOption("faqs");
    const sheet = { name: "fragen.csv", mimeType: "text/csv", buffer: Buffer.from(`slug,topic\nq-${own},nowhere\n`) };
    await page.locator('input[name="file"]').setInputFiles(sheet);
    await page.getByRole("button", { name: "Prüfen", exact: true }).click();
    await expect(page.getByText("1 von 1 Zeile ist falsch: Noch ist nichts geschrieben")).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/^Diesen Wert gibt es nicht. Möglich sind:/)).toBeVisible();
  } finally {
    await setDeskLanguage(page, "zh");
    for (const { id } of await storedRows(request, "faqs", "question", `问题 ${own}`))
      await request.delete(`/api/faqs/${String(id)}`, { headers });
  }
});
