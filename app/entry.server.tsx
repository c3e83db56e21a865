import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { provideBuiltInTexts, textsForPages, type Texts } from "#app/i18n/locales/built-in.ts";
import en from "#app/i18n/locales/en.ts";
import { pageGraph } from "#app/data/structured-data/page-graph.server.ts";
import { publishedLayoutData } from "#app/data/layout-data.server.ts";
import { loadTexts, plainTexts } from "#app/data/texts.server.ts";
import { LayoutDataContext } from "#app/data/layout-context.ts";
import { TextProvider } from "#app/i18n/index.ts";
import { languageOf, LANGUAGES, type Language } from "#shared/languages.ts";
import { TextStore } from "#app/i18n/texts.ts";
import { toSiteError, type SiteError } from "#app/lib/errors.ts";
import { HEAD_TYPE } from "#app/lib/http/accept.ts";
import { brandStyles } from "#app/lib/brand-styles.ts";
import { bareError } from "#app/lib/http/bare-error.ts";
import { failureResponse } from "#app/lib/http/failure-response.ts";
import type { Head } from "#app/lib/seo/head.ts";
import { PageGraphContext } from "#app/lib/seo/structured-data.ts";
import { StartContext } from "#app/client/start-elements.tsx";
import { withContentSecurityPolicy } from "#app/document/page-policy.server.ts";
import { startData } from "#app/document/start-data.server.ts";

/** The texts of every language that has any, by the names of their files. */
const TEXTS = import.meta.glob<Texts>("./i18n/locales/[a-z][a-z].ts", { eager: true, import: "default" });
const textsOf = (language: Language) => TEXTS[`./i18n/locales/${language}.ts`];
for (const language of LANGUAGES) provideBuiltInTexts(language, textsForPages(language, textsOf, en).texts);

/** Milliseconds after which the server aborts a page that does not finish. */
const RENDER_LIMIT = 10_000;

/**
 * Answers a document request. The page is rendered whole before anything is sent, so that its status is the real one.
 * Errors go as JSON to those who ask for JSON first, and as a bare line to crawlers.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const error = firstError(router);
  const bare = error && bareError(request, { ...error, statusCode: status }, headers);
  if (bare) return bare;
  if (request.headers.get("accept") === HEAD_TYPE) return headAnswer(router, status, headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  try {
    const { page, policy } = withContentSecurityPolicy(await pageHtml(request, router, context));
    // In development Vite adds scripts of its own.
    if (import.meta.env.PROD) headers.set("Content-Security-Policy", policy);
    return new Response(page, { status, headers });
  } catch (failure) {
    // The router then asks once more, for the error page. If that fails as well, nothing of the site can be shown.
    if (!error) throw failure;
    console.error(failure);
    return failureResponse(request);
  }
}

function firstError(router: EntryContext): SiteError | null {
  const errors = Object.values(router.staticHandlerContext.errors ?? {});
  return errors.length > 0 ? toSiteError(errors[0]) : null;
}

/** A page's head alone. At the address of the page it is nothing that a cache may keep. */
function headAnswer(router: EntryContext, status: number, headers: Headers): Response {
  headers.append("Vary", "Accept");
  headers.set("Cache-Control", "no-store");
  headers.set("Content-Type", HEAD_TYPE);
  return Response.json(headOf(router), { status, headers });
}

/** What the page says about itself; null for a page that says nothing. */
function headOf({ staticHandlerContext: { matches, loaderData } }: EntryContext): Head | null {
  const page = matches.at(-1);
  const data = page && (loaderData[page.route.id] as { head?: Head } | undefined);
  return data?.head ?? null;
}

/** The page as HTML, with its styles and with what its client starts from. */
async function pageHtml(request: Request, router: EntryContext, context: Readonly<RouterContextProvider>): Promise<string> {
  const language = languageOf(new URL(request.url).pathname);
  const failed = firstError(router) !== null;
  const [{ texts, version }, published] = await Promise.all([
    loadTexts(language).catch(orWithout(failed, () => plainTexts(language))),
    publishedLayoutData(language).catch(orWithout(failed, () => undefined)),
  ]);
  const head = failed ? null : headOf(router);
  const graph = head && !head.noindex ? pageGraph(head, context) : null;
  const own = published ? brandStyles(published.layout.brand) : "";
  return render(
    <StartContext value={await startData(router, { texts: version, layout: published?.version ?? "" }, own)}>
      <TextProvider store={new TextStore(texts)}>
        <LayoutDataContext value={published?.layout}>
          <PageGraphContext value={graph}>
            <ServerRouter context={{ ...router, manifest: ofThePage(router), serverHandoffStream: undefined }} url={request.url} />
          </PageGraphContext>
        </LayoutDataContext>
      </TextProvider>
    </StartContext>,
  );
}

/** The manifest with the page's own routes alone: the router builds routes anew for each page, from its whole manifest. */
function ofThePage({ manifest, staticHandlerContext: { matches } }: EntryContext): EntryContext["manifest"] {
  return { ...manifest, routes: Object.fromEntries(matches.map(({ route: { id } }) => [id, manifest.routes[id]])) };
}

/** Unreadable content fails a page, but not the error page. */
function orWithout<T>(failed: boolean, instead: () => T): (error: unknown) => T {
  return (error) => {
    if (!failed) throw error;
    return instead();
  };
}

/** React says it itself where it sends a page in pieces. */
const DOCTYPE = "<!DOCTYPE html>";
/** How React marks a part that it left to the client, because something in it could not be had at once. */
const LEFT_OUT = "<!--$!-->";

/**
 * Renders an element to HTML once all of it is ready. Mostly it is: only the code of a part that comes late has to be waited for, once.
 * At once it takes two thirds of the time.
 */
async function render(element: ReactNode): Promise<string> {
  const html = renderToString(element);
  return html.includes(LEFT_OUT) ? renderWaiting(element) : DOCTYPE + html;
}

function renderWaiting(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const sink = new PassThrough();
    const { pipe, abort } = renderToPipeableStream(element, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => console.error(error),
      // Nothing is sent before all is ready, so that no part need be put into its place by a script later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    const limit = setTimeout(abort, RENDER_LIMIT);
    text(sink)
      .then(resolve, reject)
      .finally(() => clearTimeout(limit));
  });
}

/** Logs unexpected errors only: answers below 500 are no faults of ours. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || toSiteError(error).statusCode < 500) return;
  console.error(error);
}
