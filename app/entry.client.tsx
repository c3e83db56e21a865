import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { chunksFirst } from "#app/features/updates/chunks-first.ts";
import { provideBuiltInTexts } from "#app/i18n/built-in.ts";
import { languageOf } from "#app/i18n/languages.ts";
import { exceptionOf, track } from "#app/lib/analytics.ts";
import { toSiteError } from "#app/lib/errors.ts";

const language = languageOf(window.location.pathname);
const texts = language === "zh" ? await import("#app/i18n/locales/zh.ts") : await import("#app/i18n/locales/en.ts");
provideBuiltInTexts(language, texts.default);

/** Statuses from here on are faults of the site; below, the address or the request was wrong. */
const FAILURE = 500;

function tellFailure(error: unknown): void {
  const { statusCode, statusMessage } = toSiteError(error);
  if (statusCode < FAILURE) return;
  console.error(error);
  track(exceptionOf(error instanceof Error ? error : `${statusCode} ${statusMessage}`, true));
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={tellFailure} instrumentations={[chunksFirst]} />
    </StrictMode>,
  );
});
