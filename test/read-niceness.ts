import { readdirSync, readFileSync } from "node:fs";

/** Where the nice value stands after the name of a thread in its `stat` (proc(5), field 19). */
const NICE = 16;

/** The nice values of a process's threads, each once. Linux alone tells them. */
export function readNiceness(pid: number): number[] {
  const values = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[NICE]);
  });
  return Array.from(new Set(values));
}
