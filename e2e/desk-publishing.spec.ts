import { randomUUID } from "node:crypto";
import { expect, type Locator } from "@playwright/test";
import { violations } from "./support/accessibility.ts";
import { TIMEOUT_MS, deskQuestion, press, publishing, publishPanel } from "./support/desk-form.ts";
import { firstRecord, makeRecord, openRecord, savingDraft, sitDown, storedRecord } from "./support/desk-records.ts";
import { SLOW } from "./support/slow.ts";
import { test } from "./support/staff.ts";

test.describe.configure({ mode: "default" });
test.setTimeout(180_000);

const desk = sitDown();

test("a link of a refusal opens the tab and the folded row in which the field stands, and names it with what it is in", SLOW, async () => {
  const own = `links-${Date.now()}`;
  const purchase = { leadDays: -5 };
  const data = { slug: own, code: own.slice(-12), name: "链接", purchase, packing: [{ item: "支架", quantity: 1 }, { quantity: 2 }] };
  const doc = await makeRecord(desk, "products?locale=zh&draft=true", data);
  const refusal = publishPanel(desk.page).getByRole("alert");
  await openRecord(desk, `/admin/collections/products/${doc.id}?locale=zh`);
  await expect(desk.page.locator("#field-name")).toBeVisible();
  // The panel says so on opening, and promises nothing.
  await publishing(desk.page).click();
  await expect(refusal).toContainText("还不能发布");
  await expect(desk.page.locator(".desk-publish__lines")).toHaveCount(0);
  await refusal.getByRole("button", { name: "采购条件 › 批量交期（天）" }).click();
  await expect(desk.page.locator("#field-purchase__leadDays")).toBeFocused();
  await expect(desk.page.locator("#field-purchase__leadDays")).toBeInViewport();
  await desk.page.locator(".tabs-field__tab-button", { hasText: "规格" }).click();
  await expect(desk.page.locator("#field-purchase__leadDays")).toHaveCount(0);
  await press(desk.page, publishing(desk.page));
  // What is above it may be drawn only once it has the focus, on a slow machine, in a browser that does not hold the page still by itself.
  await desk.page.evaluate(() => {
    document.documentElement.style.overflowAnchor = "none";
    document.addEventListener("focusin", ({ target }) => {
      const rows = (target as Element).closest<HTMLElement>("#field-packing");
      if (rows) rows.style.paddingTop = "2000px";
    });
  });
  await refusal.getByRole("button", { name: "装箱清单 › 2 › 物品" }).click();
  await expect(desk.page.locator("#field-packing__1__item")).toBeFocused();
  await expect(desk.page.locator("#field-packing__1__item")).toBeInViewport();
  await expect(desk.page.locator("#packing-row-1 > .collapsible")).not.toHaveClass(/collapsible--collapsed/);
  await expect(desk.page.locator("#packing-row-0 > .collapsible")).toHaveClass(/collapsible--collapsed/);
});

test(
  "a row that was just added is open, with its first field ready to be written in; those that were there stay folded",
  SLOW,
  async () => {
    const own = `rows-${Date.now()}`;
    const data = { slug: own, code: own.slice(-12), name: "加行", packing: [{ item: "支架", quantity: 1 }] };
    const doc = await makeRecord(desk, "products?locale=zh&draft=true", data);
    await openRecord(desk, `/admin/collections/products/${doc.id}?locale=zh`);
    const row = (index: number) => desk.page.locator(`#packing-row-${index} > .collapsible`);
    const item = (index: number) => desk.page.locator(`#field-packing__${index}__item`);
    const folded = /collapsible--collapsed/;
    await expect(async () => {
      await desk.page.getByRole("button", { name: "采购", exact: true }).click();
      await expect(row(0)).toHaveClass(folded, { timeout: 5000 });
    }).toPass();
    await desk.page.locator("#field-packing .array-field__add-row").click();
    await expect(item(1)).toBeFocused();
    await expect(item(1)).toBeInViewport();
    await desk.page.keyboard.type("螺丝");
    // Between the others, by keyboard, too.
    await desk.page.locator("#packing-row-0 .array-actions__button").press("Enter");
    await desk.page.locator(".popup__content .array-actions__add").press("Enter");
    await expect(item(1)).toBeFocused();
    await expect(item(1)).toHaveValue("");
    await desk.page.keyboard.type("胶垫");
    await expect(item(2)).toHaveValue("螺丝");
    await expect(row(0)).toHaveClass(folded);
    await desk.page.keyboard.press("Control+s");
    const readProduct = () => storedRecord(desk, `products/${doc.id}?locale=zh&draft=true&depth=0`);
    await expect.poll(async () => (await readProduct())["packing"]).toMatchObject([{ item: "支架" }, { item: "胶垫" }, { item: "螺丝" }]);
    for (const index of [1, 2]) await expect(row(index)).not.toHaveClass(folded);
    await desk.page.reload();
    await desk.page.getByRole("button", { name: "采购", exact: true }).click();
    await expect(row(2)).toHaveClass(folded);
  },
);

