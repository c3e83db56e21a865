import { VOCABULARIES } from "#shared/vocabulary/terms.ts";
import type { CollectionConfig } from "payload";

/**
 * The collections without drafts that visitors see, so that whatever is saved is live at once. Folders, leads and accounts are for staff
 * alone.
 */
export const LIVE_ON_SAVE: readonly string[] = ["spec-rows", "redirects", "media", ...VOCABULARIES];

/** The controls in the head of a form, in place of Payload's: the state of the record, and the buttons that save and publish it. */
export const publishControls = {
  Status: "/admin/components/publish/state-line.tsx#StateLine",
  SaveDraftButton: "/admin/components/publish/save-draft.tsx#SaveDraft",
  PublishButton: "/admin/components/publish/button.tsx#PublishButton",
};

/** The same for records without drafts, which visitors see at once after a save. */
export const saveControls = { SaveButton: "/admin/components/publish/button.tsx#PublishButton" };

/** The collection with the panel that says what goes live in the place of a plain save, where it has no drafts and visitors see it. */
export function withSavePanel(collection: CollectionConfig): CollectionConfig {
  if (!LIVE_ON_SAVE.includes(collection.slug)) return collection;
  const { components, ...admin } = collection.admin ?? {};
  return { ...collection, admin: { ...admin, components: { ...components, edit: { ...components?.edit, ...saveControls } } } };
}
