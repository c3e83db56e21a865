import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from "payload";
import sharp from "sharp";
import type { Media } from "../payload-types.ts";

/** Payload encodes these anew when they come in, for they may be animated (node_modules/payload/dist/uploads/isAnimatedImage.js). */
const ENCODED_ANEW = new Set(["image/webp", "image/gif"]);

/** Notes a picture as it was sent, before Payload makes another file of it. */
export const noteOriginal: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation !== "create" && operation !== "update") return;
  const { file } = req;
  delete req.context["original"];
  if (!file?.mimetype.startsWith("image/") || isCut(req)) return;
  req.context["original"] = file.tempFilePath ? await readFile(file.tempFilePath) : file.data;
};

/**
 * Takes a picture that was encoded anew for the one that was sent, so that it loses nothing and is known when it is sent again.
 * One that its reader has to turn stays as Payload turned it.
 */
export const takeOriginal: CollectionBeforeChangeHook<Media> = async ({ data, req }) => {
  const original = req.context["original"];
  delete req.context["original"];
  const { file } = req;
  if (!file || !Buffer.isBuffer(original) || !ENCODED_ANEW.has(data.mimeType ?? "")) return data;
  const { orientation = 1 } = await sharp(original).metadata();
  if (orientation !== 1) return data;
  if (file.tempFilePath) await writeFile(file.tempFilePath, original);
  else file.data = original;
  file.size = original.length;
  req.context["kept"] = original;
  return { ...data, filesize: original.length };
};

/** Puts the picture that was sent in the place of the other one in the data folder; a store gets it from the request. */
export const keepOriginal: CollectionAfterChangeHook<Media> = async ({ collection, doc, req }) => {
  const { kept } = req.context;
  delete req.context["kept"];
  const { staticDir, disableLocalStorage } = collection.upload;
  if (Buffer.isBuffer(kept) && doc.filename && staticDir && !disableLocalStorage)
    await writeFile(path.join(staticDir, path.basename(doc.filename)), kept);
  return doc;
};

/** Whether whoever sends a picture asks for a part of it, or for another size. */
function isCut({ query }: PayloadRequest): boolean {
  const edits = query["uploadEdits"];
  return typeof edits === "object" && edits !== null && ["crop", "widthInPixels", "heightInPixels"].some((name) => name in edits);
}
