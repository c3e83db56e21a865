import type { CollectionBeforeChangeHook, CollectionConfig } from "payload";
import { allow } from "../access/allow.ts";
import { refusal } from "../lib/refusal.ts";
import { mayTrash } from "../access/trash-access.ts";
import { staff } from "../access/staff.ts";
import { plainText } from "../fields/text-fields.ts";
import { trashStep } from "../schema/trash-names.ts";

const HOLDS_FILES = {
  zh: "文件夹里还有文件，不能删除。先把它们移到别处。",
  en: "There are files in this folder. Move them elsewhere first.",
};

/** A folder goes when it is empty, so that no file is lost from sight. */
const refuseUnlessEmpty: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (trashStep(data, originalDoc) !== "in") return data;
  const { totalDocs } = await req.payload.count({ collection: "media", where: { folder: { equals: originalDoc.id } }, req });
  if (totalDocs > 0) throw refusal(HOLDS_FILES, req, 409);
  return data;
};

/** The folders of the media library. Payload's own are a beta that every account may delete from, and know no trash. */
export const folders: CollectionConfig = {
  slug: "folders",
  labels: { singular: { zh: "文件夹", en: "Folder" }, plural: { zh: "文件夹", en: "Folders" } },
  // They are made and named in the media library; the menu has no place of theirs.
  admin: { group: false, useAsTitle: "name", defaultColumns: ["name", "updatedAt"] },
  defaultSort: "name",
  access: { read: staff, create: allow("content.write"), update: allow("content.write"), delete: mayTrash("content.write") },
  hooks: { beforeChange: [refuseUnlessEmpty] },
  fields: [{ ...plainText("name", "名称", "Name", { max: 60 }), unique: true } as ReturnType<typeof plainText>],
};
