import { createServer } from "node:net";

/**
 * The ports that are looked at: below those that the system gives out by itself, so that none is taken between the look and its use; and
 * enough of them that tests which run beside each other hardly ever look at the same one at the same moment.
 */
const FIRST = 10_000;
const LAST = 32_000;

/** A port of the loopback interface that nothing listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST + 1 - FIRST));
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
