import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** Answers in turn with these statuses, the last one for ever; `"silent"` never answers. */
type Answer = number | "silent";

/** Found before a test takes its place. */
const realTimeout = AbortSignal.timeout.bind(AbortSignal);

let server: Server;
let requests: string[];
let answers: Answer[];

beforeEach(async () => {
  requests = [];
  server = createServer(({ method = "" }, response) => {
    requests.push(method);
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 200;
    if (answer === "silent") return;
    response.writeHead(answer, { "content-type": "application/json" }).end('{"fine":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  server?.closeAllConnections();
  await server?.[Symbol.asyncDispose]();
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

/** The client of a page that has just been opened. */
async function openPage() {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.resetModules();
  const { call, callForJson } = await import("./http-client.ts");
  return { page, call, callForJson };
}

describe("calls of the browser", () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])("are repeated once after %i", async (status) => {
    const { callForJson } = await openPage();
    answers = [status, 200];
    await expect(callForJson(address())).resolves.toEqual({ fine: true });
    expect(requests).toEqual(["GET", "GET"]);
  });

  it("are given up after the second try", async () => {
    const { call } = await openPage();
    answers = [503];
    await expect(call(address())).rejects.toMatchObject({ status: 503 });
    expect(requests).toEqual(["GET", "GET"]);
  });

  it.each([400, 401, 403, 404, 410, 422, 501, 505, 599])("count %i as an error that a second try would not mend", async (status) => {
    const { call } = await openPage();
    answers = [status];
    await expect(call(address())).rejects.toMatchObject({ status });
    expect(requests).toEqual(["GET"]);
  });

  it("end after ten seconds, second try included", async () => {
    const { call } = await openPage();
    const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(realTimeout(100));
    answers = ["silent"];
    await expect(call(address())).rejects.toThrow("timeout");
    expect(limit.mock.calls[0]).toEqual([10_000]);
    // On a busy machine the call may have ended before it arrived; it never arrives twice.
    expect(requests.length).toBeLessThan(2);
  });

  it("end when the page is left, and work again when the visitor comes back to it", async () => {
    const { call, callForJson, page } = await openPage();
    answers = ["silent", 200];
    const pending = call(address());
    await expect.poll(() => requests).toHaveLength(1);
    page.dispatchEvent(new Event("pagehide"));
    await expect(pending).rejects.toThrow("aborted");
    expect(requests).toHaveLength(1);
    page.dispatchEvent(new Event("pageshow"));
    await expect(callForJson(address())).resolves.toEqual({ fine: true });
  });
});
