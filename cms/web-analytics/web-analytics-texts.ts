import { inDeskLanguages, sayIn } from "#shared/desk-texts/say.ts";
import type { DeskLanguage } from "#shared/languages.ts";
import { deskLanguage } from "../lib/time.ts";
import { MIN_COUNT, type Kind } from "./kinds.ts";

export type Texts = ReturnType<typeof textsOf>;

const TEXTS = inDeskLanguages(textsOf);

/** The texts in the language of the user at the desk. */
export function textsIn(code: string): Texts {
  return TEXTS[deskLanguage(code)];
}

function textsOf(language: DeskLanguage) {
  const say = sayIn(language);
  return {
    title: say("Insight"),
    intro: say(
      "No visitor is recognised: no cookie, no identifier, no address; each thing is counted by itself and by day. What came less than {minCount} times is not shown. Bots, and visitors who ask not to be tracked, are not counted.",
      { minCount: MIN_COUNT },
    ),
    period: say("Period"),
    lastDays: (days: number) => say("Last {days} days", { days }),
    views: (count: string) => say("{count} page views", { count }),
    days: say("Views by day"),
    day: say("Day"),
    kind: say("Kind"),
    value: say("Value (counted)"),
    times: say("Times"),
    download: say("Download CSV"),
    none: say("Nothing has been counted yet."),
    unnamed: (count: number) => say("{count} more (counts)", { count }),
    more: (count: number) => say("{count} more in the CSV.", { count }),
    other: say("Other"),
    direct: say("Direct"),
    opened: say("opened"),
    sent: say("sent"),
    usedIn: (country: string) => say("Used in {country}", { country }),
    addTo: say("Add to…"),
    cure: (word: string) => say("Add “{word}” to what answers it", { word }),
    cured: (word: string, title: string) => say("Whoever searches for “{word}” now finds “{title}” first.", { word, title }),
    needs: say("Needs"),
    pages: say("Pages"),
    record: say("Another record…"),
    findRecord: (word: string) => say("Find the record that “{word}” is added to", { word }),
    noRecord: say("Nothing found"),
    kinds: {
      page: say("Pages"),
      language: say("Languages"),
      country: say("Countries and regions"),
      referrer: say("Referring sites"),
      campaign: say("Campaigns (source / medium / name)"),
      search: say("Searches"),
      unfound: say("Searches without a result"),
      filter: say("Filters"),
      comparison: say("Products compared"),
      download: say("Downloads"),
      form: say("Forms"),
    } satisfies Record<Kind, string>,
  };
}
