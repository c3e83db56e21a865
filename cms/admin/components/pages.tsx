import type { Texts } from "../texts/index.ts";

interface PagesProps {
  texts: Texts["leads"];
  /** Shows the number of the page, the number of pages, and of entries. */
  summary: string;
  page: number;
  pages: number;
  /** The address of a page. */
  to: (page: number) => string;
}

/** Links to the previous and the next page of a list. */
export function Pages({ texts, summary, page, pages, to }: PagesProps) {
  return (
    <nav className="desk-pages" aria-label={texts.pages}>
      <span className="desk-note-text">{summary}</span>
      {page > 1 && (
        <a className="desk-button desk-button--small" href={to(page - 1)}>
          {texts.before}
        </a>
      )}
      {page < pages && (
        <a className="desk-button desk-button--small" href={to(page + 1)}>
          {texts.after}
        </a>
      )}
    </nav>
  );
}
