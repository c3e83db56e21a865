/**
 * What says that a database cannot do now what it could do later: it is away, locked by somebody else, or has no room.
 * PostgreSQL's are SQLSTATE classes 08 (connection), 40 (what two did at once could not both be done), 53 (resources) and 57P (shutdown),
 * 55P03 (a lock is not to be had) and 25006 (only reading is possible, as while another server takes over).
 */
const PASSING = /^(?:DATABASE_UNAVAILABLE|ECONNREFUSED|ENOSPC|08...|40...|53...|57P..|55P03|25006|SQLITE_(?:BUSY|FULL|IOERR|READONLY))$/;
/** The driver of PostgreSQL has no codes for these. */
const UNNAMED = /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client was closed)/;

/** Whether an error, or what caused it, is the database's and passes. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return PASSING.test(code) || UNNAMED.test(error.message) || isTransient(error.cause);
}
