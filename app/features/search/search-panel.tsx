import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { localPath, sentenceSpace, useLanguage, useText } from "#app/i18n/index.ts";
import { navigateTo } from "#app/lib/navigate-to.ts";
import { Icon } from "#app/components/basics/icon.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { MAX_QUERY } from "#shared/vocabulary/search-kinds.ts";
import { Marked, searchAddress } from "./search-results.tsx";
import { useSuggestions, type Suggestion } from "./use-suggestions.ts";

/**
 * The field with its suggestions, over the dimmed page.
 * @param onClose called by Escape and closing controls; the caller moves the focus
 * @param onLeave called when the focus has gone elsewhere
 */
export function SearchPanel({ onClose, onLeave }: { onClose: () => void; onLeave: () => void }) {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  // The searched text stays for editing: on the page of results and in the finder.
  const [query, setQuery] = useState(() => (new URLSearchParams(location.search).get("q") ?? "").slice(0, MAX_QUERY));
  const [marked, setMarked] = useState<Suggestion>();
  const field = useRef<HTMLInputElement>(null);
  const { results, isAnswered } = useSuggestions(query, language);
  // New suggestions may come at any moment, without the marked one of the old.
  const markedIndex = marked ? results.indexOf(marked) : -1;
  const trimmed = query.trim();
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const foundNothing = isAnswered && results.length === 0;

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // While an input method composes Chinese, keys belong to it.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && results.length > 0) {
      // Arrows leave the field on either side and wrap round; in the field none is chosen.
      const places = results.length + 1;
      setMarked(results[((markedIndex + 1 + step + places) % places) - 1]);
    } else if (event.key === "Enter" && marked && markedIndex >= 0) openResult(marked.path);
    else if (event.key === "Enter" && trimmed) navigateTo(localPath(searchAddress({ query: trimmed }), language));
    else return;
    event.preventDefault();
  }

  function closeByEscape(event: KeyboardEvent) {
    if (event.key === "Escape" && !event.nativeEvent.isComposing) onClose();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // Its opener closes it by itself.
    if (relatedTarget && !currentTarget.contains(relatedTarget) && relatedTarget.id !== "search-opener") onLeave();
  }

  return (
    <>
      <div className="search-scrim" aria-hidden="true" onClick={onClose} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and focus are those of the controls inside */}
      <search className="search-panel" onKeyDown={closeByEscape} onBlur={onBlur}>
        <div className="wrap">
          <div className="search-panel-field">
            <Icon name="search" />
            <input
              ref={field}
              role="combobox"
              aria-expanded={results.length > 0}
              aria-controls={`${id}-list`}
              aria-activedescendant={markedIndex >= 0 ? `${id}-${markedIndex}` : undefined}
              aria-autocomplete="list"
              aria-label={t("search.label")}
              placeholder={t("search.placeholder")}
              maxLength={MAX_QUERY}
              autoComplete="off"
              enterKeyHint="search"
              value={query}
              onChange={(event) => {
                setQuery(event.target.value);
                setMarked(undefined);
              }}
              onKeyDown={onKeyDown}
            />
            <button type="button" className="search-panel-close" onClick={onClose}>
              <kbd aria-hidden="true">Esc</kbd>
              <span className="visually-hidden">{t("search.close")}</span>
            </button>
          </div>
          <output className={foundNothing ? undefined : "visually-hidden"}>
            {foundNothing ? (
              <>
                {t("search.nothingAtAll", { query: trimmed })}
                {sentenceSpace(language)}
                <SiteLink to={`${searchAddress({ query: trimmed })}#ask`}>{t("search.askTitle")}</SiteLink>
              </>
            ) : (
              isAnswered && t("search.suggested", { total: results.length })
            )}
          </output>
          {/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no list of a form can hold what is marked in a name */}
          <div role="listbox" id={`${id}-list`} aria-label={t("search.suggestions")}>
            {kinds.map((kind) => (
              <div key={kind} role="group" aria-label={t(`search.kind.${kind}`)}>
                <small aria-hidden="true">{t(`search.kind.${kind}`)}</small>
                {results.map(
                  ({ kind: own, title, path, picture, marked }, index) =>
                    own === kind && (
                      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys and focus are those of the field
                      <div
                        key={path + title}
                        id={`${id}-${index}`}
                        role="option"
                        aria-selected={index === markedIndex}
                        onClick={() => openResult(path)}
                      >
                        {picture && <img src={picture} alt="" width={44} height={33} />}
                        <span>
                          <Marked pieces={marked} />
                        </span>
                      </div>
                    ),
                )}
              </div>
            ))}
          </div>
          {/* oxlint-enable jsx-a11y/prefer-tag-over-role */}
          <div className="search-panel-foot">
            <span aria-hidden="true">
              <kbd>↑</kbd> <kbd>↓</kbd> {t("search.choose")}
            </span>
            <span aria-hidden="true">
              <kbd>Enter</kbd> {t("search.follow")}
            </span>
            <span aria-hidden="true">
              <kbd>{t("search.keys")}</kbd> {t("search.always")}
            </span>
            {trimmed && !foundNothing && (
              <SiteLink to={searchAddress({ query: trimmed })}>{t("search.allResults", { query: trimmed })}</SiteLink>
            )}
          </div>
        </div>
      </search>
    </>
  );
}

/** Opens files as documents, and pages within the app. */
function openResult(path: string): void {
  if (path.startsWith("/api/")) window.location.assign(path);
  else navigateTo(path);
}
