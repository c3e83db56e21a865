import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";

/** A server that answers half a request and ends it when it is told to stop. */
const SERVER = `
  import { createServer } from "node:http";
  import { stopOnSignal } from "./server/stop.ts";
  const server = createServer((request, response) => {
    response.write("first half, ");
    process.once("SIGTERM", () => response.end("second half"));
  });
  server.keepAliveTimeout = 125_000;
  stopOnSignal(server, async () => console.log("cleaned up"));
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));
`;
const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

// Shorter than the grace that open requests have: nothing is waited for once they are answered.
test("a stop answers open requests, lets go of their connections, cleans up and exits", { timeout: 9_000 }, async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", SERVER], { stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const port = Number((await lines.next()).value);
  const [response] = (await once(get({ host: "127.0.0.1", port, agent }), "response")) as [IncomingMessage];
  child.kill("SIGTERM");
  const body = (await response.toArray()).join("");
  expect(body).toBe("first half, second half");
  expect((await lines.next()).value).toBe("cleaned up");
  expect(await once(child, "exit")).toEqual([0, null]);
});
