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
  /** Links to all files, to each folder, and to the files without a folder. */
  places: Place[];
  /** The link to the duplicates. */
  repeated: Place;
  /** The open folder. */
  open: Folder | null;
  /** The address without filters. */
  home: string;
  canWrite: boolean;
}

/** The folders of the library, with forms to create, rename and delete one. */
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
