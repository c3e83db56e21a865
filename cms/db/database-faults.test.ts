import { expect, it } from "vitest";
import { isDiskFull, isTransient } from "./database-faults.ts";

const fault = (code: string) => new Error("The query failed", { cause: Object.assign(new Error("…"), { code }) });

it.each(["08006", "40001", "40P01", "53100", "57P01", "55P03", "25006", "SQLITE_BUSY"])("%s passes", (code) => {
  expect(isTransient(fault(code))).toBe(true);
});

it.each(["22001", "23505", "42P01", "4000", "SQLITE_CONSTRAINT"])("%s does not", (code) => {
  expect(isTransient(fault(code))).toBe(false);
});

it.each([
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "Connection terminated unexpectedly",
  "timeout exceeded when trying to connect",
])("“%s” passes, of which the driver gives no code", (message) => {
  expect(isTransient(new Error("Failed query", { cause: new Error(message) }))).toBe(true);
});

it("knows a full disk from a database that is away", () => {
  expect(["SQLITE_FULL", "ENOSPC", "53100"].map((code) => isDiskFull(fault(code)))).toEqual([true, true, true]);
  expect(["SQLITE_BUSY", "08006", "53300"].map((code) => isDiskFull(fault(code)))).toEqual([false, false, false]);
});
