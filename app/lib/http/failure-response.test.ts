import { expect, it } from "vitest";
import { failureResponse } from "./failure-response.ts";

const respond = (path: string, headers: Record<string, string> = {}) =>
  failureResponse(new Request(`http://localhost${path}`, { headers }));

it.each([
  ["/products", 'lang="zh-CN"', "发生错误", "抱歉，发生了意外错误。", 'href="/"', "服务器内部错误"],
  ["/en/products", 'lang="en"', "An error occurred", "Sorry, an unexpected error occurred.", 'href="/en"', "Internal server error"],
])("tells people at %s what happened, in the language of the address", async (path, ...words) => {
  const response = respond(path);
  expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
    500,
    "text/html; charset=utf-8",
    "no-store",
  ]);
  const html = await response.text();
  for (const word of words) expect(html).toContain(word);
  // The name of the status is in the page's language alone.
  expect(/server error/i.test(html)).toBe(path.startsWith("/en"));
});

it("gives JSON clients the error object", async () => {
  const response = respond("/products", { accept: "application/json" });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ statusCode: 500, statusMessage: "Internal Server Error", data: null, fatal: true });
});

it("gives crawlers a bare line", async () => {
  const response = respond("/products", { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" });
  expect([response.status, await response.text()]).toEqual([500, "500 Internal Server Error\n"]);
});
