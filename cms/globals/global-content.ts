import type { Field, GlobalConfig, GlobalSlug } from "payload";
import { allow } from "../access/allow.ts";
import { publishedGlobalOrStaff } from "../access/published-or-staff.ts";
import { globalPreviewAddress } from "../publishing/preview/preview-address.ts";
import { staff } from "../access/staff.ts";
import { SETTINGS } from "../lib/groups.ts";
import type { Bilingual } from "../lib/i18n.ts";
import { publishControls, saveControls } from "../publishing/publish-controls.ts";
import { restoreGlobalAsDraft } from "../publishing/versions/safe-restore.ts";
import { noteWhoRestored, savedByField, versionViews } from "../publishing/versions/saved-by.ts";

/** Versions of each global. */
const MAX_VERSIONS = 20;

interface GlobalContent {
  slug: string;
  label: Bilingual;
  fields: Field[];
  /** The site path of the page that shows it. The global then has drafts with a preview there, and visitors read the published version. */
  page?: string;
}

/** A single record that staff writes and every visitor reads, with its earlier versions. */
export function globalContent({ slug, label, fields, page }: GlobalContent): GlobalConfig {
  return {
    slug,
    label,
    admin: {
      group: SETTINGS,
      components: { views: versionViews, elements: page ? publishControls : saveControls },
      ...(page && { preview: (_record, { locale }) => globalPreviewAddress(slug, page, locale) }),
    },
    access: { read: page ? publishedGlobalOrStaff : () => true, readVersions: staff, update: allow("content.write") },
    versions: { max: MAX_VERSIONS, ...(page && { drafts: { autosave: false } }) },
    ...(page && { endpoints: [restoreGlobalAsDraft(slug as GlobalSlug)] }),
    hooks: { afterChange: [noteWhoRestored] },
    fields: [savedByField(), ...fields],
  };
}
