import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";

let test: TestCms;
let site: Hono;

beforeAll(async () => {
  test = await openCms();
  const { redirects } = await import("./redirects.ts");
  site = new Hono().use(redirects(test.cms)).all("*", (context) => context.notFound());
  for (const [from, to] of [
    ["/旧产品", "/about"],
    ["/%E6%97%A7%E9%A1%B5", "/about#团队"],
    ["/plain-old", "/新页?a=%E4%B8%AD"],
  ] as const) {
    await test.cms.create({ collection: "redirects", data: { from, to, status: "301", external: false } });
  }
});
afterAll(() => test?.close());

it.each([
  ["/旧产品", "/about"],
  ["/en/旧产品", "/en/about"],
  ["/%E6%97%A7%E4%BA%A7%E5%93%81/", "/about"],
  ["/旧页?utm=mail", "/about?utm=mail#%E5%9B%A2%E9%98%9F"],
  ["/EN/%e6%97%a7%e9%a1%b5", "/en/about#%E5%9B%A2%E9%98%9F"],
  ["/plain-old", "/%E6%96%B0%E9%A1%B5?a=%E4%B8%AD"],
])("%s leads to %s", async (path, target) => {
  const answer = await site.request(new URL(path, "http://localhost").href);
  expect([answer.status, answer.headers.get("location")]).toEqual([301, target]);
});

it.each(["/%E6%97", "/%", "/旧", "/%2F%E6%97%A7%E4%BA%A7%E5%93%81"])("%s leads nowhere", async (path) => {
  expect((await site.request(new URL(path, "http://localhost").href)).status).toBe(404);
});

it.each(["302", "307", "308"] as const)("answers with the status that editors chose: %s", async (status) => {
  await test.cms.create({ collection: "redirects", data: { from: `/moved-${status}`, to: "/about", status, external: false } });
  const answer = await site.request(`http://localhost/en/moved-${status}`);
  expect([answer.status, answer.headers.get("location")]).toEqual([Number(status), "/en/about"]);
});
