import { connect } from "node:net";
import { fuzzRequests, type FuzzRequest } from "./requests.ts";

/** Connections at a time. */
const AT_ONCE = 8;
/** Milliseconds after which the rest of a request that is not all there is no longer waited for. */
const TIMEOUT_MS = 300;
/** Milliseconds after which a whole request counts as never answered. */
const NEVER = 15_000;
/** Milliseconds after which an answer was held up by something, be the machine ever so busy. How quick answers are is measured in `npm run bench`. */
const SLOWEST = 10_000;

/** What became of a request that was not answered as it should be. */
export interface Fault {
  request: string;
  outcome: string;
}

/**
 * Sends the hostile requests of a seed and returns those that were answered with a fault of the server, too late, or not at all, and how
 * many milliseconds the slowest answer took.
 * Anything below 500 is well, and so is an end of the connection for what is no request.
 */
export async function attack(port: number, seed: number, count: number): Promise<{ faults: Fault[]; slowest: number }> {
  const faults: Fault[] = [];
  let slowest = 0;
  const requests = fuzzRequests(seed, count);
  const one = async (): Promise<void> => {
    for (const request of requests) {
      const started = performance.now();
      const answer = await answerTo(port, request);
      const milliseconds = Math.round(performance.now() - started);
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
      if (request.complete) slowest = Math.max(slowest, milliseconds);
      const isLate = request.complete && milliseconds > SLOWEST;
      const isUnanswered = request.complete && !status;
      const isFault = Number(status ?? 0) >= 500 && !(status === "503" && isPaper(request));
      if (!isFault && !isLate && !isUnanswered) continue;
      faults.push({ request: request.bytes.toString("latin1").slice(0, 600), outcome: `${answer.slice(0, 200)} after ${milliseconds} ms` });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return { faults, slowest };
}

/** Whether an address generates a document: few run at a time, and clients who would wait too long get a 503. */
function isPaper({ bytes }: FuzzRequest): boolean {
  return /^\S+ \S+\.(?:pdf|zip)\b/.test(bytes.toString("latin1"));
}

/** The answer until the connection ends or the time runs out. */
function answerTo(port: number, { bytes, complete }: FuzzRequest): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.setTimeout(complete ? NEVER : TIMEOUT_MS, () => socket.destroy());
    socket.on("data", (chunk) => {
      if (answer.length < 1000) answer += chunk.toString("latin1");
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer));
  });
}
