import { say } from "#shared/desk-texts/say.ts";
import type { MiddlewareHandler } from "hono";
import type { Payload } from "payload";
import { DESK } from "#cms/lib/desk-address.ts";
import { deskTexts } from "#cms/admin/texts/index.ts";
import { inLanguage } from "#cms/lib/i18n.ts";
import type { AppEnv } from "../http/app-env.ts";
import { isStaff, staffLanguage } from "../http/is-authenticated.ts";
import { isRead } from "../http/methods.ts";

/** Signing in and what its pages need, the first account and the check of the session among it: method and address. */
const SIGN_IN = /^(?:(?:GET|HEAD) \/api\/users\/me|POST \/api\/users\/(?:login|logout|forgot-password|reset-password|first-register))$/;
/** Headers with which the desk sends a long query in a body. */
export const OVERRIDES = ["x-payload-http-method-override", "x-http-method-override"];
const SIGN_IN_REQUIRED = say("Sign in first.");

/** Finds addresses of uploaded files, in any collection that has them. They are matched as they are written, not decoded. */
export function uploadedFiles({ config }: Payload): RegExp {
  const uploads = config.collections.flatMap(({ slug, upload }) => (upload ? [slug] : []));
  return new RegExp(`^/api/(?:${uploads.join("|")})/file/[^/]+$`);
}

/**
 * Refuses requests for `/api` without an account with 401. Two kinds pass: uploaded files, of which Payload serves those that a published
 * record shows, and signing in. Parses nothing of a refused request; an invalid token counts as none.
 */
export function staffApi(cms: Payload): MiddlewareHandler<AppEnv> {
  const files = uploadedFiles(cms);
  return async (context, next) => {
    const { method, headers, url } = context.req.raw;
    const path = new URL(url).pathname;
    const isPlain = !OVERRIDES.some((name) => headers.has(name));
    const isFile = isRead(method) && files.test(path);
    if (isPlain && (isFile || SIGN_IN.test(`${method} ${path}`))) return next();
    if (await isStaff(cms, headers)) return next();
    return Response.json(
      { errors: [refusal(cms, headers)] },
      { status: 401, headers: { "Cache-Control": "no-store", Vary: "Cookie, Authorization, Accept-Language" } },
    );
  };
}

/** The message to anonymous callers; on a page of the desk it says what becomes of unsaved text. */
function refusal(cms: Payload, headers: Headers): object {
  const language = staffLanguage(cms, headers);
  const page = URL.parse(headers.get("referer") ?? "")?.pathname ?? "";
  if (page !== DESK && !page.startsWith(`${DESK}/`)) return { message: inLanguage(SIGN_IN_REQUIRED, language) };
  return { message: deskTexts(language).signedOut.said, data: { signedOut: true } };
}
