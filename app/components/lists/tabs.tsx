import { SiteLink } from "../basics/site-link.tsx";
import "./tabs.css";

export interface Tab {
  label: string;
  /** Site path without language prefix, with the query of this tab. */
  to: string;
  current: boolean;
  /** Number of entries of the tab. */
  count?: number;
}

/** Tabs that are addresses: each choice is a page of its own. On a phone they scroll sideways. */
export function Tabs({ label, items }: { label: string; items: Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {items.map(({ label: text, to, current, count }) => (
        <SiteLink key={to} className="tab" to={to} aria-current={current ? "page" : undefined}>
          {/* The blank keeps the number from the last word for whoever hears them. */}
          {count === undefined ? text : `${text} `}
          {count !== undefined && <sup className="figures">{count}</sup>}
        </SiteLink>
      ))}
    </nav>
  );
}
