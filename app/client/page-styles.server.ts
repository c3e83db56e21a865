import { LRUCache } from "lru-cache";
// oxlint-disable-next-line import/default -- the module is made by the plugin in vite.config.ts
import nodes from "#app/components/styles.css?inline&parts";
import { namesOf, partOfStyles } from "./style-rules.ts";

/** What the client adds to a page without being asked: notices with their buttons. */
const ADDED = ["notice", "button", "button-outline", "button-small", "<div", "<p", "<a", "<button"];

/** Parts by the names that they are for: pages of one kind mostly have the same. */
const parts = new LRUCache<string, string>({ max: 100 });

/**
 * The part of the stylesheet that a page needs to be seen and used before its client has the whole.
 * @param html of the page
 */
export function pageStyles(html: string): string {
  const names = namesOf(html);
  for (const name of ADDED) names.add(name);
  const key = Buffer.from([...names].toSorted().join('"')).toString();
  const known = parts.get(key);
  if (known !== undefined) return known;
  const made = partOfStyles(nodes, names);
  parts.set(key, made);
  return made;
}
