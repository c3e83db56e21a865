import type { CollectionConfig, GlobalConfig } from "payload";

/** What stands in the head of every form of the desk. */
const CONTROLS = ["/admin/components/form/form-guard.tsx#FormGuard", "/admin/components/fields/view-on-site.tsx#ViewOnSite"];

/** The collection with its form guarded against lost edits, and a link to the record's page. The record as JSON is no business of a form. */
export function withFormGuard(collection: CollectionConfig): CollectionConfig {
  const { components, ...admin } = collection.admin ?? {};
  const edit = { ...components?.edit, beforeDocumentControls: [...CONTROLS, ...(components?.edit?.beforeDocumentControls ?? [])] };
  return { ...collection, admin: { ...admin, hideAPIURL: true, components: { ...components, edit } } };
}

/** The global with its form guarded against lost edits. */
export function globalWithFormGuard(global: GlobalConfig): GlobalConfig {
  const { components, ...admin } = global.admin ?? {};
  const elements = { ...components?.elements, beforeDocumentControls: CONTROLS.slice(0, 1) };
  return { ...global, admin: { ...admin, hideAPIURL: true, components: { ...components, elements } } };
}
