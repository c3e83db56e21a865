import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { GRACE } from "./stop.ts";

/** A server that answers half a request and ends it at the signal to stop. */
const SERVER = `
  import { createServer } from "node:http";
  import { stopOnSignal } from "./server/http/stop.ts";
  const server = createServer((request, response) => {
    response.write("first half, ");
    process.once("SIGTERM", () => response.end("second half"));
  });
  server.keepAliveTimeout = 125_000;
  stopOnSignal(server, async () => console.log("cleaned up"));
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));
`;
/** A server with a socket that was handed over by an upgrade, and that nobody closes. */
const LEAKING_SERVER = `
  import { createServer } from "node:http";
  import { stopOnSignal } from "./server/http/stop.ts";
  const server = createServer();
  server.on("upgrade", (request, socket) => socket.write("handed over"));
  stopOnSignal(server, async () => undefined, { grace: 100 });
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));
`;
/** A server that runs on for a while after the signal to stop, sent twice. */
const DRAINING_SERVER = `
  import { createServer } from "node:http";
  import { isStopping, stopOnSignal } from "./server/http/stop.ts";
  const server = createServer((request, response) => response.end(String(isStopping())));
  stopOnSignal(server, async () => undefined, { drain: 3000 });
  process.on("SIGTERM", () => console.log("told"));
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));
`;
const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

test("a stop answers open requests, lets go of their connections, cleans up and exits", { timeout: GRACE * 3 }, async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", SERVER], { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const port = Number((await lines.next()).value);
  const [response] = (await once(get({ host: "127.0.0.1", port, agent }), "response")) as [IncomingMessage];
  const stoppedAt = performance.now();
  child.kill("SIGTERM");
  expect((await response.toArray()).join("")).toBe("first half, second half");
  expect((await lines.next()).value).toBe("cleaned up");
  expect(await exited).toEqual([0, null]);
  // Once everything is answered, the grace that open requests have is not waited for.
  expect(performance.now() - stoppedAt).toBeLessThan(GRACE);
});

test("a stop ends sockets that nobody closes", { timeout: GRACE * 3 }, async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", LEAKING_SERVER], { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const socket = connect(Number((await lines.next()).value), "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  await once(socket, "data");
  child.kill("SIGTERM");
  expect(await exited).toEqual([0, null]);
});

test("a process that is told to stop goes on for a while, says so, and keeps no connection", { timeout: GRACE * 3 }, async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", DRAINING_SERVER], { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const url = `http://127.0.0.1:${(await lines.next()).value}`;
  const ask = async () => {
    const answer = await fetch(url);
    return [await answer.text(), answer.headers.get("connection")];
  };
  expect(await ask()).toEqual(["false", "keep-alive"]);
  for (let times = 0; times < 2; times += 1) {
    child.kill("SIGTERM");
    await lines.next();
    expect(await ask()).toEqual(["true", "close"]);
  }
  expect(await exited).toEqual([0, null]);
});
