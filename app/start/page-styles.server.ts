import { LRUCache } from "lru-cache";
import stylesheet from "#app/ui/styles.css?inline";
import { partOfStyles } from "./style-rules.ts";

/** Classes of what the client adds to a page without being asked: notices with their buttons. */
const ADDED = ["notice", "button", "button-outline", "button-small"];

const part = partOfStyles(stylesheet);
/** Parts by the classes that they are for: pages of one kind mostly have the same. */
const parts = new LRUCache<string, string>({ max: 100 });

/**
 * The part of the stylesheet that a page needs to be seen and used before its client has the whole.
 * @param html of the page
 */
export function pageStyles(html: string): string {
  const named = new Set<string>();
  for (const [, names = ""] of html.matchAll(/ class="([^"]*)"/g)) named.add(names);
  const key = Buffer.from([...named].toSorted().join('"')).toString();
  const known = parts.get(key);
  if (known !== undefined) return known;
  const classes = new Set(ADDED);
  for (const names of named) {
    for (const name of names.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(/\s+/)) classes.add(name);
  }
  const made = part(classes);
  parts.set(key, made);
  return made;
}
