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
const MAX_BODY = 256 * KIB;
/** Bytes of a record that staff saves, its longest text included. */
const MAX_RECORD = 4 * KIB * KIB;
/** A refusal also ends the connection, so that the server does not wait for the rest of the body. */
const UNREAD = { Connection: "close" };
/** Where staff sends more than anybody may. */
const FOR_STAFF = /^\/(?:api|admin)(?:\/|$)/;
/** Where uploads arrive; calls of the desk's functions carry none. */
const FILES = /^\/api(?:\/|$)/;
/** Where uploads of the media library arrive. */
const LIBRARY = /^\/api\/media(?:\/|$)/;

/**
 * Refuses bodies that are longer than the address and the sender allow, before reading them. Looks the sender up only for a body that is
 * too long for the public. A body of unknown length has the public's limit. Staff whose file is too large for the library gets a message
 * in their language; a visitor whose form is too long gets an error page.
 */
export function bodyLimits(cms: Payload, errorPage: ErrorPage): MiddlewareHandler<AppEnv> {
  const tooLong = (request: Request, message = "Content too large") => refuse(request, errorPage, { status: 413, message, extra: UNREAD });
  const countedLimit = bodyLimit({ maxSize: MAX_BODY, onError: ({ req }) => tooLong(req.raw) });

  return async (context, next) => {
    const { path, raw } = context.req;
    const { headers } = context.env.incoming;
    if (headers["transfer-encoding"] !== undefined) {
      // The admin's shell reads Node's own request, where nothing counts the bytes. Browsers send the length.
      return path.startsWith(DESK)
        ? refuse(raw, errorPage, { status: 411, message: "Length required", extra: UNREAD })
        : countedLimit(context, next);
    }
    const length = Number(headers["content-length"] ?? 0);
    if (length <= MAX_BODY) return next();
    const staff = FOR_STAFF.test(path) && (await isStaff(cms, raw.headers));
    const isUpload = staff && FILES.test(path) && headers["content-type"]?.startsWith("multipart/form-data");
    const limit = isUpload ? UPLOAD_REQUEST_LIMIT : staff ? MAX_RECORD : MAX_BODY;
    if (length <= limit) return next();
    return isUpload && LIBRARY.test(path) ? tooLong(raw, tooLarge(staffLanguage(cms, raw.headers))) : tooLong(raw);
  };
}