test("after the server has refused to publish, both buttons work", SLOW, async () => {
  const own = `refused-${randomUUID()}`;
  const data = { slug: own, topic: "choosing", question: "网址被占用的问题", answer: "回答", order: 902, _status: "published" };
  const doc = await makeRecord(desk, "faqs?locale=zh", data);
  await openRecord(desk, `/admin/collections/faqs/${doc.id}?locale=zh`);
  const address = desk.page.locator("#field-slug");
  await expect(address).toHaveValue(own);
  const usedSlug = (await firstRecord(desk, "faqs", "sort=id")).slug;
  // Payload checks the typed text; only a save finds out that another record has it.
  const checked = desk.page.waitForResponse((response) => "next-action" in response.request().headers());
  await address.fill(usedSlug);
  await checked;
  await press(desk.page, publishing(desk.page));
  await expect(publishPanel(desk.page).getByRole("alert")).toContainText("网址标识");
  await desk.page.keyboard.press("Escape");
  await expect(publishing(desk.page)).toBeEnabled();
  await expect(savingDraft(desk)).toBeEnabled();
  // Payload's own check of the form, which does not know of it, takes nothing away.
  await expect(desk.page.locator(".field-type.text .tooltip, .field-error").first()).toBeVisible();
  await address.fill(own);
  await press(desk.page, publishing(desk.page));
  await expect(desk.page.locator("[data-sonner-toaster]")).toContainText("已发布：", { timeout: 20_000 });
});

