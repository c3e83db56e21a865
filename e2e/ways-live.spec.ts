import { expect } from "@playwright/test";
import sharp from "sharp";
import { deskQuestion, openForm, TIMEOUT_MS, publishing, publishPanel, save } from "./support/desk-form.ts";
import { firstRecord, makeRecord, sitDown, storedRecord, WIDE } from "./support/desk-records.ts";
import { makeStaff, test } from "./support/staff.ts";

// What the desk says before something goes live (docs/ways-live.md).

test.describe.configure({ mode: "default" });
test.setTimeout(120_000);

const desk = sitDown(WIDE);

test("the home page and the menu begin with what stands there, and the panel names what comes and goes", async ({ undo }) => {
  const { page, headers } = desk;
  undo(() => page.request.post("/api/globals/navigation?locale=zh", { headers, data: { menu: [] } }));
  const panel = publishPanel(page);
  await openForm(page, "/admin/globals/home?locale=zh");
  await page.getByRole("button", { name: "从现在这样开始调整" }).click();
  await expect(page.locator("#field-sections .array-field__row")).toHaveCount(10, { timeout: TIMEOUT_MS });
  await page.getByRole("button", { name: /添加 ?版块/ }).click();
  await publishing(page).click();
  await expect(panel).toContainText("1 处改动上线：版块版块新增：—首页随即更新", { timeout: TIMEOUT_MS });
  await expect(panel).not.toContainText("不再有");
  await page.keyboard.press("Escape");

  await openForm(page, "/admin/globals/navigation?locale=zh");
  const menu = page.locator("#field-menu");
  await menu.getByRole("button", { name: "从现在这样开始调整" }).click();
  await expect(menu.locator(".array-field__row")).toHaveCount(7, { timeout: TIMEOUT_MS });
  await publishing(page).click();
  await expect(panel).toContainText("每个页面随即改变", { timeout: TIMEOUT_MS });
  await expect(panel).not.toContainText("不再有");
  const stored = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes("/globals/navigation"),
  );
  await panel.locator("#publish-deed").click();
  expect((await stored).status()).toBe(200);
  await expect(panel).toHaveCount(0);
});

test("a version of the settings says what will be seen differently before it is restored", async ({ undo }) => {
  const { page, headers } = desk;
  const write = (phone: string) => page.request.post("/api/globals/site?locale=zh", { headers, data: { phone } });
  const readStored = async () => ((await (await page.request.get("/api/globals/site?depth=0")).json()) as { phone: string }).phone;
  const before = await readStored();
  undo(() => write(before));
  for (const phone of ["+86 755 1111 1111", "+86 755 2222 2222"]) expect((await write(phone)).status()).toBe(200);
  const response = await page.request.get("/api/globals/site/versions?sort=-updatedAt&limit=2&depth=0", { headers });
  const [newest, older] = ((await response.json()) as { docs: { id: number }[] }).docs;
  await page.goto(`/admin/globals/site/versions/${older?.id}?versionFrom=${newest?.id}`);
  await page.locator(".restore-version button").click({ timeout: TIMEOUT_MS });
  const panel = publishPanel(page);
  await expect(panel).toContainText("+86 755 2222 2222 → +86 755 1111 1111", { timeout: TIMEOUT_MS });
  await expect(panel).toContainText("每个页面随即改变");
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  expect(await readStored()).toBe("+86 755 2222 2222");
  await page.locator(".restore-version button").click();
  await panel.getByRole("button", { name: "恢复并发布" }).click();
  await page.waitForURL(/\/globals\/site$/);
  expect(await readStored()).toBe("+86 755 1111 1111");
});

