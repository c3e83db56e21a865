import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../http/app-env.ts";

const MESSAGE = "The body is no call of a function of the desk.";
/** The part that holds the call itself, in React's format; others hold what JSON cannot. */
const CALL_PART = "0";
/** Values that React writes as text: what begins with `$` itself, what JSON has no word for, times, and what stays in the browser. */
const VALUE = /^\$(?:\$|undefined$|-?Infinity$|-0$|NaN$|D|T)/;
/** A reference to a part, or to something within one: `$K1`, `$0:0:args`. */
const REFERENCE = /^\$[A-Za-z@]?([\da-f]+)(?::(.*))?$/;

/**
 * Refuses bodies that are no calls of the desk's functions before Next reads them, because Next logs what it cannot read as its own fault.
 * The desk writes a call as text, in React's format (`encodeReply` of `react-server-dom-turbopack`).
 */
export function deskCalls(): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { url, method, headers, signal } = context.req.raw;
    if (method !== "POST") return next();
    const body = await context.req.raw.arrayBuffer();
    const parts = await partsOf(headers.get("content-type") ?? "", body);
    if (!parts || !isCall(parts))
      return Response.json({ errors: [{ message: MESSAGE }] }, { status: 400, headers: { "Cache-Control": "no-store" } });
    context.req.raw = new Request(url, { method, headers, signal, body });
    return next();
  };
}

/** The parts of a body by their names; null for one that is neither text nor a form with parts. */
async function partsOf(type: string, body: ArrayBuffer): Promise<Map<string, unknown> | null> {
  if (type.startsWith("text/plain")) return new Map([[CALL_PART, new TextDecoder().decode(body)]]);
  if (!type.startsWith("multipart/form-data")) return null;
  const form = await new Response(body, { headers: { "Content-Type": type } }).formData().catch(() => null);
  return form && new Map(form);
}

/** Whether a body calls one function by its name, with arguments that are all there. */
function isCall(parts: Map<string, unknown>): boolean {
  const references: string[] = [];
  try {
    const calls: unknown = JSON.parse(String(parts.get(CALL_PART)), (_key, value: unknown) => {
      if (typeof value === "string" && value.startsWith("$") && !VALUE.test(value)) references.push(value);
      return value;
    });
    if (!Array.isArray(calls) || calls.length !== 1) return false;
    const [call] = calls as [unknown];
    const isNamed = isObject(call) && typeof call["name"] === "string" && isObject(call["args"]);
    return isNamed && references.every((reference) => isThere(reference, calls, parts));
  } catch {
    // No JSON, or nested deeper than the stack reaches.
    return false;
  }
}

/** Whether the target of a reference exists; React itself looks within other parts. */
function isThere(reference: string, calls: unknown, parts: Map<string, unknown>): boolean {
  const [, part = "", path] = REFERENCE.exec(reference) ?? [];
  if (part !== CALL_PART) return [...parts.keys()].some((name) => name === part || name.startsWith(`${part}_`));
  let at = calls;
  for (const key of path?.split(":") ?? []) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return false;
    at = (at as Record<string, unknown>)[key];
  }
  return true;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
