/**
 * Codes of transient errors: the database is away, locked or full.
 * PostgreSQL's are SQLSTATE classes 08 (connection), 40 (serialization failure, deadlock), 53 (resources) and 57P (shutdown), 55P03 (lock
 * not available) and 25006 (read-only, as while another server takes over).
 */
const TRANSIENT_CODE =
  /^(?:DATABASE_UNAVAILABLE|E(?:CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|ENOSPC|08...|40...|53...|57P..|55P03|25006|SQLITE_(?:BUSY|FULL|IOERR|READONLY))$/;
/** Messages of PostgreSQL's driver for transient errors without a code. */
const TRANSIENT_MESSAGE =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (?:was closed|has encountered a connection error))/;

/** Codes of a full disk: SQLite's, that of files, and SQLSTATE 53100. */
const DISK_FULL = /^(?:SQLITE_FULL|ENOSPC|53100)$/;

/** Whether an error or its cause is a full disk. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && typeof error.code === "string" && DISK_FULL.test(error.code)) || isDiskFull(error.cause);
}

/** Whether an error or its cause is a transient one of the database. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return TRANSIENT_CODE.test(code) || TRANSIENT_MESSAGE.test(error.message) || isTransient(error.cause);
}
