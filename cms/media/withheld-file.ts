import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook, PayloadRequest } from "payload";
import type { Media } from "../config/payload-types.ts";
import type { FileFacts } from "./inspect-upload.ts";

type File = NonNullable<PayloadRequest["file"]>;

/** What Payload takes for a file of which it has nothing to find out. */
const PLAIN = "application/octet-stream";

/** The files of requests that Payload does not see yet, and the facts found about them. */
const withheld = new WeakMap<File, { file: File; facts: FileFacts }>();
const factsOf = new WeakMap<File, FileFacts>();

/** Notes the facts found about a file. */
export function noteFacts(file: File, facts: FileFacts): File {
  factsOf.set(file, facts);
  return file;
}

/**
 * Hands Payload a file of no bytes in the place of one that was inspected: Payload 3.90.1 would detect its type, measure it and decode
 * animations of it in this process, without bounds (node_modules/payload/dist/uploads/generateFileData.js).
 */
export const withholdFile: CollectionBeforeOperationHook = ({ req }) => {
  const { file } = req;
  const facts = file && factsOf.get(file);
  if (!file || !facts) return;
  const empty: File = { name: file.name, mimetype: PLAIN, size: file.size, data: Buffer.alloc(0) };
  withheld.set(empty, { file, facts });
  req.file = empty;
};

/** Puts the file back as soon as Payload has passed over it, and the facts found about it into its record. */
export const returnFile: CollectionBeforeValidateHook<Media> = ({ data, req }) => {
  const original = req.file && withheld.get(req.file);
  if (!original) return data;
  req.file = original.file;
  return { ...data, ...original.facts };
};
