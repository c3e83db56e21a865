import type { KeyboardEvent, ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { useScripted } from "#shared/lib/use-scripted.ts";
import "./tabs.css";

/** The parameter of the address that chooses a panel. */
const PARAMETER = "tab";

export interface TabPanel {
  /** The value of the address's parameter. */
  key: string;
  label: string;
  content: ReactNode;
}

/**
 * Panels of which one is shown at a time, chosen by the address: `?tab=specs`. All of them are in the HTML. Without script the tabs
 * are links; with it they are tabs by the book (arrow keys, Home, End) and nothing is loaded again.
 * @param id of the whole, the hash of the tabs' links
 */
export function TabPanels({ id, label, panels }: { id: string; label: string; panels: TabPanel[] }) {
  const [search] = useSearchParams();
  const scripted = useScripted();
  const chosen = panels.find(({ key }) => key === search.get(PARAMETER)) ?? panels[0];

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
    const index = tabs.findIndex((tab) => tab === document.activeElement);
    const steps: Partial<Record<string, number>> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 };
    const next = steps[event.key];
    if (next === undefined || index < 0) return;
    event.preventDefault();
    const tab = tabs[(next + tabs.length) % tabs.length];
    tab?.focus();
    tab?.click();
  }

  function addressOf(key: string): string {
    const query = new URLSearchParams(search);
    query.set(PARAMETER, key);
    return `?${query}#${id}`;
  }

  return (
    <div className="tab-panels" id={id}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the tabs inside */}
      <nav className="tabs" role={scripted ? "tablist" : undefined} aria-label={label} onKeyDown={onKeyDown}>
        {panels.map(({ key, label: text }) => (
          <Link
            discover="none"
            key={key}
            className="tab"
            id={`${id}-${key}-tab`}
            to={addressOf(key)}
            replace
            preventScrollReset
            defaultShouldRevalidate={false}
            {...(scripted
              ? {
                  role: "tab",
                  "aria-selected": key === chosen?.key,
                  "aria-controls": `${id}-${key}`,
                  tabIndex: key === chosen?.key ? 0 : -1,
                }
              : { "aria-current": key === chosen?.key ? "true" : undefined })}
          >
            {text}
          </Link>
        ))}
      </nav>
      {panels.map(({ key, content }) => (
        <div
          key={key}
          className="tab-panel"
          id={`${id}-${key}`}
          hidden={key !== chosen?.key}
          {...(scripted && { role: "tabpanel", "aria-labelledby": `${id}-${key}-tab` })}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
