import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Payload } from "payload";
import { UPLOAD_LIMIT } from "#cms/upload-limit.ts";
import type { AppEnv } from "./app-env.ts";
import { isStaff } from "./staff.ts";

const KIB = 1024;
/** Bytes that anybody may send: a form's longest fields, 5,000 emoji with each byte escaped (60 kB) among them, and room to spare. */
const ANYBODY = 256 * KIB;
/** Bytes of a record that staff saves, its longest text included. */
const RECORD = 4 * KIB * KIB;
/** Bytes of an upload with what is told about it. */
const UPLOAD = UPLOAD_LIMIT + RECORD;
/** Where staff sends more than anybody may. */
const FOR_STAFF = /^\/(?:api|admin)(?:\/|$)/;

/**
 * Refuses bodies that are longer than the address and the sender allow, before anything of them is read. Who the sender is is asked
 * only for a body that is too long for anybody. A body of untold length may be as long as anybody's.
 */
export function bodyLimits(cms: Payload): MiddlewareHandler<AppEnv> {
  const counted = bodyLimit({ maxSize: ANYBODY, onError: (context) => refusal(context.req.path, 413, "Content too large") });
  return async (context, next) => {
    const { path } = context.req;
    const { headers } = context.env.incoming;
    if (headers["transfer-encoding"] !== undefined) {
      // The admin's shell reads Node's own request, where nobody counts for it. Browsers tell the length.
      return path.startsWith("/admin") ? refusal(path, 411, "Length required") : counted(context, next);
    }
    const length = Number(headers["content-length"] ?? 0);
    if (length <= ANYBODY) return next();
    const staff = FOR_STAFF.test(path) && (await isStaff(cms, context.req.raw.headers));
    const limit = staff ? staffLimit(headers["content-type"]) : ANYBODY;
    return length > limit ? refusal(path, 413, "Content too large") : next();
  };
}

function staffLimit(type = ""): number {
  return type.startsWith("multipart/form-data") ? UPLOAD : RECORD;
}

/** Ends the connection too: what the client still sends of the body is not waited for. */
function refusal(path: string, status: number, message: string): Response {
  const headers = { Connection: "close", "Cache-Control": "no-store" };
  if (path.startsWith("/api/")) return Response.json({ errors: [{ message }] }, { status, headers });
  return new Response(`${status} ${message}\n`, { status, headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" } });
}
