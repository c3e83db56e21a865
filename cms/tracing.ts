/**
 * Traces, where they are asked for. It exists once in the process, because the site's bundle leaves this room out. Nothing that makes
 * traces is loaded before somebody provides it: `server/tracing.ts`.
 */
export type Attributes = Record<string, string | number>;

/** Runs a task as a span, within the one that is underway. */
export type Tracer = <T>(name: string, attributes: Attributes, task: () => Promise<T>) => Promise<T>;

let tracer: Tracer | undefined;

/** Has spans made from now on. */
export function provideTracer(made: Tracer): void {
  tracer = made;
}

/** Runs a task, as a span of the trace where traces are made. Attributes say nothing of visitors and nothing that they sent. */
export function traced<T>(name: string, attributes: Attributes, task: () => Promise<T>): Promise<T> {
  return tracer ? tracer(name, attributes, task) : task();
}
