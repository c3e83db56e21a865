/** The house without the demonstration: it is built, and begins as the site of one's own company. */
import { expect, it } from "vitest";
import { HouseCopy } from "./house-copy.ts";

const house = await HouseCopy.make("linked");

it("is built without `demo/`, and begins a new site, its desk included", async () => {
  await house.delete("demo");
  await house.start({ env: { DEMO: "on", COMPANY_NAME: "Ruritania Tracking" }, hasAdmin: true, isNew: true });
  expect(await house.read("/en")).toContain("Ruritania Tracking");
  expect((await house.ask("/en/products/a9")).status).toBe(404);
  expect(await house.answer("/api/products?limit=1")).toMatchObject({ totalDocs: 0 });
  await expect.poll(async () => (await house.ask("/admin/login")).status, { timeout: 120_000 }).toBe(200);
  const desk = await house.ask("/admin", { headers: { accept: "text/html", authorization: house.authorization } });
  expect([desk.status, (await desk.text()).includes("desk-nav")]).toEqual([200, true]);
}, 1_800_000);
