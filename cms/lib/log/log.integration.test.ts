import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { openCms, type TestCms } from "../../../test/cms.ts";
import { withinRequest } from "./request-context.ts";
import { consoleIntoLog, makeLog } from "./index.ts";

/** What nobody may find in the log. */
const WORDS = "my words to the sales team";
const lines: string[] = [];
const log = makeLog({ write: (line) => void lines.push(line) });
let test: TestCms;

beforeAll(async () => {
  test = await openCms();
});
afterAll(() => test?.close());
beforeEach(() => {
  lines.length = 0;
});

/** The error of a statement that fails for want of its table, with a visitor's words among its parameters. */
async function failedStatement(): Promise<unknown> {
  return test.cms.find({ collection: "leads", where: { message: { contains: WORDS } } }).catch((error: unknown) => error);
}

function thrownBy(task: () => unknown): unknown {
  try {
    return task();
  } catch (error) {
    return error;
  }
}

function onlyLine(): { line: string; entry: Record<string, unknown> } {
  expect(lines).toHaveLength(1);
  const line = lines[0] as string;
  expect(line.length).toBeLessThan(4000);
  expect(line).not.toContain(WORDS);
  return { line, entry: JSON.parse(line) as Record<string, unknown> };
}

it("tells of a failed statement without its parameters, however it is logged", async () => {
  await (test.cms.db as unknown as SQLiteAdapter).client.execute("alter table leads rename to away");
  const error = await failedStatement();
  expect(String((error as Error).message) + JSON.stringify(error)).toContain(WORDS);
  for (const write of [
    () => log.error(error),
    () => log.error({ err: error, msg: `Failed: ${(error as Error).message}` }),
    () => log.error({ err: error }, (error as Error).message),
    () => log.error(`Failed: ${(error as Error).message}`),
    () => log.error({ data: { message: WORDS }, doc: [WORDS] }, "Failed"),
  ]) {
    lines.length = 0;
    write();
    expect(onlyLine().entry).toMatchObject({ level: "error" });
  }
  lines.length = 0;
  log.error(error);
  const { entry } = onlyLine();
  expect(entry).toMatchObject({ msg: "Failed query", err: { statement: expect.stringMatching(/^select leads/) } });
  expect(JSON.stringify(entry["err"])).toMatch(/no such table|"stack":\["at /);
});

it("tells of a failed query of staff in one line without a stack, of other failures with one", () => {
  const request = { id: "one", address: "198.51.100.1", client: "198.51.100.1" };
  for (const isQuery of [true, false]) {
    lines.length = 0;
    withinRequest({ ...request, isQuery }, () => log.error({ err: new TypeError("Cannot find field for path") }));
    const { entry } = onlyLine();
    expect(entry).toMatchObject({ request: "one", err: { message: "Cannot find field for path" } });
    expect("stack" in (entry["err"] as object)).toBe(!isQuery);
  }
});

it("tells PostgreSQL's faults by their names", () => {
  const cause = Object.assign(new Error(`duplicate key value violates unique constraint: ${WORDS}`), {
    severity: "ERROR",
    code: "23505",
    detail: `Key (email)=(${WORDS}) already exists.`,
    table: "users",
    constraint: "users_email_idx",
    routine: "_bt_check_unique",
  });
  log.error({ err: new Error("Not stored", { cause }) });
  expect(onlyLine().entry).toMatchObject({
    err: { message: "Not stored", cause: { code: "23505", place: "users.users_email_idx", message: "_bt_check_unique" } },
  });
});

it("is silent about what is the caller's fault", () => {
  log.error(Object.assign(new Error(WORDS), { status: 400 }));
  log.error({ err: Object.assign(new Error(WORDS), { statusCode: 404 }) });
  log.error(new SyntaxError(`Unexpected token in "${WORDS}"`));
  for (const digest of ["NEXT_REDIRECT;replace;/admin/login;307;", "NEXT_HTTP_ERROR_FALLBACK;404"])
    log.error(Object.assign(new Error(digest), { digest }));
  expect(lines).toEqual([]);
});

it("tells of such a fault all the same where our own code says what could not be done, or the stack was too short", () => {
  const broken = new SyntaxError("Unexpected end of JSON input");
  log.error({ err: broken }, "The admin could not start");
  expect(onlyLine().entry).toMatchObject({ msg: "The admin could not start", err: { type: "SyntaxError" } });
  lines.length = 0;
  const deep = (): unknown => [deep()];
  log.error(thrownBy(deep));
  expect(onlyLine().entry).toMatchObject({ err: { type: "RangeError", stack: expect.any(Array) as unknown[] } });
});

it("tells once of an error that several parts of a library print, by what it says, and of each other one", () => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
  consoleIntoLog(log, "A page failed");
  const failed = new Error("Failed query");
  const { error: print } = console;
  print("⨯", failed);
  print("A page of the desk failed: GET /admin", failed);
  expect(onlyLine().entry).toMatchObject({ msg: "A page failed", err: { message: "Failed query" } });
  print("A page of the desk failed: GET /admin", new Error("Failed query"));
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    "A page failed",
    "A page of the desk failed: GET /admin",
  ]);
  vi.restoreAllMocks();
});

it("keeps lines short, one to a thing, with the request they belong to", () => {
  const context = { id: "request-1", address: "203.0.113.9", client: "203.0.113.9" };
  withinRequest(context, () => log.error(new Error(`${"long ".repeat(100_000)}\nforged line`)));
  const { line, entry } = onlyLine();
  expect(entry).toMatchObject({ request: "request-1" });
  expect(line).not.toContain("forged");
  expect(line).not.toContain(context.address);
});
