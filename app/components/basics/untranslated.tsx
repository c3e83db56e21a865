import type { UntranslatedNote } from "#app/lib/untranslated-note.ts";

/** A note that the shown text is not translated yet; nothing on a translated one. */
export function Untranslated({ original }: { original: UntranslatedNote | undefined }) {
  return original ? <p className="wrap untranslated">{original.note}</p> : null;
}
