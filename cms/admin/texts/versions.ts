import { sayIn } from "#shared/desk-texts/say.ts";
import type { SavedThrough } from "../../publishing/versions/who-saved.ts";
import type { DeskLanguage } from "#shared/languages.ts";
import { forEachLanguage } from "../../lib/language-names.ts";

/** The texts about earlier versions. */
export function versionsTexts(language: DeskLanguage) {
  const say = sayIn(language);
  return {
    title: say("Versions"),
    savedAt: say("Saved (time)"),
    savedBy: say("Saved by"),
    state: say("Status"),
    unknown: say("Not recorded"),
    system: say("The system"),
    through: { import: say("by import"), restore: say("by restoring"), schedule: say("as scheduled") } satisfies Record<
      SavedThrough,
      string
    > as Record<SavedThrough, string>,
    states: {
      live: say("On the site (version)"),
      published: say("Published before"),
      latest: say("Current draft"),
      draft: say("Draft"),
      current: say("Current"),
      earlier: say("Earlier"),
    },
    only: forEachLanguage(language, (name) => say("Only {name} published", { name })),
    none: say("There are no versions yet."),
    compareWith: (time: string) => say("Compare with the version of {time}", { time }),
  };
}
