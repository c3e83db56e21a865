"use client";
import { SearchInput } from "../../components/search-input.tsx";
import { useDesk } from "../../lib/use-desk.ts";
import type { FileFilters } from "./read-files.ts";

interface SearchProps {
  filters: FileFilters;
  /** The address without the search; empty without one. */
  clear: string;
}

/** Searches files by name and description, of every kind. Without script it works by Enter. */
export function Search({ filters: { q = "", folder, repeated }, clear }: SearchProps) {
  const { texts } = useDesk();
  return (
    <search className="desk-bar__search-area">
      <form method="get" className="desk-actions">
        <input type="hidden" name="show" value="grid" />
        {folder !== undefined && <input type="hidden" name="folder" value={folder} />}
        {repeated && <input type="hidden" name="repeated" value="1" />}
        <SearchInput value={q} max={100} label={texts.leads.search} placeholder={texts.library.searched} />
        <button type="submit" className="desk-unseen">
          {texts.leads.search}
        </button>
        {clear && (
          <a className="desk-link" href={clear}>
            {texts.leads.clear}
          </a>
        )}
      </form>
    </search>
  );
}
