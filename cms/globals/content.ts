import type { Field, GlobalConfig } from "payload";
import { anyone } from "../access/anyone.ts";
import { editors } from "../access/by-role.ts";
import { staff } from "../access/staff.ts";
import { SETTINGS } from "../lib/groups.ts";
import type { Bilingual } from "../lib/i18n.ts";
import { noteWhoRestored, savedByField, versionViews } from "../publishing/versions/saved-by.ts";

/** Versions kept of each global. */
const VERSIONS_KEPT = 20;

/** A single record that staff writes and every visitor reads, with its earlier versions. */
export function globalContent({ slug, label, fields }: { slug: string; label: Bilingual; fields: Field[] }): GlobalConfig {
  return {
    slug,
    label,
    admin: { group: SETTINGS, components: { views: versionViews } },
    access: { read: anyone, readVersions: staff, update: editors },
    versions: { max: VERSIONS_KEPT },
    hooks: { afterChange: [noteWhoRestored] },
    fields: [savedByField(), ...fields],
  };
}
