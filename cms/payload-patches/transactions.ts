/**
 * Why: a COMMIT that fails (full disk, lost connection) is swallowed by Payload, which then reports what it has lost as saved.
 * Upstream: https://github.com/payloadcms/payload/pull/17726 (open)
 * For: @payloadcms/drizzle 3.90.1: beginTransaction, commitTransaction, rollbackTransaction, sessions.
 * Not needed when: commitTransaction throws what the database says: take withSureTransactions out, and
 *   transactions.integration.test.ts stays green. afterCommit and afterRollback need a place of their own then.
 */
import { randomUUID } from "node:crypto";
import { commitTransaction, initTransaction, killTransaction, type DatabaseAdapterObj, type PayloadRequest } from "payload";
import { patchedAdapter } from "./patch-adapter.ts";

type Id = string | number;

/** The state of an open transaction; Payload finds the connection of a request in `db`. */
interface Session {
  db: unknown;
  resolve: () => Promise<void>;
  reject: () => Promise<void>;
  /** Runs after the commit. */
  afterCommit?: (() => void)[];
  /** Runs after a rollback. */
  afterRollback?: (() => void)[];
}

/** The members of both adapters that transactions need. */
interface Transacting {
  initializing: Promise<void>;
  drizzle: { transaction: (run: (connection: unknown) => Promise<void>) => Promise<void> };
  sessions: Record<Id, Session | undefined>;
}

const ROLLED_BACK = new Error("The transaction is rolled back");

/**
 * Makes the adapter's commit throw when it fails. Payload's own ignores that: a full disk or a lost connection at that moment would lose a
 * save after its success was reported.
 */
export function withSureTransactions<Adapter extends object>(adapter: DatabaseAdapterObj<Adapter>): DatabaseAdapterObj<Adapter> {
  return patchedAdapter(adapter, (db) => {
    const transacting = db as unknown as Transacting;
    Object.assign(db, {
      beginTransaction: () => begin(transacting),
      commitTransaction: (id: Id | Promise<Id>) => commit(transacting, id),
      rollbackTransaction: (id: Id | Promise<Id>) => rollback(transacting, id),
    });
  });
}

/** Runs `task` after the commit of a request's transaction, and never after a rollback. Outside of a transaction it runs at once. */
export function afterCommit(req: Pick<PayloadRequest, "payload" | "transactionID">, task: () => void): void {
  const session = sessionOf(req);
  if (session) (session.afterCommit ??= []).push(task);
  else task();
}

function sessionOf({ payload, transactionID: id }: Pick<PayloadRequest, "payload" | "transactionID">): Session | undefined {
  const { sessions } = payload.db as unknown as Transacting;
  return typeof id === "string" || typeof id === "number" ? sessions[id] : undefined;
}

/**
 * Runs `task` after the rollback of a request's transaction, to undo effects outside of the database. It does not run outside of a
 * transaction, nor if nobody can know whether the database has committed.
 */
export function afterRollback(req: Pick<PayloadRequest, "payload" | "transactionID">, task: () => void): void {
  const session = sessionOf(req);
  if (session) (session.afterRollback ??= []).push(task);
}

/** Runs a task whose writes are stored all or none: in the transaction of the request, or in a new one. */
export async function withinTransaction<T>(req: Pick<PayloadRequest, "payload" | "transactionID">, task: () => Promise<T>): Promise<T> {
  const isOurs = await initTransaction(req);
  try {
    const result = await task();
    if (isOurs) await commitTransaction(req);
    return result;
  } catch (error) {
    if (isOurs) await killTransaction(req);
    throw error;
  }
}

/** Begins a transaction and keeps it open, because the query builder does so only while a function runs. */
async function begin(adapter: Transacting): Promise<Id> {
  await adapter.initializing;
  const id = randomUUID();
  return new Promise((ready, fail) => {
    const transaction: Promise<void> = adapter.drizzle.transaction(
      (db) =>
        new Promise<void>((resolve, reject) => {
          const end = (how: () => void) => () => {
            how();
            return transaction;
          };
          adapter.sessions[id] = { db, resolve: end(resolve), reject: end(() => reject(ROLLED_BACK)) };
          ready(id);
        }),
    );
    transaction.catch(fail);
  });
}

/** Removes an open transaction from the adapter, so that nobody uses it while it ends. */
async function takeSession(adapter: Transacting, id: Id | Promise<Id>): Promise<Session | undefined> {
  const transactionId = await id;
  const session = adapter.sessions[transactionId];
  delete adapter.sessions[transactionId];
  return session;
}

/** @throws the database's error when it cannot commit, without storing anything */
async function commit(adapter: Transacting, id: Id | Promise<Id>): Promise<void> {
  const session = await takeSession(adapter, id);
  await session?.resolve();
  for (const task of session?.afterCommit ?? []) task();
}

async function rollback(adapter: Transacting, id: Id | Promise<Id>): Promise<void> {
  const session = await takeSession(adapter, id);
  await session?.reject().catch(() => undefined);
  for (const task of session?.afterRollback ?? []) task();
}
