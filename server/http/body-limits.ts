import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Payload } from "payload";
import { DESK } from "#cms/lib/desk-address.ts";
import { tooLarge } from "#cms/media/upload-errors.ts";
import { UPLOAD_REQUEST_LIMIT } from "#cms/media/upload-limit.ts";
import type { AppEnv } from "./app-env.ts";
import type { ErrorPage } from "./error-page.ts";
import { isStaff, staffLanguage } from "./is-authenticated.ts";
import { refuse } from "./refusal.ts";

const KIB = 1024;
/** Bytes that anybody may send: a form's longest fields, 5,000 emoji with each byte escaped (60 kB) among them, and room to spare. */
const ANYBODY = 256 * KIB;
/** Bytes of a record that staff saves, its longest text included. */
const RECORD = 4 * KIB * KIB;
/** A refusal ends the connection too: what the client still sends of the body is not waited for. */
const UNREAD = { Connection: "close" };
/** Where staff sends more than anybody may. */
const FOR_STAFF = /^\/(?:api|admin)(?:\/|$)/;
/** Where files come in: calls of the desk's functions carry none. */
const FILES = /^\/api(?:\/|$)/;
/** Where files of the media library do. */
const LIBRARY = /^\/api\/media(?:\/|$)/;

/**
 * Refuses bodies that are longer than the address and the sender allow, before anything of them is read. Who the sender is is asked
 * only for a body that is too long for anybody. A body of untold length may be as long as anybody's. Staff whose file is too large for
 * the library is told so in their language; who has sent a form of the site is told on a page, as of other forms that cannot be taken.
 */
export function bodyLimits(cms: Payload, errorPage: ErrorPage): MiddlewareHandler<AppEnv> {
  const tooLong = (request: Request, message = "Content too large") => refuse(request, errorPage, { status: 413, message, extra: UNREAD });
  const counted = bodyLimit({ maxSize: ANYBODY, onError: ({ req }) => tooLong(req.raw) });

  return async (context, next) => {
    const { path, raw } = context.req;
    const { headers } = context.env.incoming;
    if (headers["transfer-encoding"] !== undefined) {
      // The admin's shell reads Node's own request, where nobody counts for it. Browsers tell the length.
      return path.startsWith(DESK)
        ? refuse(raw, errorPage, { status: 411, message: "Length required", extra: UNREAD })
        : counted(context, next);
    }
    const length = Number(headers["content-length"] ?? 0);
    if (length <= ANYBODY) return next();
    const staff = FOR_STAFF.test(path) && (await isStaff(cms, raw.headers));
    const isUpload = staff && FILES.test(path) && headers["content-type"]?.startsWith("multipart/form-data");
    const limit = isUpload ? UPLOAD_REQUEST_LIMIT : staff ? RECORD : ANYBODY;
    if (length <= limit) return next();
    return isUpload && LIBRARY.test(path) ? tooLong(raw, tooLarge(staffLanguage(cms, raw.headers))) : tooLong(raw);
  };
}
