import { say } from "#shared/desk-texts/say.ts";
import type { FieldHook, GlobalAfterChangeHook, JSONField, PayloadRequest } from "payload";
import { forStaff, serverOnly } from "../../access/field-access.ts";
import type { SavedBy, SavedThrough } from "./who-saved.ts";

/** The author of a save. */
export function savedBy({ user }: Pick<PayloadRequest, "user">, through: SavedThrough | null): SavedBy {
  return { name: user?.name || user?.email || null, through, at: new Date().toISOString() };
}

const noteWho: FieldHook = ({ context, req }) =>
  savedBy(req, context["isRestoringVersion"] ? "restore" : context["isScheduled"] ? "schedule" : null);

/** Payload restores a version of a global without field hooks, so this stores the author afterwards. */
export const noteWhoRestored: GlobalAfterChangeHook = async ({ context, global: { slug }, req }) => {
  if (!context["isRestoringVersion"]) return;
  const { db } = req.payload;
  const data = { savedBy: savedBy(req, "restore") };
  await db.updateGlobal({ slug, data, req, returning: false });
  const { docs } = await db.findGlobalVersions({ global: slug, limit: 1, pagination: false, sort: "-updatedAt", req });
  for (const { id } of docs) await db.updateGlobalVersion({ global: slug, id, versionData: { version: data }, req, returning: false });
};

/** The author of a save, stored with each version; visible to staff only. */
export function savedByField(): JSONField {
  return {
    type: "json",
    name: "savedBy",
    label: say("Saved by"),
    access: { ...serverOnly, ...forStaff },
    hooks: { beforeChange: [noteWho] },
    admin: { hidden: true, components: { Diff: "/admin/views/versions/saved-by-diff.tsx#SavedByDiff" } },
  };
}

/** The desk's own list of versions, instead of Payload's. */
export const versionViews = { edit: { versions: { Component: "/admin/views/versions/view.tsx#VersionsView" } } };
