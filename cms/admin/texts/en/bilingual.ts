import { forEachLanguage, languageNames } from "../../../lib/language-names.ts";
import type { BilingualTexts } from "../zh/bilingual.ts";

const { source, target } = languageNames("en");

/** The texts about the two languages of a form, in English. */
export const bilingual: BilingualTexts = {
  languages: forEachLanguage("en", (name) => name),
  called: (field, language) => `${field}, ${language}`,
  states: {
    same: "In both languages",
    empty: "Empty in both languages",
    older: `The ${target} is older than the ${source}`,
    missing: { source: `The ${source} is missing`, target: `The ${target} is missing`, both: "Required, and empty in both" },
    reading: "The other language is loading",
    failed: "The other language could not be loaded",
  },
  older: `The ${source} was changed, the ${target} was not`,
  olderSince: (changed, written) => `${source} changed ${changed}, ${target} ${written === null ? "older than that" : `from ${written}`}`,
  seeChange: "See what changed",
  seeChangeOf: (field) => `${field}: see what changed`,
  changed: {
    before: `The ${source} when the ${target} was written`,
    now: `The ${source} now`,
    same: `The ${source} here is what it was when the ${target} was written.`,
    gone: `None of the versions kept has the ${source} from when the ${target} was written.`,
    reading: `Looking for the ${source} from when the ${target} was written…`,
    failed: `The ${source} from when the ${target} was written could not be loaded.`,
  },
  missing: {
    source: `No ${source}: ${source} pages show the ${target}`,
    target: `No ${target}: ${target} pages show the ${source}, or nothing`,
  },
  checked: "Mark as checked",
  checkedOf: (field) => `${field}: mark as checked`,
  willBeChecked: "Checked; applies once you save",
  tooLong: (count) => `${count} ${count === 1 ? "character" : "characters"} too many`,
  source: "source",
  whole: "complete",
  counted: (older, missing) => [older && `${older} older`, missing && `${missing} missing`].filter(Boolean).join(", "),
  failed: (language) => `The ${language} of this record could not be loaded, so it cannot be changed yet.`,
  retry: "Try again",
  seeStored: "See what is stored (new tab)",
  longText: forEachLanguage("en", (name) => `Show the ${name}`),
  longTextNone: forEachLanguage("en", (name) => `There is no ${name} yet.`),
  switchTo: forEachLanguage("en", (name) => `Edit the ${name}`),
};
