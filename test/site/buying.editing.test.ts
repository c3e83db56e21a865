import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { ask, staff, storedRows, textOf, wordsOf } from "./ask.ts";

const FEWEST = 10;

const sell = (purchase: object) => ask("/api/globals/site?locale=en", { method: "POST", headers: staff, json: { purchase } });
const order = (quantity: number, email = `${randomUUID()}@example.com`) =>
  ask("/en/buy", { form: { name: "Ana", email, message: "Hello", consent: "on", "quantity-a9": String(quantity) } });

afterEach(async () => {
  await sell({ singlePieces: "sold", seller: "", sellerUrl: "", fewestPieces: null });
});

it("who may buy is said on each product, above the list of products, and to whoever searches for a price", async () => {
  for (const page of ["/en/products/a9", "/en/products", "/en/products/wireless"]) {
    expect([page, await wordsOf(page)]).toEqual([page, expect.stringContaining("Price on request.")]);
    expect([page, await wordsOf(page)]).toEqual([page, expect.stringContaining("Single pieces are sold, too.")]);
  }
  expect(await wordsOf("/en/products/e1")).toMatch(
    /Minimum order 10\b.*Samples sent within \d+ days?|Samples sent within \d+ days?.*Minimum order 10\b/,
  );
  expect(await wordsOf("/en/products/a9")).toContain("Price on request. Single pieces are sold, too.");
  expect(await wordsOf("/products/a9")).toContain("价格按型号和数量报。");
  expect(await wordsOf("/en/search?q=price")).toContain("No prices are published");
});

it("what the company does about single pieces follows its settings on every page", async () => {
  expect((await sell({ singlePieces: "partners", seller: "Fleet Shop", sellerUrl: "https://shop.example/" })).status).toBe(200);
  for (const page of ["/en/products/a9", "/en/products"])
    await expect.poll(() => textOf(page)).toMatch(/<a href="https:\/\/shop\.example\/"[^>]*>Single pieces are sold by Fleet Shop\.<\/a>/);
  await sell({ singlePieces: "none" });
  await expect.poll(() => wordsOf("/en/products/a9")).toContain("No single pieces are sold.");
});

it("a product that is not published is named to nobody who asks for it, and no wish is stored that the page does not offer", async () => {
  const email = `${randomUUID()}@example.com`;
  const [{ series, pictures } = {}] = await storedRows("products", "slug", "a9");
  const secret = {
    code: "SECRET-1",
    name: "未发布的定位器",
    order: 9999,
    series,
    pictures,
    width: 1,
    depth: 1,
    height: 1,
    _status: "draft",
  };
  const made = await ask("/api/products?locale=zh&draft=true", { headers: staff, json: secret });
  expect(made.status).toBe(201);
  const { doc } = (await made.json()) as { doc: { id: number; slug: string } };
  const form = { name: "Ana", email, message: "Hello", consent: "on", "quantity-a9": "2", [`quantity-${doc.slug}`]: "3" };
  const answer = await ask("/en/buy", { form: { ...form, "every-a9": "10081", "region-a9-europe": "on", "region-a9-nowhere": "on" } });
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toMatch(/SECRET-1|未发布的定位器/);
  const [lead] = await storedRows("leads", "email", email);
  const items = (lead?.["items"] ?? []) as { name: string; wish: string }[];
  expect(items.map(({ name, wish }) => [name, wish])).toEqual([[expect.stringMatching(/^A9 /), "Used in: Europe"]]);
  await ask(`/api/products/${doc.id}`, { method: "PATCH", headers: staff, json: { deletedAt: new Date().toISOString() } });
});

it("a lead names products and the buyer’s wishes in the buyer’s language, the standby at the interval that was chosen", async () => {
  const wishes = { "quantity-a9": "2", "every-a9": "60", "under-a9": "at=-10&coverage=fair", "region-a9-europe": "on" };
  const itemsOf = async (path: string) => {
    const email = `${randomUUID()}@example.com`;
    expect((await ask(path, { form: { name: "Ana", email, message: "Hello", consent: "on", ...wishes } })).status).toBe(200);
    const [lead] = await storedRows("leads", "email", email);
    return ((lead?.["items"] ?? []) as { name: string; wish: string }[]).map(({ name, wish }) => [name, wish.replaceAll("\u00a0", " ")]);
  };
  const english =
    "Report interval: Every hour; Average temperature: −10 °C; Network coverage: Fair; Calculated standby: about 62 days; Used in: Europe";
  expect(await itemsOf("/en/buy")).toEqual([["A9 Long-standby asset tracker", english]]);
  const chinese = "上报间隔：每小时；平均温度：−10 °C；信号覆盖：一般；推算可用：约 62 天；使用地区：欧洲";
  expect(await itemsOf("/buy")).toEqual([["A9 超长待机资产定位器", chinese]]);
});

it("fewer pieces than the company sells are refused wherever they are asked for", async () => {
  expect((await order(1)).status).toBe(200);
  expect((await sell({ fewestPieces: FEWEST })).status).toBe(200);
  await expect.poll(() => textOf("/en/buy?items=a9:1")).toContain(`min="${FEWEST}"`);
  expect(/<input[^>]* name="quantity-a9"[^>]*>/.exec(await textOf("/en/buy?items=a9:1"))?.[0]).toContain(`value="${FEWEST}"`);
  const few = `${randomUUID()}@example.com`;
  const refused = await order(FEWEST - 1, few);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("at least 10 of each product");
  expect(await storedRows("leads", "email", few)).toEqual([]);
  expect((await order(FEWEST)).status).toBe(200);
});
