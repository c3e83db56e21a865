import { onlyReads, type Connection, type Result, type Statement } from "./connection.ts";

/** Milliseconds without a statement after which a transaction is rolled back, because its owner has lost it and others wait. */
const IDLE_LIMIT = 30_000;

/** The writing connection, for the turn of one transaction. */
export interface WriteTurn {
  writer: Connection;
  /** Ends the turn. */
  end: () => void;
}

/** The part of the client that its transactions use. */
export interface Connections {
  read: (statement: Statement) => Promise<Result>;
  begin: () => Promise<WriteTurn>;
  undo: (writer: Connection) => Promise<void>;
}

/** A transaction of `SqliteClient`. As on PostgreSQL, after a failed statement it can only be rolled back. */
export class SqliteTransaction {
  closed = false;
  readonly #client: Connections;
  #turn: Promise<WriteTurn> | undefined;
  #failure: Error | undefined;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(client: Connections) {
    this.#client = client;
  }

  /** @throws SqliteError, and Error when the transaction has ended or failed before */
  async execute(statement: Statement): Promise<Result> {
    if (!this.#turn && !this.closed && onlyReads(statement)) return this.#client.read(statement);
    return this.#run((writer) => writer.execute(statement));
  }

  async batch(statements: Statement[]): Promise<Result[]> {
    const results: Result[] = [];
    for (const statement of statements) results.push(await this.execute(statement));
    return results;
  }

  executeMultiple(sql: string): Promise<void> {
    return this.#run((writer) => writer.run(sql));
  }

  /** @throws when a statement has failed or the disk cannot be written; nothing is stored then */
  async commit(): Promise<void> {
    try {
      if (this.#turn) await this.#run((writer) => writer.execute("COMMIT"));
      await this.#end();
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  /** Rolls it back, unless it has ended already. */
  async rollback(): Promise<void> {
    await this.#end((writer) => this.#client.undo(writer));
  }

  async #run<T>(task: (writer: Connection) => T): Promise<T> {
    if (this.closed) throw new Error("The transaction has ended");
    this.#turn ??= this.#client.begin();
    const { writer } = await this.#turn;
    // The transaction may have ended meanwhile, and the connection may serve another.
    if (this.closed) throw new Error("The transaction has ended");
    if (this.#failure) throw new Error("A statement of the transaction has failed before", { cause: this.#failure });
    this.#restartIdleTimer();
    try {
      return task(writer);
    } catch (error) {
      this.#failure = error as Error;
      throw error;
    }
  }

  /** Ends the turn, after `last` on the connection. */
  async #end(last?: (writer: Connection) => Promise<void>): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    clearTimeout(this.#idleTimer);
    const turn = await this.#turn?.catch(() => undefined);
    if (!turn) return;
    try {
      await last?.(turn.writer);
    } finally {
      turn.end();
    }
  }

  #restartIdleTimer(): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => void this.rollback(), IDLE_LIMIT);
    this.#idleTimer.unref();
  }
}
