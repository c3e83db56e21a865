/**
 * Traces, where they are asked for. It exists once in the process, because the site's bundle leaves this room out. Nothing that makes
 * traces is loaded before somebody provides it: `server/tracing.ts`.
 */
export type Attributes = Record<string, string | number>;

export interface Tracer {
  /** Runs a task as a span, within the one that is underway. */
  traced: <T>(name: string, attributes: Attributes, task: () => Promise<T>) => Promise<T>;
  /** Headers by which another process goes on with the trace that is underway. */
  headers: () => Record<string, string>;
}

let tracer: Tracer | undefined;

/** Has spans made from now on. */
export function provideTracer(made: Tracer): void {
  tracer = made;
}

/** Runs a task, as a span of the trace where traces are made. Attributes say nothing of visitors and nothing that they sent. */
export function traced<T>(name: string, attributes: Attributes, task: () => Promise<T>): Promise<T> {
  return tracer ? tracer.traced(name, attributes, task) : task();
}

/** Headers by which another process of the site goes on with the trace that is underway; none where no traces are made. */
export function traceHeaders(): Record<string, string> {
  return tracer?.headers() ?? {};
}
