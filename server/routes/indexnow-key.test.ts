import { expect, it } from "vitest";
import { indexNowKey } from "./indexnow-key.ts";

const KEY = "0123456789abcdef";
const indexNow = { key: KEY, endpoint: "https://api.indexnow.org/indexnow" };
const ask = (routes: ReturnType<typeof indexNowKey>, name: string) => routes.request(`https://www.example.com/${name}.txt`);

it("the key is served at its own name as plain text", async () => {
  const response = await ask(indexNowKey({ indexNow }), KEY);
  expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
    200,
    expect.stringMatching(/^text\/plain/),
    KEY,
  ]);
});

it("no other file is, and none without the setting", async () => {
  expect((await ask(indexNowKey({ indexNow }), "other")).status).toBe(404);
  expect((await ask(indexNowKey({ indexNow: null }), KEY)).status).toBe(404);
});
