import stylesheet from "#app/ui/styles.css?inline";
import { partOfStyles } from "./style-rules.ts";

/** Classes of what the client adds to a page without being asked: notices with their buttons. */
const ADDED = ["notice", "button", "button-outline", "button-small"];

const part = partOfStyles(stylesheet);

/**
 * The part of the stylesheet that a page needs to be seen and used before its client has the whole.
 * @param html of the page
 */
export function pageStyles(html: string): string {
  const classes = new Set(ADDED);
  for (const [, names = ""] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(/\s+/)) classes.add(name);
  }
  return part(classes);
}
