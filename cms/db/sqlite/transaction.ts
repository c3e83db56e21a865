import { onlyReads, type Connection, type Result, type Statement } from "./connection.ts";

/** Milliseconds without a statement after which a transaction is undone: whoever began it has forgotten it, and others wait. */
const IDLE_LIMIT = 30_000;

/** The writing connection, for the turn of one transaction. */
export interface Begun {
  writer: Connection;
  /** Gives the turn to the next. */
  end: () => void;
}

/** What a transaction needs of the client that it belongs to. */
export interface Connections {
  read: (statement: Statement) => Promise<Result>;
  begin: () => Promise<Begun>;
  undo: (writer: Connection) => Promise<void>;
}

/** A transaction of `SqliteClient`. As on PostgreSQL, a failed statement spoils all of it: it can only be rolled back. */
export class SqliteTransaction {
  closed = false;
  readonly #client: Connections;
  #begun: Promise<Begun> | undefined;
  #spoilt: Error | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(client: Connections) {
    this.#client = client;
  }

  /** @throws SqliteError, and Error when the transaction has ended or failed before */
  async execute(statement: Statement): Promise<Result> {
    if (!this.#begun && !this.closed && onlyReads(statement)) return this.#client.read(statement);
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

  /** @throws when anything in it has failed, or it cannot be written to disk; nothing is stored then */
  async commit(): Promise<void> {
    try {
      if (this.#begun) await this.#run((writer) => writer.execute("COMMIT"));
      await this.#end();
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  /** Undoes it, unless it has ended already. */
  async rollback(): Promise<void> {
    await this.#end((writer) => this.#client.undo(writer));
  }

  async #run<T>(task: (writer: Connection) => T): Promise<T> {
    if (this.closed) throw new Error("The transaction has ended");
    this.#begun ??= this.#client.begin();
    const { writer } = await this.#begun;
    // By now it may have ended, and the connection may serve another.
    if (this.closed) throw new Error("The transaction has ended");
    if (this.#spoilt) throw new Error("A statement of the transaction has failed before", { cause: this.#spoilt });
    this.#watch();
    try {
      return task(writer);
    } catch (error) {
      this.#spoilt = error as Error;
      throw error;
    }
  }

  /** Gives the turn to the next, after `last` was done on the connection. */
  async #end(last?: (writer: Connection) => Promise<void>): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    clearTimeout(this.#idle);
    const begun = await this.#begun?.catch(() => undefined);
    if (!begun) return;
    try {
      await last?.(begun.writer);
    } finally {
      begun.end();
    }
  }

  #watch(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.rollback(), IDLE_LIMIT);
    this.#idle.unref();
  }
}
