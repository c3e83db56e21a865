import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** How the process ends when visitors may see something changed. */
export const SAW_CHANGES = 10;

/**
 * Runs an import in a process of its own, so that the site goes on answering.
 * @returns whether visitors may see anything changed
 * @throws Error when the process failed
 */
export async function runApart(id: number): Promise<boolean> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("./child.ts", import.meta.url)), String(id)], {
    // Its input is never written to. It ends with this process, and the child with it.
    stdio: ["pipe", "ignore", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0 && code !== SAW_CHANGES) throw new Error(`The import ended with ${code}`);
  return code === SAW_CHANGES;
}
