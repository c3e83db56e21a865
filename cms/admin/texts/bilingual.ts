import { sayIn } from "#shared/desk-texts/say.ts";
import type { DeskLanguage } from "#shared/languages.ts";
import { forEachLanguage, languageNames } from "../../lib/language-names.ts";

/** The texts of forms in several languages. */
export function bilingualTexts(language: DeskLanguage) {
  const say = sayIn(language);
  /** Among Chinese characters a time has spaces around its figures. */
  const spaced = (time: string) => (language === "zh" ? time.replace(/^(?=\d)/, " ").replace(/(?<=\d)$/, " ") : time);
  const { source, target } = languageNames(language);
  return {
    languages: forEachLanguage(language, (name) => name),
    /** The label of an input: the field, and its language. */
    called: (field: string, language: string) => say("{field}, {language}", { field, language }),
    states: {
      same: say("In both languages"),
      empty: say("Empty in both languages"),
      older: say("The {target} is older than the {source}", { target, source }),
      missing: {
        source: say("The {source} is missing", { source }),
        target: say("The {target} is missing", { target }),
        both: say("Required, and empty in both"),
      },
      reading: say("The other language is loading"),
      failed: say("The other language could not be loaded"),
    },
    older: say("The {source} was changed, the {target} was not", { source, target }),
    /** The day or time of the change; null for a translation older than the stored history. */
    olderSince: (changed: string, written: string | null) =>
      written === null
        ? say("{source} changed {changed}, {target} older than that", { source, changed: spaced(changed), target })
        : say("{source} changed {changed}, {target} from {written}", {
            source,
            changed: spaced(changed),
            target,
            written: spaced(written),
          }),
    seeChange: say("See what changed"),
    seeChangeOf: (field: string) => say("{field}: see what changed", { field }),
    changed: {
      before: say("The {source} when the {target} was written", { source, target }),
      now: say("The {source} now", { source }),
      same: say("The {source} here is what it was when the {target} was written.", { source, target }),
      gone: say("None of the versions kept has the {source} from when the {target} was written.", { source, target }),
      reading: say("Looking for the {source} from when the {target} was written…", { source, target }),
      failed: say("The {source} from when the {target} was written could not be loaded.", { source, target }),
    },
    missing: {
      source: say("No {source}: {source} pages show the {target}", { source, target }),
      target: say("No {target}: {target} pages show the {source}, or nothing", { target, source }),
    },
    checked: say("Mark as checked"),
    checkedOf: (field: string) => say("{field}: mark as checked", { field }),
    willBeChecked: say("Checked; applies once you save"),
    tooLong: (count: number) => say("{count} {count:character|characters} too many", { count }),
    source: say("source"),
    whole: say("complete (in short)"),
    counted: (older: number, missing: number) =>
      [older && say("{older} older", { older }), missing && say("{missing} missing", { missing })].filter(Boolean).join(say(", ")),
    failed: (language: string) => say("The {language} of this record could not be loaded, so it cannot be changed yet.", { language }),
    retry: say("Try again (to read)"),
    seeStored: say("See what is stored (new tab)"),
    longText: forEachLanguage(language, (name) => say("Show the {name}", { name })),
    longTextNone: forEachLanguage(language, (name) => say("There is no {name} yet.", { name })),
    switchTo: forEachLanguage(language, (name) => say("Edit the {name}", { name })),
  };
}

export type BilingualTexts = ReturnType<typeof bilingualTexts>;
