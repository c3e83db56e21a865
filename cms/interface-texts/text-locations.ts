import { inDeskLanguages, say, type DeskText } from "#shared/desk-texts/say.ts";
import { listSitePages } from "#shared/vocabulary/site-pages.ts";

interface Place {
  name: DeskText;
  /** The site path of a page with them; null for texts in many places. */
  path: string | null;
}

const place = (name: DeskText, path: string | null = null): Place => ({ name, path });

/** The locations of texts that belong to no page, by the first part of their keys. */
const PLACES: Record<string, Place> = {
  analytics: place(say("Question about statistics")),
  datasheet: place(say("Datasheets")),
  diagnostics: place(say("Diagnostics (page)"), "/test-ssr"),
  errors: place(say("Error pages")),
  finder: place(say("Product finder"), "/products"),
  footer: place(say("Footer of every page"), "/"),
  forms: place(say("All forms (texts)")),
  foundBy: place(say("Words that find the pages"), "/search"),
  nav: place(say("Header of every page"), "/"),
  product: place(say("Product pages")),
  quote: place(say("Quote list (page)"), "/buy"),
  services: place(say("Services"), "/services/about"),
  sheets: place(say("Workbooks")),
  standby: place(say("Standby calculator")),
  use: place(say("Use in a country")),
  ui: place(say("Controls everywhere")),
  updates: place(say("Notice of a new version")),
};

/** The pages of the site, by the file of their texts. */
const PAGES: ReadonlyMap<string | undefined, Place> = new Map(
  listSitePages().map(({ name, path, texts }) => [texts, { name: say(name), path }]),
);

/** The location of a text; the first part of its key for an unknown file. */
export function locationOfText(key: string): Place {
  const [file = ""] = key.split(".");
  return (
    PAGES.get(file) ??
    PLACES[file] ??
    place(
      inDeskLanguages(() => file),
      file,
    )
  );
}
