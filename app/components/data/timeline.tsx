import type { ReactNode } from "react";
import { SiteLink } from "../basics/site-link.tsx";
import "./timeline.css";

export interface TimelineYear {
  year: number;
  /** `to` makes the title a link: a site path without language prefix. */
  entries: { key: string; title: ReactNode; text?: ReactNode; meta?: ReactNode; to?: string }[];
}

/**
 * Entries year by year down the route, every year a stop.
 * @param level of the years' headings; the entries' are one below
 */
export function Timeline({ years, level = 2 }: { years: TimelineYear[]; level?: 2 | 3 }) {
  const YearHeading = `h${level}` as const;
  const EntryHeading = level === 2 ? "h3" : "h4";
  return (
    <ol className="timeline">
      {years.map(({ year, entries }) => (
        <li key={year} className="timeline-year">
          <YearHeading className="timeline-number figures">{year}</YearHeading>
          <ul>
            {entries.map(({ key, title, text, meta, to }) => (
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
