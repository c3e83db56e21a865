"use client";
import { toast, usePreferences } from "@payloadcms/ui";
import { confirmDialog } from "../../lib/dialogs.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { VIEWS_KEY, type SavedView } from "../../../leads/saved-views.ts";

/** Saved views of one person, and characters of the longest name. */
const MAX_VIEWS = 12;
const MAX_NAME_LENGTH = 40;

interface SaveViewProps {
  views: SavedView[];
  /** The filters of this view. */
  query: string;
  canKeep: boolean;
  isSaved: boolean;
  /** The address without filters. */
  home: string;
}

/** Saves the filters of a view under a name, and deletes saved ones. */
export function SaveView({ views, query, canKeep, isSaved, home }: SaveViewProps) {
  const { texts } = useDesk();
  const { setPreference } = usePreferences();
  const store = async (saved: SavedView[], address: string) => {
    try {
      await setPreference(VIEWS_KEY, saved);
      window.location.assign(address);
    } catch {
      toast.error(texts.failed);
    }
  };
  const keep = async () => {
    const name = await confirmDialog({
      question: texts.leads.viewName,
      deed: texts.leads.keepView,
      cancel: texts.cancel,
      name: { before: "", longest: MAX_NAME_LENGTH },
    });
    if (name) await store([...views, { name, query }].slice(-MAX_VIEWS), window.location.href);
  };
  if (isSaved)
    return (
      <button
        type="button"
        className="desk-link desk-end"
        onClick={() =>
          void store(
            views.filter((view) => view.query !== query),
            home,
          )
        }
      >
        {texts.leads.forgetView}
      </button>
    );
  return canKeep ? (
    <button type="button" className="desk-link desk-end" onClick={() => void keep()}>
      {texts.leads.keepView}
    </button>
  ) : null;
}
