import { say } from "#shared/desk-texts/say.ts";
import type { CollectionBeforeChangeHook, CollectionConfig } from "payload";
import { allow } from "../access/allow.ts";
import { refusal } from "../lib/refusal.ts";
import { mayTrash } from "../access/trash-access.ts";
import { staff } from "../access/staff.ts";
import { plainText } from "../fields/text-fields.ts";
import { trashStep } from "../schema/trash-names.ts";

const HOLDS_FILES = say("There are files in this folder. Move them elsewhere first.");

/** Only an empty folder can be deleted, so that no file disappears from view. */
const refuseUnlessEmpty: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (trashStep(data, originalDoc) !== "in") return data;
  const { totalDocs } = await req.payload.count({
    collection: "media",
    where: { folder: { equals: originalDoc.id } },
    req,
    overrideAccess: true,
  });
  if (totalDocs > 0) throw refusal(HOLDS_FILES, req, 409);
  return data;
};

/** The folders of the media library. Payload's own are a beta without a trash, and every account may delete them. */
export const folders: CollectionConfig = {
  slug: "folders",
  labels: { singular: say("Folder"), plural: say("Folders") },
  // Staff creates and names them in the media library, so the menu has no entry for them.
  admin: { group: false, useAsTitle: "name", defaultColumns: ["name", "updatedAt"] },
  defaultSort: "name",
  access: { read: staff, create: allow("content.write"), update: allow("content.write"), delete: mayTrash("content.write") },
  hooks: { beforeChange: [refuseUnlessEmpty] },
  fields: [{ ...plainText("name", say("Name"), { max: 60 }), unique: true } as ReturnType<typeof plainText>],
};
