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

/** The channel on which the site's processes announce changes. */
const CHANNEL = "waymark_changes";
/** The name of this process in its messages. */
export const SENDER = randomUUID();
/** Senders whose changes arrive another way, this process among them. */
const ignoredSenders = new Set<string>([SENDER]);
/** Milliseconds between two attempts to reconnect. */
const RETRY_MS = 1000;
/** Milliseconds between two checks of the connection, and for their answer. */
const HEARTBEAT_MS = 15_000;
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

/** Sends a change to the other processes within the transaction of its request, so that they receive it at the commit. */
export async function notifyOthers(change: Change, req: Pick<PayloadRequest, "payload" | "transactionID">): Promise<void> {
  const { db } = req.payload;
  if (db.name !== "postgres") return;
  const { sql } = await import("@payloadcms/db-postgres");
  const message = JSON.stringify({ sender: SENDER, change });
  await execute(db, sql`select pg_notify(${CHANNEL}, ${message})`, req);
}

/**
 * Receives the changes of other processes, if the database is PostgreSQL.
 * @returns a function that stops listening
 */
export async function listenToOthers(payload: Payload): Promise<() => void> {
  return payload.db.name === "postgres" ? listen(payload.db as unknown as PostgresAdapter, payload) : () => undefined;
}

/**
 * Listens on its own connection, and opens another when that is lost. Messages in between are lost too, so everything counts as changed
 * then.
 */
async function listen({ pg, poolOptions }: PostgresAdapter, payload: Payload): Promise<() => void> {
  let isStopped = false;
  let current: Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const client = new pg.Client({ ...poolOptions, keepAlive: true, query_timeout: TIMEOUT_MS, application_name: "waymark changes" });
    let isLost = false;
    const heartbeat = setInterval(() => void client.query("select 1").catch(onLoss), HEARTBEAT_MS).unref();
    function onLoss(): void {
      if (isLost) return;
      isLost = true;
      clearInterval(heartbeat);
      void client.end().catch(() => undefined);
      if (!isStopped) retry = setTimeout(() => void reopen(), RETRY_MS).unref();
    }
    client
      .on("error", onLoss)
      .on("end", onLoss)
      .on("notification", (notification) => onNotification(notification, payload));
    current = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      onLoss();
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
    isStopped = true;
    clearTimeout(retry);
    void current?.end().catch(() => undefined);
  }
  await open().catch((error: unknown) => {
    stop();
    throw error;
  });
  return stop;
}

/** Ignores the changes of a process that arrive another way. */
export function ignoreNotificationsFrom(sender: string): void {
  ignoredSenders.add(sender);
}

function onNotification({ payload: text = "" }: Notification, payload: Payload): void {
  const message = readMessage(text);
  if (!message) {
    log.warn("Somebody has told of a change that cannot be read: everything counts as changed");
    publishChangeOfEverything(payload, true);
  } else if (!ignoredSenders.has(message.sender)) emitChange(message.change, true);
}

/** Reads a message of another process; null for an invalid one, because other versions and anybody with access to the database can send any. */
function readMessage(text: string): Message | null {
  try {
    return message.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
