"use client";
import { useAuth, useConfig, useEntityVisibility } from "@payloadcms/ui";
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from "react";
import { MAX_QUERY_LENGTH } from "../../../search/query-limit.ts";
import type { Hit } from "../../../search/find-records.ts";
import { enterNextPage } from "../../lib/enter-page.ts";
import { contentViewsFor } from "../content-views.ts";
import { useAnswer } from "../../lib/use-answer.ts";
import { collectionAddress, deskAddress, globalAddress } from "../../../lib/desk-address.ts";
import { useDesk } from "../../lib/use-desk.ts";

/** The search of the whole desk: a button in the head of every page, and ⌘K or Ctrl K. */
export function DeskSearch() {
  const { texts } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState("");
  const { hits, isDone } = useHits(query);
  useShortcut(() => dialog.current?.showModal());
  const key = useSyncExternalStore(
    () => () => {},
    () => (navigator.userAgent.includes("Mac OS") ? "⌘K" : "Ctrl K"),
    () => "Ctrl K",
  );
  const close = () => dialog.current?.close();
  const move = (event: KeyboardEvent<HTMLDialogElement>) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a")];
    const here = stops.indexOf(document.activeElement as HTMLElement);
    stops[(here + step + stops.length) % stops.length]?.focus();
  };
  return (
    <>
      <button type="button" className="desk-find" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M10.5 10.5l3 3" />
        </svg>
        <span className="desk-unseen">{texts.search.label}</span>
        <span>{texts.search.what}</span>
        <kbd aria-hidden="true">{key}</kbd>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys move between what is in it, which can all be reached without them */}
      <dialog ref={dialog} className="desk desk-search" aria-label={texts.search.label} onKeyDown={move}>
        <form
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault();
            dialog.current?.querySelector("a")?.click();
          }}
        >
          <input
            className="desk-input"
            type="search"
            value={query}
            maxLength={MAX_QUERY_LENGTH}
            aria-label={texts.search.label}
            placeholder={texts.search.what}
            onChange={({ target }) => setQuery(target.value)}
          />
        </form>
        <output className="desk-note-text">
          {query.trim() === "" ? texts.search.hint : isDone ? texts.search.found(hits.length) : ""}
        </output>
        <ul>
          {hits.map(({ href, title, kind }) => (
            <li key={href}>
              <a href={href} onClick={enterNextPage}>
                <b>{title}</b> <small className="desk-note-text">{kind}</small>
              </a>
            </li>
          ))}
        </ul>
        <button type="button" className="desk-button" onClick={close}>
          {texts.search.close}
        </button>
      </dialog>
    </>
  );
}

/** The desk's pages and records that match the query. */
function useHits(query: string): { hits: Hit[]; isDone: boolean } {
  const { texts, language } = useDesk();
  const { config } = useConfig();
  const { user } = useAuth();
  const { isEntityVisible } = useEntityVisibility();
  const trimmed = query.trim();
  const { answer, isDone } = useAnswer<{ hits: Hit[] }>(trimmed === "" ? null : `/api/desk-search?q=${encodeURIComponent(trimmed)}`);
  if (trimmed === "") return { hits: [], isDone: true };
  const pageHit = (href: string, title: string) => ({ href, title, kind: texts.search.page });
  const pages = [
    ...contentViewsFor(user).map(({ path, title }) => pageHit(deskAddress(path), inWords(title, language))),
    ...config.collections
      .filter(({ slug }) => isEntityVisible({ collectionSlug: slug }))
      .map(({ slug, labels }) => pageHit(collectionAddress(slug), inWords(labels.plural, language))),
    ...config.globals
      .filter(({ slug }) => isEntityVisible({ globalSlug: slug }))
      .map(({ slug, label }) => pageHit(globalAddress(slug), inWords(label, language))),
  ].filter(({ title }) => title.toLowerCase().includes(trimmed.toLowerCase()));
  return { hits: [...pages, ...(answer?.hits ?? [])], isDone };
}

function inWords(label: unknown, language: string): string {
  if (typeof label === "string") return label;
  const text: unknown = (label as Record<string, unknown> | null | undefined)?.[language];
  return typeof text === "string" ? text : "";
}

function useShortcut(open: () => void): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      // In a long text the key creates a link.
      if (event.defaultPrevented || event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}
