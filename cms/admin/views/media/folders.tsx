"use client";
import { call } from "../../lib/call.ts";
import { confirmDialog } from "../../lib/dialogs.ts";
import { useDesk } from "../../lib/use-desk.ts";
import type { Folder } from "./read-files.ts";

const MAX_NAME_LENGTH = 60;

interface Place {
  name: string;
  count: number;
  href: string;
  isHere: boolean;
}

interface FoldersProps {
  /** All files, each folder, and what lies in none. */
  places: Place[];
  /** The files of which there are several. */
  repeated: Place;
  /** The folder that is looked into. */
  open: Folder | null;
  /** The library without filters. */
  home: string;
  canWrite: boolean;
}

/** The folders of the library, and what can be done with them: a new one, another name for the one that is open, away with it. */
export function Folders({ places, repeated, open, home, canWrite }: FoldersProps) {
  const { texts, language, busy, attempt, change } = useDesk();
  const words = texts.library;
  const nameOf = (question: string, deed: string, before = "") =>
    confirmDialog({ question, deed, cancel: texts.cancel, name: { before, longest: MAX_NAME_LENGTH } });
  const make = async () => {
    const name = await nameOf(words.newName, words.newFolder);
    if (name) void change("/api/folders", "POST", { name }, words.made(name));
  };
  const rename = async ({ id, name: before }: Folder) => {
    const name = await nameOf(words.otherName, words.rename, before);
    if (name && name !== before) void change(`/api/folders/${id}`, "PATCH", { name }, texts.saved);
  };
  const remove = async ({ id, name }: Folder) => {
    if ((await confirmDialog({ question: words.removeAsk(name), deed: words.remove, cancel: texts.cancel })) === null) return;
    const trash = { deletedAt: new Date().toISOString() };
    if (await attempt(async () => call(`/api/folders/${id}`, "PATCH", trash, language))) window.location.assign(home);
  };
  return (
    <div className="desk-folders">
      <nav className="desk-tabs" aria-label={words.folders}>
        {[...places, repeated].map(({ name, count, href, isHere }) => (
          <a key={href} href={href} aria-current={isHere ? "page" : undefined}>
            {name} <span className="desk-figure">{count}</span>
          </a>
        ))}
      </nav>
      {canWrite && (
        <div className="desk-actions">
          <button type="button" className="desk-link" disabled={busy} onClick={() => void make()}>
            {words.newFolder}
          </button>
          {open && (
            <>
              <button type="button" className="desk-link" disabled={busy} onClick={() => void rename(open)}>
                {words.rename}
              </button>
              <button type="button" className="desk-link" disabled={busy} onClick={() => void remove(open)}>
                {words.remove}
              </button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
