import type { Original } from "#app/lib/original.ts";

/** Says that what is shown is not translated yet; nothing where it is. */
export function Untranslated({ original }: { original: Original | undefined }) {
  return original ? <p className="wrap untranslated">{original.note}</p> : null;
}
