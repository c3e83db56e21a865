import type { CollectionConfig, GlobalConfig } from "payload";

/** The component at the head of every form of the desk. */
const CONTROLS = ["/admin/components/form/form-guard.tsx#FormGuard", "/admin/components/fields/view-on-site.tsx#ViewOnSite"];

/**
 * The collection with a guard against lost edits in its form, and with a link to the record's page. Omits the link to the API, which is of
 * no use in a form.
 */
export function withFormGuard(collection: CollectionConfig): CollectionConfig {
  const { components, ...admin } = collection.admin ?? {};
  const edit = { ...components?.edit, beforeDocumentControls: [...CONTROLS, ...(components?.edit?.beforeDocumentControls ?? [])] };
  return { ...collection, admin: { ...admin, hideAPIURL: true, components: { ...components, edit } } };
}

/** The global with a guard against lost edits in its form. */
export function globalWithFormGuard(global: GlobalConfig): GlobalConfig {
  const { components, ...admin } = global.admin ?? {};
  const elements = { ...components?.elements, beforeDocumentControls: CONTROLS.slice(0, 1) };
  return { ...global, admin: { ...admin, hideAPIURL: true, components: { ...components, elements } } };
}
