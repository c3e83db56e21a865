import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { FrameContext } from "#app/data/frame-data.ts";
import { TextProvider } from "#app/i18n/index.ts";
import { TextStore } from "#app/i18n/texts.ts";
import { trackException } from "#app/lib/analytics.ts";
import { PageUnavailable, toSiteError } from "#app/lib/errors.ts";
import { fullStylesheet } from "#app/lib/full-stylesheet.ts";
import { prepareNavigation } from "#app/client/prepare.ts";
import { frameIsMissing } from "#app/client/with-frame.ts";
import type { ClientStart } from "./client-start.ts";
import { tolerateForeignChanges } from "./foreign-changes.ts";
import { layOutAll } from "./lay-out.ts";
import { notePageInput, type PageInput } from "./page-input.ts";
import { prepareHydration } from "./hydrate.ts";

/** Statuses from here on are faults of the site; below, the address or the request was wrong. */
const FAILURE = 500;

function tellFailure(error: unknown): void {
  if (error instanceof PageUnavailable) return;
  const { statusCode, statusMessage } = toSiteError(error);
  if (statusCode < FAILURE) return;
  const told = error instanceof Error ? error : `${statusCode} ${statusMessage}`;
  console.error(told);
  trackException(told, true);
}

let ready: Awaited<ReturnType<typeof prepareHydration>>;

/**
 * Gets ready to take the page over, and has what is far below laid out meanwhile.
 * @throws Error when something that it takes cannot be had
 */
export async function prepareClient(page: ClientStart): Promise<void> {
  ready = await prepareHydration(page);
  void layOutAll();
}

/**
 * Takes the page over; settles once the client answers what the visitor does. To be called once it is prepared.
 * @param awaited whether somebody is there, or something of the visitor's is kept: what then comes onto the page has its styles with it
 * @returns the element that stands now where one stood before
 */
export async function hydratePage(awaited: boolean): Promise<PageInput["current"]> {
  if (awaited) await fullStylesheet();
  const { texts, frame } = ready;
  const store = new TextStore(texts);
  prepareNavigation();
  if (!frame) frameIsMissing();
  tolerateForeignChanges();
  const input = notePageInput();
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
                <HydratedRouter onError={tellFailure} />
              </FrameContext>
            </TextProvider>
          </Client>
        </StrictMode>,
        { onRecoverableError },
      );
    });
  });
  return input.current;
}

/** Tells when the page is the client's: after the first effects of all that is on it, before anything is rendered again. */
function Client({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(() => onReady(), [onReady]);
  return children;
}
