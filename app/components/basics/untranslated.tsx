import type { UntranslatedNote } from "#app/lib/untranslated-note.ts";

/** Says that what is shown is not translated yet; nothing where it is. */
export function Untranslated({ original }: { original: UntranslatedNote | undefined }) {
  return original ? <p className="wrap untranslated">{original.note}</p> : null;
}
