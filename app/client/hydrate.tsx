/** The client's entry: the script in the head of every page (boot.ts) calls its exports. */
import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { firstLayoutData, LayoutDataContext } from "#app/data/layout-context.ts";
import type { LayoutData } from "#app/data/layout-data.server.ts";
import type { Texts } from "#app/i18n/locales/built-in.ts";
import { partsOfPage } from "#app/components/basics/lazy-with-fallback.tsx";
import { TextProvider } from "#app/i18n/index.ts";
import { TextStore } from "#app/i18n/texts.ts";
import { trackException } from "#app/lib/analytics.ts";
import { PageUnavailable, toSiteError } from "#app/lib/errors.ts";
import { firstTexts } from "#app/lib/storage/stored-texts.ts";
import { languageOf } from "#shared/languages.ts";
import type { ClientStart } from "./client-start.ts";
import { tolerateForeignChanges } from "./foreign-changes.ts";
import { watchDocuments } from "./middleware.ts";
import { preparePages } from "./page-code.tsx";
import { keepFocus } from "./page-focus.tsx";
import { notePageInput, type PageInput } from "./page-input.ts";
import { retryPageData } from "./retry-page-data.ts";
import { handOverToRouter, nameHistoryEntries } from "./router-internals.ts";

export { storesOfVisitor } from "#app/lib/storage/visitor.ts";

let ready: { texts: Texts; layout: LayoutData };

/**
 * Loads modules, data and texts that the page needs to hydrate, and lays out distant parts.
 * @throws Error when a module or the layout fails to load
 */
export async function prepare(page: ClientStart): Promise<void> {
  const language = languageOf(location.pathname);
  const [texts, layout] = await Promise.all([
    firstTexts(language, page.texts),
    firstLayoutData(language, page.layout),
    handOverToRouter(page, language),
  ]);
  await partsOfPage();
  ready = { texts, layout };
  void renderDeferred();
}

/** Hydrates the page; settles once the client responds to the visitor. Call it after preparing. */
export async function hydrate(): Promise<PageInput> {
  const { texts, layout } = ready;
  preparePages();
  retryPageData();
  nameHistoryEntries();
  watchDocuments();
  window.addEventListener("unhandledrejection", ignoreSkippedTransition);
  tolerateForeignChanges();
  const input = notePageInput();
  keepFocus();
  const store = new TextStore(texts);
  let isReady = false;
  const onRecoverableError = (error: unknown) => {
    console.info("A part of the page was rendered anew:", error);
    input.restore();
    if (isReady) input.announce();
  };
  await new Promise<void>((resolve) => {
    const onReady = () => {
      isReady = true;
      input.announce();
      resolve();
    };
    startTransition(() => {
      const makeRoot = () =>
        hydrateRoot(
          document,
          <StrictMode>
            <Client onReady={onReady}>
              <TextProvider store={store}>
                <LayoutDataContext value={layout}>
                  <HydratedRouter onError={reportError} />
                </LayoutDataContext>
              </TextProvider>
            </Client>
          </StrictMode>,
          { onRecoverableError },
        );
      listenWhen(() => isReady, makeRoot);
    });
  });
  performance.mark("taken-over");
  return input;
}

/**
 * Lets the listeners that `listen` adds to the document receive events only while `isReady`. React would answer the first press or key by
 * hydrating the whole page within it. Where others have changed the page, that falls between the press and its focus, which then goes to
 * an element that has left the page.
 */
function listenWhen(isReady: () => boolean, listen: () => void): void {
  document.addEventListener = (type: string, listener: EventListener, options?: boolean | AddEventListenerOptions) =>
    Document.prototype.addEventListener.call(document, type, (event) => void (isReady() && listener.call(document, event)), options);
  listen();
  Reflect.deleteProperty(document, "addEventListener");
}

/** The router skips the view transition of an overtaken navigation, and no code handles its rejected promise: that is no fault. */
function ignoreSkippedTransition(event: PromiseRejectionEvent): void {
  const { reason } = event as { reason: unknown };
  if (reason instanceof DOMException && reason.name === "AbortError") event.preventDefault();
}

/** Reports that the client runs the page: after the first effects of all components, before any second render. */
function Client({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(() => onReady(), [onReady]);
  return children;
}

function reportError(error: unknown): void {
  if (error instanceof PageUnavailable) return;
  const { statusCode, statusMessage } = toSiteError(error);
  if (statusCode < 500) return;
  const report = error instanceof Error ? error : `${statusCode} ${statusMessage}`;
  console.error(report);
  trackException(report, true);
}

/** The deferred blocks, as named in far.css. */
const BLOCKS = ".section, .call, .footer, .news-list > li";
/** Milliseconds within which the browser should become idle. */
const IDLE_LIMIT = 500;

/**
 * Lays out the page's deferred blocks, one in each idle moment of the browser, so that none takes long on a phone.
 * Afterwards every position within the page is final.
 */
async function renderDeferred(): Promise<void> {
  const root = document.documentElement;
  if (!root.dataset["far"]) return;
  const blocks = [...document.querySelectorAll<HTMLElement>(BLOCKS)];
  for (const block of blocks) {
    await new Promise((resolve) =>
      "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: IDLE_LIMIT }) : setTimeout(resolve),
    );
    block.style.contentVisibility = "visible";
    // Reading its height makes the browser lay it out at once.
    void root.scrollHeight;
  }
  delete root.dataset["far"];
  for (const block of blocks) block.style.contentVisibility = "";
}
