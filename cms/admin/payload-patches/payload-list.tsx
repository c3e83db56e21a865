/**
 * Why: the buttons of Payload's list for what is chosen would delete for good what is not in the trash; they can only be left out
 *   by drawing the list anew.
 * Upstream: none found; to be sent: docs/upstream/payload-list-actions.md
 * For: @payloadcms/ui 3.90.1: DefaultListView, and which of the list's props are the server's alone.
 * Not needed when: the buttons of a list can be configured; e2e/desk-safety.spec.ts (what is done with many).
 */
import { DefaultListView } from "@payloadcms/ui";
import type { ListViewClientProps, ListViewServerProps } from "payload";
import { BulkActions } from "../views/bulk/bulk-actions.tsx";

/** The list's props for the server only; Payload's own list runs in the browser and must not receive them. */
const SERVER_ONLY = new Set([
  "collectionConfig",
  "data",
  "i18n",
  "limit",
  "listSearchableFields",
  "locale",
  "params",
  "payload",
  "permissions",
  "searchParams",
  "user",
]);

/**
 * Payload's own list with the desk's buttons for selected records. Payload's would offer to delete records for good without the trash,
 * which nobody may.
 */
export function PayloadList(props: ListViewServerProps) {
  const client = Object.fromEntries(Object.entries(props).filter(([name]) => !SERVER_ONLY.has(name))) as unknown as ListViewClientProps;
  const isInDrawer = props.disableBulkEdit === true;
  if (props.viewType === "trash" || isInDrawer) return <DefaultListView {...client} />;
  const bulk = <BulkActions slug={props.collectionSlug} mayTrash={client.hasTrashPermission === true} />;
  const before = (
    <>
      {client.BeforeListTable}
      {bulk}
    </>
  );
  return <DefaultListView {...client} disableBulkEdit disableBulkDelete BeforeListTable={before} />;
}

/** The query of a list's address. */
export function paramsOf(searchParams: ListViewServerProps["searchParams"]): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(searchParams ?? {})) if (typeof value === "string") params.set(name, value);
  return params;
}
