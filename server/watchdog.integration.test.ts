import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

/** Turns its event loop for a while, and then not any more, or ends. */
const PROCESS = `
  import { startWatchdog } from "./server/watchdog.ts";
  startWatchdog({ interval: 50, frozen: 10 });
  await new Promise((resolve) => setTimeout(resolve, 1500));
  if (process.argv[1] === "freeze") while (true);
`;

it.each([
  ["kills a process that is frozen, and says so", "freeze", [null, "SIGKILL"], /^\{"level":"fatal".*frozen.*\}\n$/],
  ["leaves one alone that goes on, and does not keep it from ending", "end", [0, null], /^$/],
])("%s", async (_name, how, ending, message) => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", PROCESS, how], { stdio: ["ignore", "ignore", "pipe"] });
  const [stderr, exit] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(exit).toEqual(ending);
  expect(stderr).toMatch(message);
});
