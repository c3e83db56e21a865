import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { expect, it } from "vitest";

/** Logs more than can wait for room, within one turn of the event loop and over many. */
const LOGGER = `
  import { log } from "#cms/lib/log/index.ts";
  for (let turn = 0; turn < 20; turn += 1) {
    for (let line = 0; line < 200; line += 1) log.error("x".repeat(200));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  process.stdout.write("went on");
`;

it.skipIf(!existsSync("/dev/full"))("goes on while the disk with the log is full", () => {
  const log = openSync("/dev/full", "w");
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", LOGGER], {
    stdio: ["ignore", "pipe", log],
    encoding: "utf8",
  });
  closeSync(log);
  expect({ status, stdout }).toEqual({ status: 0, stdout: "went on" });
});
