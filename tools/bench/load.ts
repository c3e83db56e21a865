/** Load on a running process, and what it cost. */
import autocannon from "autocannon";
import type { Process } from "./processes.ts";

export interface Load {
  /** Answers in a second. */
  rate: number;
  /** Milliseconds of the server's CPU for an answer. */
  cpu: number;
  /** Milliseconds until the answer, for half and for 99 % of the requests. */
  p50: number;
  p99: number;
  answers: number;
  /** Requests without an answer, or with one of 500 and above. */
  failed: number;
}

/** Connections that ask at the same time, unless said otherwise. */
export const CONNECTIONS = 32;

/** A visitor's browser, as far as answers depend on it. */
export const BROWSER = {
  accept: "text/html",
  "accept-encoding": "gzip, deflate, br",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0",
};

interface Request {
  paths: string[];
  headers?: Record<string, string>;
  connections?: number;
}

/** Asks for addresses in turn, for a number of seconds or a number of requests, and measures. */
export async function load(
  server: Process,
  { paths, headers = {}, connections = CONNECTIONS }: Request,
  length: { seconds: number } | { amount: number },
): Promise<Load> {
  const before = server.cpu();
  const result = await autocannon({
    url: server.url,
    connections,
    headers: { ...BROWSER, ...headers },
    requests: paths.map((path) => ({ method: "GET", path })),
    ...("seconds" in length ? { duration: length.seconds } : { amount: length.amount }),
  });
  const answers = result.requests.total;
  return {
    rate: answers / result.duration,
    cpu: (server.cpu() - before) / answers,
    p50: result.latency.p50,
    p99: result.latency.p99,
    answers,
    failed: result.errors + result["5xx"],
  };
}
