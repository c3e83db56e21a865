import type { ChildProcess } from "node:child_process";
import { getPriority, setPriority } from "node:os";

/** The nice values of processes that the site starts. Visitors go first, as its own is 0; then staff; then what nobody waits for at a page. */
export const NICENESS = { desk: 5, files: 10 } as const;

/**
 * Lets other processes have the processor before a child: where they use all of it, one of `NICENESS.files` has a tenth left. Call it at
 * once. On Linux the nice value is a thread's, and V8's threads get it from the first, which begins them some milliseconds later.
 */
export function lowerPriority({ pid }: ChildProcess, niceness: number): void {
  if (pid !== undefined && getPriority(pid) < niceness) setPriority(pid, niceness);
}
