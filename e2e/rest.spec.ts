import { expect } from "@playwright/test";
import { staffHeaders, test } from "./support/staff.ts";

/** What nobody can answer: ids, numbers, dates, conditions and names that cannot be. */
const UNREADABLE = [
  ["/api/products/abc", 400],
  ["/api/products/__proto__", 400],
  ["/api/products/1e999", 400],
  ["/api/products/%E4%B8", 400],
  ["/api/products/999999", 404],
  ["/api/products?limit=1e99", 400],
  ["/api/products?page=1e99", 400],
  ["/api/products?where=x", 400],
  ["/api/products?where[name][near]=1,2", 400],
  ["/api/products?where[nothing][equals]=1", 400],
  ["/api/nothing", 404],
  ["/api/media/file/nothing.webp", 404],
  ["/api/media/file/%00", 404],
  ["/api/media/file/a%ff", 400],
  ["/api/media/file/..%2fwaymark.db", 404],
] as const;

for (const [address, status] of UNREADABLE) {
  test(`${address} is answered with ${status}`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(status);
    expect(await response.text()).not.toMatch(/ at .+:\d+|select |Something went wrong/);
  });
}

test("a date that is none is no fault of the server", async ({ request }) => {
  // PostgreSQL finds nothing, SQLite cannot ask.
  expect([200, 400]).toContain((await request.get("/api/products?where[createdAt][less_than]=yesterday")).status());
});

test("a body that names a file instead of holding it is answered with 400", async ({ request }) => {
  const file = JSON.stringify({ filename: "v3-hero.webp", mimeType: "image/webp", size: 1 });
  expect((await request.post("/api/media", { headers: await staffHeaders(request), multipart: { file } })).status()).toBe(400);
});

for (const [what, type, data] of [
  ["half a multipart body", "multipart/form-data; boundary=x", "--x"],
  ["a multipart body without a boundary", "multipart/form-data", "x"],
  ["half an object", "application/json", "{"],
] as const) {
  test(`${what} is answered with 400`, async ({ request }) => {
    for (const collection of ["products", "media", "leads", "users/login"]) {
      expect((await request.post(`/api/${collection}`, { headers: { "content-type": type }, data: Buffer.from(data) })).status()).toBe(400);
    }
  });
}
