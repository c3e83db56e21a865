"use client";
import { confirmDialog } from "../../lib/dialogs.ts";
import { useDesk } from "../../lib/use-desk.ts";

interface MenuProps {
  id: number;
  inTrash: boolean;
}

/** Rare actions for a lead: moving it to the trash, and restoring it. */
export function LeadMenu({ id, inTrash }: MenuProps) {
  const { texts, busy, change } = useDesk();
  const trash = async () => {
    if ((await confirmDialog({ question: texts.lead.trashConfirm, deed: texts.lead.trash, cancel: texts.cancel })) !== null)
      await change(`/api/leads/${id}`, "PATCH", { deletedAt: new Date().toISOString() }, texts.lead.trashed);
  };
  const restore = () => change(`/api/leads/${id}?trash=true`, "PATCH", { deletedAt: null }, texts.lead.restored);
  return (
    <button
      type="button"
      className="desk-button desk-button--small desk-button--plain"
      disabled={busy}
      onClick={() => void (inTrash ? restore() : trash())}
    >
      {inTrash ? texts.lead.restore : texts.lead.trash}
    </button>
  );
}
