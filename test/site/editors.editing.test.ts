import { expect, it, onTestFinished } from "vitest";
import { ask, jsonOf, staff, textOf, writeText } from "./ask.ts";

it("records are for staff alone over REST", async () => {
  for (const collection of ["leads", "messages", "users", "products"]) {
    expect((await ask(`/api/${collection}`)).status).toBe(401);
    expect((await ask(`/api/${collection}`, { json: { name: "x", email: "x@example.com", message: "x" } })).status).toBe(401);
  }
  expect((await ask("/api/media/file/v3-hero.webp")).status).toBe(200);
});

it("a visitor cannot make the first administrator, nor another one", async () => {
  const response = await ask("/api/users/first-register", {
    json: { email: "intruder@example.com", password: "intruder-password" },
  });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
});

it("a form of another site cannot write over REST", async () => {
  const headers = { ...staff, origin: "https://elsewhere.example" };
  expect((await ask("/api/redirects", { headers, form: { from: "/a", to: "/b", status: "301" } })).status).toBe(403);
});

it("nobody makes a vote over REST", async () => {
  expect((await ask("/api/votes", { headers: staff, json: { answer: 1, helpful: true } })).status).toBe(403);
});

it("an editor's interface text replaces the built-in one, in the page, its title and the texts that browsers fetch", async () => {
  const before = await jsonOf("/locales/en.json");
  expect(before).toMatchObject({ nav: { allProducts: "All products" } });
  onTestFinished(() => writeText("nav.allProducts", ""));
  await writeText("nav.allProducts", "Every product");
  expect(await jsonOf("/locales/en.json")).toMatchObject({ nav: { allProducts: "Every product" } });
  expect(await jsonOf("/locales/zh.json")).toMatchObject({ nav: { allProducts: "全部产品" } });
  onTestFinished(() => writeText("inventions.title", ""));
  await writeText("inventions.title", "Our patents");
  const page = await textOf("/en/brand/invention");
  expect(page).toContain("<title>Our patents | Waymark IoT</title>");
  expect(page).toMatch(/<h1[^>]*>Our patents/);
});

it("a text may not take the place of a group, nor lose what the site puts into it", async () => {
  const headers = { ...staff, "accept-language": "en" };
  for (const [key, text, message] of [
    ["ui.fileTypes", "Files", "This is the key of a group of texts: name one of them."],
    ["inventions.shown", "Some shown", "The text must keep: {shown} {total}"],
  ]) {
    const refused = await ask("/api/globals/interface-texts?locale=en", { headers, json: { entries: [{ key, text }] } });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(message);
  }
});
