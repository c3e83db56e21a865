import { Hono } from "hono";
import { expect, it } from "vitest";
import type { AppEnv } from "../http/app-env.ts";
import { adminUnavailable, type Absence } from "./unavailable.ts";

async function answerTo(absence: Absence, address: string, language = "en"): Promise<[number, string]> {
  const app = new Hono<AppEnv>().all("*", (context) => adminUnavailable(context, absence));
  const response = await app.request(address, { headers: { "accept-language": language } });
  return [response.status, await response.text()];
}

it("says that a call which takes too long may still be under way, and never that the desk starts", async () => {
  expect(await answerTo("slow", "/api/media")).toEqual([
    504,
    '{"errors":[{"message":"This takes too long, and may still be under way. Look whether it is done before you try again."}]}',
  ]);
  expect(await answerTo("slow", "/api/media", "zh")).toEqual([504, expect.stringContaining("操作可能仍在进行。请先查看是否已完成")]);
  const [status, page] = await answerTo("slow", "/admin");
  expect([status, page]).toEqual([504, expect.stringMatching(/工作台长时间没有响应[^]*The desk takes too long to answer/)]);
  expect(page).not.toContain("starting");
});

it("says that the desk starts, or that it cannot yet", async () => {
  expect(await answerTo("starting", "/api/media")).toEqual([503, expect.stringContaining("The desk is starting")]);
  expect(await answerTo("starting", "/admin")).toEqual([503, expect.stringContaining("The desk is starting")]);
  expect(await answerTo("failing", "/admin")).toEqual([503, expect.stringContaining("The desk cannot start yet")]);
});
