import type { Bilingual } from "../lib/i18n.ts";

/** How a field is shown at the desk. */
export interface Presentation {
  description?: Bilingual;
  /** Beside the other fields rather than among them. */
  sidebar?: boolean;
}

/** The admin options of a field. */
export function presented({ description, sidebar }: Presentation) {
  return { ...(description && { description }), ...(sidebar && { position: "sidebar" as const }) };
}
