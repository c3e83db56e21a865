/**
 * What says that a database cannot do now what it could do later: it is away, locked by somebody else, or has no room.
 * PostgreSQL's are SQLSTATE classes 08 (connection), 40 (what two did at once could not both be done), 53 (resources) and 57P (shutdown),
 * 55P03 (a lock is not to be had) and 25006 (only reading is possible, as while another server takes over).
 */
const PASSING =
  /^(?:DATABASE_UNAVAILABLE|E(?:CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|ENOSPC|08...|40...|53...|57P..|55P03|25006|SQLITE_(?:BUSY|FULL|IOERR|READONLY))$/;
/** The driver of PostgreSQL has no codes for these. */
const UNNAMED =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (?:was closed|has encountered a connection error))/;

/** That the disk of the database has no room: SQLite's code, that of files, and SQLSTATE 53100. */
const FULL = /^(?:SQLITE_FULL|ENOSPC|53100)$/;

/** Whether an error, or what caused it, says that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && typeof error.code === "string" && FULL.test(error.code)) || isDiskFull(error.cause);
}

/** Whether an error, or what caused it, is the database's and passes. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return PASSING.test(code) || UNNAMED.test(error.message) || isTransient(error.cause);
}
