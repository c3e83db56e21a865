/** A heading of a text, as its contents lead to it. */
export interface Heading {
  id: string;
  text: string;
}

/** Characters of a heading that its id takes over. */
const ID_LENGTH = 60;
/** No id of the page itself begins like this. */
const PREFIX = "h-";

/**
 * Makes the ids of a text's headings: from their words, so that a link to one stays good while others come and go, and each once.
 * @returns a function that is called for each heading in turn
 */
export function headingIds(): (text: string) => string {
  const used = new Set<string>();
  return (text) => {
    const words =
      text
        .normalize("NFKC")
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    const base = PREFIX + (Array.from(words.join("-")).slice(0, ID_LENGTH).join("").replace(/-$/, "") || "section");
    let id = base;
    for (let number = 2; used.has(id); number++) id = `${base}-${number}`;
    used.add(id);
    return id;
  };
}
