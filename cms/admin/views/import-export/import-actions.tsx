"use client";
import { useRouter } from "../../lib/navigation.ts";
import { confirmDialog } from "../../lib/dialogs.ts";
import { useDesk } from "../../lib/use-desk.ts";

interface ActionsProps {
  /** Number of the import. */
  id: number;
  here: string;
  /** The records to write, and the bad lines. */
  writes: number;
  bad: number;
  /** Whether the import is complete. */
  isOver: boolean;
}

/** The actions for a validated file. */
export function Actions({ id, here, writes, bad, isOver }: ActionsProps) {
  const { texts, busy, change } = useDesk();
  const { importExport } = texts;
  const router = useRouter();
  const write = async (onlyGood: boolean) => {
    const question = importExport.writeGoodAsk(writes, bad);
    if (onlyGood && (await confirmDialog({ question, deed: importExport.writeGood(writes), cancel: texts.cancel })) === null) return;
    await change(`/api/imports/${id}/write`, "POST", { onlyGood }, importExport.begun);
  };
  const giveUp = async () => {
    if (await change(`/api/imports/${id}/give-up`, "POST", {}, importExport.givenUp)) router.push(here);
  };
  const mayWriteAll = bad === 0 && writes > 0;
  return (
    <div className="desk-actions desk-foot">
      {mayWriteAll && (
        <button type="button" className="desk-button desk-button--first" disabled={busy} onClick={() => void write(false)}>
          {importExport.writeAll(writes)}
        </button>
      )}
      <a className={`desk-button${mayWriteAll ? "" : " desk-button--first"}`} href={here}>
        {bad > 0 ? importExport.other : importExport.another}
      </a>
      {bad > 0 && writes > 0 && (
        <button type="button" className="desk-button" disabled={busy} onClick={() => void write(true)}>
          {importExport.writeGood(writes)}
        </button>
      )}
      {!isOver && (
        <button type="button" className="desk-button desk-button--plain" disabled={busy} onClick={() => void giveUp()}>
          {importExport.giveUp}
        </button>
      )}
    </div>
  );
}