test("what publishing will do is told before it is done: at a time, taken back, in one language, in both, and what is refused", async ({
  request,
}) => {
  const slug = `publish-${Date.now()}`;
  const steps = [{ title: "收货", text: "寄到工厂", duration: "1 天" }];
  const created = await request.post("/api/services?locale=zh", {
    headers: desk.headers,
    data: { slug, title: "维修", summary: "修好为止", order: 90, steps, _status: "published" },
  });
  const { doc } = (await created.json()) as { doc: { id: number } };
  const write = (query: string, data: object) => request.patch(`/api/services/${doc.id}?${query}`, { headers: desk.headers, data });
  await write("locale=en", { title: "Repair", summary: "Until it works", _status: "published" });
  await write("locale=en&draft=true", { title: "Mending" });
  const titles = () =>
    Promise.all(
      ["", "/en"].map(async (prefix) => /<h1[^>]*>([^<]*)/.exec(await (await request.get(`${prefix}/services/${slug}`)).text())?.[1]),
    );
  const [panel, title] = [publishPanel(desk.page), desk.page.locator("#field-title")];
  const deed = panel.locator("#publish-deed");

  /** Publishes one language; the page is drawn anew. */
  const publishAlone = async () => {
    const shown = desk.page.waitForEvent("load");
    await deed.click();
    await shown;
    await expect(desk.page.locator("[data-sonner-toast]", { hasText: /已发布[中英]文版：/ })).toBeVisible({ timeout: TIMEOUT_MS });
    await expect(title).toBeEditable({ timeout: TIMEOUT_MS });
  };
  await openRecord(desk, `/admin/collections/services/${doc.id}?locale=zh`);
  await expect(desk.page.getByRole("link", { name: "在网站上查看" })).toHaveAttribute("href", `/services/${slug}`);
  await expect(desk.page.locator("#preview-button, .preview-btn").first()).toHaveAttribute("href", /[?&]preview=/);
  await expect(desk.page.locator(".desk-state")).toContainText("有 1 处改动还没发布");
  await title.fill("修理");
  await title.press("Control+Enter");
  await expect(panel.getByRole("heading", { name: "发布后会发生什么" })).toBeFocused();
  await expect(panel).toContainText("中文 1 处、英文 1 处改动上线：标题");
  await expect(panel).toContainText(`网址 /services/${slug} 不变，不建跳转`);
  expect(await violations(desk.page, ".desk-publish")).toEqual([]);
  await desk.page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(title).toBeFocused();

  await publishing(desk.page).press("Enter");
  await panel.getByRole("radio", { name: "定时" }).check();
  await panel.getByLabel("发布时间").fill("2020-01-15T09:00");
  await expect(panel.getByRole("alert")).toHaveText("这个时间已经过去，请选现在之后的时间。");
  await expect(panel.getByLabel("发布时间")).toHaveAccessibleDescription("这个时间已经过去，请选现在之后的时间。");
  await expect(deed).toBeDisabled();
  await panel.getByLabel("发布时间").fill("2030-01-15T09:00");
  await expect(panel.getByRole("alert")).toHaveCount(0);
  await expect(deed).toHaveText("定在 2030 年 1 月 15 日 9:00 发布");
  await deed.click();
  await expect(panel).toHaveCount(0);
  expect(await titles()).toEqual(["维修", "Repair"]);
  await expect(desk.page.locator(".desk-state")).toContainText("已定：2030 年 1 月 15 日 9:00 发布");
  await publishing(desk.page).click();
  await panel.getByRole("button", { name: "撤销：2030 年 1 月 15 日 9:00 发布" }).click();
  await expect(panel.getByRole("heading", { name: "已定的时间" })).toHaveCount(0);
  await expect(desk.page.locator(".desk-state")).not.toContainText("已定");
  // Payload has a function of its own for it, which asks less: here there is none, as of any name that it does not know.
  const [, payloadFunction = ""] =
    /\\"id\\":\\"([0-9a-f]{42})\\",\\"bound\\"/.exec(await (await desk.page.request.get("/admin")).text()) ?? [];
  const plan = { type: "publish", date: "2030-01-15T01:00:00.000Z", doc: { relationTo: "services", value: String(doc.id) } };
  for (const name of ["schedule-publish", "nothing"]) {
    const requests = await desk.page.request.post("/admin", {
      headers: { "next-action": payloadFunction, "content-type": "text/plain;charset=UTF-8" },
      data: JSON.stringify([{ name, args: plan }]),
    });
    expect([name, requests.status()]).toEqual([name, 404]);
  }
  const facts = await desk.page.request.post(`/api/publishing/services/${doc.id}`, { headers: desk.headers, data: {} });
  expect(await facts.json()).toMatchObject({ planned: [] });

  await panel.getByRole("checkbox", { name: "英文" }).uncheck();
  await expect(panel).toContainText("英文 1 处改动不上线，留在草稿里");
  await expect(deed).toHaveText("只发布中文");
  await publishAlone();
  expect(await titles()).toEqual(["修理", "Repair"]);
  // The form's other language goes live, and the typed text stays a draft.
  await title.fill("修一修");
  await publishing(desk.page).click();
  await expect(panel).toContainText("中文 1 处、英文 1 处改动上线：标题");
  await panel.getByRole("checkbox", { name: "中文" }).uncheck();
  await expect(deed).toHaveText("只发布英文");
  await publishAlone();
  expect(await titles()).toEqual(["修理", "Mending"]);
  await publishing(desk.page).click();
  await expect(panel).toContainText("中文 1 处改动上线：标题");
  await deed.click();
  await expect(panel).toHaveCount(0);
  expect(await titles()).toEqual(["修一修", "Mending"]);

  await title.fill("");
  await press(desk.page, publishing(desk.page));
  await expect(panel.getByRole("alert")).toContainText("标题：标题内容为空");
  await panel.getByRole("alert").getByRole("button", { name: "标题" }).click();
  await expect(title).toBeFocused();
  await title.fill("修好");
  await expect(publishing(desk.page)).toBeEnabled();
  await press(desk.page, publishing(desk.page));
  await expect(panel).toHaveCount(0);
  expect(await titles()).toEqual(["修好", "Mending"]);

  await title.fill("写了一半");
  await title.press("Control+s");
  await expect(desk.page.locator(".desk-state")).toContainText("有 1 处改动还没发布");
  await desk.page.getByRole("button", { name: "放弃改动" }).click();
  await deskQuestion(desk.page).getByRole("button", { name: "放弃改动" }).click();
  await expect(title).toHaveValue("修好");
  expect(await titles()).toEqual(["修好", "Mending"]);
});

