import type { CollectionSlug, DefaultServerCellComponentProps } from "payload";
import { deskTexts } from "../../texts/index.ts";

type Row = { id: number; _status?: string | null; _displayStatus?: string; deletedAt?: string | null };

/**
 * The state of a record for visitors, in a list. Payload says that every draft of a once published record has a published version, even
 * after it was taken off the site.
 */
export async function StatusCell({ collectionSlug, i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const { lists } = deskTexts(i18n.language);
  const { id, _status: status, _displayStatus: shown, deletedAt } = rowData as Row;
  if (deletedAt) return <span>{status === "published" || shown === "changed" ? lists.wasPublished : lists.draft}</span>;
  if (status === "published") return <span>{lists.published}</span>;
  if (shown !== "changed") return <span>{lists.draft}</span>;
  // Without another check of permissions: the user has this record in the list.
  const where = { and: [{ id: { equals: id } }, { _status: { equals: "published" } }] };
  const { totalDocs } = await payload.count({ collection: collectionSlug as CollectionSlug, where: where as never, overrideAccess: true });
  return <span>{totalDocs > 0 ? lists.pending : lists.takenOff}</span>;
}
