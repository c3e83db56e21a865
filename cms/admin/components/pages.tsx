import type { Texts } from "../texts/index.ts";

interface PagesProps {
  texts: Texts["leads"];
  /** Says which page it is, of how many, and how much they hold. */
  said: string;
  page: number;
  pages: number;
  /** The address of a page. */
  to: (page: number) => string;
}

/** Leads to the pages of a list before and after the open one. */
export function Pages({ texts, said, page, pages, to }: PagesProps) {
  return (
    <nav className="desk-pages" aria-label={texts.pages}>
      <span className="desk-note-text">{said}</span>
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
