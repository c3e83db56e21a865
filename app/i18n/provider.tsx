import { createContext, use, useSyncExternalStore, type ReactNode } from "react";
import { useLocation } from "react-router";
import { languageOf, type Language } from "#shared/languages.ts";
import { textAt, type TextStore, type Translate } from "./texts.ts";

const StoreContext = createContext<TextStore | null>(null);
const TranslateContext = createContext<Translate | null>(null);

/** Gives the tree below it the texts of the page's language, and shows what changes in them. */
export function TextProvider({ store, children }: { store: TextStore; children: ReactNode }) {
  const translate = useSyncExternalStore(store.subscribe, store.translate, store.translate);
  return (
    <StoreContext value={store}>
      <TranslateContext value={translate}>{children}</TranslateContext>
    </StoreContext>
  );
}

/** The language of the page, which is the language of its address. */
export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}

/** The translate function: `t("buy.title")`, `t("pager.status", { page, total })`. */
export function useText(): Translate {
  return requireProvided(use(TranslateContext));
}

/** The text of a key that is made while the site runs; undefined when there is none. */
export function useTextOf(): (key: string) => string | undefined {
  const store = useTextStore();
  return (key) => textAt(store.texts(), key);
}

/** The texts themselves, to lay others over them. */
export function useTextStore(): TextStore {
  return requireProvided(use(StoreContext));
}

/** @throws Error when there is no provider above */
function requireProvided<T>(value: T | null): T {
  if (value === null) throw new Error("There is no TextProvider above");
  return value;
}
