import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

/** A statement with its values, as the query builder gives it. */
export type Statement = string | { sql: string; args: unknown[] | Record<string, unknown> };

/** A row holds its values by number and by the names of its columns. */
type Row = SQLInputValue[] & Record<string, SQLInputValue>;

/** What a statement answered, in the shape in which libsql's driver gives it. */
export interface Result {
  columns: string[];
  rows: Row[];
  rowsAffected: number;
  lastInsertRowid: bigint | undefined;
}

/** What a statement begins with that only reads. What begins otherwise may write, such as `with … insert`. */
const READING = /^\s*(?:select|values|explain)\b/i;
/** Names of SQLite's result codes (sqlite.org/rescode.html) that somebody asks for. */
const CODES: Record<number, string> = {
  5: "SQLITE_BUSY",
  8: "SQLITE_READONLY",
  10: "SQLITE_IOERR",
  13: "SQLITE_FULL",
  18: "SQLITE_TOOBIG",
  19: "SQLITE_CONSTRAINT",
  20: "SQLITE_MISMATCH",
  787: "SQLITE_CONSTRAINT_FOREIGNKEY",
  1299: "SQLITE_CONSTRAINT_NOTNULL",
  1555: "SQLITE_CONSTRAINT_PRIMARYKEY",
  2067: "SQLITE_CONSTRAINT_UNIQUE",
};
/** The lower eight bits of a result code are its kind. */
const KIND = 0xff;

/** An error of SQLite. `code` names it as libsql's driver does, which is what Payload looks at. */
export class SqliteError extends Error {
  override name = "SqliteError";
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }

  /** Whether somebody else holds the file: the same may succeed later. */
  get isBusy(): boolean {
    return this.code === "SQLITE_BUSY";
  }
}

/** Whether a statement only reads, so that it may run beside a transaction. */
export function onlyReads(statement: Statement): boolean {
  return READING.test(typeof statement === "string" ? statement : statement.sql);
}

/** Statements that are kept ready to be run again, those used last: reading one costs more than running it. Longer ones hold lists that come once. */
const MAX_STATEMENTS = 300;
const MAX_CACHED_LENGTH = 20_000;

interface Ready {
  prepared: StatementSync;
  columns: string[];
}

/** One connection to a SQLite file. It never waits for a lock: that would hold up the whole process. */
export class Connection {
  readonly #db: DatabaseSync;
  readonly #ready = new Map<string, Ready>();

  /** @param file path; made when it is not there */
  constructor(file: string) {
    this.#db = translated(() => new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true }));
    this.execute("PRAGMA synchronous = FULL");
  }

  get inTransaction(): boolean {
    return this.#db.isTransaction;
  }

  /** @throws SqliteError */
  execute(statement: Statement): Result {
    const { sql, args } = typeof statement === "string" ? { sql: statement, args: [] } : statement;
    return translated(() => {
      const { prepared, columns } = this.#prepare(sql);
      const values = Array.isArray(args) ? args.map(bound) : [Object.fromEntries(Object.entries(args).map(([k, v]) => [k, bound(v)]))];
      if (columns.length === 0) {
        const { changes, lastInsertRowid } = prepared.run(...(values as SQLInputValue[]));
        return { columns, rows: [], rowsAffected: Number(changes), lastInsertRowid: BigInt(lastInsertRowid) };
      }
      const rows = prepared.all(...(values as SQLInputValue[])) as unknown as Row[];
      for (const row of rows) nameValues(row, columns);
      return { columns, rows, rowsAffected: 0, lastInsertRowid: undefined };
    });
  }

  #prepare(sql: string): Ready {
    const known = this.#ready.get(sql);
    this.#ready.delete(sql);
    const ready = known ?? this.#read(sql);
    if (sql.length <= MAX_CACHED_LENGTH) this.#ready.set(sql, ready);
    const [oldest] = this.#ready.size > MAX_STATEMENTS ? this.#ready.keys() : [];
    if (oldest !== undefined) this.#ready.delete(oldest);
    return ready;
  }

  #read(sql: string): Ready {
    const prepared = this.#db.prepare(sql);
    const columns = prepared.columns().map(({ name }) => name);
    if (columns.length > 0) prepared.setReturnArrays(true);
    return { prepared, columns };
  }

  /** Runs several statements. @throws SqliteError */
  run(sql: string): void {
    translated(() => this.#db.exec(sql));
  }

  close(): void {
    if (this.#db.isOpen) this.#db.close();
  }
}

/** The first of several columns with one name gives the value, and no column takes the row's length. */
function nameValues(row: Row, columns: string[]): void {
  columns.forEach((name, index) => {
    if (!Object.hasOwn(row, name)) row[name] = row[index] ?? null;
  });
}

function bound(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof Date) return value.getTime();
  return value as SQLInputValue;
}

function translated<T>(task: () => T): T {
  try {
    return task();
  } catch (error) {
    const number = error instanceof Error && "errcode" in error ? Number(error.errcode) : undefined;
    // A value that SQLite has no type for, such as what a date that is none was made into.
    if (error instanceof TypeError && "code" in error && error.code === "ERR_INVALID_ARG_TYPE")
      throw new SqliteError(error.message, "SQLITE_MISMATCH");
    if (number === undefined) throw error;
    throw new SqliteError((error as Error).message, CODES[number] ?? CODES[number & KIND] ?? "SQLITE_ERROR");
  }
}
