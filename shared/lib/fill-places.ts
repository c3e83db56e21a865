/** A place to fill in, `{name}`, or one for a word in the form that goes with a number, `{name:one|other}`. */
const PLACE = /\{(\w+)(?::([^|{}]*)\|([^|{}]*))?\}/g;

/**
 * Fills the places of a text. A word that goes with a number has two forms, of which the first is for one:
 * `{number} {number:product|products}`. A place without a value is left empty.
 */
export function fillPlaces(text: string, values: Readonly<Record<string, string | number>>): string {
  if (!text.includes("{")) return text;
  return text.replaceAll(PLACE, (_place, name: string, one?: string, other?: string) => {
    const value = Object.hasOwn(values, name) ? String(values[name]) : "";
    return (value === "1" ? one : other) ?? value;
  });
}
