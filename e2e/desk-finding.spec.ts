import { randomUUID } from "node:crypto";
import { sitDown, WIDE } from "./support/desk-records.ts";
import { expect } from "@playwright/test";
import { violations } from "./support/accessibility.ts";
import { TIMEOUT_MS } from "./support/desk-form.ts";
import { SLOW } from "./support/slow.ts";
import { setDeskLanguage, staffHeaders, test } from "./support/staff.ts";
import { tabTo } from "./support/desk-look.ts";

test.describe.configure({ mode: "default" });
test.setTimeout(180_000);

const desk = sitDown(WIDE);

test("a list is shown without what cannot be asked of it", SLOW, async () => {
  await setDeskLanguage(desk.page, "zh");
  for (const unread of ["where[foo][equals]=1&where[or][0][and][0][order][nothing]=1", "queryByGroup=%7B"]) {
    await desk.page.goto(`/admin/collections/products?search=A9S&${unread}`);
    await expect(desk.page.locator(".table tbody tr")).toHaveCount(1);
    await expect(desk.page.locator(".table tbody tr")).toContainText("A9S");
  }
  await desk.page.goto("/admin/collections/products?where[or][0][and][0][code][equals]=A9");
  await expect(desk.page.locator(".table tbody tr")).toHaveCount(1);
});

