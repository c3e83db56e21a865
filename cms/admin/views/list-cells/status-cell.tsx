import type { CollectionSlug, DefaultServerCellComponentProps } from "payload";
import { deskTexts } from "../../texts/index.ts";

type Row = { id: number; _status?: string | null; _displayStatus?: string; deletedAt?: string | null };

/**
 * How a record stands with visitors, in a list. Payload says of every draft that was published once that it has a published version, also
 * where it was taken off the site.
 */
export async function StatusCell({ collectionSlug, i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const { lists } = deskTexts(i18n.language);
  const { id, _status: status, _displayStatus: shown, deletedAt } = rowData as Row;
  if (deletedAt) return <span>{status === "published" || shown === "changed" ? lists.wasPublished : lists.draft}</span>;
  if (status === "published") return <span>{lists.published}</span>;
  if (shown !== "changed") return <span>{lists.draft}</span>;
  // Of a record that whoever looks has in the list.
  const where = { and: [{ id: { equals: id } }, { _status: { equals: "published" } }] };
  const { totalDocs } = await payload.count({ collection: collectionSlug as CollectionSlug, where: where as never, overrideAccess: true });
  return <span>{totalDocs > 0 ? lists.pending : lists.takenOff}</span>;
}
