import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, it, onTestFinished } from "vitest";
import { jsonOf, site, ask } from "./ask.ts";

/** What a tool says: its answer, or why there is none. */
interface ToolAnswer {
  isError: boolean;
  text: string;
  data: Record<string, unknown>;
}

async function assistant(): Promise<(name: string, args: Record<string, unknown>) => Promise<ToolAnswer>> {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", site.url)));
  onTestFinished(() => client.close());
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["find_products", "get_product", "compare", "standby", "search", "datasheet_url"]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  return async (name, args) => {
    const { content, isError = false } = await client.callTool({ name, arguments: args });
    const [block] = content;
    const text = block?.type === "text" ? block.text : "";
    return { isError, text, data: isError ? {} : (JSON.parse(text) as Record<string, unknown>) };
  };
}

it("an assistant finds, reads, compares and calculates what the pages show", async () => {
  const call = await assistant();
  const list = await call("find_products", { language: "en", ip: "67", voltage: 48 });
  const products = list.data["products"] as { slug: string; url: string }[];
  expect(products.map(({ slug }) => slug)).toContain("v3");
  expect(products.length).toBe(list.data["total"]);
  expect((await call("find_products", { language: "en", voltage: 999 })).data["total"]).toBe(0);

  const product = await call("get_product", { language: "en", slug: "V3" });
  const { version: _version, language: _language, ...record } = await jsonOf<Record<string, unknown>>("/en/products/v3.json");
  expect(product.data).toEqual(record);

  const compared = await call("compare", { language: "en", slugs: ["a9", "v3"] });
  expect(compared.data["rows"]).toContainEqual(expect.objectContaining({ key: "weight", values: [expect.anything(), expect.anything()] }));

  const stated = (record["specifications"] as { key: string }[]).length;
  expect(stated).toBeGreaterThan(5);
  const a9 = await jsonOf<{ specifications: { key: string; number?: number }[] }>("/products/a9.json");
  const days = a9.specifications.find(({ key }) => key === "standby")?.number;
  expect((await call("standby", { slug: "a9" })).data["days"]).toBe(days);
  expect((await call("standby", { slug: "a9", interval: 60 })).data["days"]).toBeLessThan(days ?? 0);

  for (const temperature of [-20, 60]) expect((await call("standby", { slug: "p2", temperature })).data["days"]).toBeGreaterThan(0);

  const results = (await call("search", { language: "en", query: "cold chain" })).data["results"] as { url: string }[];
  expect(results.length).toBeGreaterThan(0);
  const sheet = String((await call("datasheet_url", { language: "en", slug: "v3" })).data["url"]);
  const answer = await ask(new URL(sheet).pathname);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
});

it("what cannot be answered is said in words, and nothing but reading can be asked", async () => {
  const call = await assistant();
  for (const [name, args] of [
    ["get_product", { slug: "none" }],
    ["datasheet_url", { slug: "none" }],
    ["standby", { slug: "v3" }],
    ["standby", { slug: "a9", temperature: 120 }],
    ["standby", { slug: "p2", temperature: 61 }],
    ["standby", { slug: "p2", temperature: -21 }],
    ["compare", { slugs: ["a9"] }],
    ["search", { query: "x".repeat(101) }],
    ["find_products", { series: "../../etc" }],
  ] as const) {
    const answer = await call(name, args);
    expect([name, answer.isError, answer.text.length > 10]).toEqual([name, true, true]);
  }
  const send = async (body: string) =>
    (
      await ask("/mcp", {
        method: "POST",
        body,
        headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
      })
    ).status;
  const list = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });
  expect(await send(list)).toBe(200);
  expect(await send("{")).toBe(400);
  expect(await send(`[${list},${list}]`)).toBe(400);
  expect((await ask("/mcp")).status).toBe(405);
});
