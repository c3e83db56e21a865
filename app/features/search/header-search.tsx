import { useEffect, useRef, useState, type Ref } from "react";
import { useLocation } from "react-router";
import { localPath, useLanguage, useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { savesData } from "#app/lib/saves-data.ts";
import { Icon } from "#app/components/basics/icon.tsx";
import { LazyOnDemand } from "#app/components/basics/lazy-on-demand.tsx";
import "./search-panel.css";

const panel = () => import("./search-panel.tsx").then(({ SearchPanel }) => SearchPanel);

/**
 * The search in the header: a link to the search page, which with script opens a field with suggestions below the header. Ctrl K
 * opens it from anywhere, on a Mac with the command key; arrows walk the suggestions, Enter opens one or the search itself, Escape closes.
 */
export function HeaderSearch() {
  const t = useText();
  const { key } = useLocation();
  // The panel belongs to the page on which it was opened: the next page shows none.
  const [opened, setOpened] = useState<string | null>(null);
  const open = opened === key;
  const opener = useRef<HTMLAnchorElement>(null);

  // The panel's code is loaded before it opens, so that no typed key is lost.
  useEffect(() => {
    if (!savesData()) void panel().catch(() => undefined);
  }, []);

  useEffect(() => {
    // A single key would open it for people who dictate to a machine that types.
    function openByKeys(event: globalThis.KeyboardEvent) {
      const { ctrlKey, metaKey, altKey, shiftKey } = event;
      if (event.key.toLowerCase() !== "k" || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      setOpened(key);
    }
    document.addEventListener("keydown", openByKeys);
    return () => document.removeEventListener("keydown", openByKeys);
  }, [key]);

  function close() {
    setOpened(null);
    opener.current?.focus();
  }

  return (
    <>
      <SearchOpener ref={opener} open={open} label={t("search.open")} onToggle={() => setOpened(open ? null : key)} />
      {open && <LazyOnDemand load={panel} props={{ onClose: close, onLeave: () => setOpened(null) }} />}
    </>
  );
}

function SearchOpener({ ref, open, label, onToggle }: { ref: Ref<HTMLAnchorElement>; open: boolean; label: string; onToggle: () => void }) {
  const language = useLanguage();
  return (
    <a
      ref={ref}
      className="icon-button search-opener"
      id="search-opener"
      href={localPath(paths.search, language)}
      aria-expanded={open}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onToggle();
      }}
    >
      <Icon name={open ? "close" : "search"} />
      <span className="visually-hidden">{label}</span>
    </a>
  );
}
