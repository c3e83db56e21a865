"use client";
import { toast, useBulkUpload, useModal } from "@payloadcms/ui";
import { useRouter } from "../../lib/navigation.ts";
import { useState } from "react";
import type { Use } from "../../../publishing/references/uses.ts";
import { UseLink } from "../account/use-link.tsx";
import { confirmDialog } from "../../lib/dialogs.ts";
import { changeMany, tellRefused } from "../bulk/change-many.ts";
import { openWithKeys } from "../../lib/open-with-keys.ts";
import { sizeOf } from "../../lib/size-of.ts";
import { useDesk } from "../../lib/use-desk.ts";
import type { Folder, ShownFile } from "./read-files.ts";

interface GridProps {
  files: ShownFile[];
  folders: Folder[];
  /** Address of the library. */
  here: string;
  canWrite: boolean;
}

/** The files as pictures, with actions for selected ones: moving them to a folder or to the trash. */
export function Grid({ files, folders, here, canWrite }: GridProps) {
  const { texts, language, busy, attempt, change } = useDesk();
  const router = useRouter();
  const [chosen, choose] = useState<number[]>([]);
  const words = texts.library;
  const isChosen = (id: number) => chosen.includes(id);
  const move = async (folder: number | null) => {
    if (await change("/api/media-folder", "POST", { ids: chosen, folder }, words.moved(chosen.length))) choose([]);
  };
  const trash = async () => {
    if ((await confirmDialog({ question: words.trashAsk(chosen.length), deed: texts.lead.trash, cancel: texts.cancel })) === null) return;
    const where = chosen.map((id, index) => `where[id][in][${index}]=${id}`).join("&");
    await attempt(async () => {
      // Used files stay, and the refusal lists their users; the others are in the trash all the same.
      const address = `/api/media?${where}&limit=${chosen.length}`;
      const { docs, errors } = await changeMany(address, { deletedAt: new Date().toISOString() }, language);
      if (docs.length > 0) toast.success(texts.bulk.done.trash(docs.length));
      router.refresh();
      choose([]);
      const names = new Map(files.map(({ id, filename }) => [id, filename]));
      if (errors.length > 0) await tellRefused(errors, { names, list: here, texts });
    });
  };
  if (files.length === 0) return <p className="desk-empty">{words.none}</p>;
  return (
    <>
      <div className="desk-library__bar">
        {chosen.length > 0 && (
          <div className="desk-actions desk-chosen" role="toolbar" aria-label={words.chosen(chosen.length)}>
            <span>{words.chosen(chosen.length)}</span>
            <select
              className="desk-chip"
              value=""
              disabled={busy}
              onKeyDown={openWithKeys}
              aria-label={words.moveTo}
              onChange={({ target }) => void move(target.value === "none" ? null : Number(target.value))}
            >
              <option value="" disabled>
                {words.moveTo}
              </option>
              {folders.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value="none">{words.noFolder}</option>
            </select>
            <button type="button" className="desk-button desk-button--small" disabled={busy} onClick={() => void trash()}>
              {texts.lead.trash}
            </button>
            <button type="button" className="desk-button desk-button--small desk-button--plain" onClick={() => choose([])}>
              {words.chooseNone}
            </button>
          </div>
        )}
      </div>
      <ul className="desk-files">
        {files.map((file) => (
          <li key={file.id} className={isChosen(file.id) ? "is-chosen" : undefined}>
            <a className="desk-files__open" href={`${here}/${file.id}`}>
              <span className="desk-files__picture">
                {file.picture ? <img src={file.picture} alt="" loading="lazy" decoding="async" /> : <span>{file.ending}</span>}
              </span>
              <b>{file.filename}</b>
            </a>
            {canWrite && (
              <input
                type="checkbox"
                checked={isChosen(file.id)}
                aria-label={words.choose(file.filename)}
                onChange={() => choose(isChosen(file.id) ? chosen.filter((id) => id !== file.id) : [...chosen, file.id])}
              />
            )}
            <p className="desk-small desk-muted">
              {[file.ending, file.width && file.height ? `${file.width} × ${file.height}` : "", sizeOf(file.bytes)]
                .filter(Boolean)
                .join(texts.comma)}
              {file.isRepeated && <span className="desk-urgent">{texts.comma + words.several}</span>}
            </p>
            <UsedIn uses={file.uses} more={`${here}/${file.id}`} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The first record that uses a file, and the number of the others. */
function UsedIn({ uses, more }: { uses: Use[]; more: string }) {
  const { texts } = useDesk();
  const [first] = uses;
  if (!first) return <p className="desk-small desk-muted">{texts.library.unused}</p>;
  return (
    <p className="desk-small">
      <span className="desk-muted">{texts.library.usedIn}</span> <UseLink use={first} />
      {uses.length > 1 && (
        <>
          {texts.comma}
          <a href={more}>{texts.library.more(uses.length - 1)}</a>
        </>
      )}
    </p>
  );
}

/** Opens Payload's drawer for several uploads. */
export function UploadMany() {
  const { texts } = useDesk();
  const { drawerSlug, setCollectionSlug, setOnSuccess } = useBulkUpload();
  const { openModal } = useModal();
  const router = useRouter();
  const open = () => {
    setCollectionSlug("media");
    setOnSuccess(() => router.refresh());
    openModal(drawerSlug);
  };
  return (
    <button type="button" className="desk-button" onClick={open}>
      {texts.library.uploadMany}
    </button>
  );
}
