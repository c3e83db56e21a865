import { writeFileSync } from "node:fs";

/** How much rather than another process this one is ended when the machine's memory is used up; 1000 is most. */
const EXPENDABLE = "500";

/** Has Linux end this process before the site's, should the machine run out of memory. */
export function beExpendable(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", EXPENDABLE);
  } catch {
    // Not Linux, or not allowed.
  }
}
