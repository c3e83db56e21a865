import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { ask, jsonOf, staff } from "./ask.ts";

const SHOP = "https://shop.example.com/trackers";

/** What the build's manifest says of an address. */
async function ruleOf(from: string): Promise<unknown> {
  const { id } = await jsonOf<{ id: string }>("/builds/latest.json");
  return (await jsonOf<{ routeRules: Record<string, unknown> }>(`/builds/meta/${id}.json`)).routeRules[from];
}

/** Has an editor make a redirect, and looks what `then` comes of it. `from` is a path that no other test uses. */
async function withRedirect(rule: { to: string; status: string; external?: boolean }, then: (from: string) => Promise<void>) {
  const from = `/old-${randomUUID()}`;
  const created = await ask("/api/redirects", { headers: staff, json: { from, ...rule } });
  expect(created.status).toBe(201);
  await then(from);
}

for (const status of ["301", "302", "307", "308"]) {
  it(`the server follows redirects with ${status}, within the site and to others`, async () => {
    await withRedirect({ to: "/products/v3", status }, async (from) => {
      for (const [address, target] of [
        [from, "/products/v3"],
        [`/en${from}?utm=mail`, "/en/products/v3?utm=mail"],
      ] as const) {
        const response = await ask(address);
        expect([response.status, response.headers.get("location")]).toEqual([Number(status), target]);
      }
      expect(await ruleOf(from)).toEqual({ redirect: { to: "/products/v3", statusCode: Number(status) } });
    });
    await withRedirect({ to: SHOP, status, external: true }, async (from) => {
      const response = await ask(from);
      expect([response.status, response.headers.get("location")]).toEqual([Number(status), SHOP]);
      expect(await ruleOf(from)).toEqual({ redirect: { to: SHOP, statusCode: Number(status), external: true } });
    });
  });
}

for (const [to, external] of [
  ["javascript:alert(1)", false],
  ["javascript:alert(1)", true],
  ["//elsewhere.example", false],
  ["data:text/html,x", true],
  ["https://elsewhere.example/", false],
] as const) {
  it(`an editor cannot save a redirect to ${to}${external ? ", marked as external" : ""}`, async () => {
    const response = await ask("/api/redirects", {
      headers: staff,
      json: { from: `/old-${randomUUID()}`, to, external, status: "301" },
    });
    expect(response.status).toBe(400);
  });
}
