import { spawnSync, type ForkOptions } from "node:child_process";

/** Linux's program that has the kernel send a process a signal when the one that started it has ended; a part of util-linux. */
const PROGRAM = "/usr/bin/setpriv";
const BOUND = ["--pdeathsig", "KILL"];

let isThere: boolean | undefined;

/**
 * How to fork a process that the kernel kills when this one has ended, even if it spins or is halted at that moment and cannot end by
 * itself. Nothing where the machine has no such program.
 * @param flags Node's for the process
 */
export function boundToThis(flags = process.execArgv): Pick<ForkOptions, "execPath" | "execArgv"> {
  isThere ??= spawnSync(PROGRAM, [...BOUND, "true"]).status === 0;
  return isThere ? { execPath: PROGRAM, execArgv: [...BOUND, process.execPath, ...flags] } : { execArgv: flags };
}
