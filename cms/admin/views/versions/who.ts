import { readSavedBy } from "../../../publishing/versions/who-saved.ts";
import type { Texts } from "../../texts/index.ts";

/** The author of a version: “陈静”, “陈静，导入”, “系统”. */
export function whoSaved(stored: unknown, { versions, comma }: Texts): string {
  const saved = readSavedBy(stored);
  if (!saved) return versions.unknown;
  const { name, through } = saved;
  const way = through && versions.through[through];
  return [name ?? (way ? null : versions.system), way].filter(Boolean).join(comma);
}
