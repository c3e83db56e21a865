import { currentRequest } from "./request-context.ts";

/** Characters of a sentence in a log line, frames of a stack, and errors that caused an error. */
const MAX_MESSAGE_LENGTH = 300;
const MAX_FRAMES = 12;
const MAX_CAUSES = 3;

/** An error in a log line: never with values that somebody sent or that are stored. */
export interface DescribedError {
  type: string;
  message: string;
  code?: string;
  /** Of a failed statement: its verb and table. */
  statement?: string;
  /** Of PostgreSQL: where the fault is. */
  place?: string;
  stack?: string[];
  cause?: DescribedError;
}

type Fields = Record<string, unknown>;

/** Describes an error for a log line. Databases repeat values in their messages, so this takes only codes and names of theirs. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: typeof error === "string" ? sentence(error) : "" };
  const fields = error as Error & Fields;
  const { cause } = error;
  return {
    type: error.name,
    message: messageOf(fields),
    ...textField("code", fields["code"]),
    ...textField("statement", statementOf(fields["query"])),
    ...textField("place", isPostgresFault(fields) ? locationOf(fields) : undefined),
    // The stack of a failed staff query says nothing: the query itself is wrong.
    ...(depth === 0 && !currentRequest()?.isQuery && { stack: framesOf(error) }),
    ...(cause instanceof Error && depth < MAX_CAUSES && { cause: describeError(cause, depth + 1) }),
  };
}

/** A text in one line of bounded length, without the parameters of a failed statement. */
export function sentence(text: string): string {
  const line = text
    .replace(/Failed query:[^]*/, "Failed query")
    .split("\n", 1)
    .join("");
  return line.length > MAX_MESSAGE_LENGTH ? `${line.slice(0, MAX_MESSAGE_LENGTH)}…` : line;
}

function messageOf(error: Error & Fields): string {
  if ("query" in error || "params" in error) return "Failed query";
  return isPostgresFault(error) ? String(error["routine"] ?? "") : sentence(error.message);
}

function isPostgresFault(error: Fields): boolean {
  return "severity" in error && "routine" in error;
}

function locationOf({ schema, table, column, constraint }: Fields): string {
  return [schema, table, column, constraint].filter((part) => typeof part === "string").join(".");
}

function statementOf(query: unknown): string | undefined {
  if (typeof query !== "string") return undefined;
  const [, verb, table] = /^\s*(\w+)\b[^"]*"(\w+)"/.exec(query) ?? [];
  return verb && `${verb.toLowerCase()} ${table}`;
}

/** The places in the code alone: the head of a stack repeats the message. */
function framesOf({ stack = "" }: Error): string[] {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => sentence(line.trim()));
}

function textField<Name extends string>(name: Name, value: unknown): { [key in Name]?: string } {
  return typeof value === "string" && value ? ({ [name]: value } as { [key in Name]: string }) : {};
}
