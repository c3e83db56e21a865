import { say } from "#shared/desk-texts/say.ts";
import type { Definition, Fields } from "#shared/definition/define.ts";
import type { CollectionBeforeChangeHook, CollectionConfig, Field } from "payload";
import { allow } from "../access/allow.ts";
import { moveEndpoint } from "../publishing/order/move-endpoint.ts";
import { mayTrash } from "../access/trash-access.ts";
import { publishedOrStaff } from "../access/published-or-staff.ts";
import { staff } from "../access/staff.ts";
import { publishControls } from "../publishing/publish-controls.ts";
import { previewAddress } from "../publishing/preview/preview-address.ts";
import { formFields, type OwnFields } from "../fields/defined-fields.ts";
import { usedIn } from "../fields/used-in.ts";
import { CATALOGUE, CONTENT } from "../lib/groups.ts";
import { restoreHooks } from "../payload-patches/restore-from-trash.ts";
import { oneLanguageHooks } from "../payload-patches/publish-one-language.ts";
import { endPlansOfSaved } from "../publishing/versions/planned-times.ts";
import { translationFields } from "../publishing/translations/translation-fields.ts";
import { savedByField, versionViews } from "../publishing/versions/saved-by.ts";

/** Default number of versions of each record. */
const MAX_VERSIONS = 20;

/** Columns of lists that are no fields of the record's form. */
const listColumns: Field[] = [
  { name: "thumbnail", label: say("Picture"), Cell: "/admin/views/list-cells/thumbnail-cell.tsx#ThumbnailCell" },
  { name: "quickEdit", label: say("Quick edit"), Cell: "/admin/views/list-cells/quick-edit-cell.tsx#QuickEditCell" },
].map(({ name, label, Cell }) => ({ type: "ui", name, label, admin: { disableBulkEdit: true, components: { Cell } } }));

/** Payload's own status field, with a cell that shows the state for visitors. */
const statusField = {
  type: "select",
  name: "_status",
  label: say("Status"),
  admin: { components: { Cell: "/admin/views/list-cells/status-cell.tsx#StatusCell" } },
} as unknown as Field;

/** Sets the time of the last change of a copy, because Payload copies that of the original. */
const copiedNow: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const isCopy = operation === "create" && (originalDoc as { updatedAt?: string } | undefined)?.updatedAt;
  return isCopy ? { ...data, updatedAt: new Date().toISOString() } : data;
};

const GROUPS = { catalogue: CATALOGUE, content: CONTENT };

/**
 * The collection of a kind of content: staff writes it, and visitors read its published records. It includes drafts, versions and access.
 * @param own makes the fields that the definition leaves to their collection
 * @param more fields that only the desk has
 */
export function content<F extends Fields>(kind: Definition<string, F>, own: OwnFields<F>, ...more: Field[]): CollectionConfig {
  const { collection: slug, sort, maxVersions = MAX_VERSIONS } = kind;
  return {
    slug,
    labels: { singular: { ...kind.one }, plural: { ...kind.all } },
    admin: {
      group: GROUPS[kind.group],
      useAsTitle: kind.title,
      defaultColumns: [...kind.columns, "translation", "quickEdit"],
      components: { views: versionViews, edit: publishControls },
      preview: (record, { locale }) => previewAddress(slug, record, locale),
    },
    defaultSort: sort,
    access: {
      read: publishedOrStaff,
      readVersions: staff,
      create: allow("content.write"),
      update: allow("content.write"),
      delete: mayTrash("content.write"),
    },
    versions: { maxPerDoc: maxVersions, drafts: { autosave: false } },
    hooks: {
      beforeOperation: oneLanguageHooks.beforeOperation,
      beforeChange: [copiedNow, ...oneLanguageHooks.beforeChange, ...restoreHooks.beforeChange],
      afterChange: [...restoreHooks.afterChange, endPlansOfSaved],
    },
    ...(sort === "order" && { endpoints: [moveEndpoint(slug, { hasVersions: true })] }),
    fields: [
      statusField,
      savedByField(),
      ...formFields(kind, own),
      ...more,
      ...(kind.showsUses ? [usedIn()] : []),
      ...translationFields(),
      ...listColumns,
    ],
  };
}
