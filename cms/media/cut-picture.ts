import { type CollectionBeforeOperationHook, type PayloadRequest } from "payload";
import { refusal } from "../lib/refusal.ts";
import { hasRole } from "../access/roles.ts";
import { readUpload } from "./uploads.ts";
import { findFile } from "./file-of.ts";
import { openPicture, uprightSize } from "./most-pixels.ts";

/** Of what is cut out of a picture that loses by each encoding. */
const QUALITY = 90;
const NO_PART = { zh: "看不懂要从图片中裁下哪一部分。", en: "Nobody can tell which part of the picture is to be cut out." };

/** What the form of a picture asks for: a part of it, from a place in percent, in pixels; and what the picture is about, in percent. */
interface Edits {
  crop?: { x?: unknown; y?: unknown };
  widthInPixels?: unknown;
  heightInPixels?: unknown;
  focalPoint?: { x?: unknown; y?: unknown };
}

/**
 * Cuts out the part of a picture that its form asks for, from the picture as it is seen, also of one that is stored already. Payload
 * would cut before it turns what a camera has marked to be turned, and ask for a stored one over the network.
 * @throws APIError with 400 for a part that is none
 */
export const cutPicture: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  const edits = req.query["uploadEdits"] as Edits | undefined;
  if (typeof edits !== "object" || edits === null || (operation !== "create" && operation !== "update")) return;
  if (!overrideAccess && !hasRole(req, "administrator", "editor")) return;
  const { crop, focalPoint } = edits;
  if (crop) {
    const picture = req.file ?? (await storedFile((args as { id?: unknown }).id, req));
    const part = picture?.mimetype.startsWith("image/") ? await cut(picture.data, edits, req) : null;
    if (picture && part) req.file = { name: picture.name, data: part, mimetype: picture.mimetype, size: part.length };
    Object.assign(args, { overwriteExistingFiles: true });
  }
  // What is left is the record's own, so that Payload has nothing to do with the file.
  req.query = { ...req.query, uploadEdits: {} };
  const [focalX, focalY] = [focalPoint?.x, focalPoint?.y].map((percent) => Math.round(Number(percent)));
  if (Number.isFinite(focalX) && Number.isFinite(focalY)) Object.assign((args as { data: object }).data, { focalX, focalY });
};

/** @returns null where the part is the whole picture */
async function cut(data: Uint8Array, { crop, widthInPixels, heightInPixels }: Edits, req: PayloadRequest): Promise<Buffer | null> {
  const whole = await uprightSize(data).catch(() => ({ width: 0, height: 0 }));
  const left = Math.floor((Number(crop?.x) / 100) * whole.width);
  const top = Math.floor((Number(crop?.y) / 100) * whole.height);
  const width = Math.min(Math.round(Number(widthInPixels)), whole.width - left);
  const height = Math.min(Math.round(Number(heightInPixels)), whole.height - top);
  const isPart = [left, top].every((edge) => Number.isFinite(edge) && edge >= 0) && width > 0 && height > 0;
  if (!isPart) throw refusal(NO_PART, req);
  if (width === whole.width && height === whole.height) return null;
  const { pages = 1, format } = await openPicture(data).metadata();
  const part = openPicture(data, { animated: pages > 1 })
    .autoOrient()
    .extract({ left, top, width, height });
  if (format === "heif") return part.avif({ quality: QUALITY }).toBuffer();
  return (format === "jpeg" || format === "webp" ? part.toFormat(format, { quality: QUALITY }) : part.toFormat(format)).toBuffer();
}

async function storedFile(id: unknown, req: PayloadRequest): Promise<NonNullable<PayloadRequest["file"]> | null> {
  const upload = typeof id === "number" || typeof id === "string" ? await findFile(Number(id), req) : null;
  const data = upload && (await readUpload(req.payload, upload));
  return data && { name: upload.filename ?? "", data, mimetype: upload.mimeType ?? "", size: data.length };
}
