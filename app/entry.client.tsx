import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { provideBuiltInTexts } from "#app/i18n/built-in.ts";
import { languageOf } from "#app/i18n/languages.ts";

const language = languageOf(window.location.pathname);
const texts = language === "zh" ? await import("#app/i18n/locales/zh.ts") : await import("#app/i18n/locales/en.ts");
provideBuiltInTexts(language, texts.default);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
