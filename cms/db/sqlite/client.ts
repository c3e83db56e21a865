import { setImmediate as othersTurn, setTimeout as pause } from "node:timers/promises";
import { Connection, onlyReads, SqliteError, type Result, type Statement } from "./connection.ts";
import { SqliteTransaction, type Begun, type Connections } from "./transaction.ts";
import { WriteQueue } from "./write-queue.ts";

/** Milliseconds to wait for another writer, in this process or another, before a write fails with `SQLITE_BUSY`. */
const TIMEOUT_MS = 5000;
/** Milliseconds between two tries while another process holds the file: the first pause, and the longest. */
const FIRST_PAUSE = 2;
const MAX_PAUSE = 50;
/** Milliseconds for which statements may follow one another before whatever else waits, such as a visitor's request, has its turn. */
const CHAIN = 20;
/** Bytes that the write-ahead log keeps on disk when it is empty again. */
const LOG_LIMIT = 64 * 1024 * 1024;

/** The path in an address that begins with `file:`. */
export function fileOf(url: string): string {
  return decodeURI(url.replace(/^file:(?:\/\/(?=\/))?/, ""));
}

/**
 * A SQLite file for the query builder, with the methods of libsql's client that it calls. SQLite runs every statement at once, in the
 * process's only thread. So one connection writes and one reads: nobody sees what a transaction has not yet committed, and writers
 * take turns. A lock of another process is waited for between tries, not inside SQLite, and the process goes on meanwhile. As answers
 * are there at once, whoever reads again and again would keep all others waiting until the end: a chain of reads is interrupted.
 */
export class SqliteClient implements Connections {
  readonly protocol = "file";
  closed = false;
  readonly #file: string;
  readonly #turns = new WriteQueue();
  readonly #reader: Connection;
  #writer: Connection;
  #chainEnds = 0;

  private constructor(file: string, writer: Connection, reader: Connection) {
    this.#file = file;
    this.#writer = writer;
    this.#reader = reader;
  }

  /** Opens the file of an address that begins with `file:`. It is made when it is not there. */
  static async open(url: string): Promise<SqliteClient> {
    const file = fileOf(url);
    const writer = await persevering(() => new Connection(file));
    await persevering(() => writer.execute("PRAGMA journal_mode = WAL"));
    writer.execute(`PRAGMA journal_size_limit = ${LOG_LIMIT}`);
    return new SqliteClient(file, writer, await persevering(() => new Connection(file)));
  }

  execute(statement: Statement): Promise<Result> {
    return onlyReads(statement) ? this.read(statement) : this.#alone((writer) => writer.execute(statement));
  }

  /** Runs a statement on the reading connection: it finds what is committed. */
  async read(statement: Statement): Promise<Result> {
    if (performance.now() > this.#chainEnds) {
      await othersTurn();
      this.#chainEnds = performance.now() + CHAIN;
    }
    return persevering(() => this.#reader.execute(statement));
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
    return this.#alone((writer) => writer.run(sql));
  }

  /** A transaction. It takes its turn with its first write; until then it reads what others have committed. */
  async transaction(): Promise<SqliteTransaction> {
    return new SqliteTransaction(this);
  }

  /** Begins a transaction on the writing connection when its turn has come. @throws SqliteError `SQLITE_BUSY` */
  async begin(): Promise<Begun> {
    const end = await this.#turns.take(TIMEOUT_MS, busy);
    try {
      await persevering(() => this.#writer.execute("BEGIN IMMEDIATE"));
      return { writer: this.#writer, end };
    } catch (error) {
      end();
      throw error;
    }
  }

  /** Undoes a transaction. A connection that cannot even do that is given up for a new one. */
  async undo(writer: Connection): Promise<void> {
    // SQLite may have rolled it back already, as it does when the disk is full.
    if (!writer.inTransaction) return;
    try {
      writer.execute("ROLLBACK");
    } catch {
      writer.close();
      this.#writer = await persevering(() => new Connection(this.#file));
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

  /** Runs a task that writes when its turn has come. */
  async #alone<T>(task: (writer: Connection) => T): Promise<T> {
    const end = await this.#turns.take(TIMEOUT_MS, busy);
    try {
      return await persevering(() => task(this.#writer));
    } finally {
      end();
    }
  }
}

/** Tries again, without holding up the process, as long as another process has locked the file. */
async function persevering<T>(attempt: () => T): Promise<T> {
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

function busy(): SqliteError {
  return new SqliteError("database is locked by another transaction", "SQLITE_BUSY");
}
