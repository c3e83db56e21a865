import { Server as NetServer, type Socket } from "node:net";
import type { Server } from "node:http";

/** Milliseconds that open requests have to finish. */
export const GRACE = 10_000;
/** Milliseconds within which a connection accepted last must send its request. */
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
  /** Milliseconds until the server destroys open connections, those that Node no longer tracks included. */
  grace?: number;
}

/**
 * Stops on SIGTERM without losing a request: `/readyz` reports it, and every answer ends its connection, so that no proxy can send another
 * request on it. After `drain` the server accepts no more connections and answers the open requests. Then it runs `cleanUp` and exits. On
 * SIGINT, which comes from a terminal, it waits only for open requests.
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
    // A connection whose answer began before the stop takes no other request.
    server.keepAliveTimeout = 1;
    const forced = setTimeout(() => sockets.forEach((socket) => socket.destroy()), grace);
    // `close` of an HTTP server cuts off connections whose first request is still arriving; that of a net server does not.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(forced);
      void cleanUp().finally(() => process.exit(0));
    });
    setTimeout(() => whenCalm(() => server.close()), LAST_WORDS);
  };
  const stop = (wait: number) => {
    // The same signal may come twice: from a process manager and from the parent process.
    if (stopping) return wait === 0 ? close() : undefined;
    stopping = true;
    server.prependListener("request", (_request, response) => void response.setHeader("Connection", "close"));
    setTimeout(() => whenCalm(close), wait);
  };
  process.on("SIGTERM", () => stop(drain));
  process.on("SIGINT", () => stop(0));
}

/**
 * Runs a task that closes connections in a short turn of the event loop, right after the kernel was polled. A connection or request that
 * arrives between the two is lost, and no proxy sends a form twice.
 */
function whenCalm(task: () => void, until = performance.now() + MAX_WAIT): void {
  const start = performance.now();
  setImmediate(() => {
    const now = performance.now();
    if (now - start < CALM || now > until) task();
    else whenCalm(task, until);
  });
}
