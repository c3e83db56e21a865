import type { Bilingual } from "../lib/i18n.ts";

/** The presentation of a field at the desk. */
export interface Presentation {
  description?: Bilingual;
  /** In the sidebar. */
  sidebar?: boolean;
}

/** The admin options of a field. */
export function presentationOptions({ description, sidebar }: Presentation) {
  return { ...(description && { description }), ...(sidebar && { position: "sidebar" as const }) };
}
