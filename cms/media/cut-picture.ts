import { say } from "#shared/desk-texts/say.ts";
import { type CollectionBeforeOperationHook, type PayloadRequest } from "payload";
import { refusal } from "../lib/refusal.ts";
import { can } from "../access/permissions.ts";
import { readUpload } from "./uploads.ts";
import { findFile } from "./file-of.ts";
import { cutPart } from "./read-upload.ts";
import { noteFacts } from "./withheld-file.ts";
import { readId } from "#shared/lib/whole-number.ts";

const INVALID_PART = say("Nobody can tell which part of the picture is to be cut out.");
const ANIMATED = say("Cut out here, an animated PNG would stand still. Cut it in another program, or save it as GIF or WebP.");

type File = NonNullable<PayloadRequest["file"]>;

/** The edits of a picture's form: the position of a part in percent, its size in pixels, and the focal point in percent. */
interface Edits {
  crop?: { x?: unknown; y?: unknown };
  widthInPixels?: unknown;
  heightInPixels?: unknown;
  focalPoint?: { x?: unknown; y?: unknown };
}

/**
 * Crops a new or stored picture as its form asks, in its upright orientation. Payload would crop before it applies the camera's rotation,
 * and fetch a stored one over the network.
 * @throws APIError with 400 for an invalid part, and for an animated PNG
 */
export const cutPicture: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  const edits = req.query["uploadEdits"] as Edits | undefined;
  if (typeof edits !== "object" || edits === null || (operation !== "create" && operation !== "update")) return;
  if (!overrideAccess && !can(req, "content.write")) return;
  const { crop, focalPoint } = edits;
  if (crop) {
    const picture = req.file ?? (await storedFile((args as { id?: unknown }).id, req));
    if (picture?.mimetype.startsWith("image/")) req.file = (await cut(picture, edits, req)) ?? req.file;
    Object.assign(args, { overwriteExistingFiles: true });
  }
  // Clears the edits, so that Payload leaves the file alone.
  req.query = { ...req.query, uploadEdits: {} };
  const [focalX, focalY] = [focalPoint?.x, focalPoint?.y].map((percent) => Math.round(Number(percent)));
  if (Number.isFinite(focalX) && Number.isFinite(focalY)) Object.assign((args as { data: object }).data, { focalX, focalY });
};

/** @returns null where the part is the whole picture */
async function cut(picture: File, { crop, widthInPixels, heightInPixels }: Edits, req: PayloadRequest): Promise<File | null> {
  const [x, y, width, height] = [crop?.x, crop?.y, widthInPixels, heightInPixels].map(Number);
  const part = await cutPart({ data: picture.data, x, y, width, height } as Parameters<typeof cutPart>[0], req);
  if (part === "none") throw refusal(INVALID_PART, req);
  if (part === "still") throw refusal(ANIMATED, req);
  if (part === "whole") return null;
  const data = Buffer.from(part.data);
  return noteFacts({ name: picture.name, data, mimetype: part.facts.mimeType, size: data.length }, part.facts);
}

async function storedFile(id: unknown, req: PayloadRequest): Promise<File | null> {
  const fileId = readId(id);
  const upload = fileId === null ? null : await findFile(fileId, req);
  const data = upload && (await readUpload(req.payload, upload));
  return data && { name: upload.filename ?? "", data, mimetype: upload.mimeType ?? "", size: data.length };
}
