import { randomUUID } from "node:crypto";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { Payload, PayloadRequest } from "payload";
import type { Client, Notification } from "pg";
import { z } from "zod";
import { LANGUAGES } from "#shared/languages.ts";
import { execute } from "../db/raw-sql.ts";
import { log } from "../lib/log/index.ts";
import { publishChangeOfEverything } from "./change-of-everything.ts";
import { emitChange, type Change, type Source } from "./event-bus.ts";

/** The name under which the site's processes tell each other of changes. */
const CHANNEL = "waymark_changes";
/** This process, as it is named in what it tells the others. */
export const SENDER = randomUUID();
/** Whose changes are told otherwise: this process's own are told within. */
const ignoredSenders = new Set<string>([SENDER]);
/** Milliseconds between two tries to reach the server again. */
const RETRY = 1000;
/** Milliseconds between two looks whether the connection still lives, and how long the answer may take. */
const HEARTBEAT = 15_000;
const TIMEOUT_MS = 5000;

const message = z.object({
  sender: z.string(),
  change: z.object({
    collection: z.custom<Source>((value) => typeof value === "string"),
    id: z.union([z.number(), z.string()]).nullable(),
    slug: z.string().nullable(),
    languages: z.array(z.enum(LANGUAGES)),
    kind: z.enum(["published", "changed", "withdrawn"]),
  }),
});
type Message = z.infer<typeof message>;

/** Sends a change to the other processes within the transaction of its request, so that they hear of it at the commit. */
export async function notifyOthers(change: Change, req: Pick<PayloadRequest, "payload" | "transactionID">): Promise<void> {
  const { db } = req.payload;
  if (db.name !== "postgres") return;
  const { sql } = await import("@payloadcms/db-postgres");
  const told = JSON.stringify({ sender: SENDER, change });
  await execute(db, sql`select pg_notify(${CHANNEL}, ${told})`, req);
}

/**
 * Hears the changes of other processes, if the database is PostgreSQL.
 * @returns what ends that
 */
export async function listenToOthers(payload: Payload): Promise<() => void> {
  return payload.db.name === "postgres" ? listen(payload.db as unknown as PostgresAdapter, payload) : () => undefined;
}

/**
 * Listens on a connection of its own, and opens another when that one is lost. What was told in between is unknown, so everything
 * counts as changed then.
 */
async function listen({ pg, poolOptions }: PostgresAdapter, payload: Payload): Promise<() => void> {
  let stopped = false;
  let current: Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const client = new pg.Client({ ...poolOptions, keepAlive: true, query_timeout: TIMEOUT_MS, application_name: "waymark changes" });
    let lost = false;
    const heartbeat = setInterval(() => void client.query("select 1").catch(lose), HEARTBEAT).unref();
    function lose(): void {
      if (lost) return;
      lost = true;
      clearInterval(heartbeat);
      void client.end().catch(() => undefined);
      if (!stopped) retry = setTimeout(() => void reopen(), RETRY).unref();
    }
    client
      .on("error", lose)
      .on("end", lose)
      .on("notification", (notification) => onNotification(notification, payload));
    current = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      lose();
      throw error;
    }
  }
  async function reopen(): Promise<void> {
    try {
      await open();
    } catch (error) {
      log.warn({ err: error }, "PostgreSQL does not tell of changes");
      return;
    }
    publishChangeOfEverything(payload, true);
  }

  function stop(): void {
    stopped = true;
    clearTimeout(retry);
    void current?.end().catch(() => undefined);
  }
  await open().catch((error: unknown) => {
    stop();
    throw error;
  });
  return stop;
}

/** Leaves the changes of another process, named as that one names itself, to another way by which they are heard of. */
export function ignoreNotificationsFrom(sender: string): void {
  ignoredSenders.add(sender);
}

function onNotification({ payload: text = "" }: Notification, payload: Payload): void {
  const heard = readMessage(text);
  if (!heard) {
    log.warn("Somebody has told of a change that cannot be read: everything counts as changed");
    publishChangeOfEverything(payload, true);
  } else if (!ignoredSenders.has(heard.sender)) emitChange(heard.change, true);
}

/** What another process has told; null for what cannot be read. Whoever can reach the database, and every other version, can tell anything. */
function readMessage(text: string): Message | null {
  try {
    return message.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
