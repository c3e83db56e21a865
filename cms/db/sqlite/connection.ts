import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

/** A statement with its values, as the query builder passes it. */
export type Statement = string | { sql: string; args: unknown[] | Record<string, unknown> };

/** A row holds its values by number and by the names of its columns. */
type Row = SQLInputValue[] & Record<string, SQLInputValue>;

/** The result of a statement, in the shape of libsql's driver. */
export interface Result {
  columns: string[];
  rows: Row[];
  rowsAffected: number;
  lastInsertRowid: bigint | undefined;
}

/** Matches statements that only read. Others may write, such as `with … insert`. */
const READ_ONLY = /^\s*(?:select|values|explain)\b/i;
/** Names of the SQLite result codes (sqlite.org/rescode.html) that callers check. */
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

/** An error of SQLite. `code` has the name that libsql's driver gives it, because Payload checks that. */
export class SqliteError extends Error {
  override name = "SqliteError";
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }

  /** Whether another writer holds the file, so that a retry may succeed. */
  get isBusy(): boolean {
    return this.code === "SQLITE_BUSY";
  }
}

/** Whether a statement only reads, so that it may run beside a transaction. */
export function onlyReads(statement: Statement): boolean {
  return READ_ONLY.test(typeof statement === "string" ? statement : statement.sql);
}

/** Prepared statements in the cache, because preparing one costs more than running it. Longer ones contain lists that occur once. */
const MAX_STATEMENTS = 300;
const MAX_CACHED_LENGTH = 20_000;

interface PreparedStatement {
  prepared: StatementSync;
  columns: string[];
}

/** One connection to a SQLite file. It never waits for a lock, which would block the whole process. */
export class Connection {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, PreparedStatement>();

  /** @param file path; created if missing */
  constructor(file: string) {
    this.#db = withSqliteErrors(() => new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true }));
    this.execute("PRAGMA synchronous = FULL");
  }

  get inTransaction(): boolean {
    return this.#db.isTransaction;
  }

  /** @throws SqliteError */
  execute(statement: Statement): Result {
    const { sql, args } = typeof statement === "string" ? { sql: statement, args: [] } : statement;
    return withSqliteErrors(() => {
      const { prepared, columns } = this.#prepare(sql);
      const values = Array.isArray(args)
        ? args.map(toSqlValue)
        : [Object.fromEntries(Object.entries(args).map(([k, v]) => [k, toSqlValue(v)]))];
      if (columns.length === 0) {
        const { changes, lastInsertRowid } = prepared.run(...(values as SQLInputValue[]));
        return { columns, rows: [], rowsAffected: Number(changes), lastInsertRowid: BigInt(lastInsertRowid) };
      }
      const rows = prepared.all(...(values as SQLInputValue[])) as unknown as Row[];
      for (const row of rows) nameValues(row, columns);
      return { columns, rows, rowsAffected: 0, lastInsertRowid: undefined };
    });
  }

  #prepare(sql: string): PreparedStatement {
    const cached = this.#statements.get(sql);
    this.#statements.delete(sql);
    const statement = cached ?? this.#prepareNew(sql);
    if (sql.length <= MAX_CACHED_LENGTH) this.#statements.set(sql, statement);
    const [oldest] = this.#statements.size > MAX_STATEMENTS ? this.#statements.keys() : [];
    if (oldest !== undefined) this.#statements.delete(oldest);
    return statement;
  }

  #prepareNew(sql: string): PreparedStatement {
    const prepared = this.#db.prepare(sql);
    const columns = prepared.columns().map(({ name }) => name);
    if (columns.length > 0) prepared.setReturnArrays(true);
    return { prepared, columns };
  }

  /** Runs several statements. @throws SqliteError */
  run(sql: string): void {
    withSqliteErrors(() => this.#db.exec(sql));
  }

  close(): void {
    if (this.#db.isOpen) this.#db.close();
  }
}

/** Adds the values by name: of columns with the same name the first counts, and none replaces the row's length. */
function nameValues(row: Row, columns: string[]): void {
  columns.forEach((name, index) => {
    if (!Object.hasOwn(row, name)) row[name] = row[index] ?? null;
  });
}

function toSqlValue(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof Date) return value.getTime();
  return value as SQLInputValue;
}

function withSqliteErrors<T>(task: () => T): T {
  try {
    return task();
  } catch (error) {
    const number = error instanceof Error && "errcode" in error ? Number(error.errcode) : undefined;
    // A value without a type in SQLite, such as the NaN of an invalid date.
    if (error instanceof TypeError && "code" in error && error.code === "ERR_INVALID_ARG_TYPE")
      throw new SqliteError(error.message, "SQLITE_MISMATCH");
    if (number === undefined) throw error;
    throw new SqliteError((error as Error).message, CODES[number] ?? CODES[number & KIND] ?? "SQLITE_ERROR");
  }
}
