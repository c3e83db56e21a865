import { say } from "#shared/desk-texts/say.ts";
import type { MiddlewareHandler } from "hono";
import { languageOf } from "#shared/languages.ts";
import { withPreview } from "#cms/lib/preview-subject.ts";
import { inLanguage } from "#cms/lib/i18n.ts";
import { readPreviewToken } from "#cms/publishing/preview/preview-token.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { SiteHandler } from "./site.ts";

/** The parameter of an address that shows a draft. */
const PARAMETER = "preview";
/** Where the script is that follows the desk. */
const SCRIPT = "/builds/preview.js";

const OVER = say("This preview has expired, or its address is wrong. Open the preview in the admin again.\n");
const NOTE = say("Draft preview: visitors do not see this");

/**
 * Runs in a previewed page: takes the token out of the address bar before the page's own script reads it, says what is
 * seen, and loads the page again when the desk has saved.
 */
const FOLLOW = `(() => {
  const { href, origin } = location;
  const plain = new URL(href);
  plain.searchParams.delete("${PARAMETER}");
  history.replaceState(history.state, "", plain);
  const desk = parent !== window ? parent : opener;
  const { note } = document.currentScript.dataset;
  addEventListener("message", (event) => {
    if (event.origin === origin && event.data?.type === "payload-document-event") location.replace(href);
  });
  addEventListener("load", () => {
    desk?.postMessage({ type: "payload-live-preview", ready: true }, origin);
    const bar = document.createElement("p");
    bar.textContent = note;
    bar.setAttribute("role", "note");
    bar.style.cssText = "position:fixed;inset:auto auto 0 0;z-index:99;margin:0;padding:6px 12px;background:#14202b;color:#fff;font:13px system-ui";
    document.body.append(bar);
  });
})();
`;

/**
 * Shows the draft of a record on its real page to whoever has a signed address of it. Such a page is rendered for that
 * request alone, and no cache stores it.
 */
export function previews(site: SiteHandler): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    if (context.req.path === SCRIPT)
      return context.body(FOLLOW, 200, { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" });
    const token = context.req.query(PARAMETER);
    if (token === undefined || context.req.method !== "GET") return next();
    const language = languageOf(context.req.path);
    const subject = readPreviewToken(token);
    const headers = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex", "Referrer-Policy": "same-origin" };
    if (!subject) return context.text(inLanguage(OVER, language), 410, headers);
    const url = new URL(context.req.url);
    url.searchParams.delete(PARAMETER);
    const answer = await withPreview(subject, async () => {
      const page = await site(new Request(url, { headers: context.req.raw.headers }));
      return { status: page.status, headers: new Headers(page.headers), html: await page.text() };
    });
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    for (const name of ["Content-Length", "ETag"]) answer.headers.delete(name);
    const script = `<script src="${SCRIPT}" data-note="${inLanguage(NOTE, language)}"></script>`;
    return new Response(
      answer.html.replace("<head>", () => `<head>${script}`),
      { status: answer.status, headers: answer.headers },
    );
  };
}
