import { log } from "./log/index.ts";

/**
 * Does something now and again and again, until the returned function is called.
 * @param pause milliseconds in between
 * @param fault what the log says where it fails
 */
export function repeat(task: () => Promise<unknown>, pause: number, fault: string): () => void {
  const look = () => void task().catch((error: unknown) => log.error({ err: error }, fault));
  const timer = setInterval(look, pause).unref();
  look();
  return () => clearInterval(timer);
}
