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
 * The search in the header: a link to the search page, which with script opens a field with suggestions below the header. `/` opens it
 * from anywhere outside of fields; arrows walk the suggestions, Enter opens one or the search itself, Escape closes.
 */
export function HeaderSearch() {
  const t = useText();
  const { key } = useLocation();
  // The panel belongs to the visit of a page on which it was opened: the next page shows none.
  const [opened, setOpened] = useState<string | null>(null);
  const open = opened === key;
  const opener = useRef<HTMLAnchorElement>(null);

  // The panel's code is there when it is wanted, so that no key is lost that is typed into it at once.
  useEffect(() => {
    if (!savesData()) void panel().catch(() => undefined);
  }, []);

  useEffect(() => {
    function openBySlash(event: globalThis.KeyboardEvent) {
      const { target, ctrlKey, metaKey, altKey } = event;
      const typing = target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
      if (event.key !== "/" || typing || ctrlKey || metaKey || altKey) return;
      event.preventDefault();
      setOpened(key);
    }
    document.addEventListener("keydown", openBySlash);
    return () => document.removeEventListener("keydown", openBySlash);
  }, [key]);

  function close() {
    setOpened(null);
    opener.current?.focus();
  }

  return (
    <>
      <SearchOpener ref={opener} open={open} label={t("search.open")} onToggle={() => setOpened(open ? null : key)} />
      {open && <LazyOnDemand load={panel} props={{ onClose: close }} />}
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
