import { setImmediate as othersTurn, setTimeout as pause } from "node:timers/promises";
import { Connection, onlyReads, SqliteError, type Result, type Statement } from "./connection.ts";
import { SqliteTransaction, type WriteTurn, type Connections } from "./transaction.ts";
import { WriteQueue } from "./write-queue.ts";

/** Milliseconds to wait for another writer, in this process or another, before a write fails with `SQLITE_BUSY`. */
const TIMEOUT_MS = 5000;
/** Milliseconds between two attempts while another process holds the file: the first pause, and the longest. */
const FIRST_PAUSE = 2;
const MAX_PAUSE = 50;
/** Milliseconds of consecutive reads before other work, such as a visitor's request, gets a turn. */
const MAX_READ_CHAIN_MS = 20;
/** Bytes to which the write-ahead log shrinks after a checkpoint. */
const LOG_LIMIT = 64 * 1024 * 1024;

/** The path in an address that begins with `file:`. */
export function fileOf(url: string): string {
  return decodeURI(url.replace(/^file:(?:\/\/(?=\/))?/, ""));
}

/**
 * A SQLite file for the query builder, with the methods of libsql's client that it calls. SQLite runs every statement synchronously in the
 * process's only thread. One connection writes and one reads, so that readers see only committed data; writers take turns. Waits for a
 * lock of another process between attempts, not inside SQLite, so that the process goes on. Interrupts a long chain of reads, because
 * synchronous answers would let no other work run before its end.
 */
export class SqliteClient implements Connections {
  readonly protocol = "file";
  closed = false;
  readonly #file: string;
  readonly #writeQueue = new WriteQueue();
  readonly #reader: Connection;
  #writer: Connection;
  #chainEnd = 0;

  private constructor(file: string, writer: Connection, reader: Connection) {
    this.#file = file;
    this.#writer = writer;
    this.#reader = reader;
  }

  /** Opens the file of an address that begins with `file:`, and creates a missing one. */
  static async open(url: string): Promise<SqliteClient> {
    const file = fileOf(url);
    const writer = await retryWhileBusy(() => new Connection(file));
    await retryWhileBusy(() => writer.execute("PRAGMA journal_mode = WAL"));
    writer.execute(`PRAGMA journal_size_limit = ${LOG_LIMIT}`);
    return new SqliteClient(file, writer, await retryWhileBusy(() => new Connection(file)));
  }

  execute(statement: Statement): Promise<Result> {
    return onlyReads(statement) ? this.read(statement) : this.#write((writer) => writer.execute(statement));
  }

  /** Runs a statement on the reading connection, which sees only committed data. */
  async read(statement: Statement): Promise<Result> {
    if (performance.now() > this.#chainEnd) {
      await othersTurn();
      this.#chainEnd = performance.now() + MAX_READ_CHAIN_MS;
    }
    return retryWhileBusy(() => this.#reader.execute(statement));
  }

  async batch(statements: Statement[]): Promise<Result[]> {
    const transaction = await this.transaction();
    try {
      const results = await transaction.batch(statements);
      await transaction.commit();
      return results;
    } finally {
      await transaction.rollback();
    }
  }

  executeMultiple(sql: string): Promise<void> {
    return this.#write((writer) => writer.run(sql));
  }

  /** A transaction. It takes its turn with its first write, and reads committed data until then. */
  async transaction(): Promise<SqliteTransaction> {
    return new SqliteTransaction(this);
  }

  /** Begins a transaction on the writing connection in its turn. @throws SqliteError `SQLITE_BUSY` */
  async begin(): Promise<WriteTurn> {
    const end = await this.#writeQueue.take(TIMEOUT_MS, busyError);
    try {
      await retryWhileBusy(() => this.#writer.execute("BEGIN IMMEDIATE"));
      return { writer: this.#writer, end };
    } catch (error) {
      end();
      throw error;
    }
  }

  /** Rolls a transaction back. Replaces a connection that fails at that. */
  async undo(writer: Connection): Promise<void> {
    // SQLite may have rolled it back already, as it does when the disk is full.
    if (!writer.inTransaction) return;
    try {
      writer.execute("ROLLBACK");
    } catch {
      writer.close();
      this.#writer = await retryWhileBusy(() => new Connection(this.#file));
    }
  }

  /**
   * Sets a PRAGMA of the writing connection while `task` runs, and `after` when it has ended.
   * @example client.within("synchronous = NORMAL", "synchronous = FULL", task)
   */
  async within<T>(before: string, after: string, task: () => Promise<T>): Promise<T> {
    await this.execute(`PRAGMA ${before}`);
    try {
      return await task();
    } finally {
      await this.execute(`PRAGMA ${after}`);
    }
  }

  close(): void {
    this.closed = true;
    this.#reader.close();
    this.#writer.close();
  }

  /** Runs a task that writes, in its turn. */
  async #write<T>(task: (writer: Connection) => T): Promise<T> {
    const end = await this.#writeQueue.take(TIMEOUT_MS, busyError);
    try {
      return await retryWhileBusy(() => task(this.#writer));
    } finally {
      end();
    }
  }
}

/** Retries, without blocking the process, while another process has locked the file. */
async function retryWhileBusy<T>(attempt: () => T): Promise<T> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 2, MAX_PAUSE)) {
    try {
      return attempt();
    } catch (error) {
      if (!(error instanceof SqliteError && error.isBusy) || performance.now() > deadline) throw error;
      await pause(wait);
    }
  }
}

function busyError(): SqliteError {
  return new SqliteError("database is locked by another transaction", "SQLITE_BUSY");
}