test("what has no drafts says what it was and becomes before it is saved: a term, a redirect, a figure that grows tenfold", async () => {
  const { page } = desk;
  const own = Date.now();
  const panel = publishPanel(page);
  const topic = await makeRecord(desk, "faq-topics?locale=zh", { key: `ways-${own}`, name: "冷链", order: 900 });
  const readStored = async () => (await storedRecord(desk, `faq-topics/${topic.id}?locale=zh`))["name"];
  await openForm(page, `/admin/collections/faq-topics/${topic.id}?locale=zh`);
  await page.locator("[name='name']").fill("冷链运输");
  await page.keyboard.press("Control+s");
  await expect(panel).toContainText("冷链 → 冷链运输", { timeout: TIMEOUT_MS });
  await expect(panel).toContainText("常见问题随即更新");
  await page.keyboard.press("Escape");
  expect(await readStored()).toBe("冷链");
  await save(page, publishing(page));
  expect(await readStored()).toBe("冷链运输");

  await openForm(page, "/admin/collections/redirects/create");
  await page.locator("[name='from']").fill(`/ways-${own}`);
  await page.locator("[name='to']").fill("/products");
  await publishing(page).click();
  await expect(panel).toContainText(`空 → /ways-${own}`, { timeout: TIMEOUT_MS });
  await expect(panel).toContainText("空 → /products");
  await panel.locator("#publish-deed").click();
  await page.waitForURL(/\/redirects\/\d+/);
  expect((await page.request.get(`/ways-${own}`, { maxRedirects: 0 })).status()).toBe(301);

  const { id } = await firstRecord(desk, "products", "where[_status][equals]=published&where[width][greater_than]=1");
  await openForm(page, `/admin/collections/products/${id}?locale=zh`);
  const width = page.locator("[name='width']");
  const before = await width.inputValue();
  await width.fill(`${before}0`);
  await publishing(page).click();
  await expect(panel.getByRole("alert")).toContainText(`${before} → ${before}0`, { timeout: TIMEOUT_MS });
  await expect(panel.getByRole("alert")).toContainText("相差十倍或更多");
  await page.keyboard.press("Escape");
  await width.fill(before);
});

test("a picture that is described anew, cut or replaced says so before it is saved; a record that was taken off, that it comes back", async () => {
  const { page, headers } = desk;
  const own = `ways-${Date.now()}`;
  const panel = publishPanel(page);
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#246" } })
    .png()
    .toBuffer();
  const multipart = { _payload: JSON.stringify({ alt: "旧的说明" }), file: { name: `${own}.png`, mimeType: "image/png", buffer } };
  const made = await page.request.post("/api/media?locale=zh", { headers, multipart });
  const { doc } = (await made.json()) as { doc: { id: number; filename: string } };
  await openForm(page, `/admin/collections/media/${doc.id}?locale=zh`);
  await page.locator("[name='alt']").fill("新的说明");
  await page.locator(".file-field__edit").click();
  const tool = page.locator(".edit-upload");
  await tool.locator("input").first().fill("20");
  await tool.getByRole("button", { name: "应用更改" }).click();
  await publishing(page).click();
  await expect(panel).toContainText("替代文字，中文：旧的说明 → 新的说明", { timeout: TIMEOUT_MS });
  await expect(panel).toContainText("图片的裁剪或焦点");
  await page.keyboard.press("Escape");
  await page.locator(".file-details__remove").click();
  await page
    .locator("input[type='file']")
    .first()
    .setInputFiles({ name: `${own}-b.png`, mimeType: "image/png", buffer });
  await save(page, publishing(page));
  expect(await storedRecord(desk, `media/${doc.id}?locale=zh`)).toMatchObject({ alt: "新的说明", filename: `${own}-b.png` });

  const faq = { slug: own, topic: "choosing", question: "撤下的", answer: "回答", order: 905, _status: "published" };
  const { id } = await makeRecord(desk, "faqs?locale=zh", faq);
  await page.request.patch(`/api/faqs/${id}?locale=zh`, { headers, data: { _status: "draft" } });
  await openForm(page, `/admin/collections/faqs/${id}?locale=zh`);
  await expect(page.locator(".desk-state")).toContainText("已从网站撤下", { timeout: TIMEOUT_MS });
  await publishing(page).click();
  await expect(panel).toContainText("撤下之后重新上线", { timeout: TIMEOUT_MS });
  await page.keyboard.press("Escape");
});

