import { say } from "#shared/desk-texts/say.ts";
import type { CollectionBeforeChangeHook } from "payload";
import type { Media } from "../config/payload-types.ts";
import { usesOf } from "../publishing/references/uses.ts";
import { FILE_KINDS, kindOfType } from "../lib/file-kinds.ts";
import { refusal } from "../lib/refusal.ts";

/**
 * Refuses a file of another kind in the place of one that is in use: what shows a picture can show nothing else, and every page that does
 * would break at once.
 * @throws APIError in the sender's language
 */
export const keepKind: CollectionBeforeChangeHook<Media> = async ({ data, originalDoc, req }) => {
  if (!req.file || !originalDoc?.mimeType) return data;
  const kind = kindOfType(originalDoc.mimeType);
  if (kindOfType(data.mimeType ?? "") === kind || (await usesOf(req.payload, "media", originalDoc.id, req)).length === 0) return data;
  const { name } = FILE_KINDS[kind];
  throw refusal(
    say("This file is in use, so only another one of its kind ({name}) can take its place. Upload one of another kind on its own.", {
      name,
    }),
    req,
  );
};
