import type { ReactNode } from "react";
import { SiteLink } from "../basics/site-link.tsx";
import "./timeline.css";

export interface TimelineEntry {
  key: string;
  year: number;
  title: ReactNode;
  text?: ReactNode;
  meta?: ReactNode;
  /** Makes the title a link: a site path without language prefix. */
  to?: string;
}

/**
 * Entries year by year down the route, every year a stop, in the given order.
 * @param level of the years' headings; the entries' are one below
 */
export function Timeline({ entries, level = 2 }: { entries: TimelineEntry[]; level?: 2 | 3 }) {
  const YearHeading = `h${level}` as const;
  const years = new Set(entries.map(({ year }) => year));
  const EntryHeading = level === 2 ? "h3" : "h4";
  return (
    <ol className="timeline">
      {Array.from(years, (year) => (
        <li key={year} className="timeline-year">
          <YearHeading className="timeline-number figures">{year}</YearHeading>
          <ul>
            {entries
              .filter((entry) => entry.year === year)
              .map(({ key, title, text, meta, to }) => (
                <li key={key}>
                  <EntryHeading className="timeline-title">{to ? <SiteLink to={to}>{title}</SiteLink> : title}</EntryHeading>
                  {meta && <div className="timeline-meta figures">{meta}</div>}
                  {text && <p className="timeline-text">{text}</p>}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