test("whoever writes in a record that a colleague takes over hears of it, and since when, without a save", async ({ request }) => {
  const { page } = desk;
  const data = { slug: `over-${Date.now()}`, topic: "choosing", question: "谁接手？", answer: "回答", order: 904 };
  const { id } = await makeRecord(desk, "faqs?locale=zh&draft=true", data);
  const path = `/admin/collections/faqs/${id}?locale=zh`;
  await openForm(page, path);
  const type = async (words: string) => {
    const noted = page.waitForResponse((response) => "next-action" in response.request().headers());
    await page.locator("#field-question").fill(words);
    await noted;
  };
  await type("我在写");
  const colleague = await makeStaff(request);
  const locks = `/api/payload-locked-documents?where[document.relationTo][equals]=faqs&where[document.value][equals]=${id}`;
  const lock = async () =>
    ((await (await request.get(locks, { headers: colleague.headers })).json()) as { docs: { id: number }[] }).docs[0]?.id;
  await expect.poll(lock).toBeDefined();
  const me = (await (await request.get("/api/users/me", { headers: colleague.headers })).json()) as { user: { id: number } };
  const response = await request.patch(`/api/payload-locked-documents/${await lock()}`, {
    headers: colleague.headers,
    data: { user: { relationTo: "users", value: me.user.id } },
  });
  expect(response.status()).toBe(200);
  const alert = page.locator(".desk-newer").getByRole("alert");
  await expect(alert).toContainText(/^Editor从今天 \d+:\d\d 起在编辑这条记录，你现在保存和发布不了，写的还在表单里/, {
    timeout: TIMEOUT_MS,
  });
  // No notice covers the text being typed.
  await type("我接着写");
  await expect(page.locator(":is(.document-take-over, .document-locked):visible")).toHaveCount(0);
  await expect(page.locator("#field-question")).toHaveValue("我接着写");
  await alert.getByRole("button", { name: "接手编辑" }).click();
  await expect(alert).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(alert).toHaveCount(0);
  await save(page, page.locator("#action-save-draft"));
});

test("one value in many records names each of them and what is live at once, and a draft stays one", async () => {
  const { page } = desk;
  const own = `ways-${Date.now()}`;
  const faq = { topic: "choosing", answer: "回答", order: 970 };
  await makeRecord(desk, "faqs?locale=zh", { ...faq, slug: `${own}-a`, question: `${own} 甲`, _status: "published" });
  const { id } = await makeRecord(desk, "faqs?draft=true&locale=zh", { ...faq, slug: `${own}-b`, question: `${own} 乙`, _status: "draft" });
  await page.goto(`/admin/collections/faqs?search=${own}`);
  await expect(page.locator("tbody tr")).toHaveCount(2, { timeout: TIMEOUT_MS });
  await page.locator("thead input[type='checkbox']").check();
  await page.getByRole("button", { name: "修改一项…" }).click();
  const question = deskQuestion(page);
  await question.getByRole("combobox", { name: "改哪一项" }).selectOption("order");
  const value = question.getByRole("textbox", { name: "排序" });
  await value.fill("9.710");
  await question.getByRole("button", { name: "看会改什么" }).click();
  expect(await value.evaluate((input: HTMLInputElement) => input.validationMessage)).toContain("请写 9710 或 9.71");
  await value.fill("９７１");
  await expect(question.locator("output.desk-read-as")).toHaveText("读作 971");
  await question.getByRole("button", { name: "看会改什么" }).click();
  await expect(question).toContainText("随即上线（1）");
  await expect(question).toContainText("不在网站上，仍是草稿（1）");
  await expect(question).toContainText("970 → 971");
  await question.getByRole("button", { name: "修改 2 条，其中 1 条随即上线" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.locator("[data-sonner-toast]").last()).toContainText("已修改 2 条");
  expect((await page.request.get("/services/faq")).ok()).toBe(true);
  const draft = await page.request.get(`/api/faqs/${id}?draft=true`, { headers: desk.headers });
  expect(await draft.json()).toMatchObject({ order: 971, _status: "draft" });
});
