import { getPayload, type Payload } from "payload";
import { trackReads } from "./cache/dependencies.ts";
import { migrate, surviveLostConnections } from "./db/database.ts";
import config from "./payload.config.ts";

let opening: Promise<Payload> | undefined;

/** The content system of this process: the first call connects and migrates, later ones share it. */
export function getCms(): Promise<Payload> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** Lets this process do the jobs that wait; one process of several does each. */
export async function runJobs(): Promise<void> {
  await getCms();
  await getPayload({ config, cron: true });
}

/** Leaves the jobs that wait to another process. Else Next would let this one do them, too. */
export async function leaveJobs(): Promise<void> {
  const { config: inUse } = await getCms();
  inUse.jobs.autoRun = [];
}

async function open(): Promise<Payload> {
  const payload = await getPayload({ config });
  surviveLostConnections(payload);
  trackReads(payload);
  await migrate(payload);
  return payload;
}
