import { sayIn } from "#shared/desk-texts/say.ts";
import type { DeskLanguage } from "#shared/languages.ts";
import { forEachLanguage, languageNames } from "../../lib/language-names.ts";
import { ZONE_NAME_AND_OFFSET } from "../../lib/zone-name.ts";

/** The texts about publishing. */
export function publishingTexts(language: DeskLanguage) {
  const say = sayIn(language);
  const { source, target } = languageNames(language);
  return {
    open: say("Publish…"),
    openSave: say("Save and publish…"),
    heading: say("What publishing will do"),
    reading: say("Checking what will change…"),
    unread: say("The preview of what will happen could not be loaded. You can still publish."),
    unreached: say(
      "You are offline, so nothing can be published now. What you wrote is still here; open this again when you are back online.",
    ),
    unstored: say("Unsaved changes are included."),
    languages: forEachLanguage(language, (name) => name),
    and: say(", (in a list)"),
    places: (where: string, count: number) => say("{count} in {where}", { count, where }),
    noLanguage: say("fields without a language"),
    goLive: (places: string, names: string) => say("Changes that go live: {places} ({names})", { places, names }),
    names: (names: string, more: number) => (more > 0 ? say("{names} and others, {more} in all", { names, more }) : names),
    first: (path: string | null) => (path ? say("Published for the first time, at {path}", { path }) : say("Published for the first time")),
    again: (path: string | null) => (path ? say("Back on the site, at {path}", { path }) : say("Back on the site")),
    nothing: say("Nothing has changed since it was published"),
    staysBehind: (places: string) => say("Stays in the draft: {places}", { places }),
    pages: (named: string, others: number) =>
      say("Updated at once: {pages}", {
        pages: [named, others > 0 && say("{others} {others:page that refers|pages that refer} to it", { others })]
          .filter(Boolean)
          .join(say(" and ")),
      }),
    noPages: say("No other page shows it"),
    everyPage: say("Seen on every page at once, in all languages"),
    rows: {
      come: (list: string, names: string) => say("{list}, new: {names}", { list, names }),
      gone: (list: string, names: string) => say("{list}, gone from the site: {names}", { list, names }),
    },
    values: { much: say("Ten times as much or more, or a tenth or less: please check.") },
    translation: {
      complete: say("The {target} is complete", { target }),
      older: (names: string) => say("{target} older than its {source} is shown as it is: {names}", { target, source, names }),
      missing: (names: string) => say("Without {target}, shown in {source} on the {target} page: {names}", { target, source, names }),
      leftOut: say("Has no {target}, so it is left out of the {target} site", { target }),
      inChinese: say("Has no {target}: the {target} page shows {source}, hidden from search engines", { target, source }),
      untouched: say("The {target} stays as it is", { target }),
    },
    address: {
      moved: (from: string, to: string) => say("The address becomes {to}, and {from} redirects there (301)", { to, from }),
      same: (path: string) => say("The address {path} stays; no redirect is created", { path }),
      none: say("It has no page of its own; no redirect is created"),
    },
    placeholders: say("Left to be filled in (you can still publish):"),
    undrawn: say("The datasheet has no letters for these, and shows empty boxes (you can still publish):"),
    contradictions: {
      title: say("Differs from product data (you can still publish):"),
      row: (code: string, name: string, written: string, stated: string) => {
        const of = name ? say("{name} of {code}", { name, code }) : say("{code} (as a whole)", { code });
        return stated
          ? say("“{written}” here, {of} is “{stated}”", { written, of, stated })
          : say("“{written}” here, {of} does not have it", { written, of });
      },
      product: (code: string) => say("Open {code}", { code }),
      more: (count: number) => say("{count} more", { count }),
      and: say("; "),
      aborted: say("The texts are too long to be compared with product data."),
    },
    time: say("Time"),
    now: say("Now"),
    later: say("At"),
    laterAt: say("Time to publish"),
    takeOff: say("Take off the site at"),
    takeOffAt: say("Time to take it off"),
    zone: ZONE_NAME_AND_OFFSET[language],
    timeFaults: {
      unset: say("Enter a date and a time."),
      past: say("This time has passed: choose a later one."),
      early: say("It must be taken off later than it is published."),
    },
    draftThen: say("The draft as saved at that time is what will be published."),
    storeFirst: say("Save a draft first, then set a time."),
    which: say("Languages"),
    chooseLanguage: say("Choose at least one language."),
    together: {
      first: say("It is not on the site, so all languages are published together."),
      rows: say("Rows were added, removed or moved, so all languages are published together."),
    },
    deed: {
      now: (only: string) => (only ? say("Publish {only} only", { only }) : say("Publish")),
      later: (time: string, only: string) =>
        only ? say("Publish {only} only on {time} (button)", { only, time }) : say("Publish on {time} (button)", { time }),
      takeOff: (time: string) => say("Take off on {time}", { time }),
      alsoOff: (deed: string, time: string) => say("{deed}, off on {time}", { deed, time }),
    },
    cancel: say("Cancel"),
    planned: say("Scheduled (times)"),
    plans: {
      publish: (time: string, only: string) =>
        only ? say("Publish {only} only on {time}", { only, time }) : say("Publish on {time}", { time }),
      unpublish: (time: string) => say("Take off on {time} (plan)", { time }),
    },
    takeBack: say("Unschedule"),
    takeBackOf: (plan: string) => say("Unschedule: {plan}", { plan }),
    takenBack: say("Unscheduled."),
    publishedNow: (title: string, only: string) =>
      only ? say("Published in {only}: {title}", { only, title }) : say("Published: {title}", { title }),
    plannedNow: say("Scheduled."),
    state: {
      live: (time: string) => say("The site shows the version of {time}. ", { time }),
      never: say("Not published yet. "),
      takenOff: say("Taken off the site. "),
      composed: (hasDraft: boolean) =>
        hasDraft
          ? say("The site shows the home page that it composes by itself, beside a draft of yours.")
          : say("The site shows the home page that it composes by itself."),
      draft: (changes: number, time: string) =>
        changes > 0
          ? say("{changes} {changes:change is|changes are} not published, saved as a draft {time}.", { changes, time })
          : say("Saved as a draft {time}.", { time }),
      planned: (plans: string) => say("Scheduled: {plans}.", { plans }),
      drop: say("Discard changes"),
      dropConfirm: say("Discard unpublished changes, and restore all languages to what the site shows?"),
    },
    held: (name: string, time: string) =>
      say(
        "{name} has been editing this record since {time}, so you cannot save or publish it now; what you wrote stays in the form. If you take over, what they have not saved is lost.",
        { name, time },
      ),
    takeOver: say("Take over"),
    takenOver: say("You have taken over."),
    restoring: say("What restoring will do"),
    restore: say("Restore and publish"),
    restored: say("Restored: the site shows this version now."),
    foreseen: say("This cannot be published yet. Please correct first:"),
    refused: say("Not published. Please correct first:"),
  };
}

export type PublishingTexts = ReturnType<typeof publishingTexts>;
