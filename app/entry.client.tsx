import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { FrameContext } from "#app/lib/frame-data.ts";
import { TextProvider } from "#app/i18n/index.ts";
import { TextStore } from "#app/i18n/texts.ts";
import { exceptionOf, track } from "#app/lib/analytics.ts";
import { PageUnavailable, toSiteError } from "#app/lib/errors.ts";
import { prepareNavigation } from "#app/navigation/prepare.ts";
import { frameIsMissing } from "#app/navigation/with-frame.ts";
import { readyToTakeOver } from "#app/start/take-over.ts";

/** Statuses from here on are faults of the site; below, the address or the request was wrong. */
const FAILURE = 500;

function tellFailure(error: unknown): void {
  if (error instanceof PageUnavailable) return;
  const { statusCode, statusMessage } = toSiteError(error);
  if (statusCode < FAILURE) return;
  const told = error instanceof Error ? error : `${statusCode} ${statusMessage}`;
  console.error(told);
  track(exceptionOf(told, true));
}

let tellTakenOver: () => void;

/** Settles once the client answers what the visitor does. The script that starts the client waits for it. */
export const takenOver = new Promise<void>((resolve) => {
  tellTakenOver = resolve;
});

function Client({ children }: { children: ReactNode }) {
  useEffect(() => tellTakenOver(), []);
  return children;
}

async function takeOver(): Promise<void> {
  const { texts, frame } = await readyToTakeOver();
  const store = new TextStore(texts);
  prepareNavigation();
  if (!frame) frameIsMissing();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Client>
          <TextProvider store={store}>
            <FrameContext value={frame}>
              <HydratedRouter onError={tellFailure} />
            </FrameContext>
          </TextProvider>
        </Client>
      </StrictMode>,
    );
  });
}

await takeOver();
