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
/** With these a long query may come in a body, as the desk sends it. */
export const OVERRIDES = ["x-payload-http-method-override", "x-http-method-override"];
const SIGN_IN_FIRST = { zh: "请先登录。", en: "Sign in first." };

/** Finds addresses of uploaded files, in any collection that has them. They are matched as they are written, not decoded. */
export function uploadedFiles({ config }: Payload): RegExp {
  const uploads = config.collections.flatMap(({ slug, upload }) => (upload ? [slug] : []));
  return new RegExp(`^/api/(?:${uploads.join("|")})/file/[^/]+$`);
}

/**
 * Refuses with 401 whatever somebody without an account asks of `/api`, but for uploaded files, of which Payload gives those that something
 * published shows, and for signing in. Nothing of a refused request is parsed, and a token that is not valid counts as none.
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

/** What is said to whoever is not signed in: a page of the desk is told what becomes of what was written on it. */
function refusal(cms: Payload, headers: Headers): object {
  const language = staffLanguage(cms, headers);
  const page = URL.parse(headers.get("referer") ?? "")?.pathname ?? "";
  if (page !== DESK && !page.startsWith(`${DESK}/`)) return { message: inLanguage(SIGN_IN_FIRST, language) };
  return { message: deskTexts(language).signedOut.said, data: { signedOut: true } };
}
