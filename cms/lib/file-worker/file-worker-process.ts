/** The process that reads uploaded files (`file-worker.ts`). */
import { flushCompileCache } from "node:module";
import { watchProcess } from "./watch-process.ts";
import type { Answer, Job } from "./file-worker.ts";

/** Modules whose compiled code is in Node's cache. */
const cached = new Set<string>();
const limitTask = watchProcess(Number(process.argv[2]));
process.once("disconnect", () => process.exit(1));
process.on("message", (job: Job) => void run(job));

async function run({ id, module, name, input, seconds }: Job): Promise<void> {
  limitTask(id, seconds);
  const answer = await call(module, name, input).then(
    (output) => ({ output }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );
  limitTask(id, 0);
  process.send?.({ id, memory: process.memoryUsage.rss(), ...answer } satisfies Answer);
  // Node writes its cache at an exit, and this process is killed.
  if (!cached.has(module)) flushCompileCache();
  cached.add(module);
}

async function call(module: string, name: string, input: unknown): Promise<unknown> {
  const tasks = (await import(new URL(`../../../${module}`, import.meta.url).href)) as Record<string, (input: unknown) => unknown>;
  return tasks[name]?.(input);
}