test("a figure that differs from the product's record is told with its row, does not keep from publishing, and stands on the dashboard", async () => {
  const own = `differs-${Date.now()}`;
  const data = { slug: own, question: "装车前看什么？", answer: "V3 重 64 g。", topic: "choosing", order: 900 };
  const doc = await makeRecord(desk, "faqs?locale=zh&draft=true", data);
  await openRecord(desk, `/admin/collections/faqs/${doc.id}?locale=zh`);
  await publishing(desk.page).click();
  const panel = publishPanel(desk.page);
  await expect(panel).toContainText("文中“64 g”，V3 的重量为“62 g”");
  await expect(panel.getByRole("link", { name: "查看 V3" })).toHaveAttribute("href", /\/admin\/collections\/products\/\d+/);
  expect(await violations(desk.page, ".desk-publish")).toEqual([]);
  await panel.locator("#publish-deed").click();
  await expect(panel).toHaveCount(0);
  const listed = desk.page.locator("section", { has: desk.page.getByRole("heading", { name: /与产品数据不一致/ }) });
  await expect(async () => {
    await desk.page.goto("/admin");
    await expect(listed.getByRole("link", { name: "装车前看什么？" })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(listed).toContainText("V3 的重量为“62 g”");
});

test("a draft without a model is told of once and goes by its name; in the trash it is called as it was", SLOW, async () => {
  const name = `无型号 ${Date.now()}`;
  await openRecord(desk, "/admin/collections/products/create?locale=zh");
  await desk.page.locator("#field-name").fill(name);
  await desk.page.keyboard.press("Control+s");
  await desk.page.waitForURL(/products\/\d+/);
  // Payload keeps the message for the form that it opens, which takes it from there.
  await desk.page.waitForFunction(() => sessionStorage.getItem("payload-pending-success-toast") === null);
  await expect(desk.page.locator("[data-sonner-toast]", { hasText: "成功创建" })).toHaveCount(1);
  await expect(desk.page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(desk.page.locator(".step-nav")).toContainText(name);
  const code = `T${Date.now()}`;
  await desk.page.locator("#field-code").fill(code);
  await expect(desk.page.getByRole("heading", { level: 1 })).toHaveText(code);
  await desk.page.locator("#field-code").fill("");
  await expect(desk.page.getByRole("heading", { level: 1 })).toHaveText(name);

  const id = /products\/(\d+)/.exec(desk.page.url())?.[1];
  const write = (query: string, data: object) =>
    desk.page.request.patch(`/api/products/${id}?draft=true&overrideLock=true&${query}`, { headers: desk.headers, data });
  await write("locale=en", { name: "Nameless" });
  await write("locale=zh", { name: `${name}改`, code });
  await write("locale=zh", { deletedAt: new Date().toISOString() });
  const requests: string[] = [];
  desk.page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await openRecord(desk, `/admin/collections/products/trash/${id}?locale=zh`);
  await expect(desk.page.getByRole("heading", { level: 1 })).toHaveText(code);
  await expect(desk.page.getByText("中文改过，英文还没跟着改").first()).toBeVisible();
  await expect(desk.page.getByRole("button", { name: "看改了什么" })).toHaveCount(0);
  expect(requests.filter((path) => path.includes("outdated-texts"))).toEqual([]);
  await desk.page.getByRole("button", { name: "恢复" }).click();
  await expect(desk.page.locator(".confirmation-modal")).toContainText(code);
  await expect(desk.page.locator(".confirmation-modal")).not.toContainText("~");
  await desk.page.locator("#confirm-action").click();
  await expect(desk.page.locator("[data-sonner-toaster]")).toContainText(`「${code}」`, { timeout: TIMEOUT_MS });
});

test("restoring an older draft leaves the page on the site and says so", SLOW, async () => {
  const data = {
    slug: `restore-${Date.now()}`,
    topic: "choosing",
    question: "第一版问题",
    answer: "第一版回答",
    order: 900,
    _status: "draft",
  };
  const doc = await makeRecord(desk, "faqs?draft=true&locale=zh", data);
  const changed = await desk.page.request.patch(`/api/faqs/${doc.id}?locale=zh`, {
    headers: desk.headers,
    data: { question: "第二版问题", _status: "published" },
  });
  const { doc: published } = (await changed.json()) as { doc: { updatedAt: string } };
  const response = await desk.page.request.get(`/api/faqs/versions?where[parent][equals]=${doc.id}&where[version._status][equals]=draft`, {
    headers: desk.headers,
  });
  const { docs } = (await response.json()) as { docs: { id: number; updatedAt: string }[] };
  // Payload writes its times in the browser's zone, with their offset.
  const momentsIn = async (place: Locator) =>
    ((await place.textContent())?.match(/[\d-]{10} \d\d:\d\d [+-]\d\d:\d\d/g) ?? []).map((moment) => Date.parse(moment));
  const minuteOf = (moment: string | undefined) => new Date(moment ?? "").setUTCSeconds(0, 0);
  await openRecord(desk, `/admin/collections/faqs/${doc.id}`);
  await expect.poll(() => momentsIn(desk.page.locator(".doc-controls__meta"))).toContain(minuteOf(published.updatedAt));
  await desk.page.goto(`/admin/collections/faqs/${doc.id}/versions/${docs[0]?.id}`);
  const compared = desk.page.locator(".version-pill-label, .view-version__version-to-version").first();
  await expect.poll(() => momentsIn(compared)).toContain(minuteOf(docs[0]?.updatedAt));
  await desk.page.locator(".restore-version button").first().click();
  await expect(desk.page.locator(".confirmation-modal")).toContainText("恢复为草稿，网站上不变");
  await desk.page.locator("#confirm-action").click();
  await expect(desk.page.locator("[data-sonner-toaster]")).toContainText("网站上仍是已发布的内容", { timeout: 20_000 });
  expect(await (await desk.page.request.get(`/api/faqs/${doc.id}?locale=zh`)).json()).toMatchObject({
    question: "第二版问题",
    _status: "published",
  });
  expect(await (await desk.page.request.get("/services/faq")).text()).toContain("第二版问题");
});
