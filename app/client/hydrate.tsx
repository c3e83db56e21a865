/** The client's entry: the script in the head of every page (boot.ts) calls what is here. */
import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { FrameContext } from "#app/data/frame-data.ts";
import type { Frame } from "#app/data/frame.server.ts";
import type { Texts } from "#app/i18n/built-in.ts";
import { TextProvider } from "#app/i18n/index.ts";
import { TextStore } from "#app/i18n/texts.ts";
import { trackException } from "#app/lib/analytics.ts";
import { PageUnavailable, toSiteError } from "#app/lib/errors.ts";
import { fingerprint } from "#app/lib/fingerprint.ts";
import { fetchAndStore, storedString } from "#app/lib/storage/stored-json.ts";
import { firstTexts } from "#app/lib/storage/stored-texts.ts";
import { languageOf, type Language } from "#shared/languages.ts";
import { SERVER_ERROR } from "#shared/lib/http-status.ts";
import type { ClientStart } from "./client-start.ts";
import { tolerateForeignChanges } from "./foreign-changes.ts";
import { frameIsMissing, watchDocuments } from "./middleware.ts";
import { preparePages } from "./page-code.tsx";
import { notePageInput, type PageInput } from "./page-input.ts";
import { repeatPageData } from "./retry-page-data.ts";
import { handOverToRouter, nameHistoryEntries } from "./router-internals.ts";

/** What the site stores in the browser for itself: texts, frames, language, reloads, places scrolled to. All else is the visitor's. */
const OF_SITE = /^(?:(?:locale|frame):[a-z]+|lang|reloaded:.*|react-router-scroll-positions)$/;
/** The parameters by which an address brings products onto the quote list. */
const BRINGS_LIST = ["items", "add"];
/** What is laid out late, as far.css names it. */
const BLOCKS = ".section, .call, .footer, .news-list > li, .video-list > li";
/** Milliseconds that an idle moment is waited for. */
const IDLE_LIMIT = 500;

let ready: { texts: Texts; frame: Frame | undefined };

/**
 * Gets ready what the page needs to hydrate, modules, data and texts, and has what is far below laid out.
 * @throws Error when a module or the frame cannot be had
 */
export async function prepare(page: ClientStart): Promise<void> {
  const language = languageOf(location.pathname);
  const [texts, frame] = await Promise.all([
    firstTexts(language, page.texts),
    frameOf(language, page.frame),
    handOverToRouter(page, language),
  ]);
  ready = { texts, frame };
  void layOutAll();
}

/** Whether the browser stores something of the visitor's that the page is to show, or is to store the list that the page's address brings. */
export function storesOfVisitor(): boolean {
  const query = new URLSearchParams(location.search);
  if (BRINGS_LIST.some((name) => query.has(name))) return true;
  try {
    return [localStorage, sessionStorage].some((storage) => Object.keys(storage).some((key) => !OF_SITE.test(key)));
  } catch {
    // Storage is switched off.
    return false;
  }
}

/** Hydrates the page; settles once the client answers what the visitor does. To be called once it is prepared. */
export async function hydrate(): Promise<PageInput> {
  const { texts, frame } = ready;
  preparePages();
  repeatPageData();
  nameHistoryEntries();
  watchDocuments();
  window.addEventListener("unhandledrejection", ignoreSkippedTransition);
  if (!frame) frameIsMissing();
  tolerateForeignChanges();
  const input = notePageInput();
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
      hydrateRoot(
        document,
        <StrictMode>
          <Client onReady={onReady}>
            <TextProvider store={store}>
              <FrameContext value={frame}>
                <HydratedRouter onError={reportError} />
              </FrameContext>
            </TextProvider>
          </Client>
        </StrictMode>,
        { onRecoverableError },
      );
    });
  });
  performance.mark("taken-over");
  return input;
}

/** The router skips the view transition of a navigation that another one overtakes; nobody has its promise then, and nothing is wrong. */
function ignoreSkippedTransition(event: PromiseRejectionEvent): void {
  const { reason } = event as { reason: unknown };
  if (reason instanceof DOMException && reason.name === "AbortError") event.preventDefault();
}

/** Tells when the page is the client's: after the first effects of all that is on it, before anything is rendered again. */
function Client({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(() => onReady(), [onReady]);
  return children;
}

function reportError(error: unknown): void {
  if (error instanceof PageUnavailable) return;
  const { statusCode, statusMessage } = toSiteError(error);
  if (statusCode < SERVER_ERROR) return;
  const told = error instanceof Error ? error : `${statusCode} ${statusMessage}`;
  console.error(told);
  trackException(told, true);
}

/** The frame that the page was rendered with: the one stored in the browser if it is the same, else fetched. */
async function frameOf(language: Language, version: string | undefined): Promise<Frame | undefined> {
  if (version === undefined) return undefined;
  const key = `frame:${language}`;
  const stored = storedString(key);
  if (stored !== null && fingerprint(stored) === version) return JSON.parse(stored) as Frame;
  const frame = await fetchAndStore<Frame>(key, `/frame/${language}.json`, "frame");
  if (!frame) throw new Error("A page cannot be hydrated without its frame");
  return frame;
}

/**
 * Lays out what the page has left for when it comes near, a block in each idle moment of the browser, so that none is long on a phone.
 * From then on every place within the page is where it will be found again.
 */
async function layOutAll(): Promise<void> {
  const root = document.documentElement;
  if (!root.dataset["far"]) return;
  const blocks = [...document.querySelectorAll<HTMLElement>(BLOCKS)];
  for (const block of blocks) {
    await new Promise((resolve) =>
      "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: IDLE_LIMIT }) : setTimeout(resolve),
    );
    block.style.contentVisibility = "visible";
    // Asked for its height, the browser lays it out here and now.
    void root.scrollHeight;
  }
  delete root.dataset["far"];
  for (const block of blocks) block.style.contentVisibility = "";
}