test("one search finds pages and records of all kinds, by keyboard alone", async () => {
  await desk.page.goto("/admin");
  await expect(desk.page.getByRole("heading", { level: 1 })).toBeVisible();
  await tabTo(desk.page, "跳过导航");
  await desk.page.keyboard.press("Enter");
  await desk.page.keyboard.press("Tab");
  await expect(desk.page.locator(".template-default__wrap :focus")).toHaveCount(1);
  await expect(async () => {
    await desk.page.keyboard.press("Control+k");
    await expect(desk.page.getByRole("dialog", { name: "搜索整个工作台" })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await desk.page.keyboard.type("翻译");
  await expect(desk.page.getByRole("dialog").getByRole("link", { name: "翻译进度" })).toBeVisible();
  await desk.page.getByRole("dialog").getByRole("searchbox").fill("超长待机");
  const product = desk.page.getByRole("dialog").getByRole("link", { name: /A9 .*产品/ });
  await expect(product).toBeVisible();
  expect(await violations(desk.page, "dialog")).toEqual([]);
  await desk.page.keyboard.press("ArrowDown");
  await expect(desk.page.getByRole("dialog").getByRole("link").first()).toBeFocused();
  await desk.page.keyboard.press("Enter");
  await desk.page.waitForURL(/\/admin\/collections\//);
  // The keyboard goes on past the menu.
  await expect(desk.page.locator(".template-default__wrap")).toBeFocused();
});

test("the menu has its place from the first paint, and keeps it while the desk's script starts", SLOW, async () => {
  const page = await desk.page.context().newPage();
  await page.addInitScript(() => {
    const states: string[] = [];
    Object.assign(window, { seen: states });
    const look = () => {
      const [menu, main] = [document.querySelector(".desk-nav"), document.querySelector(".template-default__wrap")];
      if (menu && main) {
        const now = `${getComputedStyle(menu).opacity} ${menu.getBoundingClientRect().right} ${main.getBoundingClientRect().left}`;
        if (states.at(-1) !== now) states.push(now);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const path of ["/admin", "/admin/collections/products"]) {
    await page.goto(path);
    // Payload's own state has said where it is, and has had its time to move there.
    await expect(page.locator(".nav--nav-open.nav--nav-animate:not(.desk-nav--held)")).toBeVisible({ timeout: TIMEOUT_MS });
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(["1 232 232"]);
  }
  // A group folded by hand folds at once.
  await page.locator(".template-default__nav-toggler").click();
  await expect(page.locator(".desk-nav")).toHaveCSS("opacity", "0");
  await page.close();
});

test("on a phone a list is read row by row, each cell under the name of its column, and what is chosen is seen", async () => {
  await setDeskLanguage(desk.page, "zh");
  await desk.page.setViewportSize({ width: 390, height: 844 });
  await desk.page.goto("/admin/collections/products");
  const row = desk.page.locator("tbody tr").first();
  await expect(row.locator(".cell-name")).toHaveAttribute("data-label", "名称");
  const boxes = await Promise.all([".cell-code", ".cell-name", ".cell-_status"].map((cell) => row.locator(cell).boundingBox()));
  expect(boxes).not.toContain(null);
  for (const box of boxes) expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(boxes.map((box) => box?.y)).toEqual(boxes.map((box) => box?.y).toSorted((a = 0, b = 0) => a - b));
  await row.getByRole("checkbox").check();
  await expect(desk.page.locator(".list-selection")).toContainText("1");
  expect(await desk.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await desk.page.setViewportSize({ width: 1440, height: 900 });
});

test(
  "an address is chosen by the name of what it leads to, by keyboard alone, or typed, and says what it leads to",
  SLOW,
  async ({ request }) => {
    const headers = await staffHeaders(request);
    const { hits } = (await (await request.get("/api/desk-addresses", { headers })).json()) as { hits: { path: string }[] };
    expect(hits.length).toBeGreaterThan(10);
    for (const { path } of hits) expect([path, (await request.head(path, { maxRedirects: 0 })).status()]).toEqual([path, 200]);
    // The context of these requests keeps the session, a plain one has none.
    expect((await fetch(new URL("/api/desk-addresses", desk.page.url()))).status).toBe(401);

    await desk.page.goto("/admin/collections/banners/create");
    const link = desk.page.getByRole("combobox", { name: "链接" });
    await link.fill("a9");
    await expect(desk.page.getByRole("option", { name: /\/products\/a9$/ })).toBeVisible();
    expect(await violations(desk.page, ".desk-address")).toEqual([]);
    await link.press("ArrowDown");
    await link.press("Enter");
    await expect(link).toHaveValue("/products/a9");
    await expect(desk.page.getByRole("option")).toHaveCount(0);
    await expect(desk.page.getByText(/通向：产品“A9 · /)).toBeVisible();
    for (const [address, heading] of [
      ["/nowhere", "网站上没有这个页面。"],
      ["/sitemap.xml", "网站上有这个地址。"],
      ["/products?series=obd_tox", "通向：产品系列“"],
      ["/en/article/1?from=mail#top", "通向：文章“"],
    ] as const) {
      await link.fill(address);
      await link.press("Escape");
      await expect(desk.page.locator(".desk-address output")).toContainText(heading);
      await expect(link).toHaveValue(address);
    }

    // What a redirect leads from leads where the redirect leads to; English names are found at a Chinese desk, too.
    const from = `/old-${randomUUID().slice(0, 8)}`;
    await request.post("/api/redirects", { headers, data: { from, to: "/products/v3", status: "301" } });
    await desk.page.goto("/admin/collections/redirects/create");
    const to = desk.page.getByRole("combobox", { name: "目标" });
    await to.fill(from);
    await to.press("Escape");
    await expect(desk.page.getByText("，经跳转到 /products/v3")).toBeVisible();
    await to.fill("cold chain");
    await desk.page.getByRole("option", { name: /\/solutions\/cold-chain/ }).click();
    await expect(to).toHaveValue("/solutions/cold-chain");
  },
);

test("a record is moved and changed in its list, as visitors see it at once, and both are taken back", SLOW, async ({ request }) => {
  await setDeskLanguage(desk.page, "zh");
  const run = randomUUID().slice(0, 8);
  const names = ["甲", "乙", "丙"].map((name) => `${name}${run}`);
  for (const [index, question] of names.entries()) {
    const data = { question, answer: "见手册。", topic: "choosing", order: 9000 + index, _status: "published" };
    const answer = await request.post("/api/faqs?locale=zh", { headers: desk.headers, data });
    expect(answer.status()).toBe(201);
  }
  const readRows = async () => {
    const text = await (await request.get("/services/faq")).text();
    return names.filter((name) => text.includes(name)).toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
  };
  const [first = "", second = "", third = ""] = names;
  const rows = desk.page.locator(".table tbody tr");
  await desk.page.goto(`/admin/collections/faqs?search=${run}`);
  await expect(rows).toHaveCount(3);
  await rows.filter({ hasText: third }).getByRole("button", { name: "上移一位" }).press("Enter");
  await expect(rows.nth(1)).toContainText(third);
  await expect.poll(readRows).toEqual([first, third, second]);
  await rows
    .nth(0)
    .locator(".desk-place__handle")
    .dragTo(rows.nth(2), { targetPosition: { x: 200, y: 40 } });
  await expect(rows.nth(2)).toContainText(first);
  await expect.poll(readRows).toEqual([third, second, first]);
  await rows
    .nth(0)
    .getByRole("button", { name: `快速编辑：${third}` })
    .click();
  const form = desk.page.getByRole("dialog", { name: `快速编辑：${third}` });
  expect(await violations(desk.page, "dialog")).toEqual([]);
  await form.getByLabel("状态").selectOption("draft");
  await form.getByRole("button", { name: "保存" }).click();
  await expect(form).toBeHidden();
  await expect.poll(readRows).toEqual([second, first]);
  await desk.page.getByRole("button", { name: "撤销" }).click();
  await expect.poll(readRows).toEqual([third, second, first]);
});
