import type { CollectionConfig } from "payload";
import { allow } from "../access/allow.ts";
import { secret } from "../access/field-access.ts";
import { writtenByServer } from "../access/written-by-server.ts";
import { plainText } from "../fields/text-fields.ts";
import {
  badLinesEndpoint,
  checkEndpoint,
  giveUpEndpoint,
  MAX_FILE_BYTES,
  writeEndpoint,
} from "../import-export/import-export-endpoints.ts";
import { jobFields } from "../jobs/job-fields.ts";
import { SETTINGS } from "../lib/groups.ts";

/** The states of an import. */
export const IMPORT_STATES = ["checking", "checked", "writing", "written", "failed"] as const;

/** Import files with their reports and progress. Only the server writes them. */
export const imports: CollectionConfig = {
  slug: "imports",
  labels: { singular: { zh: "导入", en: "Import" }, plural: { zh: "导入", en: "Imports" } },
  // The view where staff chooses files lists them.
  admin: { group: SETTINGS, hidden: true, useAsTitle: "fileName" },
  defaultSort: "-id",
  ...writtenByServer(allow("content.import")),
  endpoints: [checkEndpoint, writeEndpoint, badLinesEndpoint, giveUpEndpoint],
  fields: [
    { type: "relationship", name: "user", relationTo: "users", label: { zh: "用户", en: "User" } },
    plainText("target", "类别", "Kind of record", { max: 60 }),
    plainText("fileName", "文件", "File", { max: 200 }),
    plainText("language", "语言", "Language", { max: 2 }),
    { type: "number", name: "bytes", label: { zh: "大小（字节）", en: "Size (bytes)" } },
    { type: "select", name: "state", label: { zh: "状态", en: "State" }, required: true, options: [...IMPORT_STATES] },
    { type: "checkbox", name: "onlyGood", label: { zh: "只写入好的行", en: "Good lines alone" } },
    ...jobFields(),
    { type: "number", name: "done", label: { zh: "已处理", en: "Done" } },
    { type: "number", name: "total", label: { zh: "总数", en: "In all" } },
    { type: "number", name: "seconds", label: { zh: "用时（秒）", en: "Seconds" } },
    { type: "json", name: "report", label: { zh: "结果", en: "Result" } },
    // As `packContent` makes it, until the import is written or discarded.
    {
      type: "textarea",
      name: "content",
      label: { zh: "内容", en: "Content" },
      maxLength: MAX_FILE_BYTES * 2,
      access: secret,
      admin: { hidden: true },
    },
  ],
};
