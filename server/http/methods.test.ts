import { Hono } from "hono";
import { expect, it } from "vitest";
import { methods } from "./methods.ts";

const app = new Hono().use(methods() as never).all("*", (context) => {
  const reads = ["GET", "HEAD"].includes(context.req.method);
  return context.text("", reads || context.req.path.endsWith("/buy") || context.req.path.startsWith("/admin") ? 200 : 405);
});
const ask = async (method: string, path: string, headers: Record<string, string> = {}) => {
  const { status, headers: responseHeaders } = await app.request(path, { method, headers });
  return [status, responseHeaders.get("allow")];
};
const ACTION = { "next-action": "40".repeat(21) };

it.each([
  ["PROPFIND", "/products", {}, [405, "GET, HEAD, OPTIONS"]],
  ["POST", "/products", {}, [405, "GET, HEAD, OPTIONS"]],
  ["OPTIONS", "/products", {}, [204, "GET, HEAD, OPTIONS"]],
  ["OPTIONS", "/en/buy", {}, [204, "GET, HEAD, OPTIONS, POST"]],
  ["POST", "/en/buy", {}, [200, null]],
  ["POST", "/admin/login", {}, [405, "GET, HEAD, OPTIONS"]],
  ["POST", "/admin/login", { "next-action": "x" }, [405, "GET, HEAD, OPTIONS"]],
  ["PUT", "/admin", ACTION, [405, "GET, HEAD, OPTIONS, POST"]],
  ["POST", "/admin/login", ACTION, [200, null]],
])("%s %s %j", async (method, path, headers, answer) => {
  expect(await ask(method, path, headers as Record<string, string>)).toEqual(answer);
});
