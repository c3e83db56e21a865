import type { DefaultServerCellComponentProps } from "payload";
import { idOf } from "../../../lib/id-of.ts";
import { thumbnailAddress } from "../../../lib/thumbnail-address.ts";
import { pictureName } from "../../lib/picture-names.ts";

/** Fields with a record's picture; the first existing one counts. */
const PICTURES = ["pictures", "picture", "poster", "portrait"];

/** The picture of a record, as a cell of a list. Decorative, because the name is beside it. */
export async function ThumbnailCell({ rowData, payload }: DefaultServerCellComponentProps) {
  // Payload also renders the cell for the column, without a record.
  const record = (rowData ?? {}) as Record<string, unknown>;
  const [value] = PICTURES.flatMap((name) => record[name] ?? []);
  const id = idOf(value as number | { id: number } | null | undefined);
  const name = id === null ? null : await pictureName(payload, id);
  if (name === null) return <span className="desk-thumb desk-thumb--none" />;
  return <img className="desk-thumb" src={thumbnailAddress(name)} alt="" width={44} height={33} loading="lazy" decoding="async" />;
}
