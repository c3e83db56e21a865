import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import type { Language } from "#shared/languages.ts";
import { violations, WCAG } from "./support/accessibility.ts";
import { deskQuestion, openForm, PATIENCE, press, publishing, publishPanel, save } from "./support/desk-form.ts";
import { SLOW } from "./support/slow.ts";
import { makeStaff, openSignIn, setDeskLanguage, signInAtDesk, staffHeaders, storedRows, test } from "./support/staff.ts";

test.describe.configure({ mode: "default" });
test.setTimeout(180_000);

let desk: Page;

test.beforeAll(async ({ browser, request }) => {
  const { account } = await makeStaff(request);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  desk = await context.newPage();
  await openSignIn(desk, request, "zh");
  await signInAtDesk(desk, account);
});
test.afterAll(() => desk?.context().close());

/** Looks at a view in both languages, both themes and on a phone: nothing is wrong with it, and nothing sticks out. */
async function lookAround(): Promise<void> {
  const { origin } = new URL(desk.url());
  for (const [language, theme, width] of [
    ["zh", "dark", 1440],
    ["en", "light", 390],
    ["zh", "light", 1440],
  ] as const) {
    await setDeskLanguage(desk, language);
    await desk.context().addCookies([{ name: "payload-theme", value: theme, url: origin }]);
    await desk.setViewportSize({ width, height: 900 });
    await desk.reload();
    await expect(desk.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await violations(desk, ".desk")).toEqual([]);
    expect(await desk.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
}

/** Goes on with the Tab key until something is reached. */
async function tabTo(name: string): Promise<void> {
  for (let steps = 0; steps < 150; steps += 1) {
    await desk.keyboard.press("Tab");
    // In one go: the focus may move on at any time.
    const here = await desk.evaluate(() => {
      const { activeElement } = document;
      return activeElement instanceof HTMLElement ? (activeElement.ariaLabel ?? activeElement.innerText) : "";
    });
    if (here === name) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

test("the sign-in is there in the other language at a press", async ({ page, request }) => {
  await openSignIn(page, request, "zh");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /desk$/ })).toBeVisible();
  // Next sends a title after the page that it is for.
  await expect(page).toHaveTitle(/./);
  expect(await violations(page, "html", WCAG)).toEqual([]);
});

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
    await desk.goto(`/admin${path}`);
    await lookAround();
  }
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(company);
});

