import { Server as NetServer, type Socket } from "node:net";
import type { Server } from "node:http";

/** Milliseconds that open requests have to finish. */
export const GRACE = 10_000;
/** Milliseconds in which a connection that was taken last must have sent its request. */
const LAST_WORDS = 250;
/** Milliseconds that a turn of the event loop takes at most in which next to nothing was done, and for which such a turn is waited for. */
const CALM = 2;
const MAX_WAIT = 1000;

let stopping = false;

/** Whether the process has been told to stop: it still answers, and wants no more. */
export function isStopping(): boolean {
  return stopping;
}

interface Times {
  /** Milliseconds for which the process goes on answering, so that proxies hear that it stops before they are refused. */
  drain?: number;
  /** Milliseconds until what is still open is destroyed, sockets that the server itself has lost sight of included. */
  grace?: number;
}

/**
 * Stops without losing a request, on SIGTERM: `/readyz` says so, and every answer ends its connection, so that none is left on which a
 * proxy could send another request; after `drain` no more connections are taken, and those that were are answered. Then runs `cleanUp`
 * and exits. On SIGINT, which comes from a terminal, nothing is waited for but open requests.
 */
export function stopOnSignal(server: Server, cleanUp: () => Promise<unknown>, { drain = 0, grace = GRACE }: Times = {}): void {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    // A connection whose answer was begun before the stop is not kept for another request.
    server.keepAliveTimeout = 1;
    const forced = setTimeout(() => sockets.forEach((socket) => socket.destroy()), grace);
    // The close of an HTTP server cuts off connections whose first request is still on its way; that of any server does not.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(forced);
      void cleanUp().finally(() => process.exit(0));
    });
    setTimeout(() => whenCalm(() => server.close()), LAST_WORDS);
  };
  const stop = (wait: number) => {
    // The same signal may come twice: from whoever stops all processes, and from the one that has started this one.
    if (stopping) return wait === 0 ? close() : undefined;
    stopping = true;
    server.prependListener("request", (_request, response) => void response.setHeader("Connection", "close"));
    setTimeout(() => whenCalm(close), wait);
  };
  process.on("SIGTERM", () => stop(drain));
  process.on("SIGINT", () => stop(0));
}

/**
 * Runs a task that closes connections right after the kernel was asked what has come in, in a turn of the event loop in which nothing else
 * was done for long: a connection or a request that comes between the two is refused, and lost. A form is sent by no proxy twice.
 */
function whenCalm(task: () => void, until = performance.now() + MAX_WAIT): void {
  const begun = performance.now();
  setImmediate(() => {
    const now = performance.now();
    if (now - begun < CALM || now > until) task();
    else whenCalm(task, until);
  });
}
