import { forEachLanguage, languageNames } from "../../../lib/language-names.ts";
import { ZONE_NAME_AND_OFFSET } from "../../../lib/zone-name.ts";
import type { PublishingTexts } from "../zh/publishing.ts";

const { source, target } = languageNames("en");

/** The texts about publishing, in English. */
export const publishing: PublishingTexts = {
  open: "Publish…",
  openSave: "Save and publish…",
  heading: "What publishing will do",
  reading: "Checking what will change…",
  unread: "The preview of what will happen could not be loaded. You can still publish.",
  unreached: "You are offline, so nothing can be published now. What you wrote is still here; open this again when you are back online.",
  unstored: "Unsaved changes are included.",
  languages: forEachLanguage("en", (name) => name),
  and: ", ",
  places: (where, count) => `${count} in ${where}`,
  noLanguage: "fields without a language",
  goLive: (places, names) => `Changes that go live: ${places} (${names})`,
  names: (names, more) => (more > 0 ? `${names} and others, ${more} in all` : names),
  first: (path) => (path ? `Published for the first time, at ${path}` : "Published for the first time"),
  again: (path) => (path ? `Back on the site, at ${path}` : "Back on the site"),
  nothing: "Nothing has changed since it was published",
  staysBehind: (places) => `Stays in the draft: ${places}`,
  pages: (named, others) =>
    `Updated at once: ${[named, others > 0 ? `${others} ${others === 1 ? "page that refers" : "pages that refer"} to it` : ""].filter(Boolean).join(" and ")}`,
  noPages: "No other page shows it",
  everyPage: "Seen on every page at once, in all languages",
  rows: {
    come: (list, names) => `${list}, new: ${names}`,
    gone: (list, names) => `${list}, gone from the site: ${names}`,
  },
  values: { much: "Ten times as much or more, or a tenth or less: please check." },
  translation: {
    complete: `The ${target} is complete`,
    older: (names) => `${target} older than its ${source} is shown as it is: ${names}`,
    missing: (names) => `Without ${target}, shown in ${source} on the ${target} page: ${names}`,
    leftOut: `Has no ${target}, so it is left out of the ${target} site`,
    inChinese: `Has no ${target}: the ${target} page shows ${source}, hidden from search engines`,
    untouched: `The ${target} stays as it is`,
  },
  address: {
    moved: (from, to) => `The address becomes ${to}, and ${from} redirects there (301)`,
    same: (path) => `The address ${path} stays; no redirect is created`,
    none: "It has no page of its own; no redirect is created",
  },
  placeholders: "Left to be filled in (you can still publish):",
  undrawn: "The datasheet has no letters for these, and shows empty boxes (you can still publish):",
  contradictions: {
    title: "Differs from product data (you can still publish):",
    row: (code, name, written, stated) =>
      `“${written}” here, ${name ? `${name} of ${code}` : code} ${stated ? `is “${stated}”` : "does not have it"}`,
    product: (code) => `Open ${code}`,
    more: (count) => `${count} more`,
    and: "; ",
    aborted: "The texts are too long to be compared with product data.",
  },
  time: "Time",
  now: "Now",
  later: "At",
  laterAt: "Time to publish",
  takeOff: "Take off the site at",
  takeOffAt: "Time to take it off",
  zone: ZONE_NAME_AND_OFFSET.en,
  timeFaults: {
    unset: "Enter a date and a time.",
    past: "This time has passed: choose a later one.",
    early: "It must be taken off later than it is published.",
  },
  draftThen: "The draft as saved at that time is what will be published.",
  storeFirst: "Save a draft first, then set a time.",
  which: "Languages",
  chooseLanguage: "Choose at least one language.",
  together: {
    first: "It is not on the site, so all languages are published together.",
    rows: "Rows were added, removed or moved, so all languages are published together.",
  },
  deed: {
    now: (only) => (only ? `Publish ${only} only` : "Publish"),
    later: (time, only) => `Publish ${only ? `${only} only ` : ""}on ${time}`,
    takeOff: (time) => `Take off on ${time}`,
    alsoOff: (deed, time) => `${deed}, off on ${time}`,
  },
  cancel: "Cancel",
  planned: "Scheduled",
  plans: {
    publish: (time, only) => (only ? `Publish ${only} only on ${time}` : `Publish on ${time}`),
    unpublish: (time) => `Take off on ${time}`,
  },
  takeBack: "Unschedule",
  takeBackOf: (plan) => `Unschedule: ${plan}`,
  takenBack: "Unscheduled.",
  publishedNow: (title, only) => `Published${only && ` in ${only}`}: ${title}`,
  plannedNow: "Scheduled.",
  state: {
    live: (time) => `The site shows the version of ${time}. `,
    never: "Not published yet. ",
    takenOff: "Taken off the site. ",
    composed: (hasDraft) => `The site shows the home page that it composes by itself${hasDraft ? ", beside a draft of yours" : ""}.`,
    draft: (changes, time) =>
      changes > 0
        ? `${changes} ${changes === 1 ? "change is" : "changes are"} not published, saved as a draft ${time}.`
        : `Saved as a draft ${time}.`,
    planned: (plans) => `Scheduled: ${plans}.`,
    drop: "Discard changes",
    dropConfirm: "Discard unpublished changes, and restore all languages to what the site shows?",
  },
  held: (name, time) =>
    `${name} has been editing this record since ${time}, so you cannot save or publish it now; what you wrote stays in the form. If you take over, what they have not saved is lost.`,
  takeOver: "Take over",
  takenOver: "You have taken over.",
  restoring: "What restoring will do",
  restore: "Restore and publish",
  restored: "Restored: the site shows this version now.",
  foreseen: "This cannot be published yet. Please correct first:",
  refused: "Not published. Please correct first:",
};