test("a form that one may not open is a page that there is not, in a desk that one stays signed in to", async ({ browser, request }) => {
  const headers = await staffHeaders(request);
  const account = { email: `${randomUUID()}@example.com`, password: "correct-horse-battery" };
  const made = await request.post("/api/users", { headers, data: { ...account, name: "Viewer", role: "viewer" } });
  expect(made.status()).toBe(201);
  const context = await browser.newContext();
  const page = await context.newPage();
  await openSignIn(page, request, "en");
  await signInAtDesk(page, account);
  for (const collection of ["articles", "media", "redirects"]) {
    const answer = await page.goto(`/admin/collections/${collection}/create`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such page");
    await expect(page.getByText(`The desk has no /admin/collections/${collection}/create`)).toContainText("not for your role");
    await expect(page).toHaveTitle("There is no such page");
  }
  await context.close();
});

test("a list is shown without what cannot be asked of it", async () => {
  await setDeskLanguage(desk, "zh");
  for (const unread of ["where[foo][equals]=1", "where=x", "where[or][0][and][0][order][nothing]=1", "queryByGroup=%7B"]) {
    await desk.goto(`/admin/collections/products?search=A9S&${unread}`);
    await expect(desk.locator(".table tbody tr")).toHaveCount(1);
    await expect(desk.locator(".table tbody tr")).toContainText("A9S");
  }
  await desk.goto("/admin/collections/products?where[or][0][and][0][code][equals]=A9");
  await expect(desk.locator(".table tbody tr")).toHaveCount(1);
});

test("a refusal is read whole beside the name of its field, in a narrow one and on a phone", async () => {
  await setDeskLanguage(desk, "en");
  // Closed in the end, as what is written is not to be saved.
  const form = await desk.context().newPage();
  await openForm(form, "/admin/collections/products/create");
  await form.locator(".tabs-field__tab-button", { hasText: "Purchase" }).click();
  const field = form.locator("#field-purchase__minimumOrder");
  await field.fill("-3");
  await press(form, publishing(form));
  const refusal = form.locator(".field-error", { hasText: "-3 is less than the min allowed Value of 1" });
  await expect(refusal).toHaveCount(1);
  await form.keyboard.press("Escape");
  for (const width of [1440, 390]) {
    await form.setViewportSize({ width, height: 900 });
    await expect(refusal).toBeVisible();
    expect(await refusal.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const [said, label, input] = await Promise.all([
      refusal.boundingBox(),
      form.locator("label[for='field-purchase__minimumOrder']").boundingBox(),
      field.boundingBox(),
    ]);
    expect(said?.y).toBeGreaterThanOrEqual((label?.y ?? 0) + (label?.height ?? 0));
    expect(input?.y).toBeGreaterThanOrEqual((said?.y ?? 0) + (said?.height ?? 0));
  }
  await form.close();
  await setDeskLanguage(desk, "zh");
});

test("a row of specifications is headed by what it states, and the trash is called as in the guides", async ({ request }) => {
  await setDeskLanguage(desk, "zh");
  const [a9] = await storedRows(request, "products", "slug", "a9");
  await desk.goto(`/admin/collections/products/${String(a9?.["id"])}`);
  // A press before the form's script is there opens nothing.
  await expect(async () => {
    await desk.getByRole("button", { name: "规格", exact: true }).click();
    await expect(desk.locator(".desk-row-label", { hasText: "电池容量 12,000 mAh" })).toBeVisible({ timeout: 5000 });
  }).toPass();
  // What a text in a row lacks is said in its heading, whether it is open or not.
  const row = desk.locator("#specs-row-0");
  await row.getByRole("button", { name: "切换区块" }).click();
  await row.getByLabel("条件，英文").fill("");
  await expect(row.locator(".desk-row-label")).toContainText("缺英文");
  await desk.getByRole("link", { name: "产品", exact: true }).first().click();
  await desk.locator("#leave-without-saving #confirm-action").click();
  await expect(desk.locator("#trash-view-pill")).toHaveText("回收站");
});

test(
  "products go out as a file, are looked through, named by line and field, and go in when they are mended",
  SLOW,
  async ({ request }) => {
    const own = randomUUID().slice(0, 6);
    await desk.getByRole("link", { name: "导入与导出" }).click();
    await expect(desk.getByRole("heading", { level: 1, name: "导入与导出" })).toBeVisible();
    await lookAround();
    const [download] = await Promise.all([desk.waitForEvent("download"), desk.getByRole("link", { name: "导出产品，JSON" }).click()]);
    const [first] = JSON.parse(await readFile(await download.path(), "utf8")) as Record<string, unknown>[];
    const records = Array.from({ length: 30 }, (_, index) => ({
      ...first,
      slug: `${own}-${index}`,
      code: `${own}-${index}`,
      _status: "draft",
    }));
    const bring = async (list: object[]) => {
      await desk.getByLabel("类别").selectOption({ label: "产品" });
      await desk
        .getByLabel("文件")
        .setInputFiles({ name: "products.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(list)) });
      await expect(desk.locator(".desk-file__chosen")).toHaveText("products.json");
      await desk.getByRole("button", { name: "试算" }).click();
    };

    await bring(
      records.map((record, index) =>
        index === 6 ? { ...record, released: "2026-02-30" } : index === 8 ? { ...record, series: "nothing" } : record,
      ),
    );
    await expect(desk.getByRole("heading", { level: 1, name: "30 行里有 2 行不对，什么都还没写入" })).toBeVisible({ timeout: 60_000 });
    await expect(desk.getByRole("row", { name: `7 ${own}-6 released 2026-02-30` })).toContainText("没有这一天");
    await expect(desk.getByRole("row", { name: `9 ${own}-8 series nothing` })).toContainText("没有这条产品系列");
    await lookAround();

    await tabTo("换一个改好的文件");
    await desk.keyboard.press("Enter");
    await bring(records);
    await expect(desk.getByRole("heading", { level: 1, name: "新增 30 条，没有不对的行" })).toBeVisible({ timeout: 60_000 });
    await tabTo("写入这 30 条");
    await desk.keyboard.press("Enter");
    await expect(desk.getByRole("heading", { level: 1, name: "30 条已写入" })).toBeVisible({ timeout: 60_000 });

    const headers = await staffHeaders(request);
    const mine = `/api/products?where[slug][like]=${own}-&draft=true&limit=100&depth=0`;
    const { totalDocs, docs } = (await (await request.get(mine, { headers })).json()) as { totalDocs: number; docs: { _status: string }[] };
    expect(totalDocs).toBe(30);
    expect(new Set(docs.map(({ _status }) => _status))).toEqual(new Set(["draft"]));
  },
);

test("a record without English is told of, and one whose Chinese was changed after it", async ({ request }) => {
  const headers = await staffHeaders(request);
  const own = randomUUID().slice(0, 8);
  const made = await request.post("/api/faqs?locale=zh&draft=true", {
    headers,
    data: { slug: `q-${own}`, topic: "products", question: `问题 ${own}`, answer: "回答", _status: "draft" },
  });
  const { doc } = (await made.json()) as { doc: { id: number } };
  const write = (locale: Language, data: object) =>
    request.patch(`/api/faqs/${doc.id}?locale=${locale}&draft=true`, { headers, data: { ...data, _status: "draft" } });
  await desk.getByRole("link", { name: "翻译进度" }).click();
  const row = desk.getByRole("row", { name: `问题 ${own}` });
  await expect(row).toContainText("问题，缺");
  await expect(row).toContainText("回答，缺");
  await lookAround();
  await write("en", { question: `Question ${own}`, answer: "Answer" });
  await desk.reload();
  await expect(desk.getByRole("heading", { level: 1, name: /英文/ })).toBeVisible();
  await expect(row).toHaveCount(0);
  await write("zh", { answer: "新的回答" });
  await desk.goto("/admin/translations?show=older");
  await expect(row).toContainText("回答，中文改后英文未改");
  await expect(row).not.toContainText("问题，");
  await openForm(desk, `/admin/collections/faqs/${doc.id}?locale=zh`);
  await expect(desk.getByText(/^中文[今昨]天 \d+:\d\d 改过，英文还是[今昨]天 \d+:\d\d 的$/)).toBeVisible();
  await desk.getByRole("button", { name: "回答，看改了什么" }).click();
  const changed = desk.locator(".desk-both__changed");
  await expect(changed).toContainText("写英文时的中文回答现在的中文新的回答");
  await expect(changed.getByRole("insertion")).toHaveText("新的");
  expect(await violations(desk, ".render-fields", WCAG)).toEqual([]);
});

test("a form holds both languages, and one save stores them: refused together, then on both pages", async ({ request }) => {
  const headers = await staffHeaders(request);
  const own = randomUUID().slice(0, 6);
  await setDeskLanguage(desk, "zh");
  const [v3] = await storedRows(request, "products", "slug", "v3");
  const made = await request.post(`/api/products/${String(v3?.["id"])}/duplicate?locale=zh&draft=true`, { headers, data: {} });
  const { doc } = (await made.json()) as { doc: { id: number; slug: string } };
  await openForm(desk, `/admin/collections/products/${doc.id}`);
  const head = desk.locator(".desk-both-head");
  const called = (name: string) => desk.getByRole("textbox", { name, exact: true });
  await expect(called("名称，英文")).not.toHaveValue("");

  await desk.getByRole("button", { name: "规格", exact: true }).click();
  await desk.locator("#specs-row-0 .collapsible__toggle").first().click();
  const row = desk.locator("#specs-row-0");
  await row.getByRole("textbox", { name: "条件，中文" }).fill(`条件 ${own}`);
  await row.getByRole("textbox", { name: "条件，英文" }).fill("");
  await expect(row.getByRole("img", { name: "缺英文" })).toBeVisible();
  await row.getByRole("textbox", { name: "条件，英文" }).fill(`condition ${own}`);
  await expect(row.getByRole("img", { name: "缺英文" })).toHaveCount(0);
  await desk.getByRole("button", { name: "基本", exact: true }).click();

  // By keyboard alone: from the Chinese to the English with one key.
  await called("名称，中文").focus();
  await desk.keyboard.press("Control+a");
  await desk.keyboard.type(`定位器 ${own}`);
  await expect(desk.getByRole("img", { name: "英文比中文旧" })).toHaveCount(1);
  await desk.keyboard.press("Tab");
  await expect(called("名称，英文")).toBeFocused();
  await desk.keyboard.press("Control+a");
  await desk.keyboard.type("x".repeat(81));
  await expect(desk.getByText("81 / 80 · 超出 1 字")).toBeVisible();
  await expect(desk.getByRole("img", { name: "英文比中文旧" })).toHaveCount(0);
  const [tagline = "", english = ""] = await Promise.all([called("标语，中文").inputValue(), called("标语，英文").inputValue()]);
  for (const language of ["中文", "英文"]) await called(`标语，${language}`).fill("");
  await expect(desk.getByRole("img", { name: "必填，两边都空着" })).toHaveCount(1);
  await expect(head.getByText("1 处缺")).toHaveCount(2);
  await called("标语，英文").fill(english);
  await called("标语，中文").fill(tagline);
  await expect(head.getByText("处缺")).toHaveCount(0);
  await called("标语，中文").fill(`标语 ${own}`);
  await expect(head).toContainText("1 处旧");
  await tabTo("标语，已核对");
  await desk.keyboard.press("Enter");
  await expect(head).not.toContainText("处旧");

  expect(await violations(desk, ".render-fields", WCAG)).toEqual([]);

  await press(desk, publishing(desk));
  await expect(desk.locator("[data-sonner-toast]").last()).toContainText("名称（英文）");
  expect((await request.get(`/products/${doc.slug}`)).status()).toBe(404);
  await publishPanel(desk).getByRole("button", { name: "名称，英文" }).press("Enter");
  await expect(called("名称，英文")).toBeFocused();
  await expect(called("名称，英文")).toHaveAttribute("aria-invalid", "true");
  await called("名称，英文").fill(`Tracker ${own}`);
  await expect(called("名称，英文")).toHaveAttribute("aria-invalid", "false");
  await save(desk, publishing(desk));

  await desk.reload();
  await expect(called("名称，英文")).toHaveValue(`Tracker ${own}`);
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
  await desk.goto(`/admin/collections/products/trash/${doc.id}`);
  await expect(called("名称，英文")).toHaveValue(`Tracker ${own}`);
  await expect(desk.getByText("没有读到这条记录的英文")).toBeHidden();
});

test("a text of the pages is found beside its built-in value, and is not saved without what the site puts into it", async () => {
  await desk.getByRole("link", { name: "界面文字" }).first().click();
  await desk.getByRole("searchbox", { name: "搜索" }).fill("inventions.shown");
  await desk.keyboard.press("Enter");
  await expect(desk.getByText("“inventions.shown”：1 条")).toBeVisible();
  await tabTo("改 inventions.shown");
  await desk.keyboard.press("Enter");
  await desk.getByRole("textbox", { name: "英文" }).fill("Some {shown}");
  await expect(desk.getByText("少了 {total}")).toBeVisible();
  await expect(desk.getByRole("button", { name: "保存" })).toBeDisabled();
  await desk.getByRole("textbox", { name: "英文" }).fill("{shown} of {total}");
  await expect(desk.getByRole("button", { name: "保存" })).toBeEnabled();
  expect(await violations(desk, ".desk")).toEqual([]);
  await lookAround();
});

test("one search finds pages and records of all kinds, by keyboard alone", async () => {
  await desk.goto("/admin");
  await expect(desk.getByRole("heading", { level: 1 })).toBeVisible();
  await tabTo("跳过导航");
  await desk.keyboard.press("Enter");
  await desk.keyboard.press("Tab");
  await expect(desk.locator(".template-default__wrap :focus")).toHaveCount(1);
  await expect(async () => {
    await desk.keyboard.press("Control+k");
    await expect(desk.getByRole("dialog", { name: "搜索整个工作台" })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await desk.keyboard.type("翻译");
  await expect(desk.getByRole("dialog").getByRole("link", { name: "翻译进度" })).toBeVisible();
  await desk.getByRole("dialog").getByRole("searchbox").fill("超长待机");
  const product = desk.getByRole("dialog").getByRole("link", { name: /A9 .*产品/ });
  await expect(product).toBeVisible();
  expect(await violations(desk, "dialog")).toEqual([]);
  await desk.keyboard.press("ArrowDown");
  await expect(desk.getByRole("dialog").getByRole("link").first()).toBeFocused();
  await desk.keyboard.press("Enter");
  await desk.waitForURL(/\/admin\/collections\//);
  // The keyboard goes on past the menu.
  await expect(desk.locator(".template-default__wrap")).toBeFocused();
});

test("the menu has its place from the first paint, and keeps it while the desk's script starts", async () => {
  const page = await desk.context().newPage();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const [menu, beside] = [document.querySelector(".desk-nav"), document.querySelector(".template-default__wrap")];
      if (menu && beside) {
        const now = `${getComputedStyle(menu).opacity} ${menu.getBoundingClientRect().right} ${beside.getBoundingClientRect().left}`;
        if (seen.at(-1) !== now) seen.push(now);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const path of ["/admin", "/admin/collections/products"]) {
    await page.goto(path);
    // Payload's own state has said where it is, and has had its time to move there.
    await expect(page.locator(".nav--nav-open.nav--nav-animate:not(.desk-nav--held)")).toBeVisible({ timeout: PATIENCE });
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(["1 232 232"]);
  }
  // What is folded away by hand is, at once.
  await page.locator(".template-default__nav-toggler").click();
  await expect(page.locator(".desk-nav")).toHaveCSS("opacity", "0");
  await page.close();
});

test("on a phone a list is read row by row, each cell under the name of its column, and what is chosen is seen", async () => {
  await setDeskLanguage(desk, "zh");
  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.goto("/admin/collections/products");
  const row = desk.locator("tbody tr").first();
  await expect(row.locator(".cell-name")).toHaveAttribute("data-label", "名称");
  const boxes = await Promise.all([".cell-code", ".cell-name", ".cell-_status"].map((cell) => row.locator(cell).boundingBox()));
  for (const box of boxes) expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(boxes.map((box) => box?.y)).toEqual(boxes.map((box) => box?.y).toSorted((a = 0, b = 0) => a - b));
  await row.getByRole("checkbox").check();
  await expect(desk.locator(".list-selection")).toContainText("1");
  expect(await desk.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await desk.setViewportSize({ width: 1440, height: 900 });
});

test("an address is chosen by the name of what it leads to, by keyboard alone, or typed, and says what it leads to", async ({
  request,
}) => {
  const headers = await staffHeaders(request);
  const { hits } = (await (await request.get("/api/desk-addresses", { headers })).json()) as { hits: { path: string }[] };
  expect(hits.length).toBeGreaterThan(10);
  for (const { path } of hits) expect([path, (await request.head(path, { maxRedirects: 0 })).status()]).toEqual([path, 200]);
  // The context of these requests keeps the session, a plain one has none.
  expect((await fetch(new URL("/api/desk-addresses", desk.url()))).status).toBe(401);

  await desk.goto("/admin/collections/banners/create");
  const link = desk.getByRole("combobox", { name: "链接" });
  await link.fill("a9");
  await expect(desk.getByRole("option", { name: /\/products\/a9$/ })).toBeVisible();
  expect(await violations(desk, ".desk-address")).toEqual([]);
  await link.press("ArrowDown");
  await link.press("Enter");
  await expect(link).toHaveValue("/products/a9");
  await expect(desk.getByRole("option")).toHaveCount(0);
  await expect(desk.getByText(/通向：产品“A9 · /)).toBeVisible();
  for (const [address, said] of [
    ["/nowhere", "网站上没有这个页面。"],
    ["/sitemap.xml", "网站上有这个地址。"],
    ["/products?series=obd_tox", "通向：产品系列“"],
    ["/en/article/1?from=mail#top", "通向：文章“"],
  ] as const) {
    await link.fill(address);
    await link.press("Escape");
    await expect(desk.locator(".desk-address output")).toContainText(said);
    await expect(link).toHaveValue(address);
  }

  // What a redirect leads from leads where the redirect leads to; English names are found at a Chinese desk, too.
  const from = `/old-${randomUUID().slice(0, 8)}`;
  await request.post("/api/redirects", { headers, data: { from, to: "/products/v3", status: "301" } });
  await desk.goto("/admin/collections/redirects/create");
  const to = desk.getByRole("combobox", { name: "目标" });
  await to.fill(from);
  await to.press("Escape");
  await expect(desk.getByText("，经跳转到 /products/v3")).toBeVisible();
  await to.fill("cold chain");
  await desk.getByRole("option", { name: /\/solutions\/cold-chain/ }).click();
  await expect(to).toHaveValue("/solutions/cold-chain");
});

test("the library is a grid with folders; equal files are found, and told of before they are uploaded", async ({ request }) => {
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

  await desk.goto("/admin/collections/media");
  await expect(desk.getByRole("heading", { level: 1, name: "媒体库" })).toBeVisible();
  await desk.getByRole("button", { name: "新建文件夹" }).click();
  await deskQuestion(desk).getByRole("textbox").fill(`夹 ${own}`);
  await desk.keyboard.press("Enter");
  const folder = desk.getByRole("link", { name: `夹 ${own}` });
  await expect(folder).toContainText("0");
  await tabTo(`选 ${first}`);
  await desk.keyboard.press("Space");
  await desk.getByLabel(`选 ${second}`).check();
  await desk.getByLabel("移到文件夹…").selectOption(`夹 ${own}`);
  await expect(folder).toContainText("2");
  await folder.click();
  await expect(desk.locator(".desk-files > li")).toHaveCount(2);
  await expect(desk.locator(".desk-files")).toContainText("PNG，60 × 20，");
  await lookAround();
  // A folder with files in it stays.
  await desk.getByRole("button", { name: "删除文件夹" }).click();
  expect(await violations(desk, ".desk-ask")).toEqual([]);
  await deskQuestion(desk).getByRole("button", { name: "删除文件夹" }).click();
  await expect(desk.getByText("文件夹里还有文件，不能删除。先把它们移到别处。")).toBeVisible();

  await desk.getByRole("link", { name: /^重复的/ }).click();
  await expect(desk.locator(".desk-files > li", { hasText: own })).toHaveCount(2);
  await expect(desk.locator(".desk-files > li", { hasText: first })).toContainText("有重复");

  const kept = () =>
    desk.waitForResponse((answer) => answer.url().includes("/payload-preferences/") && answer.request().method() === "POST");
  const table = kept();
  await desk.getByRole("link", { name: "表格" }).click();
  await expect(desk.getByRole("columnheader", { name: "文件夹" })).toBeVisible();
  expect((await table).status()).toBe(200);
  await desk.goto("/admin/collections/media");
  await expect(desk.getByRole("columnheader", { name: "文件夹" })).toBeVisible();
  const grid = kept();
  await desk.getByRole("link", { name: "图片墙" }).click();
  await expect(desk.locator(".desk-files")).toBeVisible();
  expect((await grid).status()).toBe(200);

  await desk.goto("/admin/collections/media/create");
  await desk.locator('input[type="file"]').setInputFiles({ name: "once-more.png", mimeType: "image/png", buffer });
  await expect(desk.getByText("媒体库里已有同样的文件：")).toBeVisible();
  await expect(desk.getByRole("link", { name: first })).toBeVisible();
});

test("a file that is refused says at the desk what is wrong with it, and what is accepted", SLOW, async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#246" } })
    .png()
    .toBuffer();
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`);
  const page = Buffer.from("<!doctype html><title>Page</title>");
  for (const [language, file, said] of [
    ["zh", { name: "cut.png", mimeType: "image/png", buffer: picture.subarray(0, 50) }, "文件已损坏"],
    ["en", { name: "words.png", mimeType: "image/png", buffer: Buffer.from("words") }, "is damaged, or is not what its name says"],
    ["zh", { name: "page.png", mimeType: "image/png", buffer: page }, "文件已损坏，或内容与扩展名不符"],
    ["zh", { name: "words.mp4", mimeType: "video/mp4", buffer: Buffer.from("words") }, "文件已损坏，或内容与扩展名不符"],
    ["zh", { name: "empty.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) }, "文件是空的"],
    ["en", { name: "drawing.svg", mimeType: "image/svg+xml", buffer: drawing }, "SVG cannot be uploaded"],
  ] as const) {
    await setDeskLanguage(desk, language);
    await desk.goto("/admin/collections/media/create");
    await desk.locator('input[type="file"]').setInputFiles(file);
    await desk.locator('[name="alt"]').fill("alt");
    await publishing(desk).click();
    const refusal = desk.locator(".toast-error");
    await expect(refusal).toContainText(said, { timeout: PATIENCE });
    await expect(refusal).toContainText(language === "en" ? "Accepted are pictures (PNG" : "可以上传：图片（PNG");
  }
  // The tests after this one read the desk in Chinese.
  await setDeskLanguage(desk, "zh");
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
  await desk.goto("/admin/collections/media");
  await desk.getByRole("button", { name: "一次上传多个" }).click();
  const drawer = desk.locator("dialog[open], .drawer--is-open").last();
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
    await expect.poll(() => altOf(name), { timeout: PATIENCE }).toMatchObject({ zh: `图 ${own} ${index}`, en: `Picture ${own} ${index}` });
});
